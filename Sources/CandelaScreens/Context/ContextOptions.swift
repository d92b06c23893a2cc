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

    private enum CodingKeys: String, CodingKey {
        case frostedMaterial, celebrations, matchedTransitions
    }

    /// Reads the options; what is left out is on.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        frostedMaterial = try container.decodeIfPresent(Bool.self, forKey: .frostedMaterial) ?? true
        celebrations = try container.decodeIfPresent(Bool.self, forKey: .celebrations) ?? true
        matchedTransitions =
            try container.decodeIfPresent(Bool.self, forKey: .matchedTransitions) ?? true
    }
}
