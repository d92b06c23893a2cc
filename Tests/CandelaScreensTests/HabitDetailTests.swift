import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// A habit's details on 18 March 2026, the day of the specimens.
struct HabitDetailTests {
    private static let today = CalendarDay(daysSince1970: 20_530)
    private static let context = Context(
        now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    private static func screen(
        _ daysAgo: [Int], created: Int, period: ChartPeriod? = nil,
        _ change: (inout Journal) -> Void = { _ in }
    ) throws -> Screen {
        var journal = Journal()
        var habit = Habit(id: "read", name: "Read")
        habit.created = today.adding(days: -created)
        journal.habits = [habit]
        journal.completions = daysAgo.map {
            Completion(habit: "read", day: today.adding(days: -$0))
        }
        change(&journal)
        var options = HabitDetailOptions()
        options.habit = "read"
        options.period = period
        return try Screen.make(options, phase: .ready(journal), of: .habit, in: context)
    }

    private static func chart(_ screen: Screen) throws -> Element.Chart {
        try #require(screen.card(ChartCard.self)?.chart?.chart)
    }

    private static func facts(_ screen: Screen) -> [String] {
        screen.cards(FiguresCard.self).flatMap { ElementQueries.ids(in: $0.body) }
            .map { ElementQueries.texts($0).joined(separator: ": ") }
    }

    /// Completions on 12, 13 (two), 15 and 17 March are 1, 2, 0, 1, 0, 1, 0.
    @Test func `draws the week of the worked example`() throws {
        let chart = try Self.chart(Self.screen([6, 5, 5, 3, 1], created: 20))
        #expect(chart.series.map(\.form) == [.bars])
        #expect(chart.series[0].points.map(\.y) == [1, 2, 0, 1, 0, 1, 0])
        #expect(chart.series[0].points[1].spoken == "Friday, March 13: 2 completions")
        #expect(chart.series[0].points[3].spoken == "Sunday, March 15: 1 completion")
        #expect(chart.summary?.text == "Last 7 days: done on 4 of 6 days")
        #expect(
            chart.x.marks.map(\.text.text) == ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"])
        #expect(chart.table.rows.count == 7)
    }

    /// Without a day with two completions, a week has the bars of the month.
    @Test func `draws a week of single completions like a month`() throws {
        let chart = try Self.chart(Self.screen([6, 5, 3, 1], created: 20))
        #expect(chart.series.map(\.id) == ["completed", "missed", "open"])
        #expect(chart.series.map(\.points.count) == [4, 2, 1])
        #expect(chart.y.marks.map(\.text.text) == ["0", "1"] && chart.x.marks.count == 7)
    }

    /// The month has full bars and grey ones, and an empty one for today; a rest day has none.
    @Test func `draws a grey bar for a missed day and none for a rest day`() throws {
        let screen = try Self.screen([29, 2, 1], created: 29, period: .month) { journal in
            journal.restDays = [Self.today.adding(days: -5)]
        }
        let chart = try Self.chart(screen)
        #expect(chart.series.map(\.id) == ["completed", "missed", "open"])
        // Of 30 days three are done, one is a day off and today is open: 25 were missed.
        #expect(chart.series.map(\.points.count) == [3, 25, 1])
        #expect(chart.table.rows.count == 30)
        #expect(chart.table.rows[24] == ["Friday, March 13", "Rest day"])
        #expect(chart.table.rows[29] == ["Wednesday, March 18", "Not done yet"])
        #expect(chart.y.marks.map(\.text.text) == ["0", "1"])
        #expect(
            chart.x.marks.map(\.text.text) == ["Feb 18", "Feb 25", "Mar 4", "Mar 11", "Mar 18"])
        #expect(screen.announcements.map(\.text) == ["Last 30 days: done on 3 of 28 days"])
    }

    /// First done on 26 February, 20 days before today, which is open, 14 of them done: 70 percent.
    @Test func `computes the rate from distinct days`() throws {
        let screen = try Self.screen(Array(1...13) + [20, 3, 4], created: 40)
        #expect(
            Self.facts(screen) == [
                "Total completions: 16", "Completion rate, last 21 days: 70%",
                "Created: Feb 6, 2026",
            ])
        let values = try #require(screen.card(FiguresCard.self)).facts.figures
        #expect(values.map(\.number) == [16, 0.7, nil])
        #expect(values.map(\.day) == [nil, nil, Self.today.adding(days: -40)])
    }

    /// Created 40 days ago and first done 14 days ago: 15 coloured bars, and no day before them
    /// counts. For any records, the rate is the share of coloured bars, and the summary agrees.
    @Test(arguments: [
        (Array(0...14), 40, [15, 0, 0], "15 days: 100%", "Last 15 days: done on 15 of 15 days"),
        ([], 40, [0, 29, 1], "30 days: 0%", "Last 30 days: done on 0 of 29 days"),
        ([1], 3, [1, 0, 1], "2 days: 100%", "Last 2 days: done on 1 of 1 day"),
        (Array(0...100), 100, [30, 0, 0], "30 days: 100%", "Last 30 days: done on 30 of 30 days"),
        ([35, 20], 10, [1, 28, 1], "30 days: 3%", "Last 30 days: done on 1 of 29 days"),
    ])
    func `computes the rate from the days of its chart`(
        daysAgo: [Int], created: Int, bars: [Int], rate: String, summary: String
    ) throws {
        let screen = try Self.screen(daysAgo, created: created, period: .month)
        let chart = try Self.chart(screen)
        #expect(chart.series.map(\.points.count) == bars)
        #expect(Self.facts(screen).contains("Completion rate, last \(rate)"))
        #expect(chart.summary?.text == summary)
        #expect(screen.announcements.map(\.text) == [summary])
        let share = Double(bars[0]) / Double(bars[0] + bars[1])
        let shown = try #require(screen.card(FiguresCard.self)?.facts.figures[1].number)
        #expect(abs(shown - share) < 0.000_001)
    }

    @Test func `offers to mark today until it is done`() throws {
        for (daysAgo, state) in [([1], AccessibilityState.unchecked), ([0], .checked)] {
            let screen = try Self.screen(daysAgo, created: 3)
            let button = screen.card(FormCard.self)?.body.first("toggle")
            #expect(button?.text?.text == "Done today" && button?.label == "Done today")
            #expect(button?.accessibility?.role == .checkbox)
            #expect(button?.accessibility?.inputLabels == ["Read"])
            #expect(button?.accessibility?.states == [state])
            #expect(button?.accessibility?.value == nil)
            #expect(button?.activation?.haptic == .todayToggle)
        }
    }

    @Test func `has the streak and the badge states as facts`() throws {
        let facts = try #require(
            try Self.screen(Array(1...6), created: 20).card(BadgesCard.self)?.facts)
        #expect(facts.streak == 6 && facts.longestStreak == 6 && !facts.isDoneToday)
        #expect(facts.states == [.active, .active])
        let week = try #require(
            try Self.screen(Array(0...6), created: 20).card(BadgesCard.self)?.facts)
        #expect(week.isDoneToday && week.states == [.milestone, .milestone])
    }
}
