public import CandelaRules
public import CandelaTokens

/// A passing note at the edge of the screen, which may offer to undo.
public struct ToastCard: Sendable, Hashable, Codable {
    /// The note's name. A newer note replaces an older one of the same name.
    public let id: String

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

    /// How long it is shown in all, in seconds.
    public let seconds: Double

    /// The moment it goes.
    public let deadline: ZonedInstant

    /// How it comes and goes.
    public let motion: Motion

    /// What is felt when it comes.
    public let haptic: HapticRole?

    /// What assistive technology is told: a status that is said when it comes; its button stays an
    /// element of its own.
    public let accessibility: Accessibility

    package init(
        _ id: String, surface: Surface, layout: Stack, icon: Icon, text: Words,
        button: ButtonControl? = nil, seconds: Double, deadline: ZonedInstant, motion: Motion,
        haptic: HapticRole? = nil
    ) {
        self.id = id
        self.surface = surface
        self.layout = layout
        self.icon = icon
        self.text = text
        self.button = button
        self.seconds = seconds
        self.deadline = deadline
        self.motion = motion
        self.haptic = haptic
        accessibility = Accessibility(
            .status, label: text.aloud, children: .contain, liveRegion: .polite)
    }
}
