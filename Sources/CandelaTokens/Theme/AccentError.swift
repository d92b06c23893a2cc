/// The error for a colour that cannot be a theme's accent.
public enum AccentError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The colour is not opaque, so its appearance depends on the background.
    case translucent(alpha: Double)

    /// A foreground derived from the colour, or placed on a derived one, has too little contrast.
    case unreadable(
        PaintRole, on: PaintRole, in: Appearance, ratio: Double, minimum: Double)

    /// The reason, with the figures.
    public var description: String {
        switch self {
        case .translucent(let alpha):
            "an accent must be opaque, but this colour has an alpha of \(alpha)"
        case .unreadable(let foreground, let surface, let appearance, let ratio, let minimum):
            "'\(foreground.path)' reaches \(Contrast.text(ratio)) on '\(surface.path)' in "
                + "\(appearance.rawValue), but needs \(Contrast.text(minimum))"
        }
    }
}
