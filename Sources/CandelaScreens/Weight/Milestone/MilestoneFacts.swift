import CandelaElements
import CandelaKit
public import CandelaRules
public import CandelaTokens

/// The values behind the cards of the next milestone.
///
/// Weights are in the display unit and as shown, with one decimal.
public struct MilestoneFacts: Sendable, Equatable, Codable {
    /// The unit of all weights here.
    public let unit: WeightUnit

    /// The weight at the start of the journey.
    public let start: Double

    /// The current weight.
    public let currentWeight: Double

    /// The day of the current weight.
    public let currentDay: CalendarDay

    /// The previous milestone, or the interval boundary behind the weight.
    public let previousMilestone: Double

    /// The next milestone.
    public let nextMilestone: Double

    /// The goal weight.
    public let goal: Double

    /// Whether the goal is reached.
    public let isAtGoal: Bool

    /// The distance to the next milestone; 0 when reached.
    public let distanceToMilestone: Double

    /// The progress from the previous milestone to the next, from 0 to 1.
    public let milestoneFraction: Double

    /// The weekly change of the trend with two decimals, negative while losing; absent while
    /// weigh-ins are too old or too few.
    public let rate: Double?

    /// The estimated days from today to the next milestone; absent when the trend leads away from
    /// it, the estimate exceeds two years, or its day has come.
    public let daysToMilestone: Int?

    /// The estimated day of the next milestone; absent when its days are.
    public let milestoneDay: CalendarDay?

    /// Further days with a weigh-in that are needed before a rate is shown; absent when it is shown.
    public let missingDays: Int?

    /// The earliest day of the last of them; absent when a rate is shown.
    public let missingUntil: CalendarDay?

    /// The id of the screen's announcement of the reached milestone; absent once it was celebrated.
    public let announcement: String?

    /// The haptic played when the milestone is reached; absent when the person switched haptics off.
    public let haptic: HapticRole?

    init(_ shown: ShownMilestone, with kit: Kit) {
        let (facts, progress, estimate) = (shown.facts, shown.progress, shown.estimate)
        unit = facts.unit
        start = shown.goal.start
        currentWeight = shown.goal.current
        currentDay = shown.currentDay
        previousMilestone = progress.previous.roundedToThousandths
        nextMilestone = progress.next
        goal = shown.goal.goal
        isAtGoal = shown.goal.isAtGoal
        distanceToMilestone = progress.remaining
        milestoneFraction = progress.fraction.roundedForDrawing
        rate = facts.rate?.weekly
        let isShown = estimate.map { !$0.isTooFar && $0.daysLeft != nil } ?? false
        daysToMilestone = isShown ? estimate?.daysLeft : nil
        milestoneDay = isShown ? estimate?.day : nil
        missingDays = facts.missing?.days
        missingUntil = facts.missing?.last
        announcement = shown.announcement
        haptic = shown.announcement.flatMap { _ in kit.haptic(.success) }
    }
}
