public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// Two figures side by side: the change over a week and the distance to the goal.
public struct QuickStatsCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "quickStats"

    let state: WeightState
    let kit: Kit

    /// The values behind the card.
    public var facts: Facts {
        let (change, goal) = (known.change, known.goal)
        return Facts(
            unit: state.unit, currentWeight: known.currentWeight,
            currentDay: known.log.latest?.day, change: change?.amount, changeDays: change?.days,
            direction: change?.direction,
            judgement: change?.judgement(needsLoss: known.needsLoss), goal: goal?.goal,
            distanceToGoal: goal.flatMap { $0.isAtGoal ? nil : $0.distance },
            distancePastGoal: goal.flatMap { $0.isPast ? $0.distance : nil },
            isAtGoal: state.isAtGoal)
    }

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The unit of all weights here.
        public let unit: WeightUnit

        /// The current weight; absent without a weigh-in.
        public let currentWeight: Double?

        /// The day of the current weight; absent without a weigh-in.
        public let currentDay: CalendarDay?

        /// The change since the newest day 7 to 14 days before; absent without one, and when the
        /// current weight is more than 10 days old.
        public let change: Double?

        /// The days of the change.
        public let changeDays: Int?

        /// The direction of the change; a small one is steady.
        public let direction: WeightChange.Direction?

        /// The direction relative to the goal. Without a goal, losing is good.
        public let judgement: WeightChange.Judgement?

        /// The goal weight.
        public let goal: Double?

        /// The distance between the current weight and a goal that is not reached.
        public let distanceToGoal: Double?

        /// The distance past a reached goal.
        public let distancePastGoal: Double?

        /// Whether the goal is reached or held.
        public let isAtGoal: Bool
    }

    private var known: WeightFacts { state.facts }
    private var phrases: Phrases { kit.phrases }

    /// The element that is drawn and spoken.
    public var body: Element {
        Element.row(gap: .sm, align: .stretch) {
            week
            goal
        }
        .group(phrases.weightStatsName())
    }

    private var week: Element {
        let change = known.change
        let title = phrases.weightStatWeek(days: change?.days ?? WeightLog.averagedDays)
        if let day = known.lastWeighed {
            return none(
                "week", title, phrases.lastWeighed(day, known),
                saying: phrases.lastWeighed(day, known, isSpoken: true), .caption)
        }
        guard let change else {
            return none(
                "week", title, phrases.weightChangeUnknown(days: WeightLog.averagedDays), .caption)
        }
        let isGood = change.judgement(needsLoss: known.needsLoss) == .good
        let (symbol, color): (IconRole, ColorRole) =
            switch known.isMixed ? .stable : change.direction {
            case .down: (.arrowDown, isGood ? .successGraphic : .warningGraphic)
            case .up: (.arrowUp, isGood ? .successGraphic : .warningGraphic)
            case .stable: (.minus, .textSecondary)
            }
        let signed = phrases.weight(phrases.changeNumber(change.amount), in: state.unit)
        let label = phrases.spokenWeightChange(change, in: state.unit)
        return stat(
            "week", title, symbol, color,
            kit.text(signed, saying: label, .statValue, .textPrimary), label)
    }

    private var goal: Element {
        guard let goal = known.goal else {
            return none("goal", phrases.weightStatGoal(), phrases.weightStatGoalNone())
        }
        let isNear = goal.isAtGoal || goal.distance < Self.near
        let color: ColorRole = isNear ? .successGraphic : .primaryGraphic
        func stat(_ title: Phrase, _ value: Phrase, _ label: Phrase) -> Element {
            self.stat(
                "goal", title, .flagFilled, color, kit.text(value, .statValue, .textPrimary), label
            )
        }
        guard !goal.isAtGoal || goal.isPast else {
            let reached =
                goal.isHolding
                ? phrases.weightPredictionAtGoalText() : phrases.milestoneRemainingGoal()
            return stat(phrases.weightStatGoal(), reached, reached)
        }
        let amount = phrases.weightNumber(goal.distance)
        let title = phrases.name(of: goal)
        return stat(
            title, phrases.weight(amount, in: state.unit),
            phrases.weightFigure(
                name: title.spokenText, value: phrases.measure(amount, in: state.unit, .long)))
    }

    /// The distance below which the goal is drawn as near, in either unit.
    private static let near = 5.0

    /// A figure that is not available yet, replaced by advice.
    private func none(
        _ id: String, _ title: Phrase, _ missing: Phrase, saying spoken: Phrase? = nil,
        _ style: TypeRole = .statValue
    ) -> Element {
        let spoken = spoken ?? missing
        return stat(
            id, title, .calendar, .textSecondary,
            kit.text(missing, saying: spoken, style, .textPrimary),
            phrases.weightStatLabel(title: title.spokenText, value: spoken.spokenText))
    }

    private func stat(
        _ id: String, _ title: Phrase, _ symbol: IconRole, _ color: ColorRole,
        _ value: StyledText, _ label: Phrase
    ) -> Element {
        Element.column(gap: .xs, align: .center) {
            kit.icon(symbol, beside: .headline, color)
            value.part("value")
            kit.text(title, .caption, .textSecondary).part("title")
        }
        .id(ElementID(id))
        .growing()
        .surface(
            Surface(
                fill: Paint(.surface), border: kit.edge(.border), cornerRadius: CornerRadius(.card),
                shadow: .subtle, padding: .card)
        )
        .accessibility(Accessibility(.text, label: label.spokenWords, children: .combine))
    }
}

extension Phrases {
    /// The name of the distance to a goal: `Left to lose`.
    fileprivate func name(of goal: GoalState) -> Phrase {
        switch (goal.isPast, goal.needsLoss) {
        case (false, true): weightStatGoalLose()
        case (false, false): weightStatGoalGain()
        case (true, true): weightStatGoalBelow()
        case (true, false): weightStatGoalAbove()
        }
    }
}
