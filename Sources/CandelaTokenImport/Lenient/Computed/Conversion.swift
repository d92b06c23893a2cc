/// The conversion of quantities to values of the format: one for literals, references and the
/// results of calculations.
///
/// Products and quotients are rounded once, to four decimals, like calculations; a percentage only
/// moves the decimal point.
enum Conversion {
    /// The reason that a quantity is not a value, as a clause.
    struct Fault: Error { let reason: String }

    /// The line height that `normal`, or Figma's `AUTO`, stands for.
    ///
    /// Source: CSS 2.2, section 10.8.1, which recommends 1.0 to 1.2.
    static let normalLineHeight = "1.2"

    /// Whether a word leaves a line height to the font: `normal` in CSS, `AUTO` in Figma.
    static func isNormal(_ word: String) -> Bool {
        ["normal", "auto"].contains(word.lowercased())
    }

    /// A quantity as JSON text of a type; `nil` if it does not fit.
    static func json(_ quantity: Quantity, as type: TokenType) -> String? {
        switch (type, quantity) {
        case (.dimension, .measure(let amount)), (.duration, .measure(let amount)):
            guard let unit = unit(of: amount, in: type) else { return nil }
            return measure(amount.spelling, unit)
        case (.number, .measure(let number)):
            guard ["", "%"].contains(number.unit) else { return nil }
            return number.spelling(of: 1)
        case (.fontWeight, .measure(let weight)): return weight.unit.isEmpty ? weight.spelling : nil
        case (.fontWeight, .text(let text)): return Reading.weight(text)
        case (.color, .color(let color)): return DraftColor.json(color)
        case (.string, _): return JSONText.quoted(quantity.text)
        case (.fontFamily, .text(let text)):
            return Reading.families(text).map { "[\($0)]" } ?? JSONText.quoted(text)
        case (.cubicBezier, .text(let text)): return Reading.curve(text).map { "[\($0)]" }
        default: return nil
        }
    }

    /// The units of a type; plain numbers have the first one.
    static func units(of type: TokenType) -> [String] {
        type == .duration ? ["ms", "s"] : ["px", "rem"]
    }

    /// The unit that an amount has in a type; `nil` if the type has no such unit.
    static func unit(of amount: DecimalUnit, in type: TokenType) -> String? {
        let units = units(of: type)
        return amount.unit.isEmpty ? units[0] : units.first { $0 == amount.unit }
    }

    /// A line height as a multiple of the font size, as JSON.
    ///
    /// - Parameter size: The font size, for a line height that is a length.
    static func lineHeight(_ height: Quantity, size: Quantity?) throws(Fault) -> String {
        if case .text(let word) = height, isNormal(word) { return normalLineHeight }
        guard case .measure(let height) = height else {
            throw Fault(reason: "its line height is not a number")
        }
        switch height.unit {
        case "", "em": return height.spelling
        case "%": return height.spelling(of: 1)
        default:
            guard case .measure(let size)? = size, size.value != 0,
                size.unit == height.unit || size.unit.isEmpty && height.unit == "px"
            else { throw Fault(reason: "its line height has a different unit from its font size") }
            return DraftColor.spell(rounded(height.value / size.value))
        }
    }

    /// A letter spacing as a length, as JSON; relative to a font size that is not given, as a text
    /// in `em`.
    ///
    /// - Parameter size: The font size; `nil` for a letter spacing outside a text style.
    static func letterSpacing(_ spacing: Quantity, size: Quantity?) throws(Fault) -> String {
        if case .text(let word) = spacing, word.lowercased() == "normal" {
            return measure("0", "px")
        }
        guard case .measure(let spacing) = spacing else {
            throw Fault(reason: "its letter spacing is not a length")
        }
        switch spacing.unit {
        case "px", "rem": return measure(spacing.spelling, spacing.unit)
        case "": return measure(spacing.spelling, "px")
        case _ where spacing.value == 0: return measure("0", "px")
        case "%", "em":
            guard let size else { return "\"\(spacing.spelling(of: 1))em\"" }
            guard case .measure(let size) = size, ["px", "rem", ""].contains(size.unit) else {
                throw Fault(reason: "its letter spacing needs a plain font size")
            }
            let length = rounded(spacing.value(of: 1) * size.value)
            return measure(DraftColor.spell(length), size.unit.isEmpty ? "px" : size.unit)
        default: throw Fault(reason: "its letter spacing has the unit '\(spacing.unit)'")
        }
    }

    /// A number with a unit, as JSON.
    static func measure(_ number: String, _ unit: String) -> String {
        "{\"value\": \(number), \"unit\": \"\(unit)\"}"
    }

    /// A result of arithmetic, rounded to some decimals if it has so many.
    static func rounded(_ value: Double, to decimals: Int = 4) -> Double {
        let scale = Maths.power(10, Double(decimals))
        guard abs(value * scale) < 9e15 else { return value }
        let rounded = (value * scale).rounded() / scale
        return rounded == 0 ? 0 : rounded
    }
}

extension DecimalUnit {
    /// The number, or for a percentage its part of a whole, without the noise of binary division.
    func value(of whole: Double) -> Double {
        unit == "%" ? Conversion.rounded(value * whole / 100, to: 12) : value
    }

    /// The spelling of ``value(of:)`` in JSON.
    func spelling(of whole: Double) -> String {
        unit == "%" ? DraftColor.spell(value(of: whole)) : spelling
    }
}
