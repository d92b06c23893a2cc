import CandelaRules
import Testing

struct RecordDaysTests {
    /// The first instant of 19 March in Kiritimati, UTC+14, is 10:00 of 18 March in UTC.
    @Test(arguments: [
        ("2026-03-18T09:59:59Z", "2026-03-18"), ("2026-03-18T10:00:00Z", "2026-03-19"),
        ("2026-03-18T10:00:00+14:00", "2026-03-18"), ("1969-12-31T09:59:59Z", "1969-12-31"),
        ("1969-12-31T10:00:00Z", "1970-01-01"), ("9999-12-31T23:59:59Z", "9999-12-31"),
    ])
    func `end with today in the zone farthest ahead`(now: String, last: String) throws {
        #expect(RecordDays(anywhereAt: try instant(now)).range.upperBound == (try day(last)))
    }

    @Test func `begin 150 years ago`() throws {
        let days = RecordDays(until: exampleDay)
        #expect(days.range.lowerBound == (try day("1876-03-17")))
        #expect(days.refusal(of: exampleDay) == nil)
        #expect(
            days.refusal(of: exampleDay.next)
                == "'2026-03-19' is out of range: use 1876-03-17 to 2026-03-18")
    }

    /// 18 March, 12:00 in UTC, when it is 19 March in Kiritimati, and 18 March everywhere else.
    private static let now = Instant(secondsSince1970: 1_773_835_200)

    private static let operations:
        [@Sendable (inout Journal, CalendarDay) throws -> JournalChange] = [
            { try $0.toggle(habit: "h", on: $1, now: now) },
            { try $0.complete(habit: "h", on: $1, now: now) },
            { try $0.complete(habit: "h", on: $1, as: .skipped, now: now) },
            { try $0.log(Practice(day: $1, minutes: 5), now: now) },
            { try $0.log(WeighIn(day: $1, weight: try Weight(80, .kilograms)), now: now) },
            { try $0.log(RoutineSession(id: "s", routine: "r", day: $1), now: now) },
        ]

    private static var journal: Journal {
        var journal = Journal()
        journal.habits = [Habit(id: "h", name: "Read")]
        journal.routines = [Routine(id: "r", name: "Evening")]
        return journal
    }

    @Test(arguments: operations.indices)
    func `operations record nothing for a later or an impossible day`(number: Int) throws {
        let operation = Self.operations[number]
        for (day, isTaken) in [
            (march(19), true), (march(20), false), (CalendarDay.last, false), (.first, false),
            (try day("1876-03-17"), true), (try day("1876-03-16"), false),
        ] {
            var journal = Self.journal
            let before = journal
            do {
                _ = try operation(&journal, day)
                #expect(isTaken && journal != before, "\(day)")
            } catch let error as JournalBreach {
                #expect(!isTaken && journal == before && "\(error.path)" == "day", "\(day)")
            }
        }
    }

    @Test func `a rest can be planned`() throws {
        var journal = Self.journal
        journal.rest(on: march(25))
        try journal.complete(habit: "h", on: march(26), as: .rest, now: Self.now)
        #expect(journal.restDays == [march(25)] && journal.completions.map(\.day) == [march(26)])
        // It cannot become a day on which something was done.
        #expect(throws: JournalBreach.self) {
            try journal.toggle(habit: "h", on: march(26), now: Self.now)
        }
        #expect(throws: JournalBreach.self) {
            try journal.complete(habit: "h", on: march(26), now: Self.now)
        }
    }

    /// They may have been saved by an earlier version, or while a clock was set wrong.
    @Test func `later records can be removed and corrected, but not moved`() throws {
        var journal = Self.journal
        journal.completions = [Completion(habit: "h", day: march(25))]
        var weighIn = WeighIn(day: march(25), weight: try Weight(80, .kilograms))
        weighIn.id = "w"
        journal.weighIns = [weighIn]
        try journal.toggle(habit: "h", on: march(25), now: Self.now)
        #expect(journal.completions.isEmpty)
        weighIn.note = "later"
        try journal.replace(weighIn, now: Self.now)
        #expect(journal.weighIns == [weighIn])
        weighIn.day = march(26)
        #expect(throws: JournalBreach.self) { try journal.replace(weighIn, now: Self.now) }
        weighIn.day = march(18)
        try journal.replace(weighIn, now: Self.now)
        #expect(journal.weighIns == [weighIn])
    }
}
