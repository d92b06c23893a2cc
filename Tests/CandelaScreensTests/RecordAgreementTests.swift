import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// Each new weigh-in or completion changes every screen that shows it, and all of them agree.
struct RecordAgreementTests {
    private let today = CalendarDay(daysSince1970: 20_530)

    private func screen(_ name: ScreenName, _ journal: Journal) throws -> Screen {
        let context = Context(
            now: Instant(secondsSince1970: 20_530 * 86_400 + 61_200), zone: .utc)
        let app = try #require(AppDefinition.standard.first(with: name))
        let options = try #require(name.optionsType).init()
        guard var ofHabit = options as? any HabitOptions else {
            return try Screen.make(
                name, phase: .ready(journal), options: options, of: app, in: context)
        }
        ofHabit.habit = journal.habits.first?.id
        return try Screen.make(
            name, phase: .ready(journal), options: ofHabit, of: app, in: context)
    }

    // MARK: A weigh-in

    private struct WeightFigures: Equatable {
        var hero: String
        var thisWeek: String
        var toGoal: String
        var milestone: String
        var latestRow: String
        var lastPoint: String
        var widget: String
    }

    /// Collects the values, and expects repeated ones to be equal on all screens.
    private func weightFigures(_ journal: Journal) throws -> WeightFigures {
        let dashboard = try screen(.weightDashboard, journal)
        let hero = try #require(dashboard.card(WeightHeroCard.self))
        let stats = dashboard.card(QuickStatsCard.self)?.body.children ?? []
        let milestone = dashboard.card(NextMilestoneCard.self)
        let chart = dashboard.card(ChartCard.self)?.chart?.chart
        // The card is also a screen, which names what is missing for an estimate, and has a compact
        // form.
        let next = try #require(milestone)
        let alone = try #require(
            try screen(.nextMilestone, journal).card(NextMilestoneCard.self))
        #expect(alone.facts == next.facts)
        let compact = try #require(
            try screen(.nextMilestoneCompact, journal).card(NextMilestoneCompactCard.self))
        #expect(compact.facts == next.facts)
        let logbook = try #require(try screen(.weightLogbook, journal).card(LogbookCard.self))
        let row = try #require(logbook.rows.dropFirst().first)
        #expect(logbook.facts.entries.first?.weight == hero.facts.currentWeight)
        let entries = try #require(chart?.series.first { $0.id == "entries" })
        let point = try #require(entries.points.last)
        #expect(point.x == logbook.facts.entries.first.map { Double($0.day.daysSince1970) })
        let small = try #require(try screen(.weightWidget, journal).card(WeightWidgetCard.self))
        return WeightFigures(
            hero: spoken(hero.body),
            thisWeek: try #require(stats[0].accessibility?.label),
            toGoal: try #require(stats[1].accessibility?.label),
            milestone: try #require(next.words("remaining")?.text),
            latestRow: spoken(row), lastPoint: point.spoken,
            widget: try #require(small.words("weight")?.text))
    }

    /// The label of an element, followed by its details.
    private func spoken(_ element: Element) -> String {
        let details = element.accessibility?.details ?? []
        return ([element.accessibility?.label ?? ""] + details.map { "\($0.label): \($0.value)" })
            .joined(separator: " | ")
    }

    // Ten days at 228 pounds, then 226 today, with a goal of 212: 2 down this week and 14 to lose.
    /// The 7-day average is (6 × 228 + 226) / 7 = 227.7. Milestones are 5 pounds apart: 226 − 225 = 1.
    @Test func `a new weigh-in changes all weight screens consistently`() throws {
        var journal = Journal()
        journal.settings.unit = .pounds
        journal.goal = WeightGoal(Weight(unchecked: 212, .pounds))
        journal.weighIns = (1...10).map {
            WeighIn(day: today.adding(days: -$0), weight: Weight(unchecked: 228, .pounds))
        }
        let before = try weightFigures(journal)
        #expect(
            before
                == WeightFigures(
                    hero: "Current weight: 228 pounds",
                    thisWeek: "No change over 7 days", toGoal: "Left to lose: 16 pounds",
                    milestone: "3.0\u{A0}lb to go",
                    latestRow:
                        "Tuesday, March 17: 228 pounds | 7-day average: 228 pounds | Change over 7 days: 0 pounds",
                    lastPoint: "Tuesday, March 17: 228 pounds", widget: "228.0\u{A0}lb"))
        journal.weighIns.append(WeighIn(day: today, weight: Weight(unchecked: 226, .pounds)))
        let after = try weightFigures(journal)
        #expect(
            after
                == WeightFigures(
                    hero: "Current weight: 226 pounds",
                    thisWeek: "Down over 7 days: 2 pounds",
                    toGoal: "Left to lose: 14 pounds",
                    milestone: "1.0\u{A0}lb to go",
                    latestRow:
                        "Wednesday, March 18: 226 pounds | 7-day average: 227.7 pounds | Down over 7 days: 2 pounds",
                    lastPoint: "Wednesday, March 18: 226 pounds", widget: "226.0\u{A0}lb"))
    }

    // MARK: A completion

    private struct HabitFigures: Equatable {
        var row: String
        var badges: [String]
        var total: String
        var chart: String
        var counter: Int
        var shared: String
    }

    private func habitFigures(_ journal: Journal) throws -> HabitFigures {
        let list = try #require(try screen(.habitList, journal).card(HabitListCard.self))
        let row = try #require(list.rows.first)
        let detail = try screen(.habitDetail, journal)
        let badges = try #require(detail.card(BadgesCard.self))
        let facts = try #require(list.facts.habits.first)
        let chart = detail.card(ChartCard.self)?.chart?.chart
        let total =
            ElementQueries.ids("total", in: detail.card(FiguresCard.self)?.body).first?
            .accessibility?.value
            ?? ""
        let counter = try #require(
            try screen(.streakCounter, journal).card(StreakCounterCard.self))
        let shared = try #require(try screen(.shareCard, journal).card(ShareCard.self))
        #expect(badges.facts.streak == facts.streak && badges.facts.streak == counter.facts.streak)
        let point = try #require(
            chart?.series.flatMap(\.points).first { $0.x == Double(today.daysSince1970) })
        return HabitFigures(
            row: try #require(row.first("open")?.accessibility?.value),
            badges: badges.body.children[1].children.compactMap(\.label), total: total,
            chart: point.spoken,
            counter: counter.facts.streak,
            shared: try #require(
                shared.textAlternative.split(separator: ". ").map(String.init).first {
                    $0.hasSuffix("-day streak")
                }))
    }

    @Test func `a new completion changes all screens of a habit consistently`() throws {
        var journal = Journal()
        var habit = Habit(id: "read", name: "Read")
        habit.created = today.adding(days: -20)
        journal.habits = [habit]
        journal.completions = (1...6).map {
            Completion(habit: "read", day: today.adding(days: -$0))
        }
        #expect(
            try habitFigures(journal)
                == HabitFigures(
                    row: "6-day streak, not done today",
                    badges: ["Current streak: 6 days", "Longest streak: 6 days"], total: "6",
                    chart: "Wednesday, March 18: Not done yet", counter: 6,
                    shared: "6-day streak"))
        journal.completions.append(Completion(habit: "read", day: today))
        #expect(
            try habitFigures(journal)
                == HabitFigures(
                    row: "7-day streak, done today",
                    badges: [
                        "Current streak: 7 days, 7-day milestone reached",
                        "Longest streak: 7 days, 7-day milestone reached",
                    ], total: "7",
                    chart: "Wednesday, March 18: Done", counter: 7,
                    shared: "7-day streak"))
    }
}
