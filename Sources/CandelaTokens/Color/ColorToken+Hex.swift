import CandelaColor

extension ColorToken {
    /// The sRGB components as `#RRGGBB`, rounded to 8 bits. The opacity is never included, because
    /// conventions differ on whether it comes first or last.
    public var hex: String {
        Hexadecimal.text([red.byte, green.byte, blue.byte], isUppercase: true)
    }

    /// The hex value, followed by two digits for the opacity if the colour is translucent.
    package var hexWithOpacity: String {
        guard alpha < 1 else { return hex }
        return Hexadecimal.text([red.byte, green.byte, blue.byte, alpha.byte], isUppercase: true)
    }

    /// Parses `#` and six digits, or eight with the opacity; `nil` for any other text.
    package init?(hexWithOpacity text: String) {
        guard text.hasPrefix("#"), let color = ColorToken(hex: String(text.prefix(7))) else {
            return nil
        }
        guard text.utf8.count > 7 else {
            self = color
            return
        }
        guard text.utf8.count == 9, let byte = UInt8(text.dropFirst(7), radix: 16) else {
            return nil
        }
        self = color.opacity(Double(byte) / 255)
    }

    /// Parses six hexadecimal digits, with or without `#`; `nil` for any other text.
    public init?(hex: String) {
        guard let shade = Shade(hexadecimal: hex) else { return nil }
        self.init(shade)
    }
}

extension ColorToken {
    /// The colour on screens without Display P3.
    var shade: Shade { Shade(red: red, green: green, blue: blue, alpha: alpha) }

    /// Creates a colour token in sRGB.
    init(_ shade: Shade) {
        self.init(red: shade.red, green: shade.green, blue: shade.blue, alpha: shade.alpha)
    }
}
