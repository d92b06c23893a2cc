public import CandelaRules
import CandelaTokens

/// The first page of the weight app.
public struct WeightDashboardPresenter: Presenter {
    /// The types of the cards it may hold.
    public let cards: [any CardContent.Type] = [
        GoalBannerCard.self, WeightHeroCard.self, QuickStatsCard.self, NextMilestoneCard.self,
        ChartCard.self, PredictionCard.self, MilestoneHistoryCard.self,
        MilestoneCelebrationCard.self, EmptyCard.self, MessageCard.self, LoadingCard.self,
        ToastCard.self,
    ]

    /// The reminders an app gives because it has the screen.
    public let reminders: Set<ReminderSubject> = [.weighIns]

    /// A presenter.
    public init() {}

    /// The title of the screen.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.weightDashboardTitle() }

    /// The words while its data load.
    public func loading(_ kit: Kit) -> Phrase { kit.phrases.milestoneLoading() }

    /// The words when its data could not be read.
    public func failure(_ kit: Kit) -> Phrase { kit.phrases.milestoneErrorTitle() }

    /// The range of the chart.
    public var announced: String? { "range" }

    /// A weight milestone.
    public func celebrates(_ options: WeightDashboardOptions) -> Celebrated? { .weightMilestone }

    /// The content of the screen for a journal.
    public func content(
        of journal: Journal, _ options: WeightDashboardOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let state = WeightState(journal, in: kit.context, wasAtGoal: options.wasAtGoal ?? false)
        var content = ScreenContent(
            accessory: .addWeighIn(to: journal, last: state.log.latest?.weight, with: kit),
            validUntil: state.validUntil)
        guard let hero = WeightHeroCard(state, with: kit) else {
            content.cards = [Card(noWeighIns(in: journal, with: kit))]
            return content
        }
        let chart = WeightChart(state, range: options.range ?? .month, kit: kit)
        if state.isAtGoal { content.cards.append(Card(GoalBannerCard(with: kit))) }
        content.cards += [Card(hero), Card(QuickStatsCard(state, with: kit))]
        content.cards.append(
            state.milestones.map { Card(NextMilestoneCard($0, with: kit)) }
                ?? Card(MessageCard.noGoal(kit.phrases.milestoneNoGoalMessage(), with: kit)))
        content.cards.append(Card(card(chart, selecting: options.selectedDay, with: kit)))
        if let prediction = state.prediction, !state.isAtGoal {
            content.cards.append(Card(PredictionCard(prediction, in: state, with: kit)))
        }
        if !journal.completedMilestones.isEmpty {
            content.cards.append(Card(MilestoneHistoryCard(state, options.windows, with: kit)))
        }
        content.celebrate(
            MilestoneCelebrationCard(state, canShare: options.canShare ?? false, with: kit))
        content.announcements += announcements(state, chart, options, with: kit)
        return content
    }

    /// The announcements of the goal and of a new range of the chart.
    private func announcements(
        _ state: WeightState, _ chart: WeightChart, _ options: WeightDashboardOptions, with kit: Kit
    ) -> [Announcement] {
        var announcements: [Announcement] = []
        if state.isAtGoal, let goal = state.prediction?.goal {
            announcements.append(
                Announcement(
                    "weight-goal-\(state.unit.name(of: goal))",
                    kit.phrases.weightBannerLabel().said))
        }
        if let range = options.range, options.announces != false {
            announcements.append(Announcement("chart-weight-\(range.rawValue)", chart.summary.said))
        }
        return announcements
    }

    private func card(
        _ chart: WeightChart, selecting day: CalendarDay?, with kit: Kit
    ) -> ChartCard {
        let phrases = kit.phrases
        let drawn = chart.chart(selecting: day)
        let ranges: [(WeightChartRange, Phrase)] = [
            (.week, phrases.weightChartWeek()), (.month, phrases.weightChartMonth()),
            (.quarter, phrases.weightChartQuarter()), (.halfYear, phrases.weightChartHalfYear()),
            (.year, phrases.weightChartYear()), (.all, phrases.weightChartAll()),
        ]
        let placeholder = EmptyCard(
            "noChart", illustration: nil, title: phrases.weightChartEmptyTitle(),
            text: chart.hasEarlier
                ? phrases.weightChartEmptyPeriod() : phrases.weightChartEmptyText(), button: nil,
            level: 3, with: kit)
        return ChartCard(
            "chart", surface: kit.card, heading: kit.heading(phrases.weightChartTitle()),
            period: kit.period(
                "range", ranges.map { ($0.0.rawValue, $0.1) }, chosen: chart.range.rawValue),
            chart: drawn, placeholder: drawn == nil ? placeholder : nil)
    }

    private func noWeighIns(in journal: Journal, with kit: Kit) -> EmptyCard {
        EmptyCard(
            "noWeighIns",
            illustration: kit.emptyDrawing(
                .figureWalk, .primaryGraphic, on: .tintPrimaryOpaque, badge: .plusCircleFilled,
                .successGraphic),
            title: kit.phrases.weightEmptyTitle(), text: kit.phrases.weightEmptyText(),
            button: kit.button(
                "log", .logWeight(in: journal, last: nil, with: kit),
                kit.phrases.weightEmptyButton(), .primary, hint: kit.phrases.weightTabAddHint()),
            with: kit)
    }
}
