/// How far it is to the next weight milestone, in three lines.
///
/// From top to bottom: ``remaining``, the ``bar``, ``goal``.
///
/// Source: seed 000, the compact card.
public struct NextMilestoneCompactCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What the card is drawn on.
    public let surface: Surface

    /// How the lines are laid out.
    public let layout: Stack

    /// What is left; always with one decimal.
    public let remaining: Words

    /// The way from the previous milestone to the next.
    public let bar: ProgressBar

    /// The next milestone. It reads “Goal”, and is said as a milestone: it is not the last one.
    public let goal: Words

    /// The numbers behind the words.
    public let figures: MilestoneFigures

    /// What happens because the milestone is reached; absent once it was celebrated.
    public let reached: MilestoneReached?

    /// What assistive technology is told: one element for the whole card.
    public let accessibility: Accessibility
}
