/// One of the fourteen colour spaces that a token file may use.
///
/// The raw value is the value of `colorSpace` in the file; it is case-sensitive. Every space has
/// three components.
///
/// Source: Design Tokens Color Module 2025.10, section 4.2.
public enum ColorSpace: String, Sendable, Hashable, CaseIterable {
    /// sRGB, gamma-encoded.
    case srgb
    /// sRGB in linear light.
    case srgbLinear = "srgb-linear"
    /// HSL and HWB are forms of sRGB; Lab and LCH have a D50 white point, OKLab and OKLCH D65.
    case hsl, hwb, lab, lch, oklab, oklch
    /// Display P3, with the transfer curve of sRGB.
    case displayP3 = "display-p3"
    /// Adobe RGB (1998).
    case a98RGB = "a98-rgb"
    /// ProPhoto RGB, with a D50 white point.
    case prophotoRGB = "prophoto-rgb"
    /// Rec. 2020, with a display gamma of 2.4.
    case rec2020
    /// CIE XYZ with a D65 white point.
    case xyzD65 = "xyz-d65"
    /// CIE XYZ with a D50 white point.
    case xyzD50 = "xyz-d50"

    /// The names of the three components, in order.
    public var componentNames: [String] {
        switch self {
        case .hsl: ["hue", "saturation", "lightness"]
        case .hwb: ["hue", "whiteness", "blackness"]
        case .lab, .oklab: ["lightness", "a", "b"]
        case .lch, .oklch: ["lightness", "chroma", "hue"]
        case .xyzD65, .xyzD50: ["X", "Y", "Z"]
        default: ["red", "green", "blue"]
        }
    }

    /// The index of the hue component, an angle in degrees; `nil` for spaces without a hue.
    public var hueIndex: Int? {
        switch self {
        case .hsl, .hwb: 0
        case .lch, .oklch: 2
        default: nil
        }
    }

    /// The range of one component, from the table in the colour module.
    ///
    /// - Parameter index: 0, 1 or 2.
    public func range(ofComponent index: Int) -> ComponentRange {
        if index == hueIndex { return .hue }
        switch self {
        case .hsl, .hwb: return .upTo(100)
        case .lab: return index == 0 ? .upTo(100) : .unbounded
        case .oklab: return index == 0 ? .upTo(1) : .unbounded
        case .lch: return index == 0 ? .upTo(100) : .fromZero
        case .oklch: return index == 0 ? .upTo(1) : .fromZero
        default: return .upTo(1)
        }
    }

    /// The range of a colour component.
    @nonexhaustive
    public enum ComponentRange: Sendable, Hashable, CustomStringConvertible {
        /// From 0 to a maximum, both included.
        case upTo(Double)
        /// 0 or more.
        case fromZero
        /// Any number.
        case unbounded
        /// From 0 to 360, excluding 360.
        case hue

        /// Whether the range contains `value`.
        public func contains(_ value: Double) -> Bool {
            switch self {
            case .upTo(let most): value >= 0 && value <= most
            case .fromZero: value >= 0
            case .unbounded: true
            case .hue: value >= 0 && value < 360
            }
        }

        /// The range as text: “0 to 1”.
        public var description: String {
            switch self {
            case .upTo(let most): "0 to \(Int(most))"
            case .fromZero: "0 or more"
            case .unbounded: "any number"
            case .hue: "0 to 360, excluding 360"
            }
        }
    }
}
