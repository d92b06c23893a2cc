public import CandelaRules
public import CandelaTokens

/// The habit of a routine that is shown, with what can be done about it.
public struct RoutineStepCard: Sendable, Hashable, Codable {
    /// The habit's id.
    public let id: String

    /// What the card is drawn on.
    public let surface: Surface

    /// How the parts are laid out, from top to bottom.
    public let layout: Stack

    /// The habit's symbol in its colour; it only decorates.
    public let icon: Icon

    /// The colour of symbol and timer as `#RRGGBB`, when the person chose one that no role has.
    public let customColor: String?

    /// The habit's name, as its owner typed it.
    public let name: Heading

    /// Its timer, if it has one.
    public let timer: TimerPanel?

    /// Its parts, what is counted or measured, and answers to choose from.
    public let rows: [FormRow]

    /// The large check; absent for a timer or a question, and while the routine stands still.
    public let check: ButtonControl?

    /// What else can be done with it; none while the routine stands still.
    public let buttons: [ButtonControl]

    /// Back to the habit before and on to the next; none while the routine stands still.
    public let navigation: [ButtonControl]

    /// How one habit gives way to the next.
    public let transition: Motion

    /// What assistive technology is told: a group of the habit's name; its parts stay elements.
    public let accessibility: Accessibility
}

/// The time of a timer, with its bar and what is felt and heard when it ends.
public struct TimerPanel: Sendable, Hashable, Codable {
    /// How far it has come.
    public let state: RoutineTimer.State

    /// What is left, or what has run for a timer that counts up. It changes every second and is not
    /// announced.
    public let time: Words

    /// How far it has come, for a timer with an end.
    public let bar: ProgressBar?

    /// Which interval and round runs, for a timer with intervals.
    public let interval: Words?

    /// The moment it ends, while it runs towards one.
    public let deadline: ZonedInstant?

    /// That it has run out, once it has.
    public let finished: Words?

    /// What is felt and heard when it ends.
    public let end: Cue

    /// What is felt and heard when an interval ends and the next begins.
    public let step: Cue?

    /// What is kept with the record when it is not the timer that ends it, an action each.
    public let notes: [Note]

    /// What assistive technology is told: one element.
    public let accessibility: Accessibility

    /// What is kept with the record of a habit.
    public struct Note: Sendable, Hashable, Codable {
        /// The action that makes the record.
        public let action: String

        /// What is kept with it: `Stopped early`.
        public let text: String
    }

    /// What is felt and heard at a moment; never the only sign of it.
    public struct Cue: Sendable, Hashable, Codable {
        /// What is felt, unless the person switched haptics off.
        public let haptic: HapticRole?

        /// What is heard, unless the person switched sounds off.
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
