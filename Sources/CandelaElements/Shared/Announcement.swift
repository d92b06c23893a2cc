public import CandelaJSON

/// A sentence that a screen reader announces once.
public struct Announcement: Sendable, Equatable, Codable, Identifiable {
    /// The subject of the announcement. A newer announcement with the same id replaces an older
    /// one; an announcement that the previous screen also had is not repeated.
    public let id: String

    /// The announced sentence, without invisible direction marks.
    public let text: String

    /// The key of the sentence's phrase in the string catalog; `nil` for text that does not come
    /// from exactly one phrase.
    public let key: String?

    /// The urgency of the announcement.
    public let politeness: LiveRegion

    /// Whether the announcement interrupts current speech.
    public let interrupts: Bool

    /// Creates an announcement; an assertive one interrupts.
    ///
    /// - Parameter key: The key of the sentence's phrase in a string catalog.
    public init(
        _ id: String, _ text: String, key: String? = nil, politeness: LiveRegion = .polite
    ) {
        self.id = id
        (self.text, self.key) = (text.withoutDirectionControls, key)
        self.politeness = politeness
        interrupts = politeness == .assertive
    }

    /// Creates an announcement from spoken text and its phrase.
    public init(_ id: String, _ said: SpokenWords, politeness: LiveRegion = .polite) {
        self.init(id, said.text, key: said.key, politeness: politeness)
    }
}

extension Announcement: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        id = try member("id", own?.id)
        text = try member("text", own?.text)
        key = try member("key", own?.key)
        politeness = try member("politeness", own?.politeness)
        interrupts = try member("interrupts", own?.interrupts)
    }
}
