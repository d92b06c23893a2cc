/// The share of planned days on which something was done.
///
/// Every day is planned from the first record on, or from the day a habit without one was created,
/// unless the habit has a weekly target. A rest day counts only if something was done, and so does
/// today, until it is over.
public struct Adherence: Sendable, Equatable {
    /// A rating of the share. The percentages come from ``Limits/standard``.
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

    /// The planned days on which something was done; never more than ``expected``.
    public let done: Int

    /// The planned days.
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

    /// The adherence on some days of an index.
    ///
    /// With a weekly target, it is the rate of ``ActivityIndex/weeklyRate`` over these
    /// days. Days before the first record, days of rest and today, until something was done, are
    /// not counted.
    public init(
        of days: [DayActivity], in index: ActivityIndex, limits: Limits = .standard
    ) {
        let rate = index.weeklyRate(of: days)
        self.init(
            done: rate?.doneDays ?? days.count(where: \.isDone),
            expected: rate?.days ?? days.count(where: \.isPlanned), hasHistory: index.isEverDone,
            limits: limits)
    }
}

extension DayActivity {
    /// Whether the day counts for or against regularity: something was done on it, or it is missed.
    public var isPlanned: Bool { status == .completed || status == .missed }
}
