/// One more fact about a thing, read on demand.
///
/// It is custom content on Apple's platforms and part of the description elsewhere, so that one
/// element can stay short without anything on the screen going unsaid.
public struct AccessibilityDetail: Sendable, Hashable, Codable {
    /// What the fact is about: `Next milestone`.
    public let label: String

    /// The fact: `3 days to your 14-day milestone`.
    public let value: String

    /// A fact and what it is about.
    public init(_ label: String, _ value: String) {
        self.label = label
        self.value = value
    }
}
