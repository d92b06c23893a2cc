/// A change of weight between two weigh-ins, as shown, with its direction.
///
/// Whether a direction is good depends on the goal; see ``judgement(needsLoss:)``.
public struct WeightChange: Sendable, Equatable {
    /// The direction of a change.
    public enum Direction: String, Sendable, Hashable, Codable, CaseIterable {
        /// Decreased.
        case down
        /// Increased.
        case up
        /// Steady.
        case stable
    }

    /// An assessment of a change relative to the goal.
    public enum Judgement: String, Sendable, Hashable, Codable, CaseIterable {
        /// Towards the goal.
        case good
        /// Away from the goal.
        case bad
        /// Steady.
        case neutral
    }

    /// The difference of the two weights as shown, with one decimal; negative for loss.
    public let amount: Double

    /// The number of days from the first weight to the second.
    public let days: Int

    /// The direction; steady from −0.1 to 0.1.
    public let direction: Direction

    /// The days before a weigh-in among which the newest one with a weigh-in is compared with it.
    public static let comparedDays = 7...14

    /// Creates a change from two weights, over a number of days.
    public init(from before: Double, to after: Double, over days: Int) {
        amount = (after.tenths - before.tenths).tenths
        self.days = days
        direction = abs(amount) <= 0.1 ? .stable : amount < 0 ? .down : .up
    }

    /// The assessment relative to the goal: towards it is good.
    ///
    /// - Parameter needsLoss: Whether the goal is below the weight; without a goal, loss counts as
    ///   good.
    public func judgement(needsLoss: Bool = true) -> Judgement {
        switch direction {
        case .stable: .neutral
        case .down: needsLoss ? .good : .bad
        case .up: needsLoss ? .bad : .good
        }
    }
}
