extension AndroidValue {
    /// `#AARRGGBB` in sRGB, the only space colour resources have.
    mutating func text(_ color: ColorValue) -> String {
        if !color.fits(in: .srgb) {
            fail(
                .warning, "color-outside-srgb",
                "'\(path)' has a colour that sRGB cannot show; the nearest one of its lightness"
                    + " and hue is exported")
        }
        return color.mapped(to: .srgb).hexadecimalARGB
    }

    /// A text of a resource; aapt2 puts another in place of what its tables cannot hold.
    mutating func text(_ string: String) -> String {
        if string.utf8.count > 0x7FFF {
            fail(
                .error, "text-too-long",
                "'\(path)' has a text of more than 32,767 bytes, which no resource can hold")
        }
        return AndroidText.string(string)
    }

    /// A number as the float that Android keeps.
    mutating func text(_ number: Double) -> String {
        if !Float(number).isFinite {
            fail(.error, "number-too-large", "'\(path)' has a number that no float can hold")
        } else if number != 0, Float(number) == 0 {
            fail(
                .warning, "number-too-small",
                "'\(path)' has a number so small that it is 0 as a float")
        }
        return JSONNumber.spelling(of: number) ?? "0"
    }

    /// A number that has been computed, rounded to some decimals.
    mutating func text(_ number: Double, digits: Int) -> String {
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        let rounded = (number * scale).rounded() / scale
        return text(rounded.isFinite ? rounded : number)
    }

    /// px are dp; rem, and what grows with the text, are sp.
    mutating func text(_ length: DimensionValue, growsWithText: Bool = false) -> String {
        let amount = length.pixels(rem: rem)
        return dimension(amount, length.unit == .rem || growsWithText ? "sp" : "dp")
    }

    /// A dimension; Android keeps 24 bits of it.
    mutating func dimension(_ amount: Double, _ unit: String) -> String {
        guard amount.magnitude < 0x1p23 else {
            fail(
                .error, "dimension-too-large",
                "'\(path)' has a length that no dimension resource can hold")
            return "0" + unit
        }
        return text(amount, digits: 5) + unit
    }

    /// A whole number, rounded where it has to be.
    mutating func integer(_ number: Double, _ noun: String) -> String {
        let whole = number.rounded()
        guard let integer = Int32(exactly: whole) else {
            fail(
                .error, "number-too-large",
                "'\(path)' has a \(noun) that no integer resource can hold")
            return "0"
        }
        if whole != number {
            fail(
                .warning, "rounded-to-integer",
                "'\(path)' has a \(noun) that is no whole number; it is exported rounded")
        }
        return String(integer)
    }
}

extension RGBColor {
    /// `#AARRGGBB`, opacity first.
    var hexadecimalARGB: String {
        Hexadecimal.text([alpha.byte, red.byte, green.byte, blue.byte], isUppercase: true)
    }
}
