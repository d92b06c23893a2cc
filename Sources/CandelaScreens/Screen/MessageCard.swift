/// A card with something to say: that reading failed, or what is missing.
public struct MessageCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What the message is about.
    public let tone: Tone

    /// What the card is drawn on.
    public let surface: Surface

    /// How symbol, texts and buttons are laid out.
    public let layout: Stack

    /// The symbol that says what the colour says.
    public let icon: Icon

    /// The message in a few words.
    public let title: Words

    /// What it means and what can be done.
    public let text: Words

    /// What can be done, in order.
    public let buttons: [ButtonControl]

    /// What assistive technology is told; the buttons stay elements of their own.
    public let accessibility: Accessibility

    /// What a message is about.
    public enum Tone: String, Sendable, Hashable, Codable, CaseIterable {
        /// Something is missing that the person may add.
        case guidance
        /// Something went wrong.
        case failure
        /// Something is asked before it is done.
        case question
        /// Something was done.
        case success
    }
}
