public import CandelaRules
import CandelaTokens

/// Two figures side by side: the change of a week and the way to the goal.
public struct QuickStatsCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "quickStats"

    /// The card's name on its screen.
    public let id = "quickStats"

    /// The values behind the card.
    public let facts: Facts

    /// The change of a week, then the way to the goal, each a card of its own.
    package let stats: [Element]

    /// The group's accessibility label; each figure is an element.
    package let accessibility: Accessibility

    /// The values behind the card.
    public struct Facts: Sendable, Hashable, Codable {
        /// The unit of all weights here.
        public let unit: WeightUnit

        /// The change against the newest weigh-in at least a week older.
        public let week: WeightChangeFacts?

        /// The weight to reach.
        public let goal: Double?

        /// How far the goal is from the latest weight, on either side of it.
        public let remaining: Double?

        /// Whether the goal was reached and left behind.
        public let isPastGoal: Bool
    }

    /// The figures side by side.
    public var body: Element {
        .row(gap: .sm, align: .stretch) { stats }.accessibility(accessibility)
    }

    init(_ state: WeightState, with kit: Kit) {
        let change = state.log.heroChange(band: .quick)
        let distance = Distance(state)
        facts = Facts(
            unit: state.unit,
            week: change.map { WeightChangeFacts($0, needsLoss: state.needsLoss) },
            goal: distance?.goal.roundedToThousandths,
            remaining: distance?.amount.roundedToThousandths,
            isPastGoal: distance?.side == .past)
        stats = [
            Self.week(change, state, with: kit), Self.goal(distance, state.unit, with: kit),
        ]
        accessibility = Accessibility(
            .group, label: kit.phrases.weightStatsName().spokenText, children: .contain)
    }
}

/// How far the goal is, and on which side.
private struct Distance {
    let goal: Double
    let amount: Double
    let side: GoalDistance

    init?(_ state: WeightState) {
        guard let journey = state.milestones?.journey, let milestones = journey.milestones else {
            return nil
        }
        goal = milestones.goal
        amount = abs(journey.current - goal)
        side =
            if journey.current != goal, milestones.isGoalReached(at: journey.current) {
                .past
            } else if state.needsLoss {
                .lose
            } else {
                .gain
            }
    }
}

extension QuickStatsCard {
    fileprivate static func week(
        _ change: WeightChange?, _ state: WeightState, with kit: Kit
    ) -> Element {
        let title = kit.phrases.weightStatWeek()
        guard let change else { return none("week", title, with: kit) }
        let isGood = change.judgement(needsLoss: state.needsLoss) == .good
        let (symbol, color): (IconRole, ColorRole) =
            switch change.direction {
            case .down: (.arrowDown, isGood ? .successGraphic : .warningGraphic)
            case .up: (.arrowUp, isGood ? .successGraphic : .warningGraphic)
            case .stable: (.minus, .textSecondary)
            }
        let value = kit.change(
            change, in: state.unit, .statValue, .textPrimary,
            phrase: kit.phrases.weightStatChange(_:_:in:))
        return stat("week", title, symbol, color, value, with: kit)
    }

    fileprivate static func goal(
        _ distance: Distance?, _ unit: WeightUnit, with kit: Kit
    ) -> Element {
        let phrases = kit.phrases
        let title = phrases.weightStatGoal()
        guard let distance else { return none("goal", title, with: kit) }
        let value = kit.words(
            phrases.weightStatGoal(
                distance.side, phrases.weightNumber(distance.amount), in: unit), .statValue,
            .textPrimary)
        return stat(
            "goal", title, .flagFilled, distance.amount < 5 ? .successGraphic : .primaryGraphic,
            value, with: kit)
    }

    /// Dashes in place of a figure.
    private static func none(_ id: String, _ title: Phrase, with kit: Kit) -> Element {
        stat(
            id, title, .calendar, .textSecondary,
            kit.words(kit.phrases.weightStatNone(), .statValue, .textPrimary), with: kit)
    }

    private static func stat(
        _ id: String, _ title: Phrase, _ symbol: IconRole, _ color: ColorRole, _ value: Words,
        with kit: Kit
    ) -> Element {
        let label = kit.phrases.weightStatLabel(title: title.spokenText, value: value.aloud)
        return Element.column(gap: .xs, align: .center) {
            kit.icon(symbol, beside: .headline, color)
            value.part("value")
            kit.words(title, .caption, .textSecondary).part("title")
        }
        .id(id)
        .growing()
        .surface(
            Surface(
                fill: Paint(.surface), border: kit.edge(.border), cornerRadius: CornerRadius(.card),
                shadow: .subtle, padding: .card)
        )
        .accessibility(Accessibility(.text, label: label.spokenText, children: .combine))
    }
}
