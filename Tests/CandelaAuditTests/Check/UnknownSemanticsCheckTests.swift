import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct UnknownSemanticsCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports roles and states that are not known`() {
        func part(_ role: AccessibilityRole, _ state: AccessibilityState) -> Element {
            Element.column { Fixture.words("More") }
                .accessibility(Accessibility(role, label: "More", states: [state]))
        }
        let (role, state) = (
            AccessibilityRole(rawValue: "tooltip"), AccessibilityState(rawValue: "pressed")
        )
        Fixture.expect(.unknownSemantics) {
            part(role, .busy)
        } besides: {
            part(.text, .busy)
        }
        Fixture.expect(.unknownSemantics) {
            part(.text, state)
        } besides: {
            part(.text, .expanded)
        }
    }
}
