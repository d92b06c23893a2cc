import CandelaRules
import Testing

/// Statuses of a habit's day, set with amount and note.
struct JournalMarkTests {
    private func journal(_ marks: [(CompletionStatus, String?)]) -> Journal {
        var journal = Journal()
        journal.habits = [Habit(id: "h", name: "Read")]
        for (place, (status, note)) in marks.enumerated() {
            var mark = Completion(habit: "h", day: exampleDay, status: status)
            (mark.id, mark.note) = ("c\(place)", note)
            journal.completions.append(mark)
        }
        journal.completions.append(Completion(habit: "h", day: march(17)))
        return journal
    }

    private func marks(_ journal: Journal) -> [String] {
        journal.completions.filter { $0.day == exampleDay }
            .map { "\($0.id) \($0.status.rawValue) \($0.note ?? "-")" }
    }

    @Test func `adds a record to a day without one`() throws {
        var journal = journal([])
        let before = journal
        var mark = Completion(habit: "h", day: exampleDay, status: .skipped)
        (mark.amount, mark.note) = (3, "Ill")
        let change = try journal.mark(mark, now: endOfMarch)
        let added = try #require(journal.completions.last)
        #expect(added.status == .skipped && added.amount == 3 && added.note == "Ill")
        #expect(!added.id.isEmpty && journal.completions.count == 2)
        journal.undo(change)
        #expect(journal == before)
    }

    /// Only the stated record of the day is changed.
    @Test(arguments: [
        (CompletionStatus.skipped, "new", ["c0 skipped new", "c1 missed b", "c2 done -"]),
        (.done, "new", ["c0 done new", "c1 missed b", "c2 done -"]),
        (.open, "new", ["c0 open new", "c1 missed b", "c2 done -"]),
        (.open, "", ["c1 missed b", "c2 done -"]),
    ])
    func `leaves the other records of the day`(
        status: CompletionStatus, note: String, after: [String]
    ) throws {
        var journal = journal([(.done, "a"), (.missed, "b"), (.done, nil)])
        let before = journal
        var mark = journal.completions[0]
        (mark.status, mark.note) = (status, note.isEmpty ? nil : note)
        let change = try journal.mark(mark, now: endOfMarch)
        #expect(marks(journal) == after)
        #expect(journal.completions.count { $0.day == march(17) } == 1)
        journal.undo(change)
        #expect(journal == before)
    }

    @Test func `removes an open record that holds nothing`() throws {
        var journal = journal([(.done, "a")])
        var mark = journal.completions[0]
        (mark.status, mark.note) = (.open, nil)
        try journal.mark(mark, now: endOfMarch)
        #expect(marks(journal).isEmpty && journal.completions.count == 1)
    }

    @Test func `changes nothing for the same record`() throws {
        var journal = journal([(.done, "a"), (.done, nil)])
        let before = journal
        try journal.mark(journal.completions[0], now: endOfMarch)
        #expect(journal == before)
    }

    @Test func `refuses later days, unknown habits and taken ids`() throws {
        var journal = journal([(.done, "a")])
        let before = journal
        let refused: [(String, String, CalendarDay)] = [
            ("", "h", march(17).adding(days: 60)), ("", "other", exampleDay),
            ("c0", "h", march(16)),
        ]
        for (id, habit, day) in refused {
            var mark = Completion(habit: habit, day: day)
            mark.id = id
            #expect(throws: JournalBreach.self) { try journal.mark(mark, now: endOfMarch) }
        }
        #expect(journal == before)
    }

    @Test func `makes a rest day a usual day again`() {
        var journal = journal([])
        journal.restDays = [march(16), march(17)]
        let before = journal
        let change = journal.remove(restDay: march(16))
        #expect(journal.restDays == [march(17)])
        journal.undo(change)
        #expect(journal == before)
        journal.remove(restDay: march(1))
        #expect(journal == before)
    }
}
