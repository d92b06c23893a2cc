/// How a weight changed, and which way that counts as.
///
/// Which way is good follows the goal.
public struct WeightChange: Sendable, Hashable {
    /// Which way a weight went.
    public enum Direction: String, Sendable, Hashable, Codable, CaseIterable {
        /// It fell.
        case down
        /// It rose.
        case up
        /// It stayed within the band.
        case stable
    }

    /// How a direction stands to the goal.
    public enum Judgement: String, Sendable, Hashable, Codable, CaseIterable {
        /// Toward the goal.
        case good
        /// Away from it.
        case bad
        /// Neither.
        case neutral
    }

    /// The change, with its sign.
    public let amount: Double

    /// The number of days between the two weights.
    public let days: Int

    /// Which way it counts as.
    public let direction: Direction

    /// The band within which a change counts as none.
    public enum Band: Sendable, Hashable {
        /// Stable up to this size, included.
        case upTo(Double)
        /// Stable below this size.
        case below(Double)

        /// The hero card and the summary of a chart: −0.1 to 0.1.
        public static let hero = Band.upTo(0.1)
        /// The quick figures: what reads 0.0.
        public static let quick = Band.upTo(.unseen)
        /// A row of the logbook: below 0.1.
        public static let logbook = Band.below(0.1)
        /// A week against the one before, and the widget: below 0.5.
        public static let weekly = Band.below(0.5)

        func holds(_ amount: Double) -> Bool {
            // Clearing keeps 80.1 − 80 within 0.1.
            let size = abs(amount).cleared
            return switch self {
            case .upTo(let most): size <= most
            case .below(let limit): size < limit
            }
        }
    }

    /// A change over some days, judged by a band.
    public init(_ amount: Double, over days: Int, band: Band) {
        self.amount = amount.cleared
        self.days = days
        direction = band.holds(amount) ? .stable : amount < 0 ? .down : .up
    }

    /// The difference of two readings.
    init(from before: WeightLog.Entry, to after: WeightLog.Entry, band: Band) {
        self.init(
            after.weight - before.weight, over: before.day.days(to: after.day), band: band)
    }

    /// How it stands to a goal: toward it is good.
    ///
    /// - Parameter needsLoss: Whether the goal lies below; without a goal losing counts as good.
    public func judgement(needsLoss: Bool = true) -> Judgement {
        switch direction {
        case .stable: .neutral
        case .down: needsLoss ? .good : .bad
        case .up: needsLoss ? .bad : .good
        }
    }
}
