/// The parts of the look an app may switch off; all are on by default.
///
/// Source: the routine product's wish to be able to go back to its plain look.
public struct ContextOptions: Sendable, Hashable, Codable {
    /// Whether cards may be drawn on frosted glass.
    public var frostedMaterial = true

    /// Whether milestones are celebrated with movement.
    public var celebrations = true

    /// Whether a thing may grow into the screen that shows it.
    public var matchedTransitions = true

    /// Everything switched on.
    public init() {}
}

extension ContextOptions: MemberObject {
    /// What is left out is on.
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        frostedMaterial = try member("frostedMaterial", own?.frostedMaterial, or: true)
        celebrations = try member("celebrations", own?.celebrations, or: true)
        matchedTransitions = try member("matchedTransitions", own?.matchedTransitions, or: true)
    }
}
