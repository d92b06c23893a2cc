import CandelaRules
import Testing

struct JournalToggleTests {
    private func journal(_ statuses: [CompletionStatus]) -> Journal {
        var journal = Journal()
        journal.habits = [Habit(id: "h", name: "Read")]
        journal.completions = statuses.map {
            Completion(habit: "h", day: exampleDay, status: $0)
        }
        journal.completions.insert(Completion(habit: "h", day: march(17)), at: 0)
        return journal
    }

    static let cases: [([CompletionStatus], [CompletionStatus])] = [
        ([], [.done]), ([.done], []), ([.missed], [.done]), ([.skipped], [.done]),
        ([.rest], [.done]), ([.missed, .skipped], [.done, .skipped]),
        ([.missed, .done], [.missed, .open]), ([.done, .done], []),
    ]

    @Test(arguments: cases)
    func `marks today as done and restores the status`(
        before: [CompletionStatus], after: [CompletionStatus]
    ) throws {
        var journal = journal(before)
        try journal.toggle(habit: "h", on: exampleDay, now: endOfMarch)
        #expect(journal.completions.map(\.status) == self.journal(after).completions.map(\.status))
        #expect(journal.completions.map(\.day) == self.journal(after).completions.map(\.day))
    }

    /// A day with "25 pages, chapter 3" that is unticked by mistake and ticked again.
    @Test func `an amount and a note come back with the next mark`() throws {
        var journal = journal([])
        journal.completions.removeFirst()
        var mark = Completion(habit: "h", day: exampleDay)
        (mark.amount, mark.note, mark.id) = (25, "Chapter 3", "c1")
        journal.completions.append(mark)
        try journal.toggle(habit: "h", on: exampleDay, now: endOfMarch)
        var open = mark
        open.status = .open
        #expect(journal.completions == [open])
        let noon = Instant(secondsSince1970: exampleDay.daysSince1970 * 86_400 + 43_200)
        let index = ActivityIndex(journal, habit: "h", now: noon, clock: utc)
        #expect(index.firstDay == nil && !index.isEverDone)
        #expect(journal.streakRecords(habit: "h").isEmpty)
        try journal.toggle(habit: "h", on: exampleDay, now: endOfMarch)
        let again = try #require(journal.completions.first)
        #expect(again.status == .done && again.amount == 25 && again.note == "Chapter 3")
        #expect(journal.completions.count == 1)
        try journal.toggle(habit: "h", on: exampleDay, now: endOfMarch)
        #expect(journal.completions == [open])
    }

    /// A habit's records of a day, up to three from an import, with and without an amount.
    ///
    /// Marks that hold nothing, and have no other record beside them, are one mark after two
    /// toggles, since they are removed by the first.
    @Test func `two toggles restore every record of a day`() throws {
        let one = CompletionStatus.allCases.flatMap { [($0, nil as Double?), ($0, 25.0)] }
        let two = one.flatMap { first in one.map { [first, $0] } }
        let three = two.flatMap { pair in one.map { pair + [$0] } }
        for records in one.map({ [$0] }) + two + three {
            var journal = journal([])
            for (place, (status, amount)) in records.enumerated() {
                var record = Completion(habit: "h", day: exampleDay, status: status)
                (record.amount, record.id) = (amount.map { $0 + Double(place) }, "c\(place)")
                journal.completions.append(record)
            }
            func texts() -> [String] {
                journal.completions.filter { $0.day == exampleDay }
                    .map { "\($0.status.rawValue) \($0.amount.map { "\($0)" } ?? "-")" }
            }
            func isDone() -> Bool { texts().contains { $0.hasPrefix("done") } }
            let (before, wasDone) = (texts(), isDone())
            let start = journal
            let change = try journal.toggle(habit: "h", on: exampleDay, now: endOfMarch)
            #expect(isDone() != wasDone, "\(before)")
            var undone = journal
            undone.undo(change)
            #expect(undone == start, "\(before)")
            try journal.toggle(habit: "h", on: exampleDay, now: endOfMarch)
            if before.allSatisfy({ $0.hasPrefix("done") }) {
                let kept = before.filter { $0 != "done -" }
                #expect(texts() == (kept.isEmpty ? ["done -"] : kept), "\(before)")
            } else {
                #expect(texts() == before)
            }
        }
    }

    /// A record that is deleted and can return keeps its id.
    @Test func `a new mark takes no reserved id`() throws {
        var journal = journal([])
        let id = "h/\(exampleDay)"
        try journal.toggle(habit: "h", on: exampleDay, besides: [id], now: endOfMarch)
        #expect(journal.completions.last?.id == "\(id)#2")
    }

    /// A day is ticked, its amount corrected, and the tick taken away.
    @Test(arguments: [CompletionStatus.open, .skipped])
    func `an amount that is corrected meanwhile stays`(before: CompletionStatus) throws {
        var journal = journal([])
        var mark = Completion(habit: "h", day: exampleDay, status: before)
        (mark.amount, mark.id) = (25, "c1")
        journal.completions = [mark]
        try journal.toggle(habit: "h", on: exampleDay, now: endOfMarch)
        var done = try #require(journal.completions.first)
        (done.amount, done.note) = (30, "Chapter 4")
        try journal.mark(done, now: endOfMarch)
        try journal.toggle(habit: "h", on: exampleDay, now: endOfMarch)
        (mark.amount, mark.note) = (30, "Chapter 4")
        #expect(journal.completions == [mark])
    }

    /// Practice does the day already: neither a mark nor taking it back would change that.
    @Test(arguments: [true, false])
    func `a practised day gets no mark`(isCached: Bool) throws {
        var journal = journal([])
        var practice = Practice(day: exampleDay, minutes: 20)
        practice.habit = "h"
        journal.practices = [practice]
        let noon = Instant(secondsSince1970: exampleDay.daysSince1970 * 86_400 + 43_200)
        if isCached { journal.cacheHistories(now: noon, clock: utc) }
        let before = journal
        #expect(try journal.toggle(habit: "h", on: exampleDay, now: endOfMarch).isEmpty)
        #expect(journal == before)
        // The day before was only marked, and a mark beside a practice can be removed.
        try journal.toggle(habit: "h", on: march(17), now: endOfMarch)
        #expect(journal.completions.isEmpty)
        journal.completions = [Completion(habit: "h", day: exampleDay)]
        try journal.toggle(habit: "h", on: exampleDay, now: endOfMarch)
        #expect(journal.completions.isEmpty)
    }

    @Test func `a mark without more is removed`() throws {
        var journal = journal([.done])
        try journal.toggle(habit: "h", on: exampleDay, now: endOfMarch)
        #expect(journal.completions.count == 1)
    }

    @Test func `keeps other habits and days unchanged and records the evidence`() throws {
        var journal = journal([.missed])
        journal.completions[1].id = "c1"
        let other = Completion(habit: "x", day: exampleDay, status: .skipped)
        journal.completions.append(other)
        let at = try #require(ZonedInstant("2026-03-18T08:00:00+01:00"))
        try journal.toggle(habit: "h", on: exampleDay, at: at, now: endOfMarch)
        #expect(journal.completions.count == 3)
        #expect(journal.completions[1].id == "c1")
        #expect(journal.completions[1].at == at)
        #expect(journal.completions[2] == other)
    }
}
