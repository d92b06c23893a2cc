/// Streaks side by side, each as a badge with its label.
///
/// Source: seed 004, the detail of a habit.
public struct BadgesCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What the card is drawn on.
    public let surface: Surface

    /// How heading and badges are laid out.
    public let layout: Stack

    /// What the badges show.
    public let heading: Heading

    /// How the badges are laid out among themselves.
    public let badgeLayout: Stack

    /// The badges, in reading order.
    public let badges: [StreakBadgeMark]

    /// What assistive technology is told: a group of the heading's name; each badge is an element.
    public let accessibility: Accessibility
}
