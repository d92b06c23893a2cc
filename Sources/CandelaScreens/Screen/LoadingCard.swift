/// A card whose content is still being read.
public struct LoadingCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What the card is drawn on.
    public let surface: Surface

    /// How spinner and text are laid out.
    public let layout: Stack

    /// The side of the spinner.
    public let spinner: Size

    /// How the spinner moves.
    public let spinnerMotion: Motion

    /// What is being read.
    public let text: Words

    /// What assistive technology is told.
    public let accessibility: Accessibility
}
