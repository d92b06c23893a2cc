import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The first screen of the weight app.
public struct WeightDashboardPresenter: Presenter {
    /// The reminders an app offers if it includes this screen.
    public let reminders: Set<ReminderSubject> = [.weighIns]

    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.weightDashboardTitle() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.weight

    /// The celebrated milestones: weight milestones.
    public func celebration(_ options: WeightDashboardOptions) -> CelebratedMilestone? {
        .weightMilestone
    }

    /// The current weight, figures, next milestone, chart, prediction and reached milestones;
    /// before the first weigh-in, the empty state.
    public func content(
        of journal: Journal, _ options: WeightDashboardOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let state = WeightState(journal, in: kit.context)
        return WeightDashboardPage(state: state, options: options, kit: kit).content
    }
}

/// The layout of the weight dashboard.
private struct WeightDashboardPage {
    let state: WeightState
    let options: WeightDashboardOptions
    let chart: WeightChart
    let kit: Kit

    private var phrases: Phrases { kit.phrases }
    private var journal: Journal { state.journal }

    init(state: WeightState, options: WeightDashboardOptions, kit: Kit) {
        (self.state, self.options, self.kit) = (state, options, kit)
        chart = WeightChart(state, range: options.range ?? .month, kit: kit)
    }

    var content: ScreenContent {
        var content = ScreenContent(
            accessory: .addWeighIn(kit),
            validUntil: state.validUntil)
        guard let hero = WeightHeroCard(state, with: kit) else {
            content.cards = [Card(noWeighIns)]
            return content
        }
        if state.isGoalReached {
            content.cards.append(Card(GoalBannerCard(known: state.facts, kit: kit)))
        }
        content.cards += [Card(hero), Card(QuickStatsCard(state: state, kit: kit))]
        if let milestone = NextMilestoneCard(state, explains: false, with: kit) {
            content.cards.append(Card(milestone))
        } else if journal.goal == nil {
            content.cards.append(
                Card(MessageCard.noGoal(phrases.milestoneNoGoalMessage(), with: kit)))
        }
        content.cards.append(Card(chartCard))
        if let goal = journal.goal?.weight, let status = state.facts.status(of: journal),
            status != .atGoal
        {
            content.cards.append(
                Card(PredictionCard(status: status, goal: goal, state: state, kit: kit)))
        }
        if !state.facts.completed.isEmpty {
            content.cards.append(Card(MilestoneHistoryCard(state, options.windows, with: kit)))
        }
        content.celebrate(
            MilestoneCelebrationCard(state, canShare: options.canShare ?? false, with: kit))
        content.announcements += announcements
        return content
    }

    /// The announcements of a reached goal and of a newly chosen range.
    private var announcements: [Announcement] {
        var announcements: [Announcement] = []
        // A celebration of the goal announces it.
        if state.isGoalReached, let goal = state.facts.goal?.goal, state.announcement == nil {
            announcements.append(
                Announcement(
                    "weight-goal-\(state.unit.name(of: goal))",
                    phrases.weightBannerLabel().spokenWords))
        }
        if let range = options.range, options.announces != false {
            announcements.append(
                Announcement("chart-weight-\(range.rawValue)", chart.summary.spokenWords))
        }
        return announcements
    }

    private var chartCard: ChartCard {
        let drawn = chart.chart(
            selecting: options.selectedDay, with: WeightDashboardOptions.chosenDay)
        let ranges: [(WeightChartRange, Phrase)] = [
            (.week, phrases.weightChartWeeks(count: 1)),
            (.month, phrases.weightChartMonths(count: 1)),
            (.quarter, phrases.weightChartMonths(count: 3)),
            (.halfYear, phrases.weightChartMonths(count: 6)),
            (.year, phrases.weightChartYears(count: 1)), (.all, phrases.weightChartAll()),
        ]
        let placeholder = EmptyCard(
            "noChart", illustration: nil, title: chart.emptyTitle,
            text: chart.hasEarlier
                ? phrases.weightChartEmptyPeriod() : phrases.weightChartEmptyText(), button: nil,
            level: 3, with: kit)
        return ChartCard(
            "chart", surface: kit.card, heading: kit.heading(phrases.weightChartTitle()),
            period: kit.period(
                WeightDashboardOptions.shownRange, ranges, chosen: chart.range),
            chart: drawn, placeholder: drawn == nil ? placeholder : nil)
    }

    private var noWeighIns: EmptyCard {
        EmptyCard(
            "noWeighIns",
            illustration: kit.emptyDrawing(
                .figureWalk, .primaryGraphic, on: .tintPrimaryOpaque, badge: .plusCircleFilled,
                .successGraphic),
            title: phrases.weightEmptyTitle(), text: phrases.weightEmptyText(),
            button: kit.button(
                "log", .open(.weightEntry, as: .sheet), phrases.weightLog(), .primary),
            with: kit)
    }
}
