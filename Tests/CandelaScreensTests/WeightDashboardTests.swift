import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// The weight dashboard on 18 March 2026.
struct WeightDashboardTests {
    private static let today = CalendarDay(daysSince1970: 20_530)
    private static let context = Context(
        now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    /// One reading a day up to today.
    private static let eightDays = [231.4, 230.2, 230.9, 228.8, 229.5, 228.1, 227.6, 227.9]

    private static func screen(
        _ weights: [Double], goal: Double? = 212,
        _ choose: (inout WeightDashboardOptions) -> Void = { _ in },
        in change: (inout Journal) -> Void = { _ in }
    ) throws -> Screen {
        var journal = Journal()
        journal.settings.unit = .pounds
        journal.goal = goal.map { WeightGoal(Weight(unchecked: $0, .pounds)) }
        journal.weighIns = weights.enumerated().map { place, weight in
            WeighIn(
                day: today.adding(days: place + 1 - weights.count),
                weight: Weight(unchecked: weight, .pounds))
        }
        var milestone = CompletedMilestone(Weight(unchecked: 230, .pounds))
        milestone.isCelebrated = true
        journal.completedMilestones = [milestone]
        change(&journal)
        var options = WeightDashboardOptions()
        choose(&options)
        return try Screen.make(options, phase: .ready(journal), of: .weight, in: context)
    }

    private static func kinds(_ screen: Screen) -> [String] { screen.cards.map(\.kind) }

    /// The banner is first and only at the goal, the prediction only before it is reached.
    @Test func `puts the banner first at the goal and omits the prediction`() throws {
        #expect(
            Self.kinds(try Self.screen(Self.eightDays)) == [
                "weightHero", "quickStats", "nextMilestone", "chart", "prediction",
                "milestoneHistory",
            ])
        // The smoothed weight of the series is 226.34: 0.26 from this goal.
        #expect(
            Self.kinds(try Self.screen(Self.eightDays, goal: 226.6)) == [
                "goalBanner", "weightHero", "quickStats", "nextMilestone", "chart",
                "milestoneHistory",
            ])
        // 0.74 away, it is reached only if it was reached before.
        #expect(Self.kinds(try Self.screen(Self.eightDays, goal: 225.6)).first == "weightHero")
        let held = try Self.screen(Self.eightDays, goal: 225.6) { $0.wasAtGoal = true }
        #expect(Self.kinds(held).first == "goalBanner")
    }

    /// 227.9 − 231.4 = −3.5 in seven days; 227.9 − 212 = 15.9 to go.
    @Test func `shows weight, change and distance to the goal`() throws {
        var texts: [String] = []
        for card in try Self.screen(Self.eightDays).cards {
            if let hero = card.content(as: WeightHeroCard.self) {
                texts += ["weight", "change"].compactMap { hero.words($0)?.text }
                texts += [hero.label].compactMap(\.self)
            }
            if let stats = card.content(as: QuickStatsCard.self) {
                texts += stats.body.children.compactMap { $0.children[1].words.first?.text }
                texts += stats.body.children.compactMap(\.accessibility?.label)
            }
        }
        #expect(
            texts == [
                "227.9 lb", "-3.5 lb in 7 days",
                "Current weight: 227.9 pounds. Down 3.5 pounds in 7 days", "-3.5 lb",
                "15.9 lb to lose", "Change in 7 Days: down 3.5 pounds",
                "To Goal: 15.9 pounds to lose",
            ])
    }

    /// 15 days from 18 March is 2 April, two weeks; 6.4986 pounds a week.
    @Test func `predicts the day of the goal`() throws {
        let card = try #require(try Self.screen(Self.eightDays).card(PredictionCard.self))
        #expect(card.facts.status == .onTrack && card.facts.days == 15)
        #expect(card.facts.day == Self.today.adding(days: 15))
        #expect(card.words("text")?.text == "Reaching goal by Apr 2, 2026")
        #expect(card.words("detail")?.text == "About 2 weeks away")
        #expect(card.words("rate")?.text == "Trend: 6.5 lb/week (losing)")
        #expect(
            card.label
                == "Goal prediction: You're on track to reach your goal of 212 pounds by Thursday, "
                + "April 2. Trend: losing 6.5 pounds per week")
    }

    @Test func `draws readings, trend, prediction and goal, with the selected day above`() throws {
        let screen = try Self.screen(Self.eightDays) { options in
            options.range = .month
            options.selectedDay = Self.today.adding(days: -2)
        }
        let card = try #require(screen.card(ChartCard.self))
        let chart = try #require(card.chart?.chart)
        #expect(chart.series.map(\.id) == ["predicted", "trend", "entries"])
        #expect(chart.series[2].points.map(\.y) == Self.eightDays)
        #expect(chart.series[2].points[7].spoken == "Wednesday, March 18: 227.9 pounds")
        let means = Self.eightDays.enumerated().map {
            DailyMean(day: Self.today.adding(days: $0.offset - 7), value: $0.element)
        }
        let end = try #require(RegressionTrend.standard.points(of: means).last).value
        #expect(abs(try #require(chart.series[1].points.last?.y) - end) <= 0.0005)
        #expect(chart.rules.map(\.text.text) == ["Goal: 212 lb"])
        #expect(chart.selection?.lines.map(\.text) == ["Mar 16", "228.1 lb"])
        #expect(
            card.chart?.accessibility?.value
                == "Weight decreased from 231.4 pounds to 227.9 pounds in 7 days, over 8 entries")
        #expect(screen.announcements.map(\.text) == [card.chart?.accessibility?.value])
        #expect(
            card.body.first("period")?.children.map { $0.text?.text } == [
                "1W", "1M", "3M", "6M", "1Y", "All",
            ])
        #expect(card.facts.period == "month")
    }

    @Test func `shows the celebration above everything else`() throws {
        let screen = try Self.screen([231.4, 226, 225]) { $0.canShare = true }
        guard let card = screen.overlay?.card.content(as: MilestoneCelebrationCard.self) else {
            Issue.record("expected a celebration")
            return
        }
        #expect(card.words("milestone")?.text == "225 lb")
        #expect(
            card.buttons.map { $0.children.flatMap(\.words).map(\.text) }
                == [["Share"], ["Continue"]])
        let trophy = try #require(card.body.children.first)
        #expect(trophy.children.map { $0.motion?.effect } == [.scale, .confetti])
        #expect(trophy.children.last?.motion?.particles == 50)
        #expect(card.facts.milestone == 225 && card.facts.haptic == .celebration)
        #expect(
            card.label == "Milestone Reached!")
        #expect(
            screen.announcements.map(\.text)
                == ["Congratulations! You've reached the 225 pound milestone!"])
    }

    /// The last day of the calendar has no month after it.
    @Test func `draws readings on the first and the last day of the calendar`() throws {
        var journal = Journal()
        let (first, last): (CalendarDay, CalendarDay) = ("0001-01-01", "9999-12-31")
        journal.weighIns = [first, Self.today, last].map {
            WeighIn(day: $0, weight: Weight(unchecked: 220, .pounds))
        }
        var options = WeightDashboardOptions()
        options.range = .all
        let now = try #require(Instant("9999-12-31T12:00:00Z"))
        let screen = try Screen.make(
            options, phase: .ready(journal),
            of: .weight, in: Context(now: now, zone: .utc))
        let chart = screen.card(ChartCard.self)?.chart?.chart
        let marks = try #require(chart).x.marks
        #expect((2...7).contains(marks.count))
        #expect(marks.allSatisfy { $0.position <= Double(last.daysSince1970) })
    }

    @Test func `asks for the first weigh-in`() throws {
        let screen = try Self.screen([])
        guard let card = screen.cards.first?.content(as: EmptyCard.self) else {
            Issue.record("expected an empty screen")
            return
        }
        #expect(card.heading == "Begin Your Journey")
        #expect(card.buttons.first?.text?.text == "Log Your First Weight")
        #expect(card.buttons.first?.accessibility?.hint == "Opens the entry sheet")
        #expect(
            screen.tabs?.children.first?.children.map(\.accessibility?.label) == [
                "Dashboard", "Logbook", "Settings",
            ])
    }
}
