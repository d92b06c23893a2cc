/// Colours in CSS syntax.
enum CSSColor {
    /// The output form of colours that `rgb()` cannot express.
    enum Form: Sendable {
        /// The nearest colour in the sRGB gamut, for every browser and for LibSass: `#336699` or
        /// `rgba(51, 102, 153, 0.5)`, with 8 bits per component.
        case plain
        /// The colour's own space.
        case exact
    }

    /// Whether `rgb()` can express the colour: it is in the sRGB gamut, and no component is `none`.
    static func isPlain(_ color: ColorValue) -> Bool {
        !color.hasNone && (isWritten(in: color.space) || color.fits(in: .srgb))
    }

    static func text(_ color: ColorValue, _ form: Form) -> String {
        var text: [UInt8] = []
        write(color, form, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    static func write(_ color: ColorValue, _ form: Form, to text: inout [UInt8]) {
        if form == .plain || isPlain(color) {
            writePlain(color, to: &text)
        } else {
            writeExact(color, to: &text)
        }
    }

    /// Writes the colour as ``Form/plain``.
    ///
    /// - Returns: Whether the result is only an approximation.
    @discardableResult
    static func writePlain(_ color: ColorValue, to text: inout [UInt8]) -> Bool {
        let (rgb, fits) = color.mappedAndFitting(.srgb)
        let (red, green, blue) = (rgb.red.byte, rgb.green.byte, rgb.blue.byte)
        if rgb.alpha < 1 {
            text.append("rgba(\(red), \(green), \(blue), ")
            text.append(number: rgb.alpha)
            text.append(plain: ")")
        } else {
            text.append(hexadecimal: red, green, blue)
        }
        return color.hasNone || !fits && !isWritten(in: color.space)
    }

    /// Whether `rgb()` can express all colours of a space.
    private static func isWritten(in space: ColorSpace) -> Bool {
        switch space {
        case .srgb, .srgbLinear, .hsl, .hwb: true
        default: false
        }
    }

    /// Writes the colour in its own space, in CSS Color 4 syntax: `oklch(0.7 0.3 145)`.
    private static func writeExact(_ color: ColorValue, to text: inout [UInt8]) {
        switch color.space {
        case .hsl, .hwb, .lab, .lch, .oklab, .oklch: text.append("\(color.space.rawValue)(")
        default: text.append("color(\(color.space.rawValue) ")
        }
        let isPercent = color.space == .hsl || color.space == .hwb
        for (index, component) in color.components.enumerated() {
            if index > 0 { text.append(plain: " ") }
            if let component {
                text.append(number: component)
                if isPercent, index > 0 { text.append(plain: "%") }
            } else {
                text.append(plain: "none")
            }
        }
        if color.alpha < 1 {
            text.append(plain: " / ")
            text.append(number: color.alpha)
        }
        text.append(plain: ")")
    }
}

extension [UInt8] {
    /// Appends `#` and the hexadecimal digits of three bytes.
    fileprivate mutating func append(hexadecimal red: UInt8, _ green: UInt8, _ blue: UInt8) {
        func digit(_ value: UInt8) -> UInt8 {
            value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + (value - 10)
        }
        let digits = (
            UInt8(ascii: "#"), digit(red >> 4), digit(red & 15), digit(green >> 4),
            digit(green & 15), digit(blue >> 4), digit(blue & 15)
        )
        Swift.withUnsafeBytes(of: digits) { append(contentsOf: $0) }
    }
}
