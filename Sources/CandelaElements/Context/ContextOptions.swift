public import CandelaJSON

/// Visual features that an app can disable; all are enabled by default.
///
/// Disable them for a plainer look.
public struct ContextOptions: Sendable, Equatable, Codable {
    /// Whether cards may have translucent materials.
    public var frostedMaterial = true

    /// Whether milestones are celebrated with animations.
    public var celebrations = true

    /// Whether elements may animate into the screen they open.
    public var matchedTransitions = true

    /// Creates options with every feature enabled.
    public init() {}
}

extension ContextOptions: MemberObject {
    /// Missing members are enabled.
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        frostedMaterial = try member("frostedMaterial", own?.frostedMaterial, or: true)
        celebrations = try member("celebrations", own?.celebrations, or: true)
        matchedTransitions = try member("matchedTransitions", own?.matchedTransitions, or: true)
    }
}
