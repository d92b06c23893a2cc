import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct LostActionCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports an action of an element that is not read`() {
        func row(_ accessibility: Accessibility?) -> Element {
            Element.column { Fixture.words("Tuesday") }.accessibility(accessibility)
                .actions([Fixture.action("edit", "Edit")])
        }
        Fixture.expect(.lostAction) {
            row(nil)
        } besides: {
            row(Accessibility(.listItem, label: "Tuesday", children: .contain)).inList
        }
    }

    @Test func `reports a result that only dragging has`() {
        func row(_ others: [Action]) -> Element {
            let drag = Action(
                "drag", .reorder(step: "a", to: nil), label: "Reorder", gesture: .drag)
            return Element.column { Fixture.words("Tuesday") }
                .accessibility(Accessibility(.text, label: "Tuesday")).actions([drag] + others)
        }
        let up = Action("up", .reorder(step: "a", to: 0), label: "Move up")
        Fixture.expect(.dragOnly) {
            row([])
        } besides: {
            row([up])
        }
    }
}
