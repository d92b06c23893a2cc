import CandelaRules
import Testing

struct ActivityCalendarTests {
    private typealias Sample = ActivitySample

    /// 1–9 minutes are low, 10–29 medium, 30 or more high; the limits for a week are seven times as
    /// high, and for a month thirty times: 7 × 10 = 70, 7 × 30 = 210, 30 × 10 = 300, 30 × 30 = 900.
    @Test(arguments: [
        (0, 1, IntensityLevel.low), (1, 1, .low), (9, 1, .low), (10, 1, .medium), (22, 1, .medium),
        (29, 1, .medium), (30, 1, .high), (34, 1, .high), (69, 7, .low), (70, 7, .medium),
        (209, 7, .medium), (210, 7, .high), (299, 30, .low), (300, 30, .medium), (899, 30, .medium),
        (900, 30, .high), (30, 0, .high), (29, -5, .medium), (.max, .max, .low),
    ])
    func `fills cells according to minutes`(minutes: Int, days: Int, level: IntensityLevel) {
        let scale = IntensityScale.standard
        #expect(scale.level(minutes: minutes, isDone: true, days: days) == level)
        #expect(scale.level(minutes: minutes, isDone: false, days: days) == .none)
    }

    private func calendar(_ journal: Journal) -> ActivityCalendar {
        ActivityCalendar(Sample.index(journal), rows: 5, columns: 6)
    }

    /// Five rows of six, oldest first, today last.
    @Test func `has thirty days in five rows of six`() {
        let calendar = calendar(Journal())
        #expect(calendar.cells.count == 30 && calendar.rows == 5 && calendar.columns == 6)
        // 17 February is 29 days before 18 March.
        #expect(calendar.cells[0].activity.day == CalendarDay(year: 2026, month: 2, day: 17))
        #expect(calendar.cells[29].isToday && calendar.cells.count { $0.isToday } == 1)
        #expect(calendar.cells[13].row == 2 && calendar.cells[13].column == 1)
        #expect(calendar.averageMinutes == 0 && calendar.longestRun == 0)
    }

    /// 20 + 15 + 34 + 10 = 79 minutes on 4 of the 6 days since the first; 79 / 4 = 19.75 a day.
    @Test func `computes totals and averages`() {
        let calendar = calendar(Sample.minutes([0, 20, 0, 15, 34, 0, 10]))
        #expect(calendar.minutes == 79 && calendar.adherence.done == 4)
        #expect(calendar.averageMinutes == 19.75 && calendar.longestRun == 2)
        #expect(abs(calendar.adherence.share - 4.0 / 6) < 1e-12)
    }

    /// Rest days neither extend nor break a run; today may still be pending.
    @Test func `rest days do not break the longest run`() {
        var journal = Sample.minutes([5, 5, 0, 5, 0])
        journal.restDays = [Sample.march(16)]
        #expect(calendar(journal).longestRun == 3)
    }

    /// 16 and 17 March, today, and tomorrow, which had begun where it was recorded.
    @Test func `a day recorded before a flight extends the longest run`() {
        var journal = Sample.minutes([5, 5, 5])
        var ahead = Practice(day: Sample.march(19), minutes: 5)
        ahead.at = ZonedInstant(Sample.now.adding(seconds: -60))
        journal.practices.append(ahead)
        #expect(calendar(journal).longestRun == 4 && calendar(journal).minutes == 15)
    }

    @Test func `accepts any grid size`() {
        let index = Sample.index(Journal())
        #expect(ActivityCalendar(index, rows: 0, columns: -3).cells.count == 1)
        #expect(ActivityCalendar(index, rows: 4, columns: 7).cells.count == 28)
    }
}
