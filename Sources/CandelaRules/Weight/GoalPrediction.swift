/// A prediction of when a weight goal will be reached, or the reason why there is none.
///
/// All values are in one unit, the displayed one, with their sign.
public struct GoalPrediction: Sendable, Equatable {
    /// The status of the prediction.
    public enum Status: Sendable, Equatable {
        /// There are no weigh-ins.
        case noData
        /// The weight has reached the goal, or the smoothed weight is past it or nearer to it than
        /// ``Rule/entering``, however few weigh-ins there are.
        case atGoal
        /// There are too few weigh-ins, in total or recently; ``missingDays`` gives the number
        /// needed.
        case insufficientData
        /// The trend is flat or leads away from the goal.
        case wrongDirection
        /// At this pace the goal is further away than the longest prediction shown; `days` is
        /// `nil` for a billion or more.
        case tooSlow(days: Int?)
        /// The goal is expected in this number of days; 1 or more.
        case onTrack(days: Int, day: CalendarDay)
    }

    /// The predicted day, or the reason why there is none.
    public let status: Status

    /// Consecutive daily weigh-ins still needed for a prediction; 0 if there are enough.
    public let missingDays: Int

    /// Weekly weigh-ins still needed for a prediction; 0 if there are enough, `nil` if weekly
    /// weigh-ins never are.
    public let missingWeeks: Int?

    /// The required total number of weigh-ins, if more are needed for it than for the recency
    /// rule; `nil` otherwise.
    public let neededEntries: Int?

    /// The goal weight, in the displayed unit.
    public let goal: Double

    /// The smoothed weight; `nil` without a trend.
    public let level: Double?

    /// The change per week, negative for loss; `nil` without a trend, or if weigh-ins are too old
    /// or too few.
    public let weeklyVelocity: Double?

    /// Whether the journey to the goal is a loss of weight.
    public let needsLoss: Bool

    /// The instant at which the prediction becomes stale without a new weigh-in: the end of the
    /// day.
    public let validUntil: Instant

    /// Whole weeks until the goal, rounded down; `nil` unless on track.
    public var weeks: Int? {
        guard case .onTrack(let days, _) = status else { return nil }
        return days / 7
    }

    /// The limits of a prediction.
    public struct Rule: Sendable, Equatable {
        /// The minimum number of weigh-ins.
        public var entries: Int
        /// The distance below which the goal counts as reached.
        public var entering: Double
        /// The distance at which a reached goal no longer counts as reached.
        public var leaving: Double
        /// The longest prediction shown, in days.
        public var maximumDays: Int
        /// The required recency and density of weigh-ins.
        public var recency: RecencyRule

        /// Creates a rule; distances are in the displayed unit.
        public init(
            entries: Int, entering: Double, leaving: Double, maximumDays: Int,
            recency: RecencyRule = .standard
        ) {
            self.entries = entries
            self.entering = entering
            self.leaving = leaving
            self.maximumDays = maximumDays
            self.recency = recency
        }

        /// Seven weigh-ins; reached below 0.5 and left at 1.0; at most two years.
        public static let standard = Rule(
            entries: 7, entering: 0.5, leaving: 1, maximumDays: 730)

        /// The longest prediction shown, in whole years of 365 days.
        public var maximumYears: Int { maximumDays / 365 }
    }

    /// Predicts when a journey reaches its goal; `nil` without a goal.
    ///
    /// - Parameters:
    ///   - entries: The number of weigh-ins up to now.
    ///   - wasAtGoal: Whether the previous status was ``Status/atGoal``, which keeps the banner
    ///     from flickering.
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

    /// Predicts from a trend when a goal will be reached.
    ///
    /// - Parameters:
    ///   - trend: The trend; `nil` for fewer than two days.
    ///   - current: The latest weight.
    ///   - goal: The goal weight, in the same unit.
    ///   - direction: The direction of the journey; `nil` for the direction from the latest weight
    ///     to the goal.
    ///   - recorded: The days with a weigh-in, ascending, without duplicates.
    ///   - entries: The number of weigh-ins.
    public init(
        _ trend: HoltTrend?, from current: Double, to goal: Double,
        direction: WeightMilestones.Direction? = nil, recorded: [CalendarDay], entries: Int,
        wasAtGoal: Bool = false, now: Instant, clock: DayClock, rule: Rule = .standard
    ) {
        let today = clock.day(of: now)
        let direction = direction ?? (goal < current ? .down : .up)
        let sign: Double = direction == .down ? 1 : -1
        let stale = rule.recency.missing(from: recorded, on: today)
        // Each new weigh-in counts towards both requirements: the total, and the recent density.
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
        // The distance left in the journey's direction; below 0 past the goal, which counts as
        // success.
        let left = trend.map { (($0.level - goal) * sign).roundedToBillionth } ?? .infinity
        let isReached = ((current - goal) * sign).shown <= 0
        let toward = -(trend?.weeklyVelocity ?? 0) * sign / 7
        status =
            if left < (wasAtGoal ? rule.leaving : rule.entering) || isReached {
                .atGoal
            } else if missingDays > 0 {
                .insufficientData
            } else if toward > 0 {
                GoalPrediction.status(
                    days: (left / toward).roundedToBillionth.rounded(.down), from: today, rule)
            } else {
                .wrongDirection
            }
    }

    private static func status(days: Double, from today: CalendarDay, _ rule: Rule) -> Status {
        guard days <= Double(rule.maximumDays) else {
            return .tooSlow(days: days < 1e9 ? Int(days) : nil)
        }
        let whole = Int(exactly: max(1, days)) ?? rule.maximumDays
        return .onTrack(days: whole, day: today.adding(days: whole))
    }
}
