public import CandelaRules
public import CandelaTokens

/// The streak of one routine with a weekly target: the weeks before, this week, and a chart of both.
///
/// Source: seed 003, progress charts.
public struct RoutineStreakCard: Sendable, Hashable, Codable {
    /// The routine's id.
    public let id: String

    /// What the card is drawn on.
    public let surface: Surface

    /// How the parts are laid out, from top to bottom.
    public let layout: Stack

    /// The routine's name, as its owner typed it.
    public let name: Heading

    /// The length of its streak in weeks, or its target before the first.
    public let streak: Words

    /// How the previous weeks and this one are laid out: side by side.
    public let columns: Stack

    /// The four weeks before this one.
    public let previous: Previous

    /// This week, day by day.
    public let week: Week

    /// Completions per week, oldest first; absent without any.
    public let chart: ValueChart?

    /// What stands in place of the chart.
    public let noData: Words?

    /// What assistive technology is told: a group of the routine's name; its parts stay elements.
    public let accessibility: Accessibility

    /// The weeks before this one, newest first.
    public struct Previous: Sendable, Hashable, Codable {
        /// What they are called.
        public let title: Words

        /// How the bars are laid out among themselves.
        public let layout: Stack

        /// A bar a week.
        public let bars: [Bar]

        /// How many weeks before them belong to the streak as well; absent without any.
        public let more: Words?

        /// What assistive technology is told: a list whose bars stay elements.
        public let accessibility: Accessibility
    }

    /// One previous week. Whether it met its target is told by colour, symbol and word.
    public struct Bar: Sendable, Hashable, Codable {
        /// How many weeks ago it was, as its name.
        public let id: String

        /// How much of the target was done, 0 to 1.
        public let fraction: Double

        /// The bar's colour.
        public let color: ColorRole

        /// A tick or a cross.
        public let icon: Icon

        /// `Met` or `Missed`.
        public let verdict: Words

        /// Days that were done, of those the target asks for.
        public let count: Words

        /// How many weeks ago it was.
        public let label: Words

        /// What assistive technology is told: one element.
        public let accessibility: Accessibility
    }

    /// This week.
    public struct Week: Sendable, Hashable, Codable {
        /// What it is called, with its days so far and the target.
        public let title: Words

        /// How the days are laid out among themselves.
        public let layout: Stack

        /// Seven days, Monday first.
        public let days: [Day]

        /// What assistive technology is told: a list with the days so far as its value.
        public let accessibility: Accessibility
    }

    /// One day of this week, as a square with its letter.
    public struct Day: Sendable, Hashable, Codable {
        /// The day.
        public let day: CalendarDay

        /// The weekday's letter.
        public let letter: Words

        /// What the day holds.
        public let state: DayState

        /// The square's colour.
        public let fill: ColorRole

        /// What marks the square besides its colour: a tick for a day with one completion, a line
        /// for a past day without.
        public let mark: Icon?

        /// How often the routine was done, from two times on.
        public let number: Words?

        /// A line around today.
        public let outline: Surface.Border?

        /// What assistive technology is told: the weekday, and what the day holds as value.
        public let accessibility: Accessibility
    }

    /// What a day of this week holds.
    public enum DayState: String, Sendable, Hashable, Codable, CaseIterable {
        /// The routine was done.
        case done
        /// It was not, and the day is over.
        case past
        /// It was not so far, and the day is today.
        case open
        /// The day is still ahead.
        case ahead
    }
}
