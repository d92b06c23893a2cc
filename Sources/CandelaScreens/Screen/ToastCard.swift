public import CandelaRules
import CandelaTokens

/// A passing note at the edge of the screen, which may offer to undo.
public struct ToastCard: Sendable, Hashable, Codable {
    /// The note's name. A newer note replaces an older one of the same name.
    public let id: String

    /// What the note is about.
    public let about: ToastKind

    /// What the note is drawn on.
    public let surface: Surface

    /// How symbol, text and button are laid out.
    public let layout: Stack

    /// The symbol that says what the colour says.
    public let icon: Icon

    /// The note.
    public let text: Words

    /// What can be done about it, while it is shown.
    public let button: ButtonControl?

    /// What puts it away; absent for a note that goes by itself.
    public let dismiss: ButtonControl?

    /// What puts it away before its time, for notes that can be swiped away.
    public let swipe: Swipe?

    /// How long it is shown in all, in seconds; absent for until it is put away.
    public let seconds: Double?

    /// The moment it goes; absent for when it is put away.
    public let deadline: ZonedInstant?

    /// How it comes and goes.
    public let motion: Motion

    /// What assistive technology is told: a status that is said when it comes and found before the
    /// cards, so that its button, an element of its own, can be reached in time.
    public let accessibility: Accessibility

    package init(
        _ id: String, about: ToastKind, surface: Surface, layout: Stack, icon: Icon, text: Words,
        button: ButtonControl? = nil, dismiss: ButtonControl? = nil, swipe: Swipe? = nil,
        seconds: Double?, deadline: ZonedInstant?, motion: Motion, hint: String? = nil
    ) {
        self.id = id
        self.about = about
        self.surface = surface
        self.layout = layout
        self.icon = icon
        self.text = text
        self.button = button
        self.dismiss = dismiss
        self.swipe = swipe
        self.seconds = seconds
        self.deadline = deadline
        self.motion = motion
        accessibility = Accessibility(
            .status, label: text.aloud, hint: hint, actions: swipe.map { [$0.action] } ?? [],
            children: .contain, sortOrder: -1, liveRegion: .polite)
    }

    /// A way to put a note away with the hand.
    public struct Swipe: Sendable, Hashable, Codable {
        /// What the swipe does, which assistive technology reaches without it.
        public let action: Action

        /// How far the note has to be taken, in points.
        public let distance: Double
    }
}
