/// A value that calculations use: a number with a unit, a colour, or other text.
enum Quantity {
    case measure(DecimalUnit)
    case color(ColorValue)
    case text(String)

    /// The text that replaces a reference in a calculation.
    var text: String {
        switch self {
        case .measure(let measure): measure.spelling + measure.unit
        case .color(let color): DraftColor.css(color)
        case .text(let text): text
        }
    }

    /// The value of the format that it is, as JSON; a length in another unit is a text.
    var json: String {
        switch self {
        case .measure(let measure) where measure.unit.isEmpty: measure.spelling
        case .measure(let measure) where Conversion.type(ofUnit: measure.unit) != nil:
            Conversion.measure(measure.spelling, measure.unit)
        case .color(let color): DraftColor.json(color)
        default: JSONText.quoted(text)
        }
    }

    /// A number without a unit; `nil` for other quantities.
    var plainNumber: DecimalUnit? {
        guard case .measure(let measure) = self, measure.unit.isEmpty else { return nil }
        return measure
    }

    /// The text that replaces a reference: a unit that follows, as in `{base}rem`, is the number's
    /// unit.
    func text(before rest: Substring) -> String {
        let isUnit = rest.first.map { $0.isLetter || $0 == "%" && rest.count == 1 } ?? false
        guard isUnit, case .measure(let measure) = self, ["", "px"].contains(measure.unit) else {
            return text
        }
        return measure.spelling
    }

    /// The quantity written as text, as in CSS and calculations.
    init(_ text: String) {
        let text = text.trimmed
        if let measure = DecimalUnit(text), measure.unit.allSatisfy({ $0.isLetter || $0 == "%" }) {
            self = .measure(measure)
        } else if let color = DraftColor(hex: text) ?? DraftColor(css: text) {
            self = .color(color.value)
        } else if let measure = Calculation.result(of: text) {
            self = .measure(measure)
        } else {
            self = .text(text)
        }
    }

    /// The quantity of a literal value of the format; `nil` for composite values.
    init?(literal value: JSONValue) {
        if let text = value.string {
            self.init(text)
        } else if let number = value.number, let measure = DecimalUnit(number.text) {
            self = .measure(measure)
        } else if let unit = value["unit"]?.string,
            let number = value["value"]?.number?.text ?? value["value"]?.string,
            let measure = DecimalUnit(number + unit)
        {
            self = .measure(measure)
        } else if let space = value["colorSpace"]?.string.flatMap(ColorSpace.init(rawValue:)),
            let components = value["components"]
        {
            self = .color(
                ColorValue(
                    space, components.elements.map { $0.number?.double },
                    alpha: value["alpha"]?.number?.double ?? 1))
        } else {
            return nil
        }
    }
}

extension DraftColor {
    /// The colour as a value.
    var value: ColorValue {
        ColorValue(
            space, components.map { Double($0) }, alpha: alpha.flatMap { Double($0) } ?? 1)
    }

    /// A colour as a value of the format, with components rounded to six decimals.
    static func json(_ color: ColorValue) -> String {
        func round(_ value: Double) -> String { spell(Conversion.rounded(value)) }
        let parts = color.components.map { $0.map(round) ?? "\"none\"" }
        return DraftColor(color.space, parts, color.alpha < 1 ? round(color.alpha) : nil).json
    }

    /// A colour as sRGB text for use in another colour function.
    fileprivate static func css(_ color: ColorValue) -> String {
        let rgb = color.mapped(to: .srgb)
        var parts = [rgb.red, rgb.green, rgb.blue, color.alpha].map {
            Conversion.rounded($0 * 255)
        }
        if color.alpha == 1 { parts.removeLast() }
        if parts.allSatisfy({ $0 == $0.rounded() && (0...255).contains($0) }) {
            let digits = parts.map { part in
                let text = String(Int(part), radix: 16)
                return text.count == 1 ? "0" + text : text
            }
            return "#" + digits.joined()
        }
        let bytes = parts.prefix(3).map(spell)
        return "rgb(\(bytes.joined(separator: " ")) / \(spell(color.alpha)))"
    }
}
