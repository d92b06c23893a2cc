/// One more fact about a thing, told on demand.
///
/// It is custom content on Apple's platforms and part of the description elsewhere, so that one
/// element can stay short without anything on the screen going untold.
public struct AccessibilityDetail: Sendable, Hashable, Codable {
    /// What the fact is about: `Next milestone`.
    public let label: String

    /// The fact: `3 days to your 14-day milestone`.
    public let value: String

    package init(_ label: String, _ value: String) {
        self.label = label
        self.value = value
    }
}
