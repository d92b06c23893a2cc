public import CandelaJSON

extension Motion {
    /// The effect of an animation. The set may grow: treat unknown effects as ``Reduced``.
    public struct Effect: RawRepresentable, Sendable, Hashable, Codable, CaseIterable, MemberWord {
        /// The effect's word in JSON.
        public let rawValue: String

        /// Creates an effect from its word in JSON.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A bar's fill animates to its value; from 0 when it appears.
        public static let fill = Effect(rawValue: "fill")

        /// A flame repeatedly grows and shrinks by the amplitude.
        public static let flicker = Effect(rawValue: "flicker")

        /// A flame bursts into particles, once.
        public static let explosion = Effect(rawValue: "explosion")

        /// An outline repeatedly grows and shrinks by the amplitude.
        public static let pulse = Effect(rawValue: "pulse")

        /// An icon moves from side to side by the amplitude, once.
        public static let shake = Effect(rawValue: "shake")

        /// A number's digits roll to their new value.
        public static let digits = Effect(rawValue: "digits")

        /// The platform's activity indicator turns while it is visible.
        public static let spin = Effect(rawValue: "spin")

        /// A button is scaled down while it is pressed.
        public static let press = Effect(rawValue: "press")

        /// An element slides in from the edge.
        public static let slide = Effect(rawValue: "slide")

        /// An element grows to its full size.
        public static let scale = Effect(rawValue: "scale")

        /// An element fades in.
        public static let fade = Effect(rawValue: "fade")

        /// A burst of confetti, once.
        public static let confetti = Effect(rawValue: "confetti")

        /// An element is raised while it is dragged.
        public static let lift = Effect(rawValue: "lift")

        /// An element grows into the screen with its details.
        public static let zoom = Effect(rawValue: "zoom")

        /// New content replaces the old content in place.
        public static let swap = Effect(rawValue: "swap")

        /// The effects known to this version.
        public static let allCases: [Effect] = [
            .fill, .flicker, .explosion, .pulse, .shake, .digits, .spin, .press, .slide, .scale,
            .fade, .confetti, .lift, .zoom, .swap,
        ]
    }

    /// The effect shown instead of an animation. The set may grow: treat unknown effects as
    /// ``none``.
    public struct ReducedEffect: RawRepresentable, Sendable, Hashable, Codable, CaseIterable,
        MemberWord
    {
        /// The effect's word in JSON.
        public let rawValue: String

        /// Creates an effect from its word in JSON.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The final state, at once.
        public static let none = ReducedEffect(rawValue: "none")

        /// The element itself, at its final size and without animation.
        public static let still = ReducedEffect(rawValue: "still")

        /// A static outline.
        public static let outline = ReducedEffect(rawValue: "outline")

        /// A cross-fade from the old to the new state.
        public static let crossfade = ReducedEffect(rawValue: "crossfade")

        /// The effects known to this version.
        public static let allCases: [ReducedEffect] = [.none, .still, .outline, .crossfade]
    }
}
