public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// A widget of the weight app; the whole of it is a button that opens the dashboard.
///
/// It fills the frame given by the system. The weight and the remaining distance are truncated to
/// whole numbers, because a widget is read at a glance.
public struct WeightWidgetCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "weightWidget"

    /// The widget's size as an id: `small`, `medium` or `large`.
    public let id: String

    /// The values behind the card.
    public let facts: Facts

    /// The element that is drawn and spoken.
    public let body: Element

    /// The size class of a widget.
    public enum Family: String, Sendable, Hashable, Codable, CaseIterable {
        /// A square.
        case small
        /// Two squares side by side.
        case medium
        /// Four squares.
        case large
    }

    /// The values behind the card, before truncation.
    public struct Facts: Sendable, Equatable, Codable {
        /// The widget's size class.
        public let family: Family

        /// The unit of all weights here.
        public let unit: WeightUnit

        /// The latest weight; absent before the first weigh-in.
        public let weight: Double?

        /// The change since the latest weigh-in at least a week old; one below half a unit counts
        /// as none. Absent without such a weigh-in.
        public let change: WeightChangeFacts?

        /// The goal weight.
        public let goal: Double?

        /// The remaining distance; 0 once the goal was reached.
        public let remaining: Double?

        /// The progress to the goal, from 0 to 1.
        public let fraction: Double?
    }

    init(_ family: Family, _ state: WeightState, with kit: Kit) {
        let latest = state.log.latest?.weight
        let change = state.log.weekChange(band: .weekly)
        let progress = GoalProgress(state)
        id = family.rawValue
        facts = Facts(
            family: family, unit: state.unit, weight: latest?.roundedToThousandths,
            change: change.map { WeightChangeFacts($0, needsLoss: state.needsLoss) },
            goal: progress?.goal.roundedToThousandths,
            remaining: progress?.left.roundedToThousandths,
            fraction: progress?.fraction.roundedForDrawing)
        body =
            Drawing(
                family: family, latest: latest, change: change, progress: progress, state: state,
                kit: kit
            ).body
    }
}

private struct Drawing {
    let family: WeightWidgetCard.Family
    let latest: Double?
    let change: WeightChange?
    let progress: GoalProgress?
    let state: WeightState
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var body: Element {
        let weight = latest.map {
            kit.weight(
                phrases.number($0.whole), in: state.unit, .widgetWeight, .textPrimary,
                unitStyle: .caption)
        }
        let spoken = latest.map { phrases.measure(phrases.number($0.whole), in: state.unit, .long) }
        let title = phrases.weightHeroTitle()
        let (details, label) = spoken.map { content(beside: $0) } ?? empty
        return Element.button(
            kit.action("open", .open(.weightDashboard, as: .tab), phrases.weightWidgetOpen())
        ) {
            Element.column(gap: .xs) {
                Element.line(gap: .sm, align: .firstBaseline, justify: .spaceBetween) {
                    Element.line(gap: .xs, align: .center) {
                        kit.icon(.scale, beside: .caption, .textSecondary)
                        line(title).part("title")
                    }
                    goal.map { line($0).part("goal") }
                }
                weight?.part("weight")
                details
            }
            .growing()
        }
        .width(.fill)
        .height(.fill)
        .surface(
            Surface(
                fill: Paint(.surface), border: kit.edge(.border), cornerRadius: CornerRadius(.lg),
                padding: .card)
        )
        .accessibility(
            Accessibility(
                .button, label: label.said, hint: phrases.weightWidgetOpenHint().said,
                children: .combine, inputLabels: [title.spokenText]))
    }

    // MARK: Details, each with the label of the widget

    private typealias Details = (elements: [Element], label: Phrase)

    private func line(_ phrase: Phrase) -> StyledText {
        kit.words(phrase, .caption, .textSecondary)
    }

    /// The details before the first weigh-in.
    private var empty: Details {
        let none = phrases.weightEmptyTitle()
        return ([line(none).part("empty")], none)
    }

    private func content(beside weight: NumberText) -> Details {
        switch family {
        case .small: trend(weight)
        case .medium: progress(weight)
        case .large: week(weight)
        }
    }

