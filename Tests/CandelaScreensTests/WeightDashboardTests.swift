import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// The weight dashboard on 18 March 2026.
struct WeightDashboardTests {
    private static let today = CalendarDay(daysSince1970: 20_530)
    private static let context = Context(
        now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    /// One reading a day up to today.
    private static let eightDays = [231.4, 230.2, 230.9, 228.8, 229.5, 228.1, 227.6, 227.9]

    /// A loss of 0.3 pounds a day up to today's 227.9: −2.10 a week.
    private static let line = (0..<12).map { 231.2 - 0.3 * Double($0) }

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
        // 227.6 on the 17th reached it, and 227.9 is 0.3 away.
        #expect(
            Self.kinds(try Self.screen(Self.eightDays, goal: 227.6)) == [
                "goalBanner", "weightHero", "quickStats", "nextMilestone", "chart",
                "milestoneHistory",
            ])
        #expect(Self.kinds(try Self.screen(Self.eightDays, goal: 227.5)).first == "weightHero")
    }

    /// No card congratulates, announces or hides the distance before a reading reaches the goal.
    @Test func `a plateau above the goal is not congratulated`() throws {
        let screen = try Self.screen([231.4, 229, 229], goal: 227) { _ in
        } in: {
            $0.completedMilestones = []
        }
        #expect(!Self.kinds(screen).contains("goalBanner") && screen.overlay == nil)
        #expect(screen.announcements.isEmpty)
        #expect(screen.card(QuickStatsCard.self)?.facts.distanceToGoal == 2)
    }

    /// The weigh-ins missing for a date are named once, by the prediction. Eight days from the 11th
    /// to the 18th lack the 21st, ten days after the first.
    @Test func `names what is missing for a date once`() throws {
        let screen = try Self.screen(Self.eightDays)
        let texts = screen.cards.flatMap { ElementQueries.texts($0.body) }
            .filter { $0.hasPrefix("Weigh in") }
        #expect(texts == ["Weigh in once more, on March 21 or later"])
    }

    /// 227.9 − 231.4 = −3.5 in seven days; 227.9 − 212 = 15.9 to go.
    @Test func `shows weight, change and distance to the goal`() throws {
        var texts: [String] = []
        for card in try Self.screen(Self.eightDays).cards {
            if let hero = card.content(as: WeightHeroCard.self) {
                texts += ["weight", "change"].compactMap { hero.words($0)?.text }
                texts += [hero.label].compactMap(\.self)
                texts += hero.body.accessibility?.details.map { "\($0.label): \($0.value)" } ?? []
            }
            if let stats = card.content(as: QuickStatsCard.self) {
                texts += stats.body.children.compactMap { $0.children[1].words.first?.text }
                texts += stats.body.children.compactMap(\.accessibility?.label)
            }
        }
        #expect(
            texts == [
                "227.9\u{A0}lb", "Over 7 days: −3.5\u{A0}lb", "Current weight: 227.9 pounds",
                "−3.5\u{A0}lb", "15.9\u{A0}lb",
                "Down over 7 days: 3.5 pounds", "Left to lose: 15.9 pounds",
            ])
    }

    /// To 224: 3.9 × 7 / 2.1 = 13 days, 31 March. To 223.9: 4.0 × 7 / 2.1 = 13.3, to 223.6: 14.3
    /// days, about 2 weeks. To 212: 15.9 × 7 / 2.1 = 53 days, about 8 weeks.
    @Test(
        arguments: [
            (224.0, 13, "Goal date: Mar 31, 2026", "In 13 days"),
            (223.6, 14, "In about 2 weeks", nil),
            (212, 53, "In about 8 weeks", nil), (211, 56, "In about 2 months", nil),
        ] as [(Double, Int, String, String?)])
    func `predicts the day of the goal`(
        goal: Double, days: Int, text: String, detail: String?
    ) throws {
        let card = try #require(try Self.screen(Self.line, goal: goal).card(PredictionCard.self))
        #expect(card.facts.status == .onTrack && card.facts.daysToGoal == days)
        #expect(card.facts.goalDay == Self.today.adding(days: days))
        #expect(card.words("text")?.text == text && card.words("detail")?.text == detail)
        #expect(card.words("rate")?.text == "Trend: −2.10\u{A0}lb/week")
    }

    @Test func `speaks the prediction`() throws {
        let card = try #require(try Self.screen(Self.line, goal: 224).card(PredictionCard.self))
        #expect(card.label == "Goal prediction. Goal date: Tuesday, March 31. In 13 days")
        #expect(
            card.body.accessibility?.details.map { "\($0.label): \($0.value)" } == [
                "Goal weight: 224 pounds", "Trend, losing per week: 2.10 pounds",
            ])
        let far = try #require(try Self.screen(Self.line).card(PredictionCard.self))
        #expect(far.label == "Goal prediction. In about 8 weeks")
    }

    @Test func `draws readings, trend, prediction and goal, with the selected day above`() throws {
        let screen = try Self.screen(Self.line) { options in
            options.range = .month
            options.selectedDay = Self.today.adding(days: -2)
        }
        let card = try #require(screen.card(ChartCard.self))
        let chart = try #require(card.chart?.chart)
        #expect(chart.series.map(\.id) == ["predicted", "trend", "entries"])
        #expect(chart.series[2].points.count == 12)
        #expect(chart.series[2].points[11].spoken == "Wednesday, March 18: 227.9 pounds")
        #expect(abs(try #require(chart.series[1].points.last?.y) - 227.9) <= 0.0005)
        // The goal is 15 pounds below the data and named at the edge.
        #expect(chart.rules.map(\.text.text) == ["Goal: 212\u{A0}lb ↓"])
        #expect(chart.rules.map(\.text.spoken) == ["Goal, below this chart: 212 pounds"])
        #expect(chart.selection?.lines.map(\.text) == ["Mar 16", "228.5\u{A0}lb"])
        let summary =
            "Weight down over 11 days, first: 231.2 pounds, last: 227.9 pounds, 12 entries"
        #expect(
            card.chart?.accessibility?.value
                == "Selected: Monday, March 16, 228.5 pounds. \(summary).")
        #expect(screen.announcements.map(\.text) == [summary])
        #expect(
            card.body.first("period")?.children.map { $0.text?.text } == [
                "1W", "1M", "3M", "6M", "1Y", "All",
            ])
        #expect(card.facts.period == "month")
    }

    @Test func `shows the celebration above everything else`() throws {
        let screen = try Self.screen([231.4, 226, 225]) {
            $0.canShare = true
        } in: {
            $0.completedMilestones.append(CompletedMilestone(Weight(unchecked: 225, .pounds)))
        }
        guard let card = screen.overlay?.card.content(as: MilestoneCelebrationCard.self) else {
            Issue.record("expected a celebration")
            return
        }
        #expect(card.words("milestone")?.text == "225\u{A0}lb")
        #expect(
            card.buttons.map { $0.children.flatMap(\.words).map(\.text) }
                == [["Share"], ["Close"]])
        let trophy = try #require(card.body.children.first)
        #expect(trophy.children.map { $0.motion?.effect } == [.scale, .confetti])
        #expect(trophy.children.last?.motion?.particles == 50)
        #expect(card.facts.milestone == 225 && card.facts.haptic == .celebration)
        #expect(card.label == "Milestone reached!")
        #expect(screen.announcements.map(\.text) == ["Milestone reached: 225 pounds"])
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
        #expect(card.heading == "No entries yet")
        #expect(card.buttons.first?.text?.text == "Log weight")
        #expect(
            screen.tabButtons.map(\.accessibility?.label) == ["Dashboard", "Logbook", "Settings"])
    }
}
