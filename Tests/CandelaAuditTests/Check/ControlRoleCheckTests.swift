import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct ControlRoleCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports a control with the role of a text`() {
        Fixture.expect(.controlWithoutRole) {
            Fixture.button("Go", role: .text)
        } besides: {
            Fixture.button("Go", role: .link)
        }
    }

    @Test func `reports the role of a control without an action`() {
        func box(_ role: AccessibilityRole) -> Element {
            Element.column { Fixture.words("Details") }.accessibility(
                Accessibility(role, label: "Details"))
        }
        Fixture.expect(.roleWithoutAction) {
            box(.button)
        } besides: {
            box(.text)
        }
    }
}
