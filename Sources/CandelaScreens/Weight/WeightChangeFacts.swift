import CandelaElements
public import CandelaRules

/// A weight change, as card facts encode it.
public struct WeightChangeFacts: Sendable, Equatable, Codable {
    /// The change in the display unit, negative for a loss.
    public let amount: Double

    /// The number of days between the two weights.
    public let days: Int

    /// The direction of the change; a small one counts as stable.
    public let direction: WeightChange.Direction

    /// The direction relative to the goal. Without a goal, losing is good.
    public let judgement: WeightChange.Judgement

    init(_ change: WeightChange, needsLoss: Bool) {
        amount = change.amount.roundedToThousandths
        days = change.days
        direction = change.direction
        judgement = change.judgement(needsLoss: needsLoss)
    }
}
