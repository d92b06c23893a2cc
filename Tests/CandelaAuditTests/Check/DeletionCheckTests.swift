import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct DeletionCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports a deletion without a question or an undo`() {
        func delete(_ confirmation: Action.Confirmation?) -> Element {
            Fixture.button(
                Action(
                    "delete", .delete(.habit, ids: ["a"]), label: "Delete", role: .destructive,
                    confirmation: confirmation))
        }
        let question = Action.Confirmation(
            title: "Delete “Read”?", message: "Its days are deleted, too.", confirm: "Delete",
            cancel: "Cancel")
        Fixture.expect(.irreversibleDelete) {
            delete(nil)
        } besides: {
            delete(question)
        }
    }

    @Test func `reports too little time to undo`() {
        func delete(_ window: Double) -> Element {
            Fixture.button(
                Action(
                    "delete", .delete(.habit, ids: ["a"]), label: "Delete", role: .destructive,
                    undoWindow: window))
        }
        Fixture.expect(.shortUndo) {
            delete(3)
        } besides: {
            delete(5)
        }
        #expect(Fixture.findings(.shortUndo) { delete(.nan) }.count == 1)
    }

    @Test func `reports a deletion that is not marked`() {
        func delete(_ role: Action.Role) -> Element {
            Fixture.button(
                Action(
                    "delete", .delete(.habit, ids: ["a"]), label: "Delete", role: role,
                    undoWindow: 5))
        }
        Fixture.expect(.unmarkedDelete) {
            delete(.normal)
        } besides: {
            delete(.destructive)
        }
    }
}
