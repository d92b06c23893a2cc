/// How well a foreground stands out from a surface that its token is declared for.
public struct MeasuredContrast: Sendable, Hashable {
    /// The text or graphic.
    public let foreground: PaintRole

    /// What it lies on.
    public let surface: PaintRole

    /// What the foreground is for.
    public let use: ContrastUse

    /// The measured ratio, 1…21; the worst place where either side is a gradient.
    public let ratio: Double

    /// The least ratio that passes for this use in the appearance measured.
    public let minimum: Double

    /// Whether the pair may be used.
    public var passes: Bool { ratio >= minimum }
}
