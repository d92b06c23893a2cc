import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct ErrorTextCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports an error without a text`() {
        func field(_ errors: Element.Input.Errors) -> Element {
            .field(
                Fixture.action("name", "Name"),
                Element.Input(.text, isRequired: true, errors: errors), label: Fixture.words("Name")
            )
        }
        Fixture.expect(.errorWithoutText) {
            field(Element.Input.Errors())
        } besides: {
            field(Element.Input.Errors(missing: Fixture.words("Enter a name.")))
        }
    }

    @Test func `reports a number field without texts for its errors`() {
        let words = Fixture.words("Enter a number.")
        func field(_ errors: Element.Input.Errors) -> Element {
            .field(
                Fixture.action("days", "Days"),
                Element.Input(.integer, min: 1, max: 7, errors: errors),
                label: Fixture.words("Days"))
        }
        Fixture.expect(.errorWithoutText) {
            field(Element.Input.Errors(malformed: words))
        } besides: {
            field(Element.Input.Errors(malformed: words, outOfRange: words))
        }
    }
}
