import CandelaRules
import Testing

struct CompletionTests {
    private typealias Sample = ActivitySample

    /// A habit that was created on a day, done on days of March.
    private func journal(_ days: [Int], created: CalendarDay? = nil) -> Journal {
        var journal = Journal()
        journal.habits = [Habit(id: "h", name: "H")]
        journal.habits[0].created = created
        journal.completions = days.map { Completion(habit: "h", day: Sample.march($0)) }
        return journal
    }

    /// Done on 12, 13 (twice), 15 and 17 March.
    @Test func `counts the last seven days`() {
        let week = CompletionSeries.weeks(1, Sample.index(journal([12, 13, 13, 15, 17])))
        #expect(week.counts == [1, 2, 0, 1, 0, 1, 0])
        #expect(week.doneDays == 4)
    }

    @Test(arguments: [(1, 7, 30), (3, 21, 90), (0, 7, 30), (-4, 7, 30)])
    func `has 7 days a week and 30 a month`(count: Int, weeks: Int, months: Int) {
        let index = Sample.index(Journal())
        #expect(CompletionSeries.weeks(count, index).days.count == weeks)
        #expect(CompletionSeries.months(count, index).days.count == months)
    }

    /// First done on 26 February, with 14 distinct days: 14 / 21 = 67 percent. Several completions
    /// on one day count once.
    @Test func `rates distinct days since the first record`() {
        func journal(_ days: [Int]) -> Journal {
            var journal = self.journal(days, created: CalendarDay(year: 2026, month: 1, day: 1))
            journal.completions.append(
                Completion(habit: "h", day: Sample.march(1).adding(days: -3)))
            return journal
        }
        let rate = rate(of: journal(Array(6...18) + [18, 18]))
        #expect(rate.doneDays == 14 && rate.days == 21)
        #expect(rate.share.map { ($0 * 100).rounded() } == 67)
        // While today is open, 14 / 20 = 70 percent.
        let open = self.rate(of: journal(Array(5...17)))
        #expect(open.doneDays == 14 && open.days == 20 && open.share == 0.7)
    }

    private func index(_ journal: Journal) -> ActivityIndex {
        ActivityIndex(journal, habit: "h", now: Sample.now, clock: Sample.clock)
    }

    private func rate(of journal: Journal) -> CompletionRate {
        CompletionRate(.months(1, index(journal)))
    }

    @Test func `rates a habit without records or created later`() {
        let none = rate(of: journal([]))
        #expect(none.days == 0 && none.share == nil)
        let ahead = rate(of: journal([], created: Sample.march(25)))
        #expect(ahead.days == 0 && ahead.share == nil)
        // Records before the habit's creation count from the first of them.
        #expect(rate(of: journal([9, 18], created: Sample.march(18))).days == 10)
        // Without a record, the eight days from the 10th to yesterday were missed.
        let begun = rate(of: journal([], created: Sample.march(10)))
        #expect(begun.doneDays == 0 && begun.days == 8)
    }

    /// Created long ago and first done on 4 March: 15 days of 15, whoever counts them.
    @Test func `days before the first record count for no rate`() {
        let created = CalendarDay(year: 2026, month: 1, day: 1)
        let index = index(journal(Array(4...18), created: created))
        #expect(index.days(30).allSatisfy { $0.status != .missed })
        let rate = CompletionRate(.months(1, index))
        #expect(rate.doneDays == 15 && rate.days == 15)
        let adherence = Adherence(of: index.days(30), in: index)
        #expect(adherence.done == 15 && adherence.expected == 15)
        #expect(index.recordedDays(of: 30) == 15)
    }

    /// First missed, on the 10th, and done from the 11th on: eight of nine days.
    @Test func `a first day that was recorded as missed counts`() {
        var journal = journal(Array(11...18))
        journal.completions.append(
            Completion(habit: "h", day: Sample.march(10), status: .missed))
        let rate = rate(of: journal)
        #expect(rate.doneDays == 8 && rate.days == 9)
    }

    /// The bars of all days together: 1 + 2 + 1 + 1 completions, and the days with practice only.
    @Test func `the total is the sum of the days`() {
        var journal = journal([12, 13, 13, 15, 17])
        #expect(Sample.index(journal).completions == 5)
        for (day, minutes) in [(10, 20), (11, 5), (11, 15), (17, 30), (9, 0)] {
            var practice = Practice(day: Sample.march(day), minutes: minutes)
            practice.habit = "h"
            journal.practices.append(practice)
        }
        // One session on the 10th, two on the 11th; the 17th has a completion, the 9th no minute.
        let index = Sample.index(journal)
        #expect(index.completions == 5 + 1 + 2)
        #expect(index.days(30).map(\.count).reduce(0, +) == index.completions)
    }

    @Test func `rest days alone have no rate`() {
        var journal = journal([], created: Sample.march(10))
        journal.restDays = (10...18).map { Sample.march($0) }
        let rate = rate(of: journal)
        #expect(rate.days == 0 && rate.share == nil)
    }

    @Test func `a rest day does not affect the rate`() {
        var journal = journal([16, 18])
        journal.restDays = [Sample.march(17)]
        let rate = rate(of: journal)
        #expect(rate.doneDays == 2 && rate.days == 2)
    }
}
