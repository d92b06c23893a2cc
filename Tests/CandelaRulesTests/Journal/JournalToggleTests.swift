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
        ([.rest], [.done]), ([.missed, .skipped], [.done]), ([.missed, .done], []),
        ([.done, .done], []),
    ]

    @Test(arguments: cases)
    func `marks today as done and restores the status`(
        before: [CompletionStatus], after: [CompletionStatus]
    ) {
        var journal = journal(before)
        journal.toggle(habit: "h", on: exampleDay)
        #expect(journal.completions.map(\.status) == self.journal(after).completions.map(\.status))
        #expect(journal.completions.map(\.day) == self.journal(after).completions.map(\.day))
    }

    @Test func `keeps other habits and days unchanged and records the evidence`() throws {
        var journal = journal([.missed])
        journal.completions[1].id = "c1"
        let other = Completion(habit: "x", day: exampleDay, status: .skipped)
        journal.completions.append(other)
        let at = try #require(ZonedInstant("2026-03-18T08:00:00+01:00"))
        journal.toggle(habit: "h", on: exampleDay, at: at)
        #expect(journal.completions.count == 3)
        #expect(journal.completions[1].id == "c1")
        #expect(journal.completions[1].at == at)
        #expect(journal.completions[2] == other)
    }
}
