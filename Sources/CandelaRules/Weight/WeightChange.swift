/// A change of weight, with its direction.
///
/// Whether a direction is good depends on the goal; see ``judgement(needsLoss:)``.
public struct WeightChange: Sendable, Equatable {
    /// The direction of a change.
    public enum Direction: String, Sendable, Hashable, Codable, CaseIterable {
        /// Decreased.
        case down
        /// Increased.
        case up
        /// Within the band of stable changes.
        case stable
    }

    /// An assessment of a change relative to the goal.
    public enum Judgement: String, Sendable, Hashable, Codable, CaseIterable {
        /// Towards the goal.
        case good
        /// Away from the goal.
        case bad
        /// Stable.
        case neutral
    }

    /// The change in the unit of the weights; negative for loss.
    public let amount: Double

    /// The number of days from the first weight to the second.
    public let days: Int

    /// The direction; stable if the amount is within the band.
    public let direction: Direction

    /// The band of changes that count as stable.
    public enum Band: Sendable, Equatable {
        /// Stable up to and including this size.
        case upTo(Double)
        /// Stable below this size.
        case below(Double)

        /// For the hero card and chart summaries: −0.1 to 0.1.
        public static let hero = Band.upTo(0.1)
        /// For quick statistics: changes displayed as 0.0.
        public static let quick = Band.upTo(.unseen)
        /// For logbook rows: below 0.1.
        public static let logbook = Band.below(0.1)
        /// For week-on-week changes and the widget: below 0.5.
        public static let weekly = Band.below(0.5)

        func holds(_ amount: Double) -> Bool {
            // Rounding keeps 80.1 − 80 within 0.1.
            let size = abs(amount).roundedToBillionth
            return switch self {
            case .upTo(let most): size <= most
            case .below(let limit): size < limit
            }
        }
    }

    /// Creates a change over a number of days, classified by a band.
    public init(_ amount: Double, over days: Int, band: Band) {
        self.amount = amount.roundedToBillionth
        self.days = days
        direction = band.holds(amount) ? .stable : amount < 0 ? .down : .up
    }

    /// The difference between two readings.
    init(from before: WeightLog.Entry, to after: WeightLog.Entry, band: Band) {
        self.init(
            after.weight - before.weight, over: before.day.days(to: after.day), band: band)
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
