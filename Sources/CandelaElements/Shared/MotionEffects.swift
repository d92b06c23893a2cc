extension Motion {
    /// What moves. The set may grow: treat a word you do not know as ``Reduced``.
    public struct Effect: RawRepresentable, Sendable, Hashable, Codable, CaseIterable, MemberWord {
        /// The effect's word in JSON.
        public let rawValue: String

        /// The effect of a word.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A bar's fill runs to its value, from nothing when it appears.
        public static let fill = Effect(rawValue: "fill")

        /// A flame swells and shrinks by the amplitude.
        public static let flicker = Effect(rawValue: "flicker")

        /// A flame bursts into particles, once.
        public static let explosion = Effect(rawValue: "explosion")

        /// An outline swells and shrinks by the amplitude.
        public static let pulse = Effect(rawValue: "pulse")

        /// An icon moves from side to side by the amplitude, once.
        public static let shake = Effect(rawValue: "shake")

        /// A number's digits roll to their new value.
        public static let digits = Effect(rawValue: "digits")

        /// The platform's own spinner turns for as long as it is shown.
        public static let spin = Effect(rawValue: "spin")

        /// A button gives way while it is pressed.
        public static let press = Effect(rawValue: "press")

        /// A thing comes in from the edge.
        public static let slide = Effect(rawValue: "slide")

        /// A thing grows to its size.
        public static let scale = Effect(rawValue: "scale")

        /// A thing becomes visible.
        public static let fade = Effect(rawValue: "fade")

        /// Scraps of paper fly, once.
        public static let confetti = Effect(rawValue: "confetti")

        /// A thing rises while it is held.
        public static let lift = Effect(rawValue: "lift")

        /// A thing grows into the screen that shows it.
        public static let zoom = Effect(rawValue: "zoom")

        /// One content gives way to another.
        public static let swap = Effect(rawValue: "swap")

        /// Every word this version knows.
        public static let allCases: [Effect] = [
            .fill, .flicker, .explosion, .pulse, .shake, .digits, .spin, .press, .slide, .scale,
            .fade, .confetti, .lift, .zoom, .swap,
        ]
    }

    /// What is shown in place of a movement. The set may grow: treat a word you do not know as
    /// ``none``.
    public struct ReducedEffect: RawRepresentable, Sendable, Hashable, Codable, CaseIterable,
        MemberWord
    {
        /// The effect's word in JSON.
        public let rawValue: String

        /// The effect of a word.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The end state, at once.
        public static let none = ReducedEffect(rawValue: "none")

        /// The thing itself, at its final size and without moving.
        public static let still = ReducedEffect(rawValue: "still")

        /// An outline that does not move.
        public static let outline = ReducedEffect(rawValue: "outline")

        /// The new state fades in over the old one.
        public static let crossfade = ReducedEffect(rawValue: "crossfade")

        /// Every word this version knows.
        public static let allCases: [ReducedEffect] = [.none, .still, .outline, .crossfade]
    }
}
