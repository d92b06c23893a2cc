public import CandelaTokens

/// The habits of a routine as cards that can be put in another order.
///
/// Source: seed 003, cards in a lazy grid with drag and drop.
public struct RoutineStepsCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// `Your routine`.
    public let heading: Heading

    /// How the items are laid out.
    public let grid: AdaptiveGrid

    /// The habits, in order.
    public let items: [Item]

    /// What assistive technology is told: a list; its items stay elements.
    public let accessibility: Accessibility

    /// One habit of the routine.
    public struct Item: Sendable, Hashable, Codable {
        /// The habit's id.
        public let id: String

        /// What the item is drawn on; higher above the others while it is held.
        public let surface: Surface

        /// How its parts are laid out.
        public let layout: Stack

        /// The habit's symbol in its colour; it only decorates.
        public let icon: Icon

        /// The habit's name, or what is missing.
        public let name: Words

        /// Its type, or what to do about what is missing.
        public let detail: Words

        /// How long it is likely to take, as `m:ss`; absent for what is missing.
        public let duration: Words?

        /// What choosing it does; absent for what is missing.
        public let action: Action?

        /// Takes it elsewhere.
        public let drag: Action

        /// Whether it is held.
        public let isLifted: Bool

        /// How it rises while it is held.
        public let lift: Motion

        /// How it answers a press.
        public let press: Motion

        /// How it grows into the screen that shows it; absent where transitions are plain.
        public let transition: Motion?

        /// What assistive technology is told: one element with everything that can be done.
        public let accessibility: Accessibility
    }
}

/// Cards beside each other, in as many columns as fit.
public struct AdaptiveGrid: Sendable, Hashable, Codable {
    /// The least width of a card.
    public let minimumWidth: Size

    /// The space between cards in both directions.
    public let gap: SpaceRole

    /// The most columns; absent where as many as fit.
    public let maximumColumns: Int?
}

extension Kit {
    /// The grid of cards in the builder: a column at accessibility sizes.
    var cardGrid: AdaptiveGrid {
        AdaptiveGrid(
            minimumWidth: size(.routineGridMinWidth), gap: .sm,
            maximumColumns: context.typeSize.isAccessibilitySize ? 1 : nil)
    }
}
