/// One sentence a screen reader says by itself, once.
public struct Announcement: Sendable, Hashable, Codable {
    /// What it is about. A newer announcement replaces an older one of the same name, and one
    /// that was on the screen before already is not made again.
    public let id: String

    /// The sentence.
    public let text: String

    /// How urgent it is.
    public let politeness: LiveRegion

    /// Whether it cuts off what is being said.
    public let interrupts: Bool

    /// A sentence to say; an assertive one interrupts.
    public init(_ id: String, _ text: String, politeness: LiveRegion = .polite) {
        self.id = id
        self.text = text
        self.politeness = politeness
        interrupts = politeness == .assertive
    }
}
