import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct UnspokenTextCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports decorative text that is spoken nowhere`() {
        func pair(_ label: String) -> [Element] {
            [
                Fixture.words("Late by two days").element.decorative(),
                Element.column { Fixture.words("Book") }
                    .accessibility(Accessibility(.text, label: label)),
            ]
        }
        Fixture.expect(.unspokenText) {
            pair("Book")
        } besides: {
            pair("Book: late by two days")
        }
    }

    @Test func `accepts the value of a field in other words`() {
        let field = Element.field(
            Fixture.action("length", "Length"), Element.Input(.text),
            label: Fixture.words("Length"),
            value: Fixture.words("300 seconds"))
        let found = Fixture.findings(.unspokenText) {
            field
            Fixture.words("5 minutes").element.decorative()
        }
        #expect(found.isEmpty)
    }
}
