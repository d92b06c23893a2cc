/// One sentence a screen reader says by itself, once.
public struct Announcement: Sendable, Hashable, Codable, Identifiable {
    /// What it is about. A newer announcement replaces an older one of the same name, and one
    /// that was on the screen before already is not made again.
    public let id: String

    /// The sentence.
    public let text: String

    /// The key of its phrase in the string catalog; `nil` for words of none or of several.
    public let key: String?

    /// How urgent it is.
    public let politeness: LiveRegion

    /// Whether it cuts off what is being said.
    public let interrupts: Bool

    /// A sentence to say; an assertive one interrupts.
    ///
    /// - Parameter key: The key of its phrase in a string catalog.
    public init(
        _ id: String, _ text: String, key: String? = nil, politeness: LiveRegion = .polite
    ) {
        self.id = id
        (self.text, self.key) = (text.withoutDirectionControls, key)
        self.politeness = politeness
        interrupts = politeness == .assertive
    }

    /// The same from words that know their phrase.
    public init(_ id: String, _ said: SpokenWords, politeness: LiveRegion = .polite) {
        self.init(id, said.text, key: said.key, politeness: politeness)
    }
}

extension Announcement: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        id = try member("id", own?.id)
        text = try member("text", own?.text)
        key = try member("key", own?.key)
        politeness = try member("politeness", own?.politeness)
        interrupts = try member("interrupts", own?.interrupts)
    }
}
