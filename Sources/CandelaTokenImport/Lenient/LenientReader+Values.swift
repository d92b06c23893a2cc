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
        case .color: try convertColor(value)
        case .dimension, .duration, .cubicBezier, .fontWeight, .number:
            try convertLiteral(value, type)
        case .fontFamily: try convertFamilies(value)
        case .strokeStyle:
            for dash in value["dashArray"]?.elements.map({ $0 }) ?? [] {
                try convert(dash, to: .dimension)
            }
        case .border, .transition: try convertParts(of: value, type)
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
        replace(wrapper, byItsPart: inner)
        warn("lenient-wrapped-value", "has a nested value wrapped in '$value'", at: wrapper)
    }

    /// Converts a literal of a simple type.
    mutating func convertLiteral(_ value: JSONValue, _ type: TokenType) throws(SkippedToken) {
        let text = value.string
        let reading: Reading
        if let text, let known = readings[type]?[text] {
            reading = known
        } else {
            guard let found = try Reading(value, as: type, isOfFigma: isOfFigma) else { return }
            reading = found
            if let text { readings[type, default: [:]][text] = reading }
        }
        warn(
            reading.id, "has the \(reading.noun) \(Self.shown(value)), read as \(reading.shown)",
            at: value)
        replace(value, with: reading.json)
    }

    /// Converts a text of several font names, as in CSS, to a list of names and references.
    private mutating func convertFamilies(_ value: JSONValue) throws(SkippedToken) {
        try convertLiteral(value, .fontFamily)
        for name in value.elements {
            guard let list = Reading.families(name.string) else { continue }
            warn(
                "lenient-font-list", "has the font names \(Self.shown(name)), read as \(list)",
                at: name)
            replace(name, with: list)
        }
    }

    /// A value as quoted in a message.
    static func shown(_ value: JSONValue) -> String {
        if let text = value.string { return "'\(text.prefix(60))'" }
        return String(value.source.prefix(60))
    }
}

extension StringProtocol {
    /// A path without spaces around its steps.
    var withTrimmedSteps: String {
        split(separator: ".", omittingEmptySubsequences: false).map(\.trimmed)
            .joined(separator: ".")
    }

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
