public import CandelaTokens

/// Routines as cards, each with what it is for and the way to begin it.
///
/// Source: seed 003, card-based gallery with previews.
public struct RoutineGalleryCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// How the tiles are laid out.
    public let layout: Stack

    /// `Quick Start` above the one that suits best; absent above the others.
    public let heading: Heading?

    /// The routines.
    public let tiles: [Tile]

    /// How the tiles follow another moment or another set of routines.
    public let motion: Motion

    /// What assistive technology is told: a list; its tiles stay elements.
    public let accessibility: Accessibility

    /// One routine.
    public struct Tile: Sendable, Hashable, Codable {
        /// The routine's id.
        public let id: String

        /// What the tile is drawn on.
        public let surface: Surface

        /// A line around the chosen one.
        public let outline: Surface.Border?

        /// How summary and button are laid out.
        public let layout: Stack

        /// What the routine is, which can be chosen.
        public let summary: Summary

        /// What begins the routine, a button of its own.
        public let start: ButtonControl

        /// What can be done with the routine, in a menu while the tile is held.
        public let menu: [Action]

        /// How the tile answers a press.
        public let press: Motion

        /// How the tile grows into the routine when it begins; absent where transitions are plain.
        public let transition: Motion?
    }

    /// What a routine is.
    public struct Summary: Sendable, Hashable, Codable {
        /// What choosing it does.
        public let action: Action

        /// The routine's colour, for a spot before the name.
        public let color: ColorRole

        /// The routine's name, as its owner typed it.
        public let name: Words

        /// How many habits it has and how long it takes.
        public let detail: Words

        /// The times, kinds of day and places it is for.
        public let marks: [Mark]

        /// Whether it is the chosen one.
        public let isSelected: Bool

        /// The symbol of the chosen one.
        public let mark: Icon?

        /// The habits of the chosen one; absent for the others.
        public let preview: Preview?

        /// What assistive technology is told: one element.
        public let accessibility: Accessibility
    }

    /// A time, a kind of day or a place a routine is for.
    public struct Mark: Sendable, Hashable, Codable {
        /// What rules call it.
        public let id: String

        /// Its symbol; the facts told on demand name it.
        public let icon: Icon

        /// Whether it holds now.
        public let isMatched: Bool

        /// The disc behind the symbol of one that holds now; absent for the others.
        public let disc: ColorRole?
    }

    /// What a routine consists of.
    public struct Preview: Sendable, Hashable, Codable {
        /// How the habits are laid out.
        public let layout: Stack

        /// The habits, in order.
        public let steps: [Step]

        /// How they appear.
        public let motion: Motion
    }

    /// A habit of a routine.
    public struct Step: Sendable, Hashable, Codable {
        /// The habit's id.
        public let id: String

        /// Its symbol in its colour; it only decorates.
        public let icon: Icon

        /// Its name.
        public let name: Words
    }
}
