import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// The figures of the weight cards at their limits, on 18 March 2026.
struct WeightFiguresTests {
    private static let march18 = CalendarDay(daysSince1970: 20_530)
    private static let eightDays = [231.4, 230.2, 230.9, 228.8, 229.5, 228.1, 227.6, 227.9]

    /// One reading a day, ending today.
    private static func journal(
        _ weights: [Double], from start: Double? = 231.4, to goal: Double? = 212,
        on today: CalendarDay = march18
    ) -> Journal {
        var journal = Journal()
        journal.settings.unit = .pounds
        journal.goal = goal.map { WeightGoal(Weight(unchecked: $0, .pounds)) }
        journal.goal?.start = start.map { Weight(unchecked: $0, .pounds) }
        journal.weighIns = weights.enumerated().map { place, weight in
            WeighIn(
                day: today.adding(days: place + 1 - weights.count),
                weight: Weight(unchecked: weight, .pounds))
        }
        return journal
    }

    private static func screen(
        _ journal: Journal, range: WeightChartRange? = nil, on today: CalendarDay = march18
    ) throws -> Screen {
        var options = WeightDashboardOptions()
        options.range = range
        return try Screen.make(
            options, phase: .ready(journal),
            of: .weight,
            in: Context(
                now: Instant(secondsSince1970: today.daysSince1970 * 86_400 + 61_200), zone: .utc))
    }

