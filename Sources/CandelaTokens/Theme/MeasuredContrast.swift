/// The measured contrast of a foreground on a surface that its token is declared for.
public struct MeasuredContrast: Sendable, Equatable {
    /// The text or graphic.
    public let foreground: PaintRole

    /// The surface behind it.
    public let surface: PaintRole

    /// The purpose of the foreground.
    public let use: ContrastUse

    /// The measured ratio, 1…21; the minimum along gradients.
    public let ratio: Double

    /// The minimum ratio for this purpose in the measured appearance.
    public let minimum: Double

    /// Whether the ratio reaches the minimum.
    public var passes: Bool { ratio >= minimum }
}
