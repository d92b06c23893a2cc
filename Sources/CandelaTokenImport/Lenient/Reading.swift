/// A literal in another notation, read as a value of a simple type.
struct Reading {
    /// The identifier of the warning.
    let id: String
    /// The noun of the value in the warning.
    let noun: String
    /// The value as shown in the warning.
    let shown: String
    /// The value as JSON.
    let json: String

    private init(_ id: String, _ noun: String, _ json: String, shown: String? = nil) {
        (self.id, self.noun, self.json, self.shown) = (id, noun, json, shown ?? json)
    }

    /// `nil` for a value of the format, and for one that is not recognised.
    ///
    /// - Parameter isOfFigma: Whether the value is from Figma, whose numbers have 32 bits.
    /// - Throws: A fault if the type has no such unit.
    init?(
        _ value: JSONValue, as type: TokenType, isOfFigma: Bool = false
    ) throws(SkippedToken) {
        if type == .dimension || type == .duration {
            try self.init(measure: value, type, isOfFigma)
            return
        }
        guard let text = value.string else { return nil }
        switch type {
        case .color: self.init(color: text.trimmed)
        case .cubicBezier:
            guard let curve = Self.curve(text) else { return nil }
            self.init("lenient-easing", "curve", "[\(curve)]")
        case .fontFamily:
            guard let list = Self.families(text) else { return nil }
            self.init("lenient-font-list", "font names", "[\(list)]")
        case .fontWeight:
            guard !FontWeightValue.words.contains(text), let weight = Self.weight(text) else {
                return nil
            }
            let plain = Self.squeezed(text)
            let losesStyle = (Self.styles + Self.widths).contains {
                plain.hasPrefix($0) || plain.hasSuffix($0)
            }
            self.init(
                losesStyle ? "lenient-font-style" : "lenient-font-weight", "font weight", weight,
                shown: losesStyle
                    ? "\(weight) without its style, for which the format has no member" : weight)
        case .number:
            guard let number = Conversion.json(Quantity(text), as: .number) else { return nil }
            self.init("lenient-number", "number", number)
        default: return nil
        }
    }

    /// A length or a time: `"16px"`, `"0.2s"`, `"0"` and plain numbers, which are pixels or
    /// milliseconds.
    private init?(
        measure value: JSONValue, _ type: TokenType, _ isOfFigma: Bool
    ) throws(SkippedToken) {
        let units = Conversion.units(of: type)
        if let unit = value["unit"]?.string, units.contains(unit), value["value"]?.string == nil {
            return nil
        }
        var quantity = Quantity(literal: value)
        if isOfFigma, let number = value.number {
            quantity = DecimalUnit(FigmaScopes.plain(number)).map(Quantity.measure)
        }
        guard case .measure(let amount)? = quantity else { return nil }
        guard let unit = Conversion.unit(of: amount, in: type) else {
            throw .because(
                "the format has no unit '\(amount.unit)' for a \(type.rawValue), only "
                    + units.map { "'\($0)'" }.joined(separator: " and "))
        }
        self.init(
            "lenient-\(type.rawValue)", type.rawValue, Conversion.measure(amount.spelling, unit),
            shown: amount.spelling + unit)
    }

    /// A colour in CSS syntax.
    private init?(color text: String) {
        if let color = DraftColor(hex: text) {
            self.init("lenient-hex-color", "colour", color.json, shown: "sRGB")
        } else if let color = DraftColor(css: text) {
            self.init("lenient-css-color", "colour", color.json, shown: color.space.rawValue)
        } else if let color = ExpressionEvaluator.color(of: text) {
            self.init(
                "lenient-css-color", "colour", DraftColor.json(color), shown: color.space.rawValue)
        } else {
            return nil
        }
    }
}

/// Words and lists of words.
extension Reading {
    /// The numbers of a curve in CSS, as the elements of a list.
    static func curve(_ text: String) -> String? {
        if let known = easings[text.lowercased()] { return known }
        guard text.hasPrefix("cubic-bezier("), text.hasSuffix(")") else { return nil }
        let parts = text.dropFirst(13).dropLast().split(separator: ",").map { part in
            DecimalUnit(part.filter { !$0.isWhitespace })
        }
        let numbers = parts.compactMap { $0?.unit.isEmpty == true ? $0?.spelling : nil }
        guard parts.count == 4, numbers.count == 4 else { return nil }
        return numbers.joined(separator: ", ")
    }

    /// Source: CSS Easing Functions Level 1, section 2.2.1.
    private static let easings = [
        "linear": "0, 0, 1, 1", "ease": "0.25, 0.1, 0.25, 1", "ease-in": "0.42, 0, 1, 1",
        "ease-out": "0, 0, 0.58, 1", "ease-in-out": "0.42, 0, 0.58, 1",
    ]

    /// The weight meant by a text, as JSON; a style or width beside it, as in `Bold Italic` and
    /// `SemiBold Condensed`, is ignored.
    static func weight(_ text: String) -> String? {
        if let number = DecimalUnit(text), number.unit.isEmpty { return number.spelling }
        var plain = squeezed(text)
        for style in styles where plain.hasSuffix(style) {
            plain.removeLast(style.count)
            if plain.isEmpty { plain = "normal" }
        }
        for width in widths where plain.hasSuffix(width) || plain.hasPrefix(width) {
            if plain.hasSuffix(width) {
                plain.removeLast(width.count)
            } else {
                plain.removeFirst(width.count)
            }
        }
        if let number = germanWeights[plain] { return "\(number)" }
        guard let word = FontWeightValue.words.first(where: { squeezed($0) == plain }) else {
            return nil
        }
        return FontWeightValue(word: word).map { DraftColor.spell($0.number) }
    }

    private static let styles = ["italic", "oblique"]

    /// Source: CSS Fonts Level 4, section 2.3, without hyphens; the longest first.
    private static let widths = [
        "ultracondensed", "extracondensed", "semicondensed", "condensed", "semiexpanded",
        "extraexpanded", "ultraexpanded", "expanded",
    ]

    /// Source: `fontWeightMap` of `@tokens-studio/sd-transforms`.
    private static let germanWeights = [
        "extraleicht": 200, "leicht": 300, "buch": 400, "kraeftig": 500, "kräftig": 500,
        "halbfett": 600, "dreiviertelfett": 700, "fett": 800, "extrafett": 900, "super": 900,
        "ultra": 950,
    ]

    private static func squeezed(_ word: String) -> String {
        word.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
    }

    /// The names in a text with commas, as JSON; `nil` for other texts.
    static func families(_ text: String?) -> String? {
        guard let text, text.contains(","), !text.contains("\\") else { return nil }
        let names = text.split(separator: ",").map { part in
            let name = part.trimmed
            let isQuoted =
                name.count > 1 && name.first == name.last
                && (name.first == "'" || name.first == "\"")
            return isQuoted ? String(name.dropFirst().dropLast()) : name
        }
        guard names.allSatisfy({ !$0.isEmpty && !$0.contains("\"") }) else { return nil }
        return names.map { "\"\($0)\"" }.joined(separator: ", ")
    }
}
