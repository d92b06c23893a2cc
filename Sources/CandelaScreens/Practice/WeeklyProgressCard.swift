public import CandelaRules
public import CandelaTokens

/// The figures of the last seven days in small, with a bar a day.
public struct WeeklyProgressCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What the card is drawn on.
    public let surface: Surface

    /// How the parts are laid out.
    public let layout: Stack

    /// What the card is about.
    public let heading: Heading

    /// The chevron that opens progress.
    public let open: ButtonControl

    /// The streak, the minutes of the week, and the adherence.
    public let figures: [FiguresCard.Figure]

    /// How good the adherence is.
    public let adherence: Rating

    /// What the bars show.
    public let activity: Heading

    /// The bars.
    public let bars: Bars

    /// What assistive technology is told: a group; its parts stay elements.
    public let accessibility: Accessibility

    /// How much of what was planned was done, in words.
    public struct Rating: Sendable, Hashable, Codable {
        /// How good it is.
        public let rating: Adherence.Rating

        /// The rating in a word or two, in its colour.
        public let name: Words

        /// How many of the planned sessions were done.
        public let sessions: Words

        /// A line that fits the rating.
        public let message: Words

        /// What assistive technology is told: one element.
        public let accessibility: Accessibility
    }

    /// The bars of the last seven days.
    public struct Bars: Sendable, Hashable, Codable {
        /// How high a full bar is: that of 30 minutes and more.
        public let height: Size

        /// How high the lowest bar is, even for no minutes.
        public let leastHeight: Size

        /// The colour of the bars.
        public let color: ColorRole

        /// How bars grow.
        public let motion: Motion

        /// The bars, oldest first.
        public let items: [Bar]

        /// What assistive technology is told: a list; each bar is an element.
        public let accessibility: Accessibility
    }

    /// The bar of one day.
    public struct Bar: Sendable, Hashable, Codable {
        /// The bar's name in the card: its day.
        public let id: String

        /// The day.
        public let day: CalendarDay

        /// The minutes practised.
        public let minutes: Int

        /// How high the bar is, as a share of a full one.
        public let fraction: Double

        /// The first letter of the weekday, under the bar.
        public let label: Words

        /// What assistive technology is told: one element.
        public let accessibility: Accessibility
    }
}
