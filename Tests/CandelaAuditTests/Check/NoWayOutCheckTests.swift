import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct NoWayOutCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports a pushed screen without a way back`() {
        func screen(_ presentation: Screen.Presentation) -> Screen {
            Fixture.screen(as: presentation) { Fixture.button("Go") }
        }
        Fixture.expect(.noWayOut, on: screen(.push), besides: screen(.cover))
    }

    @Test func `reports an overlay without a control`() {
        func over(_ controls: [Element]) -> Screen {
            let card = Element.column {
                Fixture.words("Saved")
                controls
            }
            return Fixture.screen(overlay: card.surface(Surface(fill: Paint(.surface)))) {
                Fixture.words("Below")
            }
        }
        Fixture.expect(.noWayOut, on: over([]), besides: over([Fixture.button("Close")]))
    }
}
