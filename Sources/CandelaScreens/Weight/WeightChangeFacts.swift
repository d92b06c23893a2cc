import CandelaElements
public import CandelaRules

/// How a weight changed, in the facts of a card.
public struct WeightChangeFacts: Sendable, Hashable, Codable {
    /// The change in the unit on display, negative when the weight fell.
    public let amount: Double

    /// The number of days between the two weights.
    public let days: Int

    /// Which way the change counts as; a small one counts as none.
    public let direction: WeightChange.Direction

    /// How that direction stands to the goal. Without a goal losing is good.
    public let judgement: WeightChange.Judgement

    init(_ change: WeightChange, needsLoss: Bool) {
        amount = change.amount.roundedToThousandths
        days = change.days
        direction = change.direction
        judgement = change.judgement(needsLoss: needsLoss)
    }
}
