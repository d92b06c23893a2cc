import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaScreens
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

    /// An app draws screens without a presenter itself, so only a misspelling is an error.
    @Test func `reports a misspelt screen of the app, with the closest one`() {
        func found(_ name: ScreenName, of app: AppDefinition?) -> [AuditFinding] {
            let screen = Fixture.screen {
                Fixture.button(Action("open", .open(name), label: "Habits"))
            }
            return Audit.findings(in: [screen], of: app)
        }
        #expect(
            found("habit.lst", of: .habit).map(\.message)
                == ["there is no screen 'habit.lst': try 'habit.list'"])
        #expect(found("habit.list", of: .habit).isEmpty)
        #expect(found("sky.tonight", of: .habit).isEmpty)
        #expect(found("habit.lst", of: nil).isEmpty)
    }
}
