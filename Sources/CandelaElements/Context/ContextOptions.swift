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

    /// Reads the options; what is left out is on.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        frostedMaterial = try members.read("frostedMaterial", or: true)
        celebrations = try members.read("celebrations", or: true)
        matchedTransitions = try members.read("matchedTransitions", or: true)
    }
}