    /// A text about missing data, in place of the details.
    private func missing(_ phrase: Phrase, _ weight: NumberText) -> Details {
        (
            [line(phrase).part("empty")],
            phrases.weightWidgetLabel(weight: weight, detail: phrase.spokenText)
        )
    }

    /// The direction of the weight, with an arrow.
    private func trend(_ weight: NumberText) -> Details {
        let text =
            change.map { phrases.weightChange($0) } ?? phrases.weightChangeUnknown(days: 7)
        let symbol: IconRole? =
            switch change?.direction {
            case .up?: .arrowUpRight
            case .down?: .arrowDownRight
            case .stable?: .arrowRight
            case nil: nil
            }
        let row = Element.line(gap: .symbolGap, align: .center) {
            symbol.map { kit.icon($0, beside: .caption, .textSecondary) }
            line(text).part("trend")
        }
        // The amount is spoken too, unless the weight counts as stable.
        let said =
            change.flatMap { change in
                change.direction == .stable
                    ? nil : phrases.spokenWeightChange(change, in: state.unit)
            } ?? text
        return (
            [row],
            phrases.weightWidgetLabel(weight: weight, detail: said.spokenText)
        )
    }

    /// The goal, beside the title of the medium widget; `nil` before the first weigh-in.
    private var goal: Phrase? {
        guard family == .medium, latest != nil, let progress else { return nil }
        return phrases.weightChartGoal(
            goal: phrases.measure(phrases.milestoneNumber(progress.goal), in: state.unit))
    }

    /// A progress bar, the percentage reached and the remaining distance.
    private func progress(_ weight: NumberText) -> Details {
        guard let progress, let goal else { return missing(phrases.weightWidgetNoGoal(), weight) }
        let percent = phrases.percent(progress.fraction)
        let left =
            progress.left > 0
            ? phrases.weightWidgetLeft(
                amount: phrases.measure(phrases.number(progress.left.whole), in: state.unit))
            : phrases.milestoneRemainingGoal()
        let bar = kit.bar(
            progress.fraction, height: .progressWidgetBarHeight, fill: Paint(.progressFill),
            solidFill: .primaryGraphic)
        let scale = Element.row(gap: .xs, align: .firstBaseline, justify: .spaceBetween) {
            line(percent).part("percent")
            line(left).part("left")
        }
        return (
            [bar.described(by: "percent"), scale],
            phrases.weightWidgetLabelMedium(
                weight: weight, goal: goal.spokenText,
                percent: phrases.activityPercent(
                    percent: phrases.percentNumber(progress.fraction)
                ).spokenText,
                left: left.spokenText)
        )
    }

    /// The weekly change above a line chart of the week.
    private func week(_ weight: NumberText) -> Details {
        guard let change, let line = WeightChart(state, range: .week, kit: kit).line() else {
            return missing(phrases.weightChangeUnknown(days: 7), weight)
        }
        let text = kit.change(
            WeightChange(change.amount, over: change.days, band: .quick), in: state.unit, .caption,
            .textSecondary)
        let row = Element.line(gap: .symbolGap, align: .center) { text.part("trend") }
        return (
            [row, line.decorative()],
            phrases.weightWidgetLabel(weight: weight, detail: text.aloud)
        )
    }
}

/// The progress to the goal: the goal, the distance left, and the share covered, from 0 to 1.
private struct GoalProgress {
    let goal: Double
    let left: Double
    let fraction: Double

    init?(_ state: WeightState) {
        guard let milestones = state.milestones else { return nil }
        let current = milestones.journey.current
        let isReached = milestones.progress.isGoalReached
        let length = abs(milestones.start - milestones.goal)
        goal = milestones.goal
        left = isReached ? 0 : abs(current - goal)
        fraction = length > 0 ? min(1, max(0, 1 - left / length)) : isReached ? 1 : 0
    }
}

extension Double {
    /// The number rounded to thousandths, then truncated toward zero, within ±10⁹.
    fileprivate var whole: Int { Int(min(max(roundedToThousandths, -1e9), 1e9)) }
}
