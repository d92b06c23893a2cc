/// How much of what was planned was done.
///
/// Days of rest count as done.
public struct Adherence: Sendable, Hashable {
    /// How good it is.
    public enum Rating: String, Sendable, Hashable, Codable, CaseIterable {
        /// From 80 percent.
        case excellent
        /// From 60 percent.
        case good
        /// Above 0.
        case needsImprovement
        /// Nothing in these days, though something was done before them.
        case idle
        /// Nothing yet.
        case noData
    }

    /// What was done, rest included; never more than ``expected``.
    public let done: Int

    /// What was planned.
    public let expected: Int

    /// Whether anything was ever done, in these days or before.
    public let hasHistory: Bool

    /// From which share on it is excellent, and from which good.
    public let limits: Limits

    /// The share that was done, 0…1; 0 when nothing was planned.
    public var share: Double { expected > 0 ? Double(done) / Double(expected) : 0 }

    /// How good it is.
    public var rating: Rating {
        if share >= limits.excellent { return .excellent }
        if share >= limits.good { return .good }
        if share > 0 { return .needsImprovement }
        return hasHistory ? .idle : .noData
    }

    /// The limits of the ratings, as shares.
    public struct Limits: Sendable, Hashable {
        /// The least share that is excellent.
        public var excellent: Double
        /// The least share that is good.
        public var good: Double

        /// Limits at these shares, 0…1.
        public init(excellent: Double, good: Double) {
            self.excellent = excellent
            self.good = good
        }

        /// 80 and 60 percent.
        public static let standard = Limits(excellent: 0.8, good: 0.6)
    }

    /// The adherence of some days to some plan; numbers below 0 count as 0.
    ///
    /// - Parameter hasHistory: Whether anything was done before; what was done now counts too.
    public init(
        done: Int, expected: Int, hasHistory: Bool = false, limits: Limits = .standard
    ) {
        self.expected = max(0, expected)
        self.done = min(max(0, done), self.expected)
        self.hasHistory = hasHistory || self.done > 0
        self.limits = limits
    }

    /// The adherence of the last days.
    ///
    /// - Parameter weeklyTarget: On how many days of each seven something is planned, 1…7.
    public init(
        _ index: ActivityIndex, range: TimelineRange = .week, weeklyTarget: Int = 7,
        limits: Limits = .standard
    ) {
        let days = index.days(in: range)
        let target = min(max(weeklyTarget, 1), 7)
        self.init(
            done: days.count { $0.isDone || $0.status == .rest },
            // Rounded up: a part of a week asks for its share.
            expected: (days.count * target + 6) / 7, hasHistory: index.isEverDone,
            limits: limits)
    }
}
