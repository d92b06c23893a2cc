import CandelaAudit
import CandelaDTCG
import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// A custom colour reaches every screen as a role whose value is part of the screen.
struct OwnColorsTests {
    private func screen(
        _ color: String?, _ change: (inout Context) -> Void = { _ in }
    ) throws -> Screen {
        var habit = Habit(id: "read", name: "Read")
        habit.color = color
        var journal = Journal()
        journal.habits = [habit]
        let today: CalendarDay = "2026-03-18"
        journal.completions = [Completion(habit: "read", day: today)]
        var context = Context(
            now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
        change(&context)
        return try Screen.make(HabitListOptions(), phase: .ready(journal), of: .habit, in: context)
    }

    @Test func `includes the values of the roles it is drawn in`() throws {
        let screen = try screen("#123456")
        let colors = try #require(screen.colors)
        #expect(colors.roles.map(\.path) == ["color.own.123456-graphic"])
        let values = try #require(colors[ColorRole("color.own.123456-graphic")])
        #expect(values.light == "#123456" && values.lightIncreased == "#123456")
        // The dark values are lighter, to be visible on dark backgrounds.
        #expect(values.dark != "#123456" && values.darkIncreased != "#123456")
    }

    @Test(arguments: [String?.none, "green", "mauve", "#12345"])
    func `includes no values if every colour is the product's`(color: String?) throws {
        #expect(try screen(color).colors == nil)
    }

    @Test func `round-trips through JSON`() throws {
        let screen = try screen("#8e44ad")
        let bytes = try screen.json()
        let back = try JSONTextDecoder().decode(Screen.self, from: bytes, file: "screen.json")
        #expect(back.colors == screen.colors)
        #expect(try back.json() == bytes)
    }

    @Test(arguments: ["8e4", "", "8E44AD", "#8E44AZ"])
    func `draws a conspicuous fallback for text that is not a color`(wrong: String) throws {
        let right = String(decoding: try screen("#8e44ad").json(), as: UTF8.self)
        let text = right.replacing("\"light\": \"#8E44AD\"", with: "\"light\": \"\(wrong)\"")
        #expect(text != right)
        let back = try JSONTextDecoder().decode(
            Screen.self, from: Array(text.utf8), file: "screen.json")
        let role = ColorRole("color.own.8e44ad-graphic")
        let theme = back.ownTheme
        // The values of this role are the product's, regardless of the colours in the screen.
        #expect(theme.color(role, in: .light) == Theme.habit.color(role, in: .light))
        let found = Audit.findings(in: [back]).filter { $0.id == .unknownRole }
        #expect(Set(found.flatMap(\.roles)) == [role.path])
    }

    @Test(arguments: ["#123456", "#ffffff", "#ffff00", "#000000", "#808080"])
    func `is visible on its background`(color: String) throws {
        for isIncreased in [false, true] {
            let screen = try screen(color) { $0.increaseContrast = isIncreased }
            for isDark in [false, true] {
                let appearance = Appearance(isDark: isDark, increasesContrast: isIncreased)
                let failing = screen.contrasts(in: appearance).filter { !$0.passes }
                #expect(failing.isEmpty, "\(failing)")
            }
        }
    }
}
