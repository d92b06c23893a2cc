import CandelaRules
import Testing

struct ActivityCalendarTests {
    private typealias Sample = ActivitySample

    /// 1–9 minutes, 10–29, 30 and more.
    @Test(arguments: [
        (0, IntensityLevel.none), (1, .low), (9, .low), (10, .medium), (22, .medium),
        (29, .medium), (30, .high), (34, .high),
    ])
    func `fills a day by its minutes`(minutes: Int, level: IntensityLevel) {
        let index = Sample.index(Sample.minutes([minutes]))
        #expect(CalendarIntensity.standard.level(of: index[Sample.today]) == level)
    }

    private func calendar(_ journal: Journal) -> ActivityCalendar {
        ActivityCalendar(Sample.index(journal), rows: 5, columns: 6)
    }

    /// Seed 002: five rows of six, oldest first, today last.
    @Test func `has thirty days in five rows of six`() {
        let calendar = calendar(Journal())
        #expect(calendar.cells.count == 30 && calendar.rows == 5 && calendar.columns == 6)
        // 17 February is 29 days before 18 March.
        #expect(calendar.cells[0].activity.day == CalendarDay(year: 2026, month: 2, day: 17))
        #expect(calendar.cells[29].isToday && calendar.cells.count { $0.isToday } == 1)
        #expect(calendar.cells[13].row == 2 && calendar.cells[13].column == 1)
        #expect(calendar.averageMinutes == 0 && calendar.longestRun == 0)
    }

    /// 20 + 15 + 34 + 10 = 79 minutes on 4 of 30 days, 79 / 4 = 19.75 a day.
    @Test func `adds the days up`() {
        let calendar = calendar(Sample.minutes([0, 20, 0, 15, 34, 0, 10]))
        #expect(calendar.minutes == 79 && calendar.practicedDays == 4)
        #expect(calendar.averageMinutes == 19.75 && calendar.longestRun == 2)
        #expect(abs(calendar.completion - 4.0 / 30) < 1e-12)
    }

    /// A day of rest neither adds nor breaks; today may still be open.
    @Test func `rest days do not break the longest run`() {
        var journal = Sample.minutes([5, 5, 0, 5, 0])
        journal.restDays = [Sample.march(16)]
        #expect(calendar(journal).longestRun == 3)
    }

    @Test func `takes any grid without a fault`() {
        let index = Sample.index(Journal())
        #expect(ActivityCalendar(index, rows: 0, columns: -3).cells.count == 1)
        #expect(ActivityCalendar(index, rows: 4, columns: 7).cells.count == 28)
    }
}
