import CandelaElements
import CandelaKit
public import CandelaRules
public import CandelaTokens

/// The values behind the cards of the next milestone.
///
/// Weights are in the display unit, rounded to a thousandth; texts use the unrounded values.
public struct MilestoneFacts: Sendable, Equatable, Codable {
    /// The unit of all weights here.
    public let unit: WeightUnit

    /// The weight at the start of the journey.
    public let start: Double

    /// The latest weight.
    public let current: Double

    /// The previous milestone, or the interval boundary behind the weight.
    public let previous: Double

    /// The next milestone.
    public let next: Double

    /// The goal weight.
    public let goal: Double

    /// The distance to the next milestone; 0 when reached.
    public let remaining: Double

    /// The progress from the previous milestone to the next, from 0 to 1.
    public let fraction: Double

    /// The weekly change of the trend, negative while losing; absent while weigh-ins are too old or
    /// too few.
    public let weeklyRate: Double?

    /// The estimated days to the next milestone, at least 1; absent when the trend leads away from
    /// it or the estimate exceeds two years.
    public let days: Int?

    /// Daily weigh-ins still needed before a rate is shown; 0 when it is shown.
    public let missingDays: Int

    /// Weekly weigh-ins still needed before a rate is shown; 0 when it is shown, absent if weekly
    /// weigh-ins are never enough.
    public let missingWeeks: Int?

    /// The number of days with a weigh-in.
    public let recordedDays: Int

    /// The id of the screen's announcement of the reached milestone; absent once it was celebrated.
    /// Celebrate each id once.
    public let announcement: String?

    /// The haptic played when the milestone is reached; absent when the person switched haptics off.
    public let haptic: HapticRole?

    init(_ state: MilestoneState, with kit: Kit) {
        unit = state.unit
        start = state.start.roundedToThousandths
        current = state.journey.current.roundedToThousandths
        previous = state.previous.roundedToThousandths
        next = state.next.roundedToThousandths
        goal = state.goal.roundedToThousandths
        remaining = state.remaining.roundedToThousandths
        fraction = state.fraction.roundedForDrawing
        weeklyRate = state.journey.weeklyVelocity?.roundedToThousandths
        days = state.estimate?.days
        missingDays = state.journey.missingDays
        missingWeeks = state.journey.missingWeeks
        recordedDays = state.journey.means.count
        announcement = state.announcement
        haptic = state.announcement.flatMap { _ in kit.haptic(.success) }
    }
}
