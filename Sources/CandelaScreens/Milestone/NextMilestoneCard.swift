/// How far it is to the next weight milestone, with a bar, an estimate and the weekly rate.
///
/// From top to bottom: ``heading`` and ``target`` in the ``header`` row, the ``bar``, then
/// ``previous``, ``remaining`` and ``next`` in the ``scale`` row under it, the ``estimate`` and the
/// ``rate``.
///
/// Source: seed 000, the full card.
public struct NextMilestoneCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What the card is drawn on.
    public let surface: Surface

    /// How the rows are laid out.
    public let layout: Stack

    /// How heading and target are laid out.
    public let header: Stack

    /// What the card is about.
    public let heading: Words

    /// The milestone, its number bolder than its unit.
    public let target: Words

    /// The way from the previous milestone to the next.
    public let bar: ProgressBar

    /// How the three texts under the bar are laid out.
    public let scale: Stack

    /// Where the bar begins.
    public let previous: Words

    /// What is left, its number bolder than the rest; always with one decimal.
    public let remaining: Words

    /// Where the bar ends.
    public let next: Words

    /// How long it may take, when the trend points toward the milestone.
    public let estimate: Estimate?

    /// How fast it goes, beside an estimate, when at least 4 of the last 7 days have a weigh-in.
    public let rate: Words?

    /// The numbers behind the words.
    public let figures: MilestoneFigures

    /// What happens because the milestone is reached; absent once it was celebrated.
    public let reached: MilestoneReached?

    /// What assistive technology is told: one element for the whole card.
    public let accessibility: Accessibility

    /// How long the way to the milestone may take.
    public struct Estimate: Sendable, Hashable, Codable {
        /// How symbol and text are laid out.
        public let layout: Stack

        /// The calendar beside the text; it only decorates.
        public let icon: Icon

        /// About how many days.
        public let text: Words

        /// The days, whole and at least 1.
        public let days: Int

        /// How many days have a weigh-in. The trend steps from one of them to the next, whatever
        /// lies between.
        public let recordedDays: Int
    }
}
