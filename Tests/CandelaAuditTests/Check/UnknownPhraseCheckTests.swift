import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaTokens
import Testing

struct UnknownPhraseCheckTests {
    private typealias Fixture = AuditFixture

    private static func kit() -> Kit { Kit(.habit, Fixture.context()) }

    private static func found(_ screen: Screen, of app: AppDefinition? = .habit) -> [AuditFinding] {
        Audit.findings(in: [screen], of: app).filter { $0.id == .unknownPhrase }
    }

    @Test func `reports a misspelt key once, with the closest one`() {
        func screen(_ key: String) -> Screen {
            let kit = Self.kit()
            return Fixture.screen {
                kit.text(kit.phrase(.phrase(key)), .body, .textPrimary)
                kit.button("close", .close(), kit.phrase(.phrase(key)), .primary)
            }
        }
        let found = Self.found(screen("habit.list.titel"))
        #expect(found.map(\.message) == ["there is no phrase 'habit.list.titel'"])
        #expect(found.map(\.help) == ["closest key is 'habit.list.title'"])
        #expect(found.first?.path == "/cards/0/body/children/0")
        #expect(Self.found(screen("nope.key")).count == 1)
        #expect(Self.found(screen("habit.list.title")).isEmpty)
        #expect(Self.found(screen("habit.list.titel"), of: nil).isEmpty)
    }

    @Test func `looks at labels, values, hints, details and announcements`() {
        let known = SpokenWords("Save", key: "action.save")
        let unknown = SpokenWords("Keep", key: "action.sabe")
        func keys(
            label: SpokenWords = known, value: SpokenWords = known, hint: SpokenWords = known,
            detail: SpokenWords = known, action: SpokenWords = known,
            announcement: SpokenWords = known
        ) -> [String] {
            let screen = Fixture.screen(announcements: [Announcement("saved", announcement)]) {
                Element.button(
                    Action("save", .close(), label: action.text, labelKey: action.key)
                ) { Fixture.words("Save") }
                .id("save")
                .accessibility(
                    Accessibility(
                        .button, label: label, value: value, hint: hint,
                        details: [AccessibilityDetail(detail, SpokenWords("1"))]))
            }
            return Self.found(screen).map(\.message)
        }
        #expect(keys() == [])
        let one = ["there is no phrase 'action.sabe'"]
        #expect(keys(label: unknown) == one && keys(value: unknown) == one)
        #expect(keys(hint: unknown) == one && keys(detail: unknown) == one)
        #expect(keys(action: unknown) == one && keys(announcement: unknown) == one)
    }
}
