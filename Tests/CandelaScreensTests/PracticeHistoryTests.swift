import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// The practice screens for a history with gaps and marks, on Wednesday 18 March 2026.
struct PracticeHistoryTests {
    private static let today = CalendarDay(daysSince1970: 20_530)

    /// Sessions of a number of minutes, by age in days.
    private static func sessions(_ minutes: [(ago: Int, minutes: Int)]) -> Journal {
        var journal = Journal()
        journal.practices = minutes.map {
            Practice(day: today.adding(days: -$0.ago), minutes: $0.minutes)
        }
        return journal
    }

    private static func screen(_ options: some ScreenOptions, _ journal: Journal) throws -> Screen {
        let now = Instant(secondsSince1970: 20_530 * 86_400 + 61_200)
        return try Screen.make(
            options, phase: .ready(journal),
            of: .practice, in: Context(now: now, zone: .utc))
    }

    private static func statistics(
        _ journal: Journal, _ period: ChartPeriod? = nil, heatMap: TimelineRange? = nil,
        as view: PracticeView = .calendar
    ) throws -> Screen {
        var options = PracticeStatisticsOptions()
        options.view = view
        options.period = period
        options.heatMapRange = heatMap
        return try screen(options, journal)
    }

    private static func timeline(
        _ journal: Journal, _ period: ChartPeriod? = nil
    ) throws -> Element.Chart {
        let card = try #require(
            statistics(journal, period, as: .timeline).card(TimelineCard.self))
        return try #require(ElementQueries.ids("timeline", in: card.body).first?.chart)
    }

    /// Eight days ago is outside the last seven; a person without a history is a beginner.
    @Test(
        arguments: [
            (
                [8], Adherence.Rating.idle, "No recent practice",
                "Last practice: March 10. Start again today."
            ),
            (
                [100], .idle, "No recent practice",
                "Last practice: December 8, 2025. Start again today."
            ),
            // The streak counter has the invitation; it is not repeated.
            ([], .noData, "No practice yet", nil), ([6, 8], .needsImprovement, "Irregular", nil),
            // Two of the four days since the first practice.
            (
                [0, 3], .needsImprovement, "Irregular",
                "Every session counts."
            ),
        ] as [([Int], Adherence.Rating, String, String?)])
    func `a person who has practiced before is not a beginner`(
        agos: [Int], rating: Adherence.Rating, name: String, message: String?
    ) throws {
        let screen = try Self.screen(
            PracticeDashboardOptions(), Self.sessions(agos.map { ($0, 10) }))
        let card = try #require(screen.card(WeeklyProgressCard.self))
        #expect(card.facts.rating == rating)
        let drawn = card.body.children.first { $0.accessibility?.label == name }
        #expect(ElementQueries.words("name", in: drawn)?.text == name)
        let line = ElementQueries.words("message", in: drawn)
        #expect(line?.text == message)
        let weekday = agos == [8] ? "Tuesday, March 10" : nil
        #expect(weekday.map { line?.spokenText.contains($0) == true } ?? true)
    }

    @Test(
        arguments: [
            ([40], nil, "No practice in the last 7 days"),
            ([40], .month, "No practice in the last 30 days"), ([], nil, "No practice yet"),
        ] as [([Int], ChartPeriod?, String)])
    func `an empty period differs from an empty history`(
        agos: [Int], period: ChartPeriod?, text: String
    ) throws {
        let screen = try Self.statistics(
            Self.sessions(agos.map { ($0, 10) }), period, as: .trend)
        let card = try #require(screen.cards.compactMap { $0.content(as: ChartCard.self) }.last)
        #expect(card.chart == nil && ElementQueries.texts(card.body).contains(text))
    }

    /// The minutes of a marked day are unknown: it has no point, and 0 would be wrong.
    @Test func `a marked day among minutes is not drawn as zero`() throws {
        var journal = Self.sessions([(2, 20), (0, 10)])
        journal.habits = [Habit(id: "h", name: "H")]
        journal.completions = [Completion(habit: "h", day: Self.today.adding(days: -1))]
        let chart = try Self.timeline(journal)
        #expect(chart.series.first?.points.map(\.y) == [0, 0, 0, 0, 20, 10])
        #expect(
            chart.table.rows.map { $0[1] }.suffix(3) == ["20 minutes", "Practiced", "10 minutes"])
    }

    /// Thirty days end today: every seventh is labelled, counted back from today.
    @Test func `labels the days of a month including today`() throws {
        let chart = try Self.timeline(Self.sessions([(0, 10)]), .month)
        #expect(
            chart.x.marks.map { Int($0.position) - Self.today.daysSince1970 }
                == [-28, -21, -14, -7, 0])
    }

    // A run of thirteen days up to today reached seven days six days ago, on the first day of
    /// the week; a run of fourteen did the day before that.
    @Test(arguments: [(13, [7]), (14, [14])])
    func `the chart includes a milestone on its first day`(days: Int, rules: [Int]) throws {
        let journal = Self.sessions((0..<days).map { ($0, 10) })
        #expect(
            try Self.timeline(journal).rules.map(\.id) == rules.map { "milestone-\($0)" })
        let card = try #require(
            Self.statistics(journal, as: .timeline).card(TimelineCard.self))
        #expect(card.facts.days.compactMap(\.milestone) == rules)
    }

    // A history of marks never mentions minutes, even in an idle month; a history of minutes
    /// does. No days have no average.
    @Test(arguments: [(true, "0 days with practice"), (false, "0 minutes")])
    func `an idle month is described like the rest of the history`(isMarked: Bool, week: String)
        throws
    {
        var journal = Self.sessions(isMarked ? [] : [(40, 10)])
        if isMarked {
            journal.habits = [Habit(id: "h", name: "H")]
            journal.completions = [Completion(habit: "h", day: Self.today.adding(days: -40))]
        }
        for view in [PracticeView.calendar, .heatMap] {
            let screen = try Self.statistics(journal, as: view)
            let card = try #require(screen.cards.first { $0.id == view.rawValue })
            let texts = ElementQueries.texts(card.body)
            #expect(texts.contains { $0.contains("min") } != isMarked, "\(texts)")
            #expect(!texts.contains("Average per day with practice"))
        }
        let chart = try Self.timeline(journal)
        #expect(chart.y.title == (isMarked ? "Practiced" : "Minutes"))
        let dashboard = try Self.screen(PracticeDashboardOptions(), journal)
        let figures = ElementQueries.figures(in: dashboard.card(WeeklyProgressCard.self)?.body)
        try #require(figures.count == 2)
        #expect(figures[0].accessibility?.value == week)
    }

    @Test func `two sessions on a day are both counted`() throws {
        let screen = try Self.statistics(
            Self.sessions([(0, 10), (0, 15), (1, 8)]), heatMap: .week, as: .heatMap)
        let grid = try #require(ElementQueries.grid(in: screen.card(HeatMapCard.self)?.body))
        let cells = grid.children.flatMap(\.children)
        #expect(
            cells.suffix(2).map { $0.accessibility?.label } == [
                "Tuesday, March 17: 8 minutes",
                "Wednesday, March 18: 25 minutes, 2 sessions",
            ])
    }
}
