import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// The icons of stored names of habits, steps and places, in any platform's icon set.
struct StoredIconTests {
    private static let context = Context(
        now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    /// The icons on a screen with one habit that has a stored icon name.
    private func icons(habit symbol: String?) throws -> Set<String> {
        var habit = Habit(id: "read", name: "Read")
        habit.symbol = symbol
        var journal = Journal()
        journal.habits = [habit]
        return try icons(HabitDetailOptions(), journal, of: .habit)
    }

    private func icons(
        _ options: some ScreenOptions, _ journal: Journal, of app: AppDefinition
    ) throws -> Set<String> {
        let screen = try Screen.make(options, phase: .ready(journal), of: app, in: Self.context)
        let bytes = try JSONTextEncoder().encode(screen)
        var found: Set<String> = []
        func walk(_ value: JSONValue) {
            if let icon = value["icon"]?.string { found.insert(icon) }
            for member in value.members { walk(member.value) }
            for element in value.elements { walk(element) }
        }
        walk(try JSONDocument(parsing: bytes, file: "screen").root)
        return found
    }

    @Test(arguments: [
        ("leaf.fill", "icon.leaf"), ("eco", "icon.leaf"), ("icon.leaf", "icon.leaf"),
        ("leaf", "icon.leaf"), (nil, "icon.figure-run"),
        // No set has this name: the habit gets the default icon.
        ("fish.fill", "icon.figure-run"), ("", "icon.figure-run"),
    ])
    func `a habit shows the icon of its stored name, or the default`(
        symbol: String?, icon: String
    ) throws {
        let icons = try icons(habit: symbol)
        #expect(icons.contains(icon))
        #expect(icons.allSatisfy { Theme.habit.answers(IconRole($0)) })
    }

    @Test(arguments: [
        ("bed.double", "icon.bed"), ("bed", "icon.bed"), ("fish.fill", "icon.timer"),
    ])
    func `a step shows the icon of its stored name, or that of its kind`(
        symbol: String, icon: String
    ) throws {
        var step = RoutineStep(id: "rest", name: "Rest", kind: .timer)
        step.symbol = symbol
        var draft = RoutineDraft()
        draft.routine.name = "Morning"
        draft.routine.steps = [step]
        draft.page = .building
        var options = RoutineBuilderOptions()
        options.draft = draft
        #expect(try icons(options, Journal(), of: .routine).contains(icon))
    }
}
