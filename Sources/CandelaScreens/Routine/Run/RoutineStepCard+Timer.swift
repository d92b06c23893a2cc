import CandelaElements
import CandelaKit
public import CandelaRules
public import CandelaTokens

extension RoutineStepCard {
    /// The timer of a habit as plain values.
    public struct Timer: Sendable, Hashable, Codable {
        /// How far it has come.
        public let state: RoutineTimer.State

        /// Seconds left, or what has run for a timer that counts up.
        public let seconds: Int

        /// Whether ``seconds`` count down.
        public let countsDown: Bool

        /// How far it has come, 0 to 1, for a timer with an end.
        public let fraction: Double?

        /// The moment it ends, while it runs towards one.
        public let deadline: ZonedInstant?

        /// The haptic and the sound when it ends.
        public let end: Cue

        /// The haptic and the sound when an interval ends and the next begins; absent for a timer
        /// without intervals.
        public let step: Cue?

        /// What is kept with the record when it is not the timer that ends it.
        public let notes: [Note]
    }

    /// What is kept with the record of a habit.
    public struct Note: Sendable, Hashable, Codable {
        /// The id of the button that makes the record.
        public let action: String

        /// What is kept with it: `Stopped early`.
        public let text: String
    }

    /// A haptic and a sound at one moment; never the only sign of it.
    public struct Cue: Sendable, Hashable, Codable {
        /// The haptic, unless the person switched haptics off.
        public let haptic: HapticRole?

        /// The sound, unless the person switched sounds off.
        public let sound: Sound?
    }

    /// A sound.
    public enum Sound: String, Sendable, Hashable, Codable, CaseIterable {
        /// A timer has ended.
        case chime
        /// An interval has ended.
        case click
    }
}
