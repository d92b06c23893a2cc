/// Types of tokens that do not name one of the format, and colours that are modified.
extension LenientReader {
    /// Types of texts and truth values in other tools.
    private static let texts: Set<String> = [
        "string", "text", "boolean", "link", "asset", "content", "icon", "textCase",
        "textDecoration", "fontStyle", "fontStyles", "textAlign", "textTransform",
    ]

    /// Whether a type's name says nothing about the value, so that its form decides.
    static func isUntyped(_ word: String) -> Bool { !texts.contains(word) }

    /// The type of a value without one, if its form shows it.
    static func missingType(_ type: LenientType, of value: JSONValue) -> TokenType? {
        switch type {
        case .known: return nil
        case .opaque(let word):
            if !isUntyped(word) { return value.number == nil ? nil : .number }
        case .none: break
        }
        if value.number != nil { return .number }
        if let text = value.string?.trimmed {
            if let amount = DecimalUnit(text) {
                switch amount.unit {
                case "px", "rem": return .dimension
                case "ms", "s": return .duration
                case "": return .number
                default: return nil
                }
            }
            if DraftColor(hex: text) != nil || DraftColor(css: text) != nil { return .color }
            return text.hasPrefix("cubic-bezier(") ? .cubicBezier : nil
        }
        guard value.isObject else { return nil }
        if value["colorSpace"]?.string != nil, value["components"]?.isArray == true {
            return .color
        }
        switch value["unit"]?.string {
        case "px", "rem": return value["value"] == nil ? nil : .dimension
        case "ms", "s": return value["value"] == nil ? nil : .duration
        default: return nil
        }
    }

    /// The type of a number or text in an export of Figma, by its scopes.
    func figmaType(of object: JSONValue, _ word: String) -> TokenType? {
        guard word == "number" || word == "string",
            let scopes = object["$extensions"]?["com.figma.scopes"], scopes.isArray
        else { return nil }
        return FigmaScopes.type(word, scopes.elements.compactMap(\.string))
    }

    /// The modification of a token's colour in Tokens Studio.
    static func modification(of object: JSONValue) -> JSONValue? {
        let change = object["$extensions"]?["studio.tokens"]?["modify"]
        return change?.isObject == true ? change : nil
    }

    /// Marks a colour that is lightened, darkened, mixed or made transparent.
    mutating func modify(_ value: JSONValue, _ change: JSONValue) {
        warn(
            "lenient-calculation",
            "has a colour that is modified, which the format does not allow: the result is used",
            at: value)
        compute(value, as: "color", ", \"modify\": \(change.source)")
    }
}
