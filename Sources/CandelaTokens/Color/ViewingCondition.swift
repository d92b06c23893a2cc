import CandelaColor

/// The type of colour vision, or a greyscale display, for which colours are compared.
package enum ViewingCondition: String, Sendable, Hashable, CaseIterable {
    /// Full colour vision, with all three kinds of cones.
    case full
    /// Without cones for long wavelengths.
    case protanopia
    /// Without cones for medium wavelengths.
    case deuteranopia
    /// Without cones for short wavelengths.
    case tritanopia
    /// A greyscale screen or print.
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
    /// The perceived difference of two opaque colours for a type of vision, as their distance in
    /// OKLab: 1 between black and white; 0.02 is barely visible.
    package func difference(from other: ColorToken, to sight: ViewingCondition) -> Double {
        sight.seen(shade).difference(from: sight.seen(other.shade))
    }
}
