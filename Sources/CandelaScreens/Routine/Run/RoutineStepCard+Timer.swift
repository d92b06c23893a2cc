import CandelaElements
import CandelaKit
public import CandelaRules
public import CandelaTokens

extension RoutineStepCard {
    /// The values behind the timer of a habit.
    public struct Timer: Sendable, Equatable, Codable {
        /// The state of the timer.
        public let state: RoutineTimer.State

        /// The remaining seconds; the elapsed ones for a timer that counts up.
        public let seconds: Int

        /// Whether ``seconds`` count down.
        public let countsDown: Bool

        /// The progress from 0 to 1; absent without an end.
        public let fraction: Double?

        /// The moment the timer ends; absent unless it is running and has an end.
        public let deadline: ZonedInstant?

        /// The haptic and sound at the end.
        public let end: Cue

        /// The haptic and sound between two intervals; absent without intervals.
        public let step: Cue?
    }

    /// A haptic and a sound, which always accompany a visible change.
    public struct Cue: Sendable, Equatable, Codable {
        /// The haptic; absent if the person switched haptics off.
        public let haptic: HapticRole?

        /// The sound; absent if the person switched sounds off.
        public let sound: Sound?
    }

    /// A sound that a timer plays.
    public enum Sound: String, Sendable, Hashable, Codable, CaseIterable {
        /// The sound at the end of a timer.
        case chime
        /// The sound at the end of an interval.
        case click
    }
}
