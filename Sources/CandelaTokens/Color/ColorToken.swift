import CandelaColor

/// A colour of a theme: in sRGB for every screen, and also in Display P3 if it is outside sRGB.
///
/// Components are 0…1 and gamma-encoded, as in renderers and hex values.
public struct ColorToken: Sendable, Hashable {
    /// Red in sRGB, 0…1.
    public let red: Double

    /// Green in sRGB, 0…1.
    public let green: Double

    /// Blue in sRGB, 0…1.
    public let blue: Double

    /// Opacity, from 0 (transparent) to 1.
    public let alpha: Double

    /// The colour for wide-gamut screens; `nil` unless the token is outside sRGB.
    public let displayP3: DisplayP3Color?

    /// Creates a colour from sRGB components clamped to 0…1; NaN counts as 0.
    public init(
        red: Double, green: Double, blue: Double, alpha: Double = 1,
        displayP3: DisplayP3Color? = nil
    ) {
        self.red = red.withinUnit
        self.green = green.withinUnit
        self.blue = blue.withinUnit
        self.alpha = alpha.withinUnit
        self.displayP3 = displayP3
    }

    /// The colour with another opacity, clamped to 0…1.
    public func opacity(_ alpha: Double) -> ColorToken {
        ColorToken(red: red, green: green, blue: blue, alpha: alpha, displayP3: displayP3)
    }

    /// The opaque colour that results from compositing this colour over another.
    ///
    /// Gamma-encoded components are mixed, as renderers do, and rounded to 8 bits. The backdrop
    /// counts as opaque.
    public func over(_ backdrop: ColorToken) -> ColorToken {
        ColorToken(shade.over(backdrop.shade))
    }
}

/// A colour in Display P3, with gamma-encoded components 0…1.
public struct DisplayP3Color: Sendable, Hashable {
    /// Red in Display P3, 0…1.
    public let red: Double

    /// Green in Display P3, 0…1.
    public let green: Double

    /// Blue in Display P3, 0…1.
    public let blue: Double

    /// Creates a colour from components clamped to 0…1; NaN counts as 0.
    public init(red: Double, green: Double, blue: Double) {
        self.red = red.withinUnit
        self.green = green.withinUnit
        self.blue = blue.withinUnit
    }
}
