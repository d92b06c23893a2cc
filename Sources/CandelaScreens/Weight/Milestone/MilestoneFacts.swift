import CandelaElements
import CandelaKit
public import CandelaRules
public import CandelaTokens

/// The values behind the cards of the next milestone.
///
/// Weights are in the unit on display, rounded to a thousandth; texts are made from the unrounded
/// ones.
public struct MilestoneFacts: Sendable, Hashable, Codable {
    /// The unit of all weights here.
    public let unit: WeightUnit

    /// The weight the journey began at.
    public let start: Double

    /// The latest weight.
    public let current: Double

    /// The milestone behind, or the boundary in its place.
    public let previous: Double

    /// The milestone ahead.
    public let next: Double

    /// The weight to reach in the end.
    public let goal: Double

    /// How far the next milestone is; 0 when it is reached.
    public let remaining: Double

    /// The share of the way from the previous milestone to the next that is done, 0 to 1.
    public let fraction: Double

    /// The change a week by the trend, negative while losing; absent while weigh-ins are too old or too
    /// few.
    public let weeklyRate: Double?

    /// About how many days the next milestone takes, at least 1; absent unless the trend points
    /// toward it, and beyond two years.
    public let days: Int?

    /// Daily weigh-ins still needed before a rate is shown; 0 when it is.
    public let missingDays: Int

    /// Weekly weigh-ins still needed before a rate is shown; 0 when it is, absent when one a week is never
    /// enough.
    public let missingWeeks: Int?

    /// How many days have a weigh-in.
    public let recordedDays: Int

    /// The id of the announcement among the screen's announcements that the milestone is reached;
    /// absent once it was celebrated. Whatever an app does about a milestone, it does once for an id.
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
        haptic = state.announcement.flatMap { _ in kit.feel(.success) }
    }
}
