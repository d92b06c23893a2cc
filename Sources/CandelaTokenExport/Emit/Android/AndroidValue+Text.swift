extension AndroidValue {
    /// `#AARRGGBB` in sRGB, the only space of colour resources.
    mutating func text(_ color: ColorValue) -> String {
        if !color.fits(in: .srgb) {
            fail(
                .warning, "color-outside-srgb",
                "'\(path)' has a colour outside sRGB; the nearest one of the same lightness"
                    + " and hue is exported")
        }
        return color.mapped(to: .srgb).hexadecimalARGB
    }

    /// A string resource's text; reports an error if it is too long, since aapt2 silently replaces
    /// such texts.
    mutating func text(_ string: String) -> String {
        if string.utf8.count > 0x7FFF {
            fail(
                .error, "text-too-long",
                "'\(path)' has a text of more than 32,767 bytes, the limit of a resource")
        }
        return AndroidText.string(string)
    }

    /// The text of a number that Android stores as a `float`; reports an error if it is out of
    /// range, and a warning if it becomes 0.
    mutating func text(_ number: Double) -> String {
        if !Float(number).isFinite {
            fail(.error, "number-too-large", "'\(path)' has a number out of the range of a float")
        } else if number != 0, Float(number) == 0 {
            fail(
                .warning, "number-too-small",
                "'\(path)' has a number so small that it is 0 as a float")
        }
        return JSONNumber.spelling(of: number) ?? "0"
    }

    /// A computed number, rounded to some decimals.
    mutating func text(_ number: Double, digits: Int) -> String {
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        let rounded = (number * scale).rounded() / scale
        return text(rounded.isFinite ? rounded : number)
    }

    /// The text of a length: dp, or sp if it scales with text.
    mutating func text(_ length: DimensionValue, growsWithText: Bool = false) -> String {
        let amount = length.pixels(rem: rem)
        return dimension(amount, growsWithText ? "sp" : "dp")
    }

    /// The text of a dimension, of which Android stores 24 bits; reports an error from 2²³ up.
    mutating func dimension(_ amount: Double, _ unit: String) -> String {
        guard amount.magnitude < 0x1p23 else {
            fail(
                .error, "dimension-too-large",
                "'\(path)' has a length out of the range of a dimension resource")
            return "0" + unit
        }
        return text(amount, digits: 5) + unit
    }

    /// The text of a number rounded to a whole one; reports a warning if that changes it, and an
    /// error if it exceeds 32 bits.
    mutating func integer(_ number: Double, _ noun: String) -> String {
        let whole = number.rounded()
        guard let integer = Int32(exactly: whole) else {
            fail(
                .error, "number-too-large",
                "'\(path)' has a \(noun) out of the range of an integer resource")
            return "0"
        }
        if whole != number {
            fail(
                .warning, "rounded-to-integer",
                "'\(path)' has a \(noun) that is not a whole number; it is rounded")
        }
        return String(integer)
    }
}

extension RGBColor {
    /// `#AARRGGBB`, alpha first.
    var hexadecimalARGB: String {
        Hexadecimal.text([alpha.byte, red.byte, green.byte, blue.byte], isUppercase: true)
    }
}
