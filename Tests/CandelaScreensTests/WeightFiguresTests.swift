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

    // The first of some daily weigh-ins up to the 18th is the 15th, 16th or 17th: a rate needs a
    // weigh-in ten days later and, after two, one more day in between.
    @Test(
        arguments: [
            (4, "Weigh in once more, on March 25 or later"),
            (3, "Weigh in once more, on March 26 or later"),
            (2, "Weigh in once more, on March 27 or later"),
            (1, "Weigh in on 2 more days, the last on March 28 or later"),
        ])
    func `gives the weigh-ins still needed for a rate`(recorded: Int, lacks: String) throws {
        let journal = Self.journal(Array(Self.eightDays.suffix(recorded)))
        let screen = try Self.screen(journal)
        #expect(try #require(screen.card(PredictionCard.self)).words("detail")?.text == lacks)
        // None of them is a week old: the change is unknown, whatever the rate, and its drawing
        // and speech differ from those of a steady weight.
        let hero = try #require(screen.card(WeightHeroCard.self))
        #expect(hero.words("missing")?.text == "Nothing to compare with 7 days ago")
        let stats = try #require(screen.card(QuickStatsCard.self))
        #expect(
            ElementQueries.texts(stats.body.children[0]).contains(
                "Nothing to compare with 7 days ago"))
    }

    /// Below half a tenth the distance reads 0; from 5 on the flag is no longer green.
    @Test(
        arguments: [
            (212.04, nil, "Goal reached", ColorRole.successGraphic),
            (212.1, 0.1, "0.1\u{A0}lb", .successGraphic),
            (216.9, 4.9, "4.9\u{A0}lb", .successGraphic),
            (217, 5, "5.0\u{A0}lb", .primaryGraphic), (211, nil, "1.0\u{A0}lb", .successGraphic),
        ] as [(Double, Double?, String, ColorRole)])
    func `shows the distance to the goal`(
        weight: Double, left: Double?, text: String, color: ColorRole
    ) throws {
        let card = try #require(Self.screen(Self.journal([weight])).card(QuickStatsCard.self))
        #expect(card.facts.distanceToGoal == left)
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
        #expect(hero.facts.judgement == judgement)
    }

    /// 0.3 pounds a day, up to today's 227.9.
    private static let line = (0..<12).map { 231.2 - 0.3 * Double($0) }

    @Test func `gives the direction of the weight and of the goal`() throws {
        let losing = try Self.prediction(Self.journal(Self.line, from: 226, to: 240))
        #expect(losing.words("text")?.text == "Your weight is going down")
        #expect(
            losing.label
                == "Trend and goal. Your weight is going down. Your goal is higher. "
                + "A goal date appears when your trend moves toward it.")
        let gaining = try Self.prediction(
            Self.journal(Self.line.map { 450 - $0 }, from: 240, to: 200))
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

    /// 227.9 lb on 8 March, seen on the 19th: each card that shows it names its day.
    @Test func `an old weight has its day on every card`() throws {
        let today = Self.march18.adding(days: 11)
        let screen = try Self.screen(Self.journal(Self.line), on: today)
        for kind in ["weightHero", "quickStats", "nextMilestone", "prediction"] {
            let card = try #require(screen.cards.first { $0.kind == kind })
            #expect(
                ElementQueries.texts(card.body).contains("Last weighed March 18"), "\(kind)")
        }
        let hero = try #require(screen.card(WeightHeroCard.self))
        #expect(hero.facts.change == nil && hero.facts.direction == nil)
        #expect(hero.facts.currentDay == Self.march18)
    }

    /// A first weigh-in, a steady week and a reached milestone are drawn in blue; a loss in green.
    @Test(arguments: [
        ([231.4], GradientRole.heroNeutral),
        ([228, 228, 228, 228, 228, 228, 228, 228.1], .heroNeutral),
        ([231, 230, 229, 228, 227, 226, 225.5, 225], .heroNeutral),
        ([231, 230, 229, 228, 227, 226, 225.5, 224.9], .heroLosing),
        ([228, 228, 228, 228, 228, 228, 228, 229], .heroGaining),
    ])
    func `the hero is no alarm`(weights: [Double], gradient: GradientRole) throws {
        let hero = try #require(Self.screen(Self.journal(weights)).card(WeightHeroCard.self))
        #expect(hero.body.surface?.fill == Paint(gradient))
    }

    /// Rising for five weeks, then down in the last days: both numbers stay, without an arrow, and
    /// the trend names its weeks.
    @Test func `a change against the trend has no arrow`() throws {
        var weights = (0...35).map { 180 + 0.2 * Double($0) }
        for place in 34...35 { weights[place] -= 6 }
        let screen = try Self.screen(Self.journal(weights, from: 180, to: 200))
        let hero = try #require(screen.card(WeightHeroCard.self))
        #expect(hero.facts.direction == .down && (hero.facts.rate ?? 0) > 0)
        #expect(ElementQueries.icons(hero.body).isEmpty)
        #expect(hero.body.surface?.fill == Paint(GradientRole.heroNeutral))
        let prediction = try #require(screen.card(PredictionCard.self))
        #expect(prediction.words("rate")?.text.hasPrefix("Trend over the last 6 weeks: +") == true)
    }

    @Test func `draws a chart from two readings on, with the goal in its range`() throws {
        #expect(try Self.chart(Self.journal([231.4]), .month) == nil)
        let below = try #require(try Self.chart(Self.journal([231.4, 231]), .month))
        #expect(try #require(below.y.min) == 230 && below.rules.map(\.id) == ["goalBeyond"])
        let above = try #require(
            try Self.chart(Self.journal([231.4, 231], from: 220, to: 260), .month))
        #expect(try #require(above.y.max) == 232.4)
        #expect(above.rules.map(\.text.text) == ["Goal: 260\u{A0}lb ↑"])
        let near = try #require(try Self.chart(Self.journal([231.4, 231], to: 230.2), .month))
        #expect(near.rules.map(\.position) == [230.2])
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

    /// Newest first; on one day the one reached last, and those without a day at the end. No entry
    /// is at or past 225, so it is not listed.
    @Test func `lists milestones by the day they were reached`() throws {
        var journal = Self.journal(Self.eightDays)
        journal.completedMilestones = [
            (240.0, Int?.none), (230, 1), (228, 10), (227.7, 10), (225, 11), (235, nil),
        ].map { weight, day in
            var milestone = CompletedMilestone(Weight(unchecked: weight, .pounds))
            milestone.day = day.map { CalendarDay(daysSince1970: 20_512 + $0) }
            milestone.isCelebrated = true
            return milestone
        }
        let card = try #require(Self.screen(journal).card(MilestoneHistoryCard.self))
        #expect(card.facts.milestones.map(\.weight) == [227.7, 228, 230, 235, 240])
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
