/// Why a colour cannot be a theme's accent.
public enum AccentError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The colour is not opaque, so what it looks like depends on what lies behind it.
    case translucent(alpha: Double)

    /// A foreground that follows from the colour, or lies on one that does, does not stand out.
    case unreadable(
        PaintRole, on: PaintRole, in: Appearance, ratio: Double, minimum: Double)

    /// The reason in words, with the figures.
    public var description: String {
        switch self {
        case .translucent(let alpha):
            "an accent is opaque, this colour has an alpha of \(alpha)"
        case .unreadable(let foreground, let surface, let appearance, let ratio, let minimum):
            "'\(foreground.path)' reaches \(Contrast.text(ratio)) on '\(surface.path)' in "
                + "\(appearance.rawValue), it needs \(Contrast.text(minimum))"
        }
    }
}
