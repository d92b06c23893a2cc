/// The share of planned activity that was done.
///
/// Rest days count as done.
public struct Adherence: Sendable, Equatable {
    /// A rating of the share. The percentages are those of ``Limits/standard``.
    public enum Rating: String, Sendable, Hashable, Codable, CaseIterable {
        /// 80 percent or more.
        case excellent
        /// 60 percent or more.
        case good
        /// Above 0.
        case needsImprovement
        /// Nothing in this period, but earlier activity exists.
        case idle
        /// No activity at all.
        case noData
    }

    /// Days done, including rest days; never more than ``expected``.
    public let done: Int

    /// Days planned.
    public let expected: Int

    /// Whether anything was ever done, in this period or before.
    public let hasHistory: Bool

    /// The minimum shares for an excellent and a good rating.
    public let limits: Limits

    /// The share done, 0…1; 0 if nothing was planned.
    public var share: Double { expected > 0 ? Double(done) / Double(expected) : 0 }

    /// The rating of the share.
    public var rating: Rating {
        if share >= limits.excellent { return .excellent }
        if share >= limits.good { return .good }
        if share > 0 { return .needsImprovement }
        return hasHistory ? .idle : .noData
    }

    /// The minimum shares of the ratings.
    public struct Limits: Sendable, Equatable {
        /// The minimum share for an excellent rating.
        public var excellent: Double
        /// The minimum share for a good rating.
        public var good: Double

        /// Creates limits from shares, 0…1.
        public init(excellent: Double, good: Double) {
            self.excellent = excellent
            self.good = good
        }

        /// 80 and 60 percent.
        public static let standard = Limits(excellent: 0.8, good: 0.6)
    }

    /// Creates the adherence to a plan; numbers below 0 count as 0.
    ///
    /// - Parameter hasHistory: Whether anything was done earlier; `done` above 0 has the same
    ///   effect.
    public init(
        done: Int, expected: Int, hasHistory: Bool = false, limits: Limits = .standard
    ) {
        self.expected = max(0, expected)
        self.done = min(max(0, done), self.expected)
        self.hasHistory = hasHistory || self.done > 0
        self.limits = limits
    }

    /// Computes the adherence over a range of days.
    ///
    /// - Parameter weeklyTarget: The number of days planned per week, clamped to 1…7; `nil` for the
    ///   habit's.
    public init(
        _ index: ActivityIndex, range: TimelineRange = .week, weeklyTarget: Int? = nil,
        limits: Limits = .standard
    ) {
        let days = index.days(in: range)
        let target = min(max(weeklyTarget ?? index.weeklyTarget ?? 7, 1), 7)
        self.init(
            done: days.count { $0.isDone || $0.status == .rest },
            // Rounded up: a partial week requires its share.
            expected: (days.count * target + 6) / 7, hasHistory: index.isEverDone,
            limits: limits)
    }
}
