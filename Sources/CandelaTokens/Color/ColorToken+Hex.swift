extension ColorToken {
    /// The sRGB components as `#RRGGBB`, rounded to 8 bits. Opacity is never part of it: writers
    /// disagree whether it comes first or last.
    public var hex: String {
        [red, green, blue].reduce(into: "#") { text, component in
            let byte = ColorToken.byte(component)
            text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
    }

    /// The colour of a hex value, or `nil` unless it is six hexadecimal digits, with or without
    /// `#` before them.
    public init?(hex: String) {
        let digits = hex.utf8.first == UInt8(ascii: "#") ? hex.utf8.dropFirst() : hex.utf8[...]
        guard digits.count == 6 else { return nil }
        var value = 0
        for digit in digits {
            guard let figure = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
            value = value << 4 | figure
        }
        self.init(
            red: Double(value >> 16) / 255, green: Double(value >> 8 & 0xFF) / 255,
            blue: Double(value & 0xFF) / 255)
    }

    /// A component rounded to 8 bits, which is what a screen shows and contrast measures.
    static func byte(_ component: Double) -> Int { Int((255 * component).rounded()) }
}
