public import CandelaRules
public import CandelaTokens

extension StreakCounterCard {
    /// The flame over the number.
    ///
    /// It is decoration: size and colour repeat what the number says.
    public struct Flame: Sendable, Hashable, Codable {
        /// The symbol, its colour, and its size: larger for every full week up to a largest one,
        /// growing with the largest text style.
        public let icon: Icon

        /// Which of the four looks it has.
        public let tier: StreakTier

        /// How many dots under it count its tier, from 1 to 3; 0 unless the reader tells nothing by
        /// colour.
        public let dots: Int

        /// How opaque the glow around it is, 0 to 1. It has the flame's colour and never moves.
        public let glow: Double

        /// How it flickers; absent without a streak, when it is still.
        public let motion: Motion?
    }

    /// The longest streak.
    public struct Best: Sendable, Hashable, Codable {
        /// Its length in words.
        public let text: Words

        /// Its length in days, never less than the current streak.
        public let days: Int

        /// A note that the current streak is the longest ever, from two days on.
        public let personalBest: Words?
    }

    /// A line that fits the state of the streak.
    public struct Message: Sendable, Hashable, Codable {
        /// A few words over the line, where there are some.
        public let title: Words?

        /// The line.
        public let text: Words
    }

    /// What says that the streak ends today unless something is done: a line around the counter, a
    /// warning sign, words and the time that is left.
    public struct AtRisk: Sendable, Hashable, Codable {
        /// The line around the counter; wider when contrast is increased.
        public let outline: Surface.Border

        /// How round the line's corners are.
        public let cornerRadius: RadiusRole

        /// How the line moves.
        public let outlineMotion: Motion

        /// How sign, words and countdown are laid out.
        public let layout: Stack

        /// The warning sign.
        public let icon: Icon

        /// How the warning sign moves.
        public let iconMotion: Motion

        /// What the danger is and what to do, in the colour of the sign.
        public let text: Words

        /// The time that is left. It changes once a minute and is not announced.
        public let countdown: Words

        /// The moment the streak ends.
        public let deadline: ZonedInstant
    }

    /// What celebrates a milestone, once.
    public struct Celebration: Sendable, Hashable, Codable {
        /// The milestone's name among ``Screen/announcements``; celebrate a name once.
        public let announcement: String

        /// The milestone, in days.
        public let milestone: Int

        /// The milestone in words, to show in place of the explosion when motion is reduced.
        public let badge: Words

        /// How the flame celebrates; absent when the app leaves celebrations out.
        public let motion: Motion?

        /// What is felt; absent when the person switched haptics off.
        public let haptic: HapticRole?
    }
}