    private static func prediction(_ journal: Journal) throws -> PredictionCard {
        let context = Context(
            now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
        let screen = try Screen.make(
            WeightPredictionOptions(), phase: .ready(journal), of: .weight, in: context)
        return try #require(screen.card(PredictionCard.self))
    }

    private static func chart(
        _ journal: Journal, _ range: WeightChartRange, on today: CalendarDay = march18
    ) throws -> Element.Chart? {
        try #require(screen(journal, range: range, on: today).card(ChartCard.self)).chart?.chart
    }

    // Four days of the last fourteen give a rate; three lack one. Three weekly ones over two
    /// weeks do too: two more are needed after two of them, the same number as daily ones.
    @Test(
        arguments: [
            (4, nil), (3, "Log your weight once more to see an estimate"),
            (2, "Log your weight 2 more times, at least once a week, to see an estimate"),
        ] as [(Int, String?)])
    func `gives the weigh-ins still needed for a rate`(recorded: Int, lacks: String?) throws {
        let journal = Self.journal(Array(Self.eightDays.suffix(recorded)))
        let screen = try Self.screen(journal)
        let milestone = try #require(screen.card(NextMilestoneCard.self))
        if let lacks { #expect(milestone.words("estimate")?.text == lacks) }
        // None of them is a week old: the change is unknown, whatever the rate, and its drawing
        // and speech differ from those of a steady weight.
        let hero = try #require(screen.card(WeightHeroCard.self))
        #expect(hero.words("missing")?.text == "No entry from 7 days ago")
        let stats = try #require(screen.card(QuickStatsCard.self))
        #expect(ElementQueries.texts(stats.body.children[0]).contains("No earlier entry"))
    }

    /// Below half a tenth the distance reads 0; from 5 on the flag is no longer green.
    @Test(arguments: [
        (212.04, 0.0, "Goal reached", ColorRole.successGraphic),
        (212.1, 0.1, "0.1\u{A0}lb", .successGraphic),
        (216.9, 4.9, "4.9\u{A0}lb", .successGraphic),
        (217, 5, "5.0\u{A0}lb", .primaryGraphic), (211, 1, "1.0\u{A0}lb", .successGraphic),
    ])
    func `shows the distance to the goal`(
        weight: Double, left: Double, text: String, color: ColorRole
    ) throws {
        let card = try #require(Self.screen(Self.journal([weight])).card(QuickStatsCard.self))
        #expect(card.facts.remaining == left)
        #expect(ElementQueries.words("value", in: card.body.children[1])?.text == text)
        #expect(ElementQueries.icons(card.body.children[1]).map(\.color) == [color])
    }

    /// Two pounds more in a week are good on the way up to 300, and bad on the way down.
    @Test(arguments: [(300.0, WeightChange.Judgement.good), (212, .bad)])
    func `judges a change by the direction of the goal`(
        goal: Double, judgement: WeightChange.Judgement
    ) throws {
        let weights = (0..<8).map { 230 + 0.25 * Double($0) }
        let hero = try #require(
            Self.screen(Self.journal(weights, from: 230, to: goal)).card(WeightHeroCard.self))
        #expect(hero.facts.change?.judgement == judgement)
    }

    /// The level is 226.3423, 0.9284 less each day: 4.34 / 0.9284 = 4.7 days to 222.
    @Test func `counts days below a week`() throws {
        let card = try Self.prediction(Self.journal(Self.eightDays, to: 222))
        #expect(card.facts.days == 4 && card.words("detail")?.text == "In 4 days")
        let weeks = try Self.prediction(Self.journal(Self.eightDays, to: 219.8))
        // 6.54 / 0.9284 = 7.05 days are a week.
        #expect(weeks.facts.days == 7 && weeks.words("detail")?.text == "In about 1 week")
    }

    @Test func `gives the direction of the weight and of the goal`() throws {
        let losing = try Self.prediction(Self.journal(Self.eightDays, from: 226, to: 240))
        #expect(losing.words("text")?.text == "Your weight is going down")
        #expect(
            losing.label
                == "Trend and goal. Your weight is going down. Your goal is higher. "
                + "A goal date appears when your trend moves toward it.")
        let gaining = try Self.prediction(
            Self.journal(Self.eightDays.map { 450 - $0 }, from: 240, to: 200))
        #expect(gaining.words("text")?.text == "Your weight is going up")
        #expect(
            gaining.label
                == "Trend and goal. Your weight is going up. Your goal is lower. "
                + "A goal date appears when your trend moves toward it.")
        #expect(
            gaining.body.accessibility?.details.map(\.label) == [
                "Goal weight", "Trend, gaining per week",
            ])
    }

    @Test func `draws a chart from two readings on, including the goal`() throws {
        #expect(try Self.chart(Self.journal([231.4]), .month) == nil)
        let below = try #require(try Self.chart(Self.journal([231.4, 231]), .month))
        #expect(try #require(below.y.min) <= 212)
        let above = try #require(
            try Self.chart(Self.journal([231.4, 231], from: 220, to: 260), .month))
        #expect(try #require(above.y.max) >= 260)
    }

    /// Readings older than the chosen period exist, and a longer period shows them.
    @Test func `an empty period says where the readings are`() throws {
        func text(_ journal: Journal) throws -> String? {
            let card = try #require(Self.screen(journal, range: .week).card(ChartCard.self))
            return ElementQueries.texts(card.body.children.last).last
        }
        var old = Self.journal(Self.eightDays)
        for place in old.weighIns.indices {
            old.weighIns[place].day = old.weighIns[place].day.adding(days: -60)
        }
        #expect(try text(old) == "Choose a longer period to see earlier entries.")
        #expect(
            try text(Self.journal([231.4]))
                == "Log your weight a few more times to see your trend.")
    }

    /// A period ends 14 days after today, with the prediction.
    @Test(arguments: [
        // 12 September to 24 March: six months, and six labels fit.
        (
            "2026-03-10", WeightChartRange.halfYear,
            [
                "2025-10-01", "2025-11-01", "2025-12-01", "2026-01-01", "2026-02-01", "2026-03-01",
            ]
        ),
        // 20 September to 1 April: seven months, every second one is labelled.
        (
            "2026-03-18", .halfYear, ["2025-10-01", "2025-12-01", "2026-02-01", "2026-04-01"]
        ),
    ])
    func `labels the months of a period`(
        today: String, range: WeightChartRange, marks: [String]
    ) throws {
        let today = try #require(CalendarDay(today))
        let chart = try #require(
            try Self.chart(Self.journal(Self.eightDays, on: today), range, on: today))
        #expect(
            chart.x.marks.map { CalendarDay(daysSince1970: Int($0.position)).description } == marks)
    }

    /// A week ends 14 days after today, a month starts 29 days before it.
    @Test(arguments: [
        (WeightChartRange.week, [-6, 0, 7, 14], ["Mar 12", "Mar 18", "Mar 25", "Apr 1"]),
        (.month, [-28, -14, 0, 14], ["Feb 18", "Mar 4", "Mar 18", "Apr 1"]),
    ])
    func `labels today and days around it`(
        range: WeightChartRange, days: [Int], texts: [String]
    ) throws {
        let chart = try #require(try Self.chart(Self.journal(Self.eightDays), range))
        #expect(chart.x.marks.map { Int($0.position) - Self.march18.daysSince1970 } == days)
        #expect(chart.x.marks.map(\.text.text) == texts)
    }

    /// Newest first; on one day the one reached last, and those without a day at the end.
    @Test func `lists milestones by the day they were reached`() throws {
        var journal = Self.journal(Self.eightDays)
        journal.completedMilestones = [
            (240.0, Int?.none), (230, 1), (228, 10), (225, 10), (235, nil),
        ].map { weight, day in
            var milestone = CompletedMilestone(Weight(unchecked: weight, .pounds))
            milestone.day = day.map { CalendarDay(daysSince1970: 20_512 + $0) }
            milestone.isCelebrated = true
            return milestone
        }
        let card = try #require(Self.screen(journal).card(MilestoneHistoryCard.self))
        #expect(card.facts.milestones.map(\.weight) == [225, 228, 230, 235, 240])
    }

    /// A milestone reached twice is listed twice, but not again without its day.
    @Test func `lists a milestone without a day only once`() throws {
        var journal = Self.journal(Self.eightDays)
        journal.completedMilestones = [(230.0, 3), (230, nil), (230, 1), (235, nil)].map {
            weight, day in
            var milestone = CompletedMilestone(Weight(unchecked: weight, .pounds))
            milestone.day = day.map { CalendarDay(daysSince1970: 20_512 + $0) }
            return milestone
        }
        let card = try #require(Self.screen(journal).card(MilestoneHistoryCard.self))
        #expect(card.facts.milestones.map(\.weight) == [230, 230, 235])
        #expect(card.facts.milestones.map { $0.day == nil } == [false, false, true])
    }
}
