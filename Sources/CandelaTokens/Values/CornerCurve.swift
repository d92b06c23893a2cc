/// The shape of a round corner.
public enum CornerCurve: String, Sendable, Hashable, Codable, CaseIterable {
    /// A quarter of a circle.
    case circular
    /// A curve whose bend grows and fades without a step, as `RoundedCornerStyle.continuous` draws it.
    case continuous
}
