/// Colours as CSS writes them.
enum CSSColor {
    /// Whether `rgb()` says the colour: it is in the sRGB gamut, and no component is `none`.
    static func isPlain(_ color: ColorValue) -> Bool {
        guard !color.components.contains(where: { $0 == nil }) else { return false }
        return isWritten(in: color.space) || color.fits(in: .srgb)
    }

    /// The colour, or the nearest one of the sRGB gamut, for every browser and for LibSass:
    /// `#336699` or `rgba(51, 102, 153, 0.5)`, in 8 bits as screens have them.
    static func plain(_ color: ColorValue) -> String { plain(color.mapped(to: .srgb)) }

    /// The colour as ``plain(_:)`` has it, and whether that says it only nearly.
    static func plainAndWide(_ color: ColorValue) -> (text: String, isWide: Bool) {
        let (rgb, fits) = color.mappedAndFitting(.srgb)
        let hasNone = color.components.contains { $0 == nil }
        return (plain(rgb), hasNone || !fits && !isWritten(in: color.space))
    }

    /// Whether `rgb()` says all colours of a space.
    private static func isWritten(in space: ColorSpace) -> Bool {
        switch space {
        case .srgb, .srgbLinear, .hsl, .hwb: true
        default: false
        }
    }

    private static func plain(_ rgb: RGBColor) -> String {
        let bytes = [rgb.red.byte, rgb.green.byte, rgb.blue.byte]
        guard rgb.alpha < 1 else { return Hexadecimal.text(bytes) }
        let parts = bytes.map { String($0) } + [CSSText.number(rgb.alpha)]
        return "rgba(\(parts.joined(separator: ", ")))"
    }

    /// The colour as it is: in its own space where `rgb()` cannot say it.
    static func exactOrPlain(_ color: ColorValue) -> String {
        isPlain(color) ? plain(color) : exact(color)
    }

    /// The colour in the space it was written in, as CSS Color 4 has it: `oklch(0.7 0.3 145)`.
    static func exact(_ color: ColorValue) -> String {
        let parts = color.components.enumerated().map { index, component in
            guard let component else { return "none" }
            let isPercent = (color.space == .hsl || color.space == .hwb) && index > 0
            return CSSText.number(component) + (isPercent ? "%" : "")
        }.joined(separator: " ")
        let alpha = color.alpha < 1 ? " / \(CSSText.number(color.alpha))" : ""
        switch color.space {
        case .hsl, .hwb, .lab, .lch, .oklab, .oklch:
            return "\(color.space.rawValue)(\(parts)\(alpha))"
        default: return "color(\(color.space.rawValue) \(parts)\(alpha))"
        }
    }
}
