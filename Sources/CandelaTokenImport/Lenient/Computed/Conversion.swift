/// The conversion of quantities to values of the format: one for literals, references and the
/// results of calculations.
///
/// A number keeps the digits that it is written with. The result of arithmetic (a product, a
/// quotient, a part of a whole) is rounded once, to six decimals, as components of colours are.
enum Conversion {
    /// The line height that `normal`, or Figma's `AUTO`, stands for.
    ///
    /// Source: CSS 2.2, section 10.8.1, which recommends 1.0 to 1.2.
    private static let normalLineHeight = Quantity("1.2")

    /// Whether a word leaves a line height to the font: `normal` in CSS, `AUTO` in Figma.
    static func isNormal(_ word: String) -> Bool {
        ["normal", "auto"].contains(word.lowercased())
    }

    /// A quantity as JSON text of a type; `nil` if it does not fit.
    static func json(_ quantity: Quantity, as type: TokenType) -> String? {
        switch (type, quantity) {
        case (.string, _): JSONText.quoted(quantity.text)
        case (.fontFamily, .text(let text)):
            Reading.families(text).map { "[\($0)]" } ?? JSONText.quoted(text)
        case (.cubicBezier, .text(let text)): Reading.curve(text).map { "[\($0)]" }
        default: self.quantity(quantity, as: type)?.json
        }
    }

    /// The quantity that a value of a type has, which is made of another: a plain length has a
    /// unit, and a part of a whole none; `nil` if it does not fit or becomes a list.
    static func quantity(_ quantity: Quantity, as type: TokenType) -> Quantity? {
        switch (type, quantity) {
        case (.dimension, .measure(let amount)), (.duration, .measure(let amount)):
            unit(of: amount, in: type).map { Quantity(amount.spelling + $0) }
        case (.number, .measure(let number)) where ["", "%"].contains(number.unit):
            Quantity(number.spelling(of: 1))
        case (.fontWeight, .measure(let weight)): weight.unit.isEmpty ? quantity : nil
        case (.fontWeight, .text(let text)): Reading.weight(text).map { Quantity($0) }
        case (.color, .color), (.string, _): quantity
        case (.fontFamily, .text(let text)): Reading.families(text) == nil ? quantity : nil
        default: nil
        }
    }

    /// The units of a type; plain numbers have the first one.
    static func units(of type: TokenType) -> [String] {
        type == .duration ? ["ms", "s"] : ["px", "rem"]
    }

    /// The type of the amounts with a unit of the format; `nil` for other units.
    static func type(ofUnit unit: String?) -> TokenType? {
        guard let unit else { return nil }
        return [TokenType.dimension, .duration].first { units(of: $0).contains(unit) }
    }

    /// The unit that an amount has in a type; `nil` if the type has no such unit.
    static func unit(of amount: DecimalUnit, in type: TokenType) -> String? {
        let units = units(of: type)
        return amount.unit.isEmpty ? units[0] : units.first { $0 == amount.unit }
    }

    /// A line height as a multiple of the font size.
    ///
    /// - Parameter size: The font size, for a line height that is a length.
    static func lineHeight(_ height: Quantity, size: Quantity?) throws(SkippedToken) -> Quantity {
        if case .text(let word) = height, isNormal(word) { return normalLineHeight }
        guard case .measure(let height) = height else {
            throw .because("its line height is not a number")
        }
        switch height.unit {
        case "", "em": return Quantity(height.spelling)
        case "%": return Quantity(height.spelling(of: 1))
        default:
            guard case .measure(let size)? = size, size.value != 0,
                size.unit == height.unit || size.unit.isEmpty && height.unit == "px"
            else { throw .because("its line height has a different unit from its font size") }
            return .measure(DecimalUnit(height.value / size.value, ""))
        }
    }

    /// A letter spacing as a length; relative to a font size that is not given, in `em`.
    ///
    /// - Parameter size: The font size; `nil` for a letter spacing outside a text style.
    static func letterSpacing(_ spacing: Quantity, size: Quantity?) throws(SkippedToken) -> Quantity
    {
        if case .text(let word) = spacing, word.lowercased() == "normal" { return Quantity("0px") }
        guard case .measure(let spacing) = spacing else {
            throw .because("its letter spacing is not a length")
        }
        switch spacing.unit {
        case "px", "rem": return .measure(spacing)
        case "": return Quantity(spacing.spelling + "px")
        case _ where spacing.value == 0: return Quantity("0px")
        case "%", "em":
            guard let size else { return Quantity(spacing.spelling(of: 1) + "em") }
            guard case .measure(let size) = size, ["px", "rem", ""].contains(size.unit) else {
                throw .because("its letter spacing needs a plain font size")
            }
            let share = spacing.unit == "%" ? spacing.value / 100 : spacing.value
            let unit = size.unit.isEmpty ? "px" : size.unit
            return .measure(DecimalUnit(share * size.value, unit))
        default: throw .because("its letter spacing has the unit '\(spacing.unit)'")
        }
    }

    /// A number with a unit, as JSON.
    static func measure(_ number: String, _ unit: String) -> String {
        "{\"value\": \(number), \"unit\": \"\(unit)\"}"
    }

    /// A result of arithmetic, rounded to six decimals if it has so many.
    static func rounded(_ value: Double) -> Double {
        guard abs(value * 1e6) < 9e15 else { return value }
        let rounded = (value * 1e6).rounded() / 1e6
        return rounded == 0 ? 0 : rounded
    }
}

extension DecimalUnit {
    /// The result of arithmetic, with a rounded spelling.
    init(_ value: Double, _ unit: String) {
        (self.value, self.unit) = (value, unit)
        spelling = DraftColor.spell(Conversion.rounded(value))
    }

    /// The number, or for a percentage its part of a whole, rounded.
    func value(of whole: Double) -> Double {
        unit == "%" ? Conversion.rounded(value * whole / 100) : value
    }

    /// The spelling of ``value(of:)`` in JSON.
    func spelling(of whole: Double) -> String {
        unit == "%" ? DraftColor.spell(value(of: whole)) : spelling
    }
}
