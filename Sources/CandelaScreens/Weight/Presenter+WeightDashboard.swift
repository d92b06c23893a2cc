import CandelaRules
import CandelaTokens

extension Presenter {
    static let weightDashboard = Presenter(
        name: .weightDashboard, title: { $0.weightDashboardTitle() },
        loading: { $0.milestoneLoading() }, failure: { $0.milestoneErrorTitle() },
        content: { kit, journal, options throws(ScreenError) in
            kit.weightDashboard(journal, options)
        })
}

extension Kit {
    /// The dashboard: the banner first at the goal, then what is true now, then what comes.
    fileprivate func weightDashboard(
        _ journal: Journal, _ options: ScreenBag
    ) -> Screen.Content {
        let outlook = WeightOutlook(
            journal, in: context, wasAtGoal: options.wasAtGoal ?? false)
        var content = Screen.Content(
            tabs: weightTabs(.dashboard), validUntil: outlook.validUntil)
        guard let hero = hero(outlook) else {
            content.cards = [Card(noWeighIns)]
            return content
        }
        let chart = WeightChart(outlook, range: options.range ?? .month, kit: self)
        var cards: [Card] = []
        if outlook.isAtGoal { cards.append(Card(goalBanner)) }
        cards.append(Card(hero))
        cards.append(Card(quickStats(outlook)))
        if let milestones = outlook.milestones {
            cards.append(Card(NextMilestoneCard(milestones, with: self)))
        } else {
            cards.append(Card(noGoal))
        }
        cards.append(Card(chartCard(chart, selecting: options.selectedDay)))
        if let prediction = outlook.prediction, !outlook.isAtGoal {
            cards.append(Card(self.prediction(prediction, in: outlook.unit)))
        }
        if !journal.completedMilestones.isEmpty {
            cards.append(Card(milestoneHistory(outlook)))
        }
        content.cards = cards
        content.overlay = celebration(outlook, options).map {
            Screen.Overlay(Card($0), scrim: .scrimMilestone)
        }
        content.announcements += dashboardAnnouncements(outlook, chart, options)
        return content
    }

    /// The celebration that is due now, if any.
    func celebration(
        _ outlook: WeightOutlook, _ options: ScreenBag
    ) -> MilestoneCelebrationCard? {
        outlook.celebration.map { milestone in
            celebration(
                milestone, in: outlook.unit, canShare: options.sharing?.state == .ready)
        }
    }

    /// What is said by itself: a milestone, the goal, a new range of the chart.
    func dashboardAnnouncements(
        _ outlook: WeightOutlook, _ chart: WeightChart?, _ options: ScreenBag
    ) -> [Announcement] {
        var announcements: [Announcement] = []
        if let milestone = outlook.celebration {
            let number = phrases.milestoneNumber(milestone)
            announcements.append(
                Announcement(
                    "weight-milestone-\(number.text)-\(outlook.unit.rawValue)",
                    phrases.milestoneReachedAnnouncement(
                        milestone: phrases.measure(number, in: outlook.unit, .long)
                    ).spokenText))
        }
        if outlook.isAtGoal, let goal = outlook.prediction?.goal, chart != nil {
            let number = phrases.milestoneNumber(goal)
            announcements.append(
                Announcement(
                    "weight-goal-\(number.text)-\(outlook.unit.rawValue)",
                    phrases.weightBannerLabel().spokenText))
        }
        if let chart, let range = options.range {
            announcements.append(
                Announcement("chart-weight-\(range.rawValue)", chart.summary.spokenText))
        }
        return announcements
    }

    private func chartCard(_ chart: WeightChart, selecting day: CalendarDay?) -> ChartCard {
        let drawn = chart.chart(selecting: day)
        let ranges: [(WeightChartRange, Phrase)] = [
            (.week, phrases.weightChartWeek()), (.month, phrases.weightChartMonth()),
            (.quarter, phrases.weightChartQuarter()), (.halfYear, phrases.weightChartHalfYear()),
            (.year, phrases.weightChartYear()), (.all, phrases.weightChartAll()),
        ]
        return ChartCard(
            "chart", surface: card, layout: column(gap: .sm),
            heading: heading(phrases.weightChartTitle()),
            period: period(
                ranges.map { ($0.0.rawValue, $0.1) }, chosen: chart.range.rawValue),
            chart: drawn, placeholder: drawn == nil ? emptyChart : nil)
    }

    private var emptyChart: EmptyCard {
        empty(
            "noChart", illustration: nil, title: phrases.weightChartEmptyTitle(),
            text: phrases.weightChartEmptyText(), button: nil, level: 3)
    }

    private var noWeighIns: EmptyCard {
        empty(
            "noWeighIns",
            illustration: Illustration(
                disc: .tintPrimaryOpaque,
                discSize: size(.emptyStateCircle, relativeTo: .largeTitle),
                icon: Icon(
                    .figureWalk, color: .primaryGraphic,
                    size: size(.emptyStateSymbol, relativeTo: .largeTitle)),
                badge: Icon(
                    .plusCircleFilled, color: .successGraphic,
                    size: size(.emptyStateBadge, relativeTo: .largeTitle))),
            title: phrases.weightEmptyTitle(), text: phrases.weightEmptyText(),
            button: button(
                action("log", .add, phrases.weightEmptyButton()), .primary,
                text: phrases.weightEmptyButton(), hint: phrases.weightTabAddHint()))
    }
}
