import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct CutOffCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports a picture lower than its text`() {
        func picture(_ height: Double) -> Element {
            Element.picture {
                Element.column { for place in 1...5 { Fixture.words("Line \(place)") } }
            }
            .width(.size(Fixture.size(200))).height(.size(Fixture.size(height)))
            .accessibility(Accessibility(.image, label: "Lines 1 to 5"))
        }
        // Five lines of body text, each 22 points high.
        Fixture.expect(.cutOff) {
            picture(90)
        } besides: {
            picture(110)
        }
    }

    @Test func `reports a placeholder longer than its field`() {
        func field(_ text: String) -> Element {
            .field(
                Fixture.action("name", "Name"), Element.Input(.text), label: Fixture.words("Name"),
                placeholder: Fixture.words(text))
        }
        Fixture.expect(.cutOff) {
            field(String(repeating: "Read a book ", count: 6))
        } besides: {
            field("Read a book")
        }
    }
}
