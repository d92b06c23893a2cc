import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

struct CloseTargetsCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports filled buttons without a gap`() {
        func pair(_ gap: SpaceRole?) -> Element {
            .row(gap: gap) {
                for name in ["Yes", "No"] {
                    Fixture.button(name, id: name).surface(Surface(fill: Paint(.primaryFill)))
                }
            }
        }
        #expect(Fixture.findings(.closeTargets) { pair(nil) }.count == 1)
        #expect(Fixture.findings(.closeTargets) { pair(.sm) }.isEmpty)
    }
}
