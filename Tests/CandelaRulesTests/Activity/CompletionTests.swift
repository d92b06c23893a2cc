import CandelaRules
import Testing

struct CompletionTests {
    private typealias Sample = ActivitySample

    private func journal(_ days: [Int]) -> Journal {
        var journal = Journal()
        journal.habits = [Habit(id: "h", name: "H")]
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

    /// Created on 26 February, 14 distinct days: 14 / 21 = 67 percent. Several completions on one
    /// day count once.
    @Test func `rates distinct days since the habit was created`() {
        let days = Array(5...18) + [18, 18]
        let rate = rate(of: journal(days), since: CalendarDay(year: 2026, month: 2, day: 26))
        #expect(rate.doneDays == 14 && rate.days == 21)
        #expect(rate.share.map { ($0 * 100).rounded() } == 67)
        // While today is open, 14 / 20 = 70 percent.
        let open = self.rate(
            of: journal(Array(4...17)), since: CalendarDay(year: 2026, month: 2, day: 26))
        #expect(open.doneDays == 14 && open.days == 20 && open.share == 0.7)
    }

    private func rate(of journal: Journal, since created: CalendarDay?) -> CompletionRate {
        CompletionRate(.months(1, Sample.index(journal), since: created))
    }

    @Test func `rates a habit without records or created later`() {
        let none = rate(of: Journal(), since: nil)
        #expect(none.days == 0 && none.share == nil)
        let ahead = rate(of: Journal(), since: Sample.march(25))
        #expect(ahead.days == 0 && ahead.share == nil)
        // Records before the habit's creation count from the first of them.
        #expect(rate(of: journal([9, 18]), since: Sample.march(18)).days == 10)
    }

    /// Created long ago and first done on 4 March: the 30 days from 17 February have 15 done days,
    /// 14 missed ones before them, and one without a status.
    @Test func `days before the first record are missed after the habit was created`() {
        let journal = journal(Array(4...18))
        let created = CalendarDay(year: 2026, month: 1, day: 1)
        let month = CompletionSeries.months(1, Sample.index(journal), since: created)
        #expect(month.days.count { $0.status == .missed } == 15)
        #expect(rate(of: journal, since: created).days == 30)
        #expect(rate(of: journal, since: created).share == 0.5)
        // Without a creation date, nothing is known before the first record.
        #expect(rate(of: journal, since: nil).days == 15)
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
        var journal = Journal()
        journal.restDays = (10...18).map { Sample.march($0) }
        let rate = rate(of: journal, since: Sample.march(10))
        #expect(rate.days == 0 && rate.share == nil)
    }

    @Test func `a rest day does not affect the rate`() {
        var journal = journal([16, 18])
        journal.restDays = [Sample.march(17)]
        let rate = rate(of: journal, since: nil)
        #expect(rate.doneDays == 2 && rate.days == 2)
    }
}
