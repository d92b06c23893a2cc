public import CandelaRules
public import CandelaTokens

/// A timer outside the app: on the lock screen and in the island, as compact as its three forms.
///
/// Whoever shows it writes it anew every ``updateInterval`` seconds; between, the time of a running
/// timer may be drawn from its end by the device.
///
/// Source: seed 003, live activities and the Dynamic Island.
public struct LiveActivityCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// The id of the habit whose timer it is; it never changes.
    public let habit: String

    /// How far the timer has come, 0 to 1; 1 when it is finished.
    public let progress: Double

    /// Seconds left, or elapsed where there is no end.
    public let seconds: Int

    /// How long the timer runs, in seconds; absent for one without an end.
    public let length: Int?

    /// The moment it would have been started at without pauses; absent while it does not run.
    public let start: ZonedInstant?

    /// The moment it ends; absent while it does not run, and without an end.
    public let end: ZonedInstant?

    /// Whether ``seconds`` count down.
    public let countsDown: Bool

    /// How it stands.
    public let state: State

    /// Whether 30 seconds are left, or less.
    public let isLow: Bool

    /// The habit's colour.
    public let color: ColorRole

    /// The habit's colour as `#RRGGBB`, when the person chose one that no role has.
    public let customColor: String?

    /// After how many seconds it is to be renewed; absent while it stands still.
    public let updateInterval: Int?

    /// After how many seconds without being renewed it is stale.
    public let staleAfter: Int

    /// After how many seconds it goes; absent until it is finished.
    public let endsAfter: Int?

    /// On the lock screen.
    public let lockScreen: LockScreen

    /// At both sides of the island.
    public let compact: Compact

    /// In the island when it is held.
    public let expanded: Expanded

    /// Beside another app's activity.
    public let minimal: Minimal

    /// What assistive technology is told: a group of the timer's name; each form is an element.
    public let accessibility: Accessibility

    /// How a timer stands.
    public enum State: String, Sendable, Hashable, Codable, CaseIterable {
        /// It runs.
        case running
        /// It stands still.
        case paused
        /// It has ended.
        case finished
    }

    /// The form on the lock screen.
    public struct LockScreen: Sendable, Hashable, Codable {
        /// What it is drawn on.
        public let surface: Surface

        /// How symbol, texts and time are laid out.
        public let layout: Stack

        /// The diameter of the round behind the symbol.
        public let disc: Size

        /// How opaque the habit's colour is in that round; absent for none, when contrast is increased.
        public let discOpacity: OpacityRole?

        /// The symbol of a timer; it only decorates.
        public let icon: Icon

        /// The habit's name, as its owner typed it.
        public let name: Words

        /// `In Progress`, `Paused` or `Completed`.
        public let state: Words

        /// The time, red at the end.
        public let time: Words

        /// What says the same as the red.
        public let low: LowTime?

        /// How far the timer has come; absent for one without an end.
        public let bar: Bar?

        /// What opening it does.
        public let action: Action

        /// What assistive technology is told: one element.
        public let accessibility: Accessibility
    }

    /// What says that little time is left, besides the colour of the time.
    public struct LowTime: Sendable, Hashable, Codable {
        /// The sign before the words.
        public let icon: Icon

        /// That it ends soon.
        public let text: Words
    }

    /// A bar of fixed width with its percent.
    public struct Bar: Sendable, Hashable, Codable {
        /// The bar.
        public let bar: ProgressBar

        /// How wide it is.
        public let width: Size

        /// How far the timer has come, in percent.
        public let percent: Words
    }

    /// The form at both sides of the island.
    public struct Compact: Sendable, Hashable, Codable {
        /// The symbol at the leading side.
        public let leading: Icon

        /// The time at the trailing side.
        public let trailing: Words

        /// What says the same as the red; absent while much time is left.
        public let low: Icon?

        /// What opening it does.
        public let action: Action

        /// What assistive technology is told: one element.
        public let accessibility: Accessibility
    }

    /// The form in the island when it is held.
    public struct Expanded: Sendable, Hashable, Codable {
        /// The symbol at the leading side.
        public let leading: Icon

        /// The time at the trailing side.
        public let time: Words

        /// What says the same as the red.
        public let low: LowTime?

        /// The bar under the time, its percent at the bottom; absent for a timer without an end.
        public let bar: Bar?

        /// The habit's name at the bottom.
        public let name: Words

        /// What opening it does.
        public let action: Action

        /// What assistive technology is told: one element.
        public let accessibility: Accessibility
    }

    /// The form beside another app's activity.
    public struct Minimal: Sendable, Hashable, Codable {
        /// The symbol.
        public let icon: Icon

        /// What opening it does.
        public let action: Action

        /// What assistive technology is told: one element.
        public let accessibility: Accessibility
    }
}
