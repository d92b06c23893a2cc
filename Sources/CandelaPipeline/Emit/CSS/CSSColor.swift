/// Colours as CSS writes them.
enum CSSColor {
    /// Whether `rgb()` says the colour: it is in the sRGB gamut, and no component is `none`.
    static func isPlain(_ color: ColorValue) -> Bool {
        guard !color.components.contains(where: { $0 == nil }) else { return false }
        switch color.space {
        case .srgb, .srgbLinear, .hsl, .hwb: return true
        default: return color.fits(in: .srgb)
        }
    }

    /// The colour, or the nearest one of the sRGB gamut, for every browser and for LibSass:
    /// `#336699` or `rgba(51, 102, 153, 0.5)`, in 8 bits as screens have them.
    static func plain(_ color: ColorValue) -> String {
        let rgb = color.mapped(to: .srgb)
        let bytes = [rgb.red, rgb.green, rgb.blue].map { UInt8(($0 * 255).rounded()) }
        guard rgb.alpha < 1 else {
            return String(unsafeUninitializedCapacity: 7) { text in
                text[0] = UInt8(ascii: "#")
                for (place, byte) in bytes.enumerated() {
                    text[place * 2 + 1] = digits[Int(byte >> 4)]
                    text[place * 2 + 2] = digits[Int(byte & 15)]
                }
                return 7
            }
        }
        let parts = bytes.map { String($0) } + [CSSText.number(rgb.alpha)]
        return "rgba(\(parts.joined(separator: ", ")))"
    }

    private static let digits = Array("0123456789abcdef".utf8)

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
