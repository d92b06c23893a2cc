import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct MisplacedRoleCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports a radio button outside of a group`() {
        func options(_ role: AccessibilityRole) -> Element {
            Element.column {
                for name in ["Day", "Week"] {
                    Fixture.button(name, id: ElementID(name).rawValue, role: .radio)
                }
            }
            .accessibility(Accessibility(role, label: "Period", children: .contain))
        }
        #expect(Fixture.findings(.misplacedRole) { options(.group) }.count == 2)
        Fixture.expect(.misplacedRole) {
            Fixture.button("Day", role: .radio)
        } besides: {
            options(.radioGroup)
        }
    }
}
