import CandelaRules
import CandelaTokens

extension Presenter {
    static let weightWidget = Presenter(
        name: .weightWidget, title: { $0.weightWidgetTitle() },
        loading: { $0.weightWidgetPlaceholder() }, failure: { $0.milestoneErrorTitle() },
        content: { kit, journal, _ throws(ScreenError) in
            let outlook = WeightOutlook(journal, in: kit.context)
            return Screen.Content(
                cards: WeightWidgetCard.Family.allCases.map {
                    Card(kit.widget($0, outlook))
                }, validUntil: outlook.validUntil)
        })
}

extension Kit {
    /// A widget of one size.
    fileprivate func widget(
        _ family: WeightWidgetCard.Family, _ outlook: WeightOutlook
    ) -> WeightWidgetCard {
        guard let latest = outlook.log.latest else {
            let text = phrases.weightWidgetNone()
            return widget(family, empty: text, told: text.spokenText)
        }
        let weight = phrases.weight(phrases.number(whole(latest.weight)), in: outlook.unit)
        let parts = weight.runs.map { run in
            run.placeholder == "value"
                ? WordsPart(run.text)
                : WordsPart(
                    run.text, style: .caption)
        }
        let number = words(weight, .widgetWeight, .textPrimary, parts: parts)
        return switch family {
        case .small: small(number, outlook)
        case .medium: medium(number, latest.weight, outlook)
        case .large: large(number, outlook)
        }
    }

    private func small(_ weight: Words, _ outlook: WeightOutlook) -> WeightWidgetCard {
        let (text, symbol) = trend(outlook.log.widgetChange)
        return widget(
            .small, weight: weight, trendIcon: symbol, trend: text,
            told: phrases.weightWidgetLabelSmall(weight: weight.aloud, trend: text.spokenText)
                .spokenText)
    }

    private func medium(
        _ weight: Words, _ current: Double, _ outlook: WeightOutlook
    ) -> WeightWidgetCard {
        guard let milestones = outlook.milestones else {
            let text = phrases.weightWidgetNoGoal()
            return widget(
                .medium, weight: weight, empty: text,
                told: phrases.weightWidgetLabelSmall(weight: weight.aloud, trend: text.spokenText)
                    .spokenText)
        }
        let way = abs(milestones.start - milestones.goal)
        let isReached =
            milestones.journey.milestones?.isGoalReached(at: current) ?? false
        let left = isReached ? 0 : abs(current - milestones.goal)
        let share = way > 0 ? min(1, max(0, 1 - left / way)) : isReached ? 1 : 0
        let goal = phrases.weightChartGoal(
            goal: phrases.measure(phrases.milestoneNumber(milestones.goal), in: outlook.unit))
        let percent = phrases.percent(share)
        let rest = phrases.weightWidgetLeft(
            amount: phrases.measure(phrases.number(whole(left)), in: outlook.unit))
        return widget(
            .medium, weight: weight, goal: goal,
            bar: bar(
                share, height: .progressWidgetBarHeight, fill: Paint(.progressFill),
                solidFill: .primaryGraphic), percent: percent, left: rest,
            told: phrases.weightWidgetLabelMedium(
                weight: weight.aloud, goal: goal.spokenText, percent: percent.spokenText,
                left: rest.spokenText
            ).spokenText)
    }

    private func large(_ weight: Words, _ outlook: WeightOutlook) -> WeightWidgetCard {
        let chart = WeightChart(outlook, range: .week, kit: self)
        guard let change = outlook.log.widgetChange, let line = chart.line() else {
            let text = phrases.weightWidgetWeekFew()
            return widget(
                .large, weight: weight, empty: text,
                told: phrases.weightWidgetLabelSmall(weight: weight.aloud, trend: text.spokenText)
                    .spokenText)
        }
        let signed = NumberText.change(change.amount, in: context.language)
        let bare = phrases.weightNumber(abs(change.amount))
        let direction = WeightChange(change.amount, band: .quick).direction
        let spoken = phrases.weightStatChange(direction, bare, in: outlook.unit)
        return widget(
            .large, weight: weight,
            trendWords: words(
                phrases.weightStatChange(direction, signed, in: outlook.unit), saying: spoken,
                .caption, .textSecondary), chart: line,
            told: phrases.weightWidgetLabelLarge(weight: weight.aloud, change: spoken.spokenText)
                .spokenText)
    }

    /// A number cut off, towards zero.
    private func whole(_ value: Double) -> Int {
        Int(min(max(value.roundedToThousandths, -1e9), 1e9))
    }

    private func trend(_ change: WeightChange?) -> (Phrase, IconRole?) {
        switch change?.direction {
        case .up?: (phrases.weightWidgetUp(), .arrowUpRight)
        case .down?: (phrases.weightWidgetDown(), .arrowDownRight)
        case .stable?: (phrases.weightWidgetSteady(), .arrowRight)
        case nil: (phrases.weightWidgetFew(), nil)
        }
    }

    private func widget(
        _ family: WeightWidgetCard.Family, weight: Words? = nil, trendIcon: IconRole? = nil,
        trend: Phrase? = nil, trendWords: Words? = nil, goal: Phrase? = nil,
        bar: ProgressBar? = nil, percent: Phrase? = nil, left: Phrase? = nil,
        chart: ValueChart? = nil, empty: Phrase? = nil, told: String
    ) -> WeightWidgetCard {
        let open = action("open", .navigate, phrases.weightWidgetOpen())
        func line(_ phrase: Phrase?) -> Words? {
            phrase.map { words($0, .caption, .textSecondary) }
        }
        return WeightWidgetCard(
            id: family.rawValue, family: family,
            surface: Surface(
                background: .surface, border: edge(.border), cornerRadius: CornerRadius(.lg),
                shadow: nil, padding: .card, margin: .screenMargin),
            layout: column(gap: .xs),
            icon: icon(.scale, beside: .caption, .textSecondary),
            title: words(phrases.weightWidgetTitle(), .caption, .textSecondary), weight: weight,
            trendIcon: trendIcon.map { icon($0, beside: .caption, .textSecondary) },
            trend: trendWords ?? line(trend), goal: line(goal), bar: bar, percent: line(percent),
            left: line(left), chart: chart, empty: line(empty), action: open,
            accessibility: Accessibility(
                .button, label: told, hint: phrases.weightWidgetOpenHint().spokenText,
                children: .combine))
    }
}
