import CandelaColor

/// A colour a theme answers with: sRGB for every screen, Display P3 too when that shows more.
///
/// Components run from 0 to 1 and are gamma-encoded, as renderers and hex values are.
public struct ColorToken: Sendable, Hashable {
    /// Red in sRGB, 0…1.
    public let red: Double

    /// Green in sRGB, 0…1.
    public let green: Double

    /// Blue in sRGB, 0…1.
    public let blue: Double

    /// How opaque the colour is, from 0, unseen, to 1.
    public let alpha: Double

    /// The colour for screens that show more than sRGB, when its token is wider than sRGB.
    public let displayP3: DisplayP3Color?

    /// A colour from its sRGB components; a component outside 0…1 counts as the nearer end, and
    /// one that is not a number as 0.
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

    /// The colour with another opacity.
    public func opacity(_ alpha: Double) -> ColorToken {
        ColorToken(red: red, green: green, blue: blue, alpha: alpha, displayP3: displayP3)
    }

    /// The opaque colour a reader sees where this one lies on another.
    ///
    /// Mixes gamma-encoded components, as renderers do, and rounds them to 8 bits. What lies
    /// underneath counts as opaque.
    public func over(_ backdrop: ColorToken) -> ColorToken {
        ColorToken(shade.over(backdrop.shade))
    }
}

/// A colour in the Display P3 space, gamma-encoded components from 0 to 1.
public struct DisplayP3Color: Sendable, Hashable {
    /// Red in Display P3, 0…1.
    public let red: Double

    /// Green in Display P3, 0…1.
    public let green: Double

    /// Blue in Display P3, 0…1.
    public let blue: Double

    /// A colour from its components; one outside 0…1 counts as the nearer end.
    public init(red: Double, green: Double, blue: Double) {
        self.red = red.withinUnit
        self.green = green.withinUnit
        self.blue = blue.withinUnit
    }
}
