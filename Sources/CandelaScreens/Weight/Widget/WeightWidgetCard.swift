public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// A widget of the weight app; the whole of it is a button that opens the dashboard.
///
/// It fills the frame given by the system. Its weights, distances and percentages equal the
/// dashboard's, to the digit.
public struct WeightWidgetCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "weightWidget"

    /// The widget's size as an id: `small`, `medium` or `large`.
    public var id: String { family.rawValue }

    let family: Family
    let state: WeightState
    let kit: Kit

    /// The values behind the card.
    public var facts: Facts {
        let (change, goal) = (known.change, known.goal)
        return Facts(
            family: family, unit: state.unit, currentWeight: known.currentWeight,
            currentDay: known.log.latest?.day, change: change?.amount, changeDays: change?.days,
            direction: change?.direction, goal: goal?.goal,
            distanceToGoal: goal.flatMap { $0.isAtGoal ? nil : $0.distance },
            goalFraction: goal?.fraction.roundedForDrawing, isAtGoal: state.isAtGoal)
    }

    /// The size class of a widget.
    public enum Family: String, Sendable, Hashable, Codable, CaseIterable {
        /// A square.
        case small
        /// Two squares side by side.
        case medium
        /// Four squares.
        case large
    }

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The widget's size class.
        public let family: Family

        /// The unit of all weights here.
        public let unit: WeightUnit

        /// The current weight; absent before the first weigh-in.
        public let currentWeight: Double?

        /// The day of the current weight; absent before the first weigh-in.
        public let currentDay: CalendarDay?

        /// The change since the newest day 7 to 14 days before; absent without one, and when the
        /// current weight is more than 10 days old.
        public let change: Double?

        /// The days of the change.
        public let changeDays: Int?

        /// The direction of the change; a small one is steady.
        public let direction: WeightChange.Direction?

        /// The goal weight.
        public let goal: Double?

        /// The distance between the current weight and a goal that is not reached.
        public let distanceToGoal: Double?

        /// The progress from the start to the goal, from 0 to 1.
        public let goalFraction: Double?

        /// Whether the goal is reached or held.
        public let isAtGoal: Bool
    }

    private var known: WeightFacts { state.facts }
    private var phrases: Phrases { kit.phrases }

    /// The element that is drawn and spoken.
    public var body: Element {
        let weight = known.currentWeight.map {
            kit.weight(
                phrases.weightNumber($0), in: state.unit, .widgetWeight, .textPrimary,
                unitStyle: .caption)
        }
        let spoken = known.currentWeight.map {
            phrases.measure(phrases.weightNumber($0), in: state.unit, .long)
        }
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
                .button, label: label.spokenWords, hint: phrases.weightWidgetOpenHint().spokenWords,
                children: .combine, inputLabels: [title.spokenText]))
    }

    // MARK: Details, each with the label of the widget

    private typealias Details = (elements: [Element], label: Phrase)

    private func line(_ phrase: Phrase) -> StyledText {
        kit.text(phrase, .caption, .textSecondary)
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
    private func missing(
        _ phrase: Phrase, saying spoken: Phrase? = nil, _ weight: NumberText
    ) -> Details {
        let spoken = spoken ?? phrase
        return (
            [kit.text(phrase, saying: spoken, .caption, .textSecondary).part("empty")],
            phrases.weightWidgetLabel(weight: weight, detail: spoken.spokenText)
        )
    }

    /// The day of an old weight in place of its change, or the advice that nothing can be compared.
    private func unknown(_ weight: NumberText) -> Details {
        guard let day = known.lastWeighed else {
            return missing(phrases.weightChangeUnknown(days: WeightLog.averagedDays), weight)
        }
        return missing(
            phrases.lastWeighed(day, known),
            saying: phrases.lastWeighed(day, known, isSpoken: true), weight)
    }

    /// The direction of the weight, with an arrow unless the trend has the other direction.
    private func trend(_ weight: NumberText) -> Details {
        guard let change = known.change else { return unknown(weight) }
        let symbol: IconRole =
            switch change.direction {
            case .up: .arrowUpRight
            case .down: .arrowDownRight
            case .stable: .arrowRight
            }
        let text = phrases.weightChange(change)
        let row = Element.line(gap: .symbolGap, align: .center) {
            known.isMixed ? nil : kit.icon(symbol, beside: .caption, .textSecondary)
            line(text).part("trend")
        }
        // The amount is spoken too, unless the weight is steady.
        let said =
            change.direction == .stable ? text : phrases.spokenWeightChange(change, in: state.unit)
        return ([row], phrases.weightWidgetLabel(weight: weight, detail: said.spokenText))
    }

    /// The goal, beside the title of the medium widget; `nil` before the first weigh-in.
    private var goal: Phrase? {
        guard family == .medium, let goal = known.goal else { return nil }
        return phrases.weightChartGoal(
            goal: phrases.measure(phrases.milestoneNumber(goal.goal), in: state.unit))
    }

    /// A progress bar, the percentage reached and the remaining distance, or the day of an old
    /// weight.
    private func progress(_ weight: NumberText) -> Details {
        guard let state = known.goal, let goal else {
            let text = phrases.weightWidgetNoGoal()
            return (
                missing(text, weight).0 + old,
                phrases.weightWidgetLabel(weight: weight, detail: aged(text))
            )
        }
        let percent = phrases.percent(state.fraction)
        let (left, spoken) = left(of: state)
        let bar = kit.bar(
            state.fraction, height: .progressWidgetBarHeight, fill: Paint(.progressFill),
            solidFill: .primaryGraphic)
        let scale = Element.row(gap: .xs, align: .firstBaseline, justify: .spaceBetween) {
            line(percent).part("percent")
            line(left).part("left")
        }
        let label = phrases.weightWidgetLabelMedium(
            weight: weight, goal: goal.spokenText,
            percent: phrases.activityPercent(percent: phrases.percentNumber(state.fraction))
                .spokenText,
            left: spoken)
        return (
            [bar.described(by: "percent"), scale] + old, label
        )
    }

    /// The day of an old weight; empty for a recent one.
    private var old: [Element] {
        known.lastWeighed.map { [kit.lastWeighed($0, known, .caption).part("last")] } ?? []
    }

    /// A text, spoken with the day of an old weight.
    private func aged(_ text: Phrase) -> String {
        guard let day = known.lastWeighed else { return text.spokenText }
        let last = phrases.lastWeighed(day, known, isSpoken: true)
        return phrases.list([text.spokenText, last.spokenText])
    }

    /// The remaining distance, drawn and spoken; spoken with the day of an old weight.
    private func left(of goal: GoalState) -> (Phrase, String) {
        let text =
            if !goal.isAtGoal {
                phrases.weightWidgetLeft(
                    amount: phrases.measure(phrases.weightNumber(goal.distance), in: known.unit))
            } else if goal.isHolding {
                phrases.weightPredictionAtGoalText()
            } else {
                phrases.milestoneRemainingGoal()
            }
        return (text, aged(text))
    }

    /// The change above a line chart of the week.
    private func week(_ weight: NumberText) -> Details {
        guard let change = known.change else { return unknown(weight) }
        let text = kit.change(change, in: state.unit, .caption, .textSecondary)
        let row = Element.line(gap: .symbolGap, align: .center) { text.part("trend") }
        let line = WeightChart(state, range: .week, kit: kit).line()
        return (
            [row] + (line.map { [$0.decorative()] } ?? []),
            phrases.weightWidgetLabel(weight: weight, detail: text.spokenText)
        )
    }
}
