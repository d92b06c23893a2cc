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
        /// The weight or the smoothed weight is at the goal or past it, however little was weighed.
        case atGoal
        /// Too little was weighed to tell, in all or lately; ``missingDays`` says what it takes.
        case insufficientData
        /// The trend stands still or leads away.
        case wrongDirection
        /// At this pace it takes longer than is worth telling.
        case tooSlow(days: Int?)
        /// The goal is reached after so many days; 1 or more.
        case onTrack(days: Int, day: CalendarDay)
    }

    /// What can be said.
    public let status: Status

    /// Daily weigh-ins still needed before a day is shown; 0 when it is.
    public let missingDays: Int

    /// Weekly weigh-ins still needed before a day is shown; 0 when it is, nil when one a week is never
    /// enough.
    public let missingWeeks: Int?

    /// How many weigh-ins a day takes in all, when their number is what is missing; nil when it is
    /// that the last are too old or too few, as for every other rate.
    public let neededEntries: Int?

    /// The weight to reach.
    public let goal: Double

    /// The smoothed weight; nil without a trend.
    public let level: Double?

    /// The change in a week, negative when losing; nil without a trend, and while weigh-ins are too
    /// old or too few.
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
        /// How recent and how dense weigh-ins are to be.
        public var recency: RecencyRule

        /// A rule with these limits; distances are in the unit on display.
        public init(
            entries: Int, entering: Double, leaving: Double, mostDays: Int,
            recency: RecencyRule = .standard
        ) {
            self.entries = entries
            self.entering = entering
            self.leaving = leaving
            self.mostDays = mostDays
            self.recency = recency
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
        guard let milestones = journey.milestones else { return nil }
        self.init(
            journey.trend, from: journey.current, to: milestones.goal,
            direction: milestones.direction(at: journey.current),
            recorded: journey.means.map(\.day),
            entries: entries, wasAtGoal: wasAtGoal, now: now, clock: clock, rule: rule)
    }

    /// The prediction of a trend.
    ///
    /// - Parameters:
    ///   - trend: Nil for fewer than two days.
    ///   - current: The latest weight.
    ///   - goal: In the same unit.
    ///   - direction: Which way the journey goes; nil for the way from the latest weight to the goal.
    ///   - recorded: The days with a weigh-in, ascending, each once.
    ///   - entries: How many weigh-ins there are.
    public init(
        _ trend: HoltTrend?, from current: Double, to goal: Double,
        direction: WeightMilestones.Direction? = nil, recorded: [CalendarDay], entries: Int,
        wasAtGoal: Bool = false, now: Instant, clock: DayClock, rule: Rule = .standard
    ) {
        let today = clock.day(of: now)
        let direction = direction ?? (goal < current ? .down : .up)
        let sign: Double = direction == .down ? 1 : -1
        let stale = rule.recency.missing(from: recorded, on: today)
        // Each weigh-in makes up for both: too few in all, and too few or too old lately.
        let few = entries < rule.entries ? rule.entries - max(0, entries) : 0
        let least = max(few, trend == nil ? 1 : 0)
        missingDays = max(stale, least)
        missingWeeks = rule.recency.missingWeekly(from: recorded, on: today).map { max($0, least) }
        neededEntries = few > stale ? rule.entries : nil
        self.goal = goal
        level = trend?.level
        weeklyVelocity = stale > 0 ? nil : trend?.weeklyVelocity
        needsLoss = direction == .down
        validUntil = clock.nextDay(after: now)
        guard entries > 0 else {
            status = .noData
            return
        }
        // What is still to go in the journey's direction; below 0 past the goal, which is success.
        let left = trend.map { (($0.level - goal) * sign).cleared } ?? .infinity
        let isReached = ((current - goal) * sign).shown <= 0
        let toward = -(trend?.weeklyVelocity ?? 0) * sign / 7
        status =
            if left < (wasAtGoal ? rule.leaving : rule.entering) || isReached {
                .atGoal
            } else if missingDays > 0 {
                .insufficientData
            } else if toward > 0 {
                GoalPrediction.status(
                    days: (left / toward).cleared.rounded(.down), from: today, rule)
            } else {
                .wrongDirection
            }
    }

    private static func status(days: Double, from today: CalendarDay, _ rule: Rule) -> Status {
        guard days <= Double(rule.mostDays) else {
            return .tooSlow(days: days < 1e9 ? Int(days) : nil)
        }
        let whole = Int(exactly: max(1, days)) ?? rule.mostDays
        return .onTrack(days: whole, day: today.adding(days: whole))
    }
}
