/// When a weight goal will be reached, or why that cannot be said.
///
/// All arithmetic is in one unit, the one on display, with its sign kept.
///
/// Source: the status at the goal is seed 001.
public struct GoalPrediction: Sendable, Hashable {
    /// What can be said.
    public enum Status: Sendable, Hashable {
        /// Nothing was weighed yet.
        case noData
        /// Too little was weighed to tell.
        case insufficientData
        /// The smoothed weight is at the goal.
        case atGoal
        /// The trend stands still or leads away.
        case wrongDirection
        /// At this pace it takes longer than is worth telling.
        case tooSlow(days: Int?)
        /// The goal is reached after so many days; 1 or more.
        case onTrack(days: Int, day: CalendarDay)
    }

    /// What can be said.
    public let status: Status

    /// The weight to reach.
    public let goal: Double

    /// The smoothed weight; nil without a trend.
    public let level: Double?

    /// The change in a week, negative when losing; nil without a trend.
    public let weeklyVelocity: Double?

    /// Whether the goal lies below: what the person has to do is to lose.
    public let needsLoss: Bool

    /// When it stops being right without a new weigh-in: a date moves with the day.
    public let validUntil: Instant

    /// Whole weeks until the goal, cut off; nil unless on track.
    public var weeks: Int? {
        guard case .onTrack(let days, _) = status else { return nil }
        return days / 7
    }

    /// The limits of a prediction.
    public struct Rule: Sendable, Hashable {
        /// The least number of weigh-ins.
        public var entries: Int
        /// How near the goal counts as there.
        public var entering: Double
        /// How far from the goal ends that, once there.
        public var leaving: Double
        /// The most days worth telling.
        public var mostDays: Int

        /// A rule with these limits; distances are in the unit on display.
        public init(entries: Int, entering: Double, leaving: Double, mostDays: Int) {
            self.entries = entries
            self.entering = entering
            self.leaving = leaving
            self.mostDays = mostDays
        }

        /// Seven weigh-ins; there below 0.5, gone from 1.0; two years.
        public static let standard = Rule(
            entries: 7, entering: 0.5, leaving: 1, mostDays: 730)
    }

    /// The prediction of a journey; nil without a goal.
    ///
    /// - Parameters:
    ///   - entries: How many weigh-ins the journal holds up to now.
    ///   - wasAtGoal: Whether the status before was ``Status/atGoal``, which keeps the banner from
    ///     flickering.
    public init?(
        _ journey: WeightJourney, entries: Int, wasAtGoal: Bool = false, now: Instant,
        clock: DayClock, rule: Rule = .standard
    ) {
        guard let goal = journey.milestones?.goal else { return nil }
        self.init(
            journey.trend, from: journey.current, to: goal, entries: entries,
            wasAtGoal: wasAtGoal, now: now, clock: clock, rule: rule)
    }

    /// The prediction of a trend.
    ///
    /// - Parameters:
    ///   - trend: Nil for fewer than two days.
    ///   - current: The latest weight, which says where the goal lies while there is no trend.
    ///   - goal: In the same unit.
    public init(
        _ trend: HoltTrend?, from current: Double, to goal: Double, entries: Int,
        wasAtGoal: Bool = false, now: Instant, clock: DayClock, rule: Rule = .standard
    ) {
        self.goal = goal
        level = trend?.level
        weeklyVelocity = trend?.weeklyVelocity
        needsLoss = goal < (trend?.level ?? current)
        validUntil = clock.nextDay(after: now)
        status = GoalPrediction.status(
            trend, to: goal, entries: entries, wasAtGoal: wasAtGoal,
            today: clock.day(of: now), rule)
    }

    private static func status(
        _ trend: HoltTrend?, to goal: Double, entries: Int, wasAtGoal: Bool, today: CalendarDay,
        _ rule: Rule
    ) -> Status {
        if entries == 0 { return .noData }
        guard entries >= rule.entries, let trend else { return .insufficientData }
        let distance = abs(trend.level - goal).cleared
        if distance < (wasAtGoal ? rule.leaving : rule.entering) { return .atGoal }
        let toward = goal < trend.level ? -trend.trend : trend.trend
        guard toward > 0 else { return .wrongDirection }
        let days = (distance / toward).cleared.rounded(.down)
        guard days <= Double(rule.mostDays) else {
            return .tooSlow(days: days < 1e9 ? Int(days) : nil)
        }
        let whole = max(1, Int(days))
        return .onTrack(days: whole, day: today.adding(whole))
    }
}
