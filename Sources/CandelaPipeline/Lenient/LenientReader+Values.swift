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
        if let text = value.string, type != .fontFamily, Reference.looksLikeCurly(text) {
            throw .because("'\(text)' mixes a reference with other text, which is not supported")
        }
        switch type {
        case .color: convertColor(value)
        case .dimension: try convertDimension(value)
        case .duration: try convertDuration(value)
        case .cubicBezier: convertEasing(value)
        case .fontWeight: convertWeight(value)
        case .fontFamily: offerFontList(value)
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
        }
    }

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

    /// Converts `"16px"`, `"0"` and plain numbers, which are pixels.
    private mutating func convertDimension(_ value: JSONValue) throws(SkippedToken) {
        try convertMeasure(
            value, units: ["px", "rem"], plain: "px", id: "lenient-dimension", noun: "dimension")
    }

    /// Converts `"0.2s"` and plain numbers, which are milliseconds.
    private mutating func convertDuration(_ value: JSONValue) throws(SkippedToken) {
        try convertMeasure(
            value, units: ["ms", "s"], plain: "ms", id: "lenient-duration", noun: "duration")
    }

    private mutating func convertMeasure(
        _ value: JSONValue, units: [String], plain: String, id: String, noun: String
    ) throws(SkippedToken) {
        let amount: DecimalUnit?
        if value.isObject {
            guard value["value"]?.isObject != true, let unit = value["unit"]?.string else { return }
            let inner = value["value"]?.string.flatMap(DecimalUnit.init)
            if units.contains(unit), inner == nil { return }
            amount = DecimalUnit((inner?.spelling ?? value["value"]?.source ?? "") + unit)
        } else {
            amount = DecimalUnit(value.string ?? value.number?.text ?? "")
        }
        guard let amount else { return }
        guard units.contains(amount.unit) || amount.unit.isEmpty else {
            throw .because(
                "the format has no unit '\(amount.unit)' for a \(noun), only "
                    + units.map { "'\($0)'" }.joined(separator: " and "))
        }
        let unit = amount.unit.isEmpty ? plain : amount.unit
        warn(
            id, "has the \(noun) \(shown(value)), read as \(amount.spelling)\(unit)", at: value)
        replace(value, with: Self.measure(amount.spelling, unit))
    }

    static func measure(_ number: String, _ unit: String) -> String {
        "{\"value\": \(number), \"unit\": \"\(unit)\"}"
    }

    /// Converts CSS easing keywords and `cubic-bezier(…)`.
    private mutating func convertEasing(_ value: JSONValue) {
        guard let text = value.string else { return }
        let curve: String
        if let known = Self.easings[text.lowercased()] {
            curve = known
        } else {
            guard text.hasPrefix("cubic-bezier("), text.hasSuffix(")") else { return }
            let parts = text.dropFirst(13).dropLast().split(separator: ",").map { part in
                DecimalUnit(part.filter { !$0.isWhitespace })
            }
            let numbers = parts.compactMap { $0?.unit.isEmpty == true ? $0?.spelling : nil }
            guard parts.count == 4, numbers.count == 4 else { return }
            curve = numbers.joined(separator: ", ")
        }
        warn("lenient-easing", "has the curve '\(text)', read as [\(curve)]", at: value)
        replace(value, with: "[\(curve)]")
    }

    /// Source: CSS Easing Functions Level 1, section 2.2.1.
    private static let easings = [
        "linear": "0, 0, 1, 1", "ease": "0.25, 0.1, 0.25, 1", "ease-in": "0.42, 0, 1, 1",
        "ease-out": "0, 0, 0.58, 1", "ease-in-out": "0.42, 0, 0.58, 1",
    ]

    /// Converts numbers in quotes, and words in any case, with or without hyphens and spaces.
    private mutating func convertWeight(_ value: JSONValue) {
        guard let text = value.string, !FontWeightValue.words.contains(text) else { return }
        let new: String
        if let number = DecimalUnit(text), number.unit.isEmpty {
            new = number.spelling
        } else {
            let plain = Self.squeezed(text)
            guard
                let word = FontWeightValue.words.first(where: { Self.squeezed($0) == plain }),
                let weight = FontWeightValue(word: word)
            else { return }
            new = DraftColor.spell(weight.number)
        }
        warn("lenient-font-weight", "has the font weight '\(text)', read as \(new)", at: value)
        replace(value, with: new)
    }

    private static func squeezed(_ word: String) -> String {
        word.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
    }

    /// Warns that a single name with commas remains one name.
    private mutating func offerFontList(_ value: JSONValue) {
        for name in [value] + value.elements {
            guard let text = name.string, text.contains(","), !Self.isReference(name) else {
                continue
            }
            let names = text.split(separator: ",").map { part in
                let name = part.trimmed
                let isQuoted =
                    name.count > 1 && name.first == name.last
                    && (name.first == "'" || name.first == "\"")
                return "\"\(isQuoted ? String(name.dropFirst().dropLast()) : name)\""
            }
            warn(
                "lenient-font-list", "has one font name with commas in it, read as one name",
                at: name,
                help: ["for several fonts write [\(names.joined(separator: ", "))]"])
        }
    }

    /// Converts numbers in quotes, including percentages.
    mutating func convertNumber(_ value: JSONValue) {
        guard let text = value.string, let number = DecimalUnit(text) else { return }
        guard number.unit.isEmpty || number.unit == "%" else { return }
        let new = number.unit.isEmpty ? number.spelling : DraftColor.spell(number.value / 100)
        warn("lenient-number", "has the number '\(text)', read as \(new)", at: value)
        replace(value, with: new)
    }

    /// A value as quoted in a message.
    func shown(_ value: JSONValue) -> String {
        if let text = value.string { return "'\(text.prefix(60))'" }
        return String(value.source.prefix(60))
    }
}

extension StringProtocol {
    /// The text without surrounding whitespace.
    var trimmed: String {
        var text = drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
