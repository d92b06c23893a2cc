import CandelaRules
import Testing

struct JournalLookupTests {
    private func habit(_ id: String, created: Int?, isArchived: Bool = false) -> Habit {
        var habit = Habit(id: id, name: id)
        habit.created = created.map { march($0) }
        habit.isArchived = isArchived
        return habit
    }

    /// Newest first; on one day, the later one first; those without a date last, in the same way.
    @Test func `lists habits newest first`() {
        var journal = Journal()
        journal.habits = [
            habit("none1", created: nil), habit("old", created: 1), habit("new", created: 9),
            habit("none2", created: nil), habit("also", created: 9), habit("older", created: -9),
            habit("gone", created: 10, isArchived: true), habit("none3", created: nil),
        ]
        let expected = ["also", "new", "old", "older", "none3", "none2", "none1"]
        #expect(journal.habitsNewestFirst.map(\.id) == expected)
        journal.habits.reverse()
        let reversed = ["new", "also", "old", "older", "none1", "none2", "none3"]
        #expect(journal.habitsNewestFirst.map(\.id) == reversed)
        #expect(Journal().habitsNewestFirst.isEmpty)
    }

    private func routines(mode: String?, holding: [String]) -> Journal {
        var journal = Journal()
        journal.routines = ["a", "b", "c"].map { Routine(id: $0, name: $0) }
        journal.routineModes = [RoutineMode(id: "m", name: "M", routines: holding)]
        journal.settings.routineMode = mode
        return journal
    }

    /// A mode without existing routines shows all of them.
    @Test(arguments: [
        (nil, ["a"], ["a", "b", "c"]), ("m", ["c", "a"], ["a", "c"]), ("m", [], ["a", "b", "c"]),
        ("m", ["x", ""], ["a", "b", "c"]), ("x", ["a"], ["a", "b", "c"]),
        ("", ["a"], ["a", "b", "c"]),
        ("m", ["b", "b"], ["b"]),
    ])
    func `shows the routines of the selected mode`(
        mode: String?, holding: [String], shown: [String]
    ) {
        let journal = routines(mode: mode, holding: holding)
        #expect(journal.shownRoutines.map(\.id) == shown)
        #expect((journal.chosenRoutineMode == nil) == (mode != "m"))
    }
}
