public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// Two figures side by side: the change over a week and the distance to the goal.
public struct QuickStatsCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "quickStats"

    /// The values behind the card.
    public let facts: Facts

    /// The element that is drawn and spoken.
    public let body: Element

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The unit of all weights here.
        public let unit: WeightUnit

        /// The change since the latest weigh-in at least a week old; absent without one.
        public let week: WeightChangeFacts?

        /// The goal weight.
        public let goal: Double?

        /// The distance between the latest weight and the goal, in either direction.
        public let remaining: Double?

        /// Whether the weight is past the goal.
        public let isPastGoal: Bool
    }

    init(_ state: WeightState, with kit: Kit) {
        let change = state.log.weekChange(band: .quick)
        let distance = Distance(state)
        facts = Facts(
            unit: state.unit,
            week: change.map { WeightChangeFacts($0, needsLoss: state.needsLoss) },
            goal: distance?.goal.roundedToThousandths,
            remaining: distance?.amount.roundedToThousandths,
            isPastGoal: distance?.side == .below || distance?.side == .above)
        body = Drawing(change: change, distance: distance, state: state, kit: kit).body
    }
}

/// The distance to the goal and its direction.
private struct Distance {
    let goal: Double
    let amount: Double
    let side: GoalDistance

    init?(_ state: WeightState) {
        guard let journey = state.milestones?.journey, let milestones = journey.milestones else {
            return nil
        }
        goal = milestones.goal
        let isReached = milestones.isGoalReached(at: journey.current)
        let distance = abs(journey.current - goal)
        let isThere = milestones.isOnGoal(journey.current) || state.isAtGoal && !isReached
        amount = isThere ? 0 : distance
        side =
            if isThere {
                .there
            } else if isReached {
                state.needsLoss ? .below : .above
            } else if state.needsLoss {
                .lose
            } else {
                .gain
            }
    }
}

private struct Drawing {
    let change: WeightChange?
    let distance: Distance?
    let state: WeightState
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var body: Element {
        Element.row(gap: .sm, align: .stretch) {
            week
            goal
        }
        .group(phrases.weightStatsName())
    }

    private var week: Element {
        let title = phrases.weightStatWeek(days: change?.days ?? 7)
        guard let change else {
            return none("week", title, phrases.weightStatWeekNone(), .caption)
        }
        let isGood = change.judgement(needsLoss: state.needsLoss) == .good
        let (symbol, color): (IconRole, ColorRole) =
            switch change.direction {
            case .down: (.arrowDown, isGood ? .successGraphic : .warningGraphic)
            case .up: (.arrowUp, isGood ? .successGraphic : .warningGraphic)
            case .stable: (.minus, .textSecondary)
            }
        let signed = phrases.weight(phrases.changeNumber(change.amount), in: state.unit)
        let label = phrases.spokenWeightChange(change, in: state.unit)
        return stat(
            "week", title, symbol, color,
            kit.words(signed, saying: label, .statValue, .textPrimary), label)
    }

    private var goal: Element {
        guard let distance else {
            return none("goal", phrases.weightStatGoal(), phrases.weightStatGoalNone())
        }
        let color: ColorRole = distance.amount < 5 ? .successGraphic : .primaryGraphic
        func stat(_ title: Phrase, _ value: Phrase, _ label: Phrase) -> Element {
            self.stat(
                "goal", title, .flagFilled, color, kit.words(value, .statValue, .textPrimary), label
            )
        }
        guard let title = phrases.name(of: distance.side) else {
            let reached = phrases.milestoneRemainingGoal()
            return stat(phrases.weightStatGoal(), reached, reached)
        }
        let amount = phrases.weightNumber(distance.amount)
        return stat(
            title, phrases.weight(amount, in: state.unit),
            phrases.weightFigure(
                name: title.spokenText, value: phrases.measure(amount, in: state.unit, .long)))
    }

    /// A figure that is not available yet, replaced by advice.
    private func none(
        _ id: String, _ title: Phrase, _ missing: Phrase, _ style: TypeRole = .statValue
    ) -> Element {
        stat(
            id, title, .calendar, .textSecondary, kit.words(missing, style, .textPrimary),
            phrases.weightStatLabel(title: title.spokenText, value: missing.spokenText))
    }

    private func stat(
        _ id: String, _ title: Phrase, _ symbol: IconRole, _ color: ColorRole,
        _ value: StyledText, _ label: Phrase
    ) -> Element {
        Element.column(gap: .xs, align: .center) {
            kit.icon(symbol, beside: .headline, color)
            value.part("value")
            kit.words(title, .caption, .textSecondary).part("title")
        }
        .id(ElementID(id))
        .growing()
        .surface(
            Surface(
                fill: Paint(.surface), border: kit.edge(.border), cornerRadius: CornerRadius(.card),
                shadow: .subtle, padding: .card)
        )
        .accessibility(Accessibility(.text, label: label.said, children: .combine))
    }
}

extension Phrases {
    /// The name of a distance to the goal: `Left to lose`; `nil` at the goal.
    fileprivate func name(of distance: GoalDistance) -> Phrase? {
        switch distance {
        case .lose: weightStatGoalLose()
        case .gain: weightStatGoalGain()
        case .below: weightStatGoalBelow()
        case .above: weightStatGoalAbove()
        case .there: nil
        }
    }
}
