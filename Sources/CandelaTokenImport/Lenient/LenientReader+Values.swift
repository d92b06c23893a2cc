/// Values of simple types.
extension LenientReader {
    /// Converts a value to the form of its type.
    ///
    /// Values that are not recognised are unchanged, for the strict reader to report.
    ///
    /// - Parameter isWhole: Whether it is a token's whole value, not a part of one.
    mutating func convert(
        _ written: JSONValue, to type: TokenType, isWhole: Bool = false
    ) throws(SkippedToken) {
        var value = written
        if !isWhole, let inner = written["$value"] {
            unwrap(written, inner, type)
            value = inner
        }
        guard !Self.isReference(value) else { return }
        if type != .fontFamily, Self.hasBraces(value), let text = value.string {
            guard Self.computable.contains(type) else {
                throw .because("'\(text)' mixes a reference with other text")
            }
            warnOfCalculation(value)
            return convertLater(value, as: .value(type))
        }
        switch type {
        case .color: convertColor(value)
        case .dimension, .duration: try convertMeasure(value, type)
        case .cubicBezier: convertEasing(value)
        case .fontWeight: convertWeight(value)
        case .fontFamily: convertFamilies(value)
        case .number: convertNumber(value)
        case .strokeStyle:
            for dash in value["dashArray"]?.elements.map({ $0 }) ?? [] {
                try convert(dash, to: .dimension)
            }
        case .border: try convertBorder(value)
        case .transition: try convertTransition(value)
        case .shadow: try convertShadow(value)
        case .gradient: try convertGradient(value)
        case .typography: try convertTypography(value)
        case .string, .boolean: break
        }
    }

    mutating func warnOfCalculation(_ value: JSONValue) {
        warn(
            "lenient-calculation",
            "has the calculation \(Self.shown(value)), which the format does not allow: its result "
                + "is used", at: value)
    }

    static func hasBraces(_ value: JSONValue) -> Bool {
        guard let bytes = value.plainBytes else {
            return value.string.map(Reference.looksLikeCurly) ?? false
        }
        return bytes.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    }

    /// The types whose values may be calculations with references.
    private static let computable: Set<TokenType> = [
        .color, .dimension, .duration, .number, .fontWeight, .cubicBezier,
    ]

    /// Unwraps `{"$type": …, "$value": …}` inside a value.
    private mutating func unwrap(_ wrapper: JSONValue, _ inner: JSONValue, _ type: TokenType) {
        guard wrapper["$type"].map({ $0.string == type.rawValue }) ?? true,
            wrapper.members.allSatisfy({ $0.name == "$type" || $0.name == "$value" })
        else { return }
        let (outer, kept) = (wrapper.range, inner.range)
        edits.append(SourceEdit(outer.lowerBound..<kept.lowerBound, ""))
        edits.append(SourceEdit(kept.upperBound..<outer.upperBound, ""))
        warn("lenient-wrapped-value", "has a nested value wrapped in '$value'", at: wrapper)
    }

    /// The amount of a text: a number with a unit, or a calculation without references.
    private static func amount(_ text: String) -> DecimalUnit? {
        let plain = DecimalUnit(text)
        let isUnit = plain?.unit.utf8.allSatisfy { byte in
            byte == UInt8(ascii: "%")
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }
        return isUnit == true ? plain : Calculation.result(of: text) ?? plain
    }

