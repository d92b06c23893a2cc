import CandelaRules
import Testing

/// The maximum lengths of texts in a journal.
struct TextLimitsTests {
    private static func text(_ count: Int) -> String { String(repeating: "é", count: count) }

    /// A journal whose texts each exceed their limits by a number of characters.
    private static func journal(beyond more: Int) -> Journal {
        let (name, note, word) = (text(200 + more), text(2_000 + more), text(100 + more))
        var journal = Journal()
        var habit = Habit(id: "h", name: name)
        (habit.symbol, habit.color, habit.note, habit.unit) = (word, word, note, word)
        journal.habits = [habit]
        var completion = Completion(habit: "h", day: CalendarDay(daysSince1970: 1))
        (completion.id, completion.note) = (name, note)
        journal.completions = [completion]
        var practice = Practice(day: CalendarDay(daysSince1970: 1), minutes: 5)
        practice.note = note
        journal.practices = [practice]
        var weighIn = WeighIn(
            day: CalendarDay(daysSince1970: 1), weight: Weight(unchecked: 80, .kilograms))
        weighIn.note = text(500 + more)
        journal.weighIns = [weighIn]
        var step = RoutineStep(id: "s", name: name)
        (step.symbol, step.color, step.items) = (word, word, ["a", name])
        var routine = Routine(id: "r", name: name)
        (routine.color, routine.steps) = (word, [step])
        journal.routines = [routine]
        var session = RoutineSession(id: "x", routine: "r", day: CalendarDay(daysSince1970: 1))
        var value = StepValue(step: "s")
        value.answer = name
        session.values = [value]
        journal.sessions = [session]
        journal.routineModes = [RoutineMode(id: "m", name: name, routines: [])]
        (journal.settings.accent, journal.settings.appIcon) = (word, word)
        return journal
    }

    @Test func `texts up to the limits are valid`() {
        #expect(Self.journal(beyond: 0).validate().isEmpty)
    }

    @Test func `longer texts are reported with their path, and kept`() throws {
        let journal = Self.journal(beyond: 1)
        let breaches = journal.validate()
        #expect(Set(breaches.map(\.id)) == ["too-long"])
        #expect(
            breaches.map(\.path.description) == [
                "habits[0].name", "habits[0].symbol", "habits[0].color", "habits[0].note",
                "habits[0].unit", "completions[0].note", "completions[0].id", "practices[0].note",
                "weighIns[0].note", "routines[0].name", "routines[0].color",
                "routines[0].steps[0].name", "routines[0].steps[0].symbol",
                "routines[0].steps[0].color", "routines[0].steps[0].items[1]",
                "sessions[0].values[0].answer", "routineModes[0].name", "settings.accent",
                "settings.appIcon",
            ])
        #expect(breaches.first?.message == "a name of 201 characters is too long: use up to 200")
        let reading = try Journal.read(journal.text(), file: "journal.json")
        var named = journal
        named.identify()
        #expect(reading.journal == named)
        #expect(reading.breaches.count == breaches.count)
    }
}
