/// WCAG contrast between colours.
///
/// Colours are rounded to 8 bits first: what a screen shows is measured, not the figures behind it.
///
/// Source: WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11.
public enum Contrast {
    /// The contrast of two colours, from 1, none, to 21, black on white. Their order is the same
    /// to it when both are opaque.
    ///
    /// - Parameters:
    ///   - foreground: The text or graphic. A translucent one is laid over the surface first.
    ///   - surface: What lies behind it, counted as opaque: lay a translucent surface over its
    ///     own backdrop with ``ColorToken/over(_:)`` before asking.
    public static func ratio(_ foreground: ColorToken, _ surface: ColorToken) -> Double {
        let seen = foreground.alpha < 1 ? foreground.over(surface) : foreground
        let first = luminance(seen)
        let second = luminance(surface)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// A ratio cut to two decimals, never rounded up: 4.496 is 4.49 and does not pass for 4.5.
    public static func truncated(_ ratio: Double) -> Double {
        Double(hundredths(ratio)) / 100
    }

    /// A ratio as people read it, cut to two decimals and always with both: `4.49`, `21.00`.
    public static func text(_ ratio: Double) -> String {
        let hundredths = hundredths(ratio)
        let decimals = hundredths % 100
        return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
    }

    /// How much light an opaque colour gives, from 0, black, to 1, white.
    static func luminance(_ color: ColorToken) -> Double {
        func light(_ component: Double) -> Double { Transfer.ofByte[ColorToken.byte(component)] }
        return 0.2126 * light(color.red) + 0.7152 * light(color.green) + 0.0722 * light(color.blue)
    }

    /// Whole hundredths of a ratio, forgiving the last bits of the arithmetic before it.
    private static func hundredths(_ ratio: Double) -> Int {
        guard ratio > 1 else { return 100 }
        return Int((min(ratio, 21) * 100 + 1e-9).rounded(.down))
    }
}
