/// How long the current streak is, with its flame.
///
/// From top to bottom: the ``flame``, the ``count``, the ``message``, the ``preview``, and the
/// ``atRisk`` block while today may end the streak.
///
/// Source: seed 002, the dashboard's streak counter.
public struct StreakCounterCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What the card is drawn on.
    public let surface: Surface

    /// How the parts are laid out.
    public let layout: Stack

    /// The habit the streak is of, as its owner typed it; absent for the streak of all practice.
    public let habit: Words?

    /// The flame.
    public let flame: Flame

    /// The length of the streak, its number larger than the word.
    public let count: Words

    /// How the number moves when it changes.
    public let countMotion: Motion

    /// The length of the streak in days.
    public let days: Int

    /// Whether today already counts.
    public let isDoneToday: Bool

    /// The longest streak; absent when there has never been one.
    public let best: Best?

    /// A line that fits the state of the streak; absent while ``atRisk`` says what there is to say.
    public let message: Message?

    /// The milestone ahead.
    public let preview: MilestonePreview

    /// What says that the streak ends today unless something is done.
    public let atRisk: AtRisk?

    /// What celebrates a milestone that was just reached.
    public let celebration: Celebration?

    /// What assistive technology is told: one element for the whole card.
    public let accessibility: Accessibility
}
