import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct UnclearQuestionCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports answers that do not differ or do not say what they do`() {
        func button(_ confirm: String, _ title: String = "Delete “Read”?") -> Element {
            Fixture.button(
                Action(
                    "delete", .delete(.habit, ids: ["a"]), label: "Delete", role: .destructive,
                    confirmation: Action.Confirmation(
                        title: title, message: "Its days are deleted, too.", confirm: confirm,
                        cancel: "Cancel")))
        }
        Fixture.expect(.unclearQuestion) {
            button("Cancel")
        } besides: {
            button("Delete")
        }
        #expect(Fixture.findings(.unclearQuestion) { button("OK") }.count == 1)
        #expect(Fixture.findings(.unclearQuestion) { button("Delete", "") }.count == 1)
    }
}
