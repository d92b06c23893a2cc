/// The shape of a rounded corner.
public enum CornerCurve: String, Sendable, Hashable, Codable, CaseIterable {
    /// A quarter of a circle.
    case circular
    /// A curve with continuous curvature, as drawn by `RoundedCornerStyle.continuous`.
    case continuous
}
