/// Types of tokens that do not name one of the format, and colours that are modified.
extension LenientReader {
    /// The type of a value without one, if its form shows it.
    static func missingType(_ type: LenientType, of value: JSONValue) -> TokenType? {
        switch type {
        case .known, .near: return nil
        case .opaque:
            if !type.isUntyped { return value.number == nil ? nil : .number }
        case .none: break
        }
        if value.number != nil { return .number }
        if let text = value.string?.trimmed {
            if let unit = DecimalUnit(text)?.unit {
                return unit.isEmpty ? .number : Conversion.type(ofUnit: unit)
            }
            if DraftColor(hex: text) != nil || DraftColor(css: text) != nil { return .color }
            return text.hasPrefix("cubic-bezier(") ? .cubicBezier : nil
        }
        guard value.isObject else { return nil }
        if value["colorSpace"]?.string != nil, value["components"]?.isArray == true {
            return .color
        }
        return value["value"] == nil ? nil : Conversion.type(ofUnit: value["unit"]?.string)
    }

    /// Whether the text of a value was already read as one of a type.
    func isKnown(_ value: JSONValue, as type: TokenType) -> Bool {
        value.string.map { readings[type]?[$0] != nil } ?? false
    }

    /// Whether a text cannot be a value of the type nearest to its token's type, but one of CSS:
    /// `50%`, `auto`, `4px 8px`, or the width of a font instead of its weight.
    ///
    /// - Parameter type: The type; a word such as `wide` is a mistake in a type of the format.
    static func isOther(_ value: JSONValue, than type: TokenType, isNear: Bool) -> Bool {
        if type == .dimension, value.isObject, case .measure(let amount)? = Quantity(literal: value)
        {
            return Conversion.unit(of: amount, in: type) == nil
        }
        guard !hasBraces(value), let text = value.string?.trimmed, text != "None" else {
            return false
        }
        var isWord: Bool { text.allSatisfy { $0.isLetter || $0 == "-" || $0 == " " } }
        switch type {
        case .dimension:
            guard let amounts = Calculation.results(of: text) else {
                return isNear && isWord || isFunction(text)
            }
            return amounts.count > 1 || Conversion.unit(of: amounts[0], in: type) == nil
        case .number:
            return isWord || isNear && isFunction(text) && Calculation.result(of: text) == nil
        case .shadow: return text == "none"
        case .fontWeight: return isWord && Reading.weight(text) == nil
        default: return false
        }
    }

    /// Whether a text is a function of CSS that gives a length.
    ///
    /// Source: CSS Values and Units Level 4, section 10, and the functions for substitution.
    static func isFunction(_ text: String) -> Bool {
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return false }
        let names = ["calc", "clamp", "env", "fit-content", "max", "min", "minmax", "var"]
        return names.contains(text[..<open].lowercased())
    }

    /// The type of a number or text in an export of Figma, by its scopes.
    func figmaType(of object: JSONValue, _ word: String) -> TokenType? {
        guard word == "number" || word == "string" else { return nil }
        let scopes = scopes(of: object)
        return scopes.isEmpty ? nil : FigmaScopes.type(word, scopes)
    }

    /// The scopes of a variable in an export of Figma.
    func scopes(of object: JSONValue) -> [String] {
        object["$extensions"]?["com.figma.scopes"]?.elements.compactMap(\.string) ?? []
    }

    /// The angle of a gradient: beside its stops, beside the value, or in another tool's extension.
    static func angle(beside value: JSONValue, of object: JSONValue) -> JSONMember? {
        let extensions = object["$extensions"]
        let places = [value, object] + (extensions?.members.map(\.value) ?? [])
        guard extensions?[CandelaHints.vendor] == nil else { return nil }
        return places.lazy.compactMap { $0.member("angle") }.first
    }

    /// Whether a token with some `$extensions` is from Figma.
    static func isOfFigma(_ extensions: JSONValue?) -> Bool {
        extensions?.members.contains { $0.name.hasPrefix("com.figma") } == true
    }

    /// Removes the noise of 32-bit arithmetic from the numbers of a value in a file of Figma unless
    /// they are replaced already. In other files a number may be meant as it is.
    ///
    /// - Parameter first: The index of the token's first edit.
    mutating func removeNoise(of value: JSONValue, after first: Int) {
        let nodes = value.storage.nodes
        for index in value.index..<Int(nodes[value.index].next) where nodes[index].tag == .number {
            let written = JSONValue(storage: value.storage, index: index)
            guard let number = written.number else { continue }
            let plain = FigmaScopes.plain(number)
            guard plain != number.text,
                !edits[first...].contains(where: { $0.range.overlaps(written.range) })
            else { continue }
            replace(written, with: plain)
            warn("lenient-number", "has the number \(number.text), read as \(plain)", at: written)
        }
    }

    /// The modification of a token's colour in Tokens Studio.
    static func modification(of object: JSONValue) -> JSONValue? {
        let change = object["$extensions"]?["studio.tokens"]?["modify"]
        return change.flatMap { $0.isObject || isReference($0) ? $0 : nil }
    }

    /// Reads a colour that is lightened, darkened, mixed or made transparent.
    mutating func modify(_ value: JSONValue, _ change: JSONValue) {
        warn(
            "lenient-calculation",
            "has a colour that is modified, which the format does not allow: the result is used",
            at: value)
        convertLater(ForeignValue(kind: .value(.color), value: value, change: change))
    }
}
