public import CandelaTokens

/// A widget of the routine product. All of it is one thing to press, which acts.
///
/// Source: seed 003, interactive home screen widgets.
public struct RoutineWidgetCard: Sendable, Hashable, Codable {
    /// The widget's name: `topRoutine`, `paused`, `streaksSmall` or `streaksMedium`.
    public let id: String

    /// How large it is.
    public let family: Family

    /// What it is drawn on.
    public let surface: Surface

    /// How the parts are laid out, from top to bottom.
    public let layout: Stack

    /// What it shows.
    public let title: Words

    /// The colour of the dot before the title: the routine's.
    public let dot: ColorRole?

    /// That colour as `#RRGGBB`, when the person chose one that no role has.
    public let customColor: String?

    /// The routine's name, as its owner typed it.
    public let name: Words?

    /// A figure, large.
    public let number: Words?

    /// How far the routine has come.
    public let bar: ProgressBar?

    /// A line at the bottom.
    public let detail: Words?

    /// Several routines under each other, in place of one.
    public let rows: [Row]?

    /// What stands in place of all of it when there is nothing to show.
    public let empty: Words?

    /// What pressing it does.
    public let action: Action

    /// After how many seconds it is to be made anew even when nothing changed.
    public let reloadAfter: Int

    /// What assistive technology is told: one element.
    public let accessibility: Accessibility

    /// How large a widget is.
    public enum Family: String, Sendable, Hashable, Codable, CaseIterable {
        /// A square.
        case small
        /// Two squares side by side.
        case medium
    }

    /// One routine among several.
    public struct Row: Sendable, Hashable, Codable {
        /// The routine's id.
        public let id: String

        /// How the row is laid out.
        public let layout: Stack

        /// The routine's name, as its owner typed it.
        public let name: Words

        /// The length of its streak.
        public let number: Words

        /// How often it was done this week.
        public let detail: Words
    }
}
