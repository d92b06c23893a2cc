import CandelaColor

/// An eye that colours are compared with.
package enum ColorSight: String, Sendable, Hashable, CaseIterable {
    /// With all three kinds of cones.
    case full
    /// Without cones for long waves.
    case protanopia
    /// Without cones for medium waves.
    case deuteranopia
    /// Without cones for short waves.
    case tritanopia
    /// On a screen or a print without colours.
    case gray

    fileprivate func seen(_ shade: Shade) -> Shade {
        switch self {
        case .full: shade
        case .protanopia: shade.seen(with: .protanopia)
        case .deuteranopia: shade.seen(with: .deuteranopia)
        case .tritanopia: shade.seen(with: .tritanopia)
        case .gray: shade.gray
        }
    }
}

extension ColorToken {
    /// How different two opaque colours look to an eye, as their distance in OKLab: 1 between black
    /// and white, 0.02 is barely visible.
    package func difference(from other: ColorToken, to sight: ColorSight) -> Double {
        sight.seen(shade).difference(from: sight.seen(other.shade))
    }
}
