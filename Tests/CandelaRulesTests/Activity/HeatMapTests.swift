import CandelaRules
import Testing

struct HeatMapTests {
    private typealias Sample = ActivitySample

    /// A day cell has the same intensity as in the calendar, because they share one scale.
    @Test(arguments: [0, 1, 9, 10, 29, 30, 60])
    func `fills a day like the calendar`(minutes: Int) {
        let index = Sample.index(Sample.minutes([minutes]))
        let day = HeatMap(index, range: .week).cells.last
        let cell = ActivityCalendar(index, rows: 5, columns: 6).cells.last
        #expect(day?.level == cell?.level)
        #expect(day?.level.step == (minutes == 0 ? 0 : minutes < 10 ? 1 : minutes < 30 ? 2 : 3))
    }

    /// Seven done completions without minutes are not an empty week.
    @Test func `a completion without minutes fills its cell`() {
        var journal = Journal()
        journal.habits = [Habit(id: "h", name: "H")]
        journal.completions = (0..<7).map {
            Completion(habit: "h", day: Sample.today.adding(days: -$0))
        }
        let cells = HeatMap(Sample.index(journal), range: .quarter).cells
        #expect(cells.last?.level == .low && cells.last?.minutes == 0)
        #expect(cells.first?.level == IntensityLevel.none)
    }

    @Test func `counts the sessions of a cell`() {
        var journal = Sample.minutes([10])
        for _ in 0..<4 { journal.practices.append(Practice(day: Sample.today, minutes: 5)) }
        let cell = HeatMap(Sample.index(journal), range: .week).cells[6]
        // 10 + 4 × 5 = 30 minutes in five sessions.
        #expect(cell.minutes == 30 && cell.sessions == 5 && cell.level == .high)
    }

    /// A quarter of 90 days begins on Friday 19 December 2025: three days, then 12 whole weeks from
    /// Monday 22 December, then Monday to Wednesday.
    @Test func `cuts weeks and months to the range`() {
        let weeks = HeatMap(Sample.index(Journal()), range: .quarter).cells
        #expect(weeks.count == 14)
        #expect(weeks[0].first.days(to: weeks[0].last) == 2)
        #expect(weeks[1].first.weekday == .monday && weeks[1].last.weekday == .sunday)
        #expect(weeks[13].last == Sample.today && weeks[13].first == Sample.march(16))
        // 365 days up to 18 March 2026 begin on 19 March 2025, so there are 13 months.
        let months = HeatMap(Sample.index(Journal()), range: .year).cells
        #expect(months.count == 13 && months[1].first.day == 1)
        #expect(months.allSatisfy { $0.status == nil })
    }

    /// Today is 18 March 2026. A week of records shows the 90 days of a quarter, from 19 December:
    /// 4 months. 400 days begin on 12 February 2025: 14 months. At most 3650 days are shown, from
    /// 21 March 2016: 121 months.
    @Test(arguments: [(0, 4), (6, 4), (399, 14), (5_000, 121)])
    func `the range of all days begins with the first record`(daysAgo: Int, months: Int) {
        var journal = Journal()
        journal.practices = [Practice(day: Sample.today.adding(days: -daysAgo), minutes: 10)]
        let index = Sample.index(journal)
        let cells = HeatMap(index, range: .all).cells
        #expect(cells.count == months)
        let days = min(max(daysAgo + 1, 90), 3650)
        #expect(PracticeTimeline(index, range: .all).points.count == days)
        #expect(cells.first?.first == Sample.today.adding(days: 1 - days))
        let recorded = min(daysAgo + 1, 3650)
        #expect(PracticeTimeline(index, range: .all).recordedDays == recorded)
    }

    @Test func `weeks begin on the chosen day`() {
        let cells = HeatMap(Sample.index(Journal()), range: .quarter, firstWeekday: .sunday).cells
        #expect(cells.dropFirst().allSatisfy { $0.first.weekday == .sunday })
    }
}
