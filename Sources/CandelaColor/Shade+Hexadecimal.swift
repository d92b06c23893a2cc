extension Shade {
    /// Parses `#rrggbb` in either case, with or without `#`; `nil` for any other text.
    package init?(hexadecimal text: String) {
        let digits = text.utf8.first == UInt8(ascii: "#") ? text.utf8.dropFirst() : text.utf8[...]
        guard digits.count == 6 else { return nil }
        var value = 0
        for digit in digits {
            guard let figure = Hexadecimal.value(digit) else { return nil }
            value = value << 4 | Int(figure)
        }
        func component(_ shift: Int) -> Double { Double(value >> shift & 0xFF) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0))
    }

    /// Red, green and blue as `#rrggbb`, without the opacity.
    package var hexadecimal: String { Hexadecimal.text([red.byte, green.byte, blue.byte]) }
}

/// Formatting of colours as hexadecimal digits.
package enum Hexadecimal {
    /// `#` followed by two digits per byte, lowercase by default.
    package static func text(_ bytes: [UInt8], isUppercase: Bool = false) -> String {
        let digits = isUppercase ? upper : lower
        return String(unsafeUninitializedCapacity: 1 + 2 * bytes.count) { text in
            text[0] = UInt8(ascii: "#")
            for (place, byte) in bytes.enumerated() {
                text[place * 2 + 1] = digits[Int(byte >> 4)]
                text[place * 2 + 2] = digits[Int(byte & 15)]
            }
            return 1 + 2 * bytes.count
        }
    }

    /// The value of a digit in either case; `nil` for any other byte.
    static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private static let lower = Array("0123456789abcdef".utf8)
    private static let upper = Array("0123456789ABCDEF".utf8)
}
