import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct UntitledScreenCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports a screen without a title`() {
        func screen(_ title: String) -> Screen {
            Fixture.screen(title: title) { Fixture.words("Text") }
        }
        Fixture.expect(.untitledScreen, on: screen(" "), besides: screen("A"))
    }

    @Test func `reports an overlay without a text`() {
        func over(_ text: String) -> Screen {
            let card = Element.column {
                Fixture.words(text)
                Fixture.button(
                    "Close", id: "close",
                    showing: Icon(.flame, color: .textPrimary, size: Fixture.size(20)))
            }
            return Fixture.screen(overlay: card.surface(Surface(fill: Paint(.surface)))) {
                Fixture.words("Below")
            }
        }
        Fixture.expect(.untitledScreen, on: over(""), besides: over("Saved"))
    }
}