    /// Converts `"16px"`, `"0.2s"`, `"0"` and plain numbers, which are pixels or milliseconds.
    private mutating func convertMeasure(
        _ value: JSONValue, _ type: TokenType
    ) throws(SkippedToken) {
        let text = value.string
        if let text, let known = readings[type]?[text] { return use(known, for: value, type) }
        let units = Conversion.units(of: type)
        let amount: DecimalUnit?
        if value.isObject {
            guard value["value"]?.isObject != true, let unit = value["unit"]?.string else { return }
            let inner = value["value"]?.string.flatMap(DecimalUnit.init)
            if units.contains(unit), inner == nil { return }
            amount = DecimalUnit((inner?.spelling ?? value["value"]?.source ?? "") + unit)
        } else {
            amount = Self.amount(text ?? value.number.map(spelling) ?? "")
        }
        guard let amount else { return }
        guard let unit = Conversion.unit(of: amount, in: type) else {
            throw .because(
                "the format has no unit '\(amount.unit)' for a \(type.rawValue), only "
                    + units.map { "'\($0)'" }.joined(separator: " and "))
        }
        let reading = Reading(
            id: "lenient-\(type.rawValue)", shown: amount.spelling + unit,
            json: Conversion.measure(amount.spelling, unit))
        if let text { readings[type, default: [:]][text] = reading }
        use(reading, for: value, type)
    }

    private mutating func use(_ reading: Reading, for value: JSONValue, _ type: TokenType) {
        warn(
            reading.id, "has the \(type.rawValue) \(Self.shown(value)), read as \(reading.shown)",
            at: value)
        replace(value, with: reading.json)
    }

    /// Converts CSS easing keywords and `cubic-bezier(…)`.
    private mutating func convertEasing(_ value: JSONValue) {
        guard let text = value.string, let curve = Self.curve(text) else { return }
        warn("lenient-easing", "has the curve '\(text)', read as [\(curve)]", at: value)
        replace(value, with: "[\(curve)]")
    }

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

    /// Converts numbers in quotes, and words in any case, with or without hyphens and spaces.
    private mutating func convertWeight(_ value: JSONValue) {
        guard let text = value.string, !FontWeightValue.words.contains(text) else { return }
        guard let new = Self.weight(text) else { return }
        let style = Self.squeezed(text).contains(/italic|oblique/)
        warn(
            "lenient-font-weight",
            "has the font weight '\(text)', read as \(new)"
                + (style ? " without its style, for which the format has no member" : ""),
            at: value)
        replace(value, with: new)
    }

    /// The weight meant by a text, as JSON; a style or width beside it, as in `Bold Italic` and
    /// `SemiBold Condensed`, is ignored.
    static func weight(_ text: String) -> String? {
        if let number = DecimalUnit(text), number.unit.isEmpty { return number.spelling }
        var plain = squeezed(text)
        for style in ["italic", "oblique"] where plain.hasSuffix(style) {
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

    /// Converts a text of several font names, as in CSS, to a list of names and references.
    private mutating func convertFamilies(_ value: JSONValue) {
        if let list = Self.families(value.string) {
            warn(
                "lenient-font-list", "has several font names in one text, read as [\(list)]",
                at: value)
            return replace(value, with: "[\(list)]")
        }
        for name in value.elements {
            guard let list = Self.families(name.string) else { continue }
            warn(
                "lenient-font-list", "has several font names in one text, read as \(list)",
                at: name)
            replace(name, with: list)
        }
    }

    /// The names in a text with commas, as JSON; `nil` if there are none.
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

    /// Converts numbers in quotes, including percentages.
    mutating func convertNumber(_ value: JSONValue) {
        guard let text = value.string,
            let number = Self.amount(text)
        else { return }
        guard number.unit.isEmpty || number.unit == "%" else { return }
        let new = number.spelling(of: 1)
        warn("lenient-number", "has the number '\(text)', read as \(new)", at: value)
        replace(value, with: new)
    }

    /// A value as quoted in a message.
    static func shown(_ value: JSONValue) -> String {
        if let text = value.string { return "'\(text.prefix(60))'" }
        return String(value.source.prefix(60))
    }
}

extension StringProtocol {
    /// The text without surrounding whitespace.
    var trimmed: String {
        let isTrimmed = utf8.withContiguousStorageIfAvailable { bytes in
            [bytes.first, bytes.last].allSatisfy { (0x21..<0x7F).contains($0 ?? 0) }
        }
        if isTrimmed == true { return String(self) }
        var text = drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
