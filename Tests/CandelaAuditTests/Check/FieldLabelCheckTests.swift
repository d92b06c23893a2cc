import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct FieldLabelCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports a field with only a placeholder`() {
        func field(_ label: String?) -> Element {
            .field(
                Fixture.action("name", "Name"), Element.Input(.text),
                label: label.map { Fixture.words($0) }, placeholder: Fixture.words("Read"))
        }
        Fixture.expect(.fieldWithoutLabel) {
            field(nil)
        } besides: {
            field("Name")
        }
    }

    @Test func `accepts a text before the field as its label`() {
        let field = Element.field(
            Fixture.action("name", "Name"), Element.Input(.text), label: nil,
            placeholder: Fixture.words("Read"))
        #expect(
            Fixture.findings(.fieldWithoutLabel) {
                Fixture.words("Name")
                field
            }.isEmpty)
    }
}
