public import CandelaRules
import CandelaTokens

/// When the goal is reached at this pace, or why that cannot be said.
///
/// Source: seed 001, which shows it only while the goal is not reached.
public struct PredictionCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What can be said.
    public let status: Status

    /// What the card is drawn on: a tint that follows the status.
    public let surface: Surface

    /// How the parts are laid out, from top to bottom.
    public let layout: Stack

    /// The symbol that says what the colour says.
    public let icon: Icon

    /// What the card is about.
    public let heading: Words

    /// What can be said, in a few words.
    public let text: Words

    /// What it means.
    public let detail: Words

    /// The arrow before the change a week.
    public let rateIcon: Icon?

    /// The change a week.
    public let rate: Words?

    /// The day the goal is reached, when that can be said.
    public let day: CalendarDay?

    /// How the card changes from one status to another.
    public let motion: Motion

    /// What assistive technology is told: one element.
    public let accessibility: Accessibility

    /// What can be said of a goal.
    public enum Status: String, Sendable, Hashable, Codable, CaseIterable {
        /// The day it is reached.
        case onTrack
        /// It is reached.
        case atGoal
        /// The weight moves away from it, or not at all.
        case wrongDirection
        /// It takes more than two years.
        case tooSlow
        /// Too little was weighed.
        case insufficientData
        /// Nothing was weighed.
        case noData
    }
}
