public import CandelaRules
public import CandelaTokens

/// A picture of the current streak to share, as data for drawing it, and all of it in words.
///
/// Sizes are fixed and follow no type size: it is a picture.
///
/// Source: seed 002, AC7.
public struct ShareCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// The picture.
    public let picture: Picture

    /// Everything on the picture in words, sent along with it; also the picture's value.
    public let textAlternative: String

    /// The subject of a message it is sent with.
    public let subject: String

    /// What hands it to another app.
    public let button: ButtonControl

    /// What assistive technology is told: a group of picture and button.
    public let accessibility: Accessibility

    /// The appearances a picture has. There is none with increased contrast: what is shared looks the
    /// same to everybody.
    public enum Ground: String, Sendable, Hashable, Codable, CaseIterable {
        /// Dark words on light ground.
        case light
        /// Light words on dark ground.
        case dark

        /// The appearance of a theme.
        public var appearance: Appearance { self == .dark ? .dark : .light }
    }

    /// What is drawn, from back to front and from top to bottom.
    public struct Picture: Sendable, Hashable, Codable {
        /// The width, in points.
        public let width: Double

        /// The height, in points.
        public let height: Double

        /// Pixels per point.
        public let scale: Double

        /// The appearance its roles are resolved in, whatever the device's is.
        public let appearance: Ground

        /// The ground.
        public let background: Paint

        /// The flame.
        public let flame: Icon

        /// Which look the flame has.
        public let tier: StreakTier

        /// `MILESTONE REACHED!`, on the day a streak reaches a length that is celebrated.
        public let headline: Words?

        /// `9 Day Streak!`
        public let title: Words

        /// The length of the streak, its number far larger than the word.
        public let number: Words

        /// The first and the last day of the streak; absent without one.
        public let range: Words?

        /// The longest streak, when it is to be shown.
        public let longest: Words?

        /// How far the next milestone is, when that is to be shown and one is left.
        public let progress: Progress?

        /// The last seven days, oldest first, when they are to be shown.
        public let strip: [StripDay]?

        /// The person's name, when there is one.
        public let name: Words?

        /// The person's own words, when there are any.
        public let message: Words?

        /// The app's name.
        public let app: Words

        /// What assistive technology is told: one image, with everything on it as its value.
        public let accessibility: Accessibility
    }

    /// How far a streak is toward its next milestone.
    public struct Progress: Sendable, Hashable, Codable {
        /// The share of the way: `64%`.
        public let percent: Words

        /// What the share is of.
        public let caption: Words
    }

    /// One of the last seven days on a picture.
    public struct StripDay: Sendable, Hashable, Codable {
        /// The day.
        public let day: CalendarDay

        /// Whether something was done on it: a filled mark, otherwise an empty one.
        public let isDone: Bool

        /// The mark; told apart by its shape.
        public let icon: Icon
    }
}
