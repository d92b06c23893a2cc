import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct MissingStateCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports a check box that does not say whether it is ticked`() {
        func box(_ states: [AccessibilityState]) -> Element {
            Element.column { Fixture.words("Milk") }
                .accessibility(Accessibility(.checkbox, label: "Milk", states: states))
                .actions([Fixture.action("buy", "Buy")])
        }
        Fixture.expect(.missingState) {
            box([])
        } besides: {
            box([.unchecked])
        }
    }

    @Test func `reports tabs of which none is selected`() {
        func tabs(_ selected: String?) -> Element {
            .choice(.tabs) {
                for name in ["Today", "Log"] {
                    Element.button(Fixture.action(name, name), isSelected: name == selected) {
                        Fixture.words(name, name == selected ? .textPrimary : .textSecondary)
                    }
                    .id(ElementID(name)).accessibility(Accessibility(.tab, label: name))
                }
            }
            .accessibility(Accessibility(.tabList, label: "Pages", children: .contain))
        }
        Fixture.expect(.missingState) {
            tabs(nil)
        } besides: {
            tabs("Today")
        }
    }
}
