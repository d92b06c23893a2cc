import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct UnknownScreenCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports a screen that the app does not have`() {
        var basis = Audit.Basis()
        basis.screens = ["fixture", "habit.list"]
        func found(_ name: ScreenName) -> [AuditFinding] {
            let screen = Fixture.screen {
                Fixture.button(Action("open", .open(name), label: "Habits"))
            }
            return Audit.findings(in: screen, basis: basis)
        }
        #expect(found("habit.lists").map(\.id) == [.unknownScreen])
        #expect(found("habit.list").isEmpty)
        basis.screens = ["habit.list"]
        #expect(found("habit.list").map(\.path) == ["/screen"])
    }
}
