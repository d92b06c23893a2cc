/// The type meant by the `$type` of an older file.
enum LenientType {
    /// No `$type`.
    case none
    case known(TokenType)
    /// The type of the format nearest to a word.
    case near(TokenType, word: String)
    /// A word without a type in the format.
    case opaque(String)

    /// The type of the format; `nil` if the format has no such type.
    var type: TokenType? {
        switch self {
        case .known(let type), .near(let type, _): type
        case .none, .opaque: nil
        }
    }

    /// Whether it is a letter spacing, whose percentages are of the font size.
    var isLetterSpacing: Bool {
        if case .near(_, let word) = self { return word.hasPrefix("letterSpacing") }
        return false
    }

    /// Whether it is the length of a text, such as a font size.
    var isOfText: Bool {
        guard case .near(.dimension, let word) = self else { return false }
        let plain = Self.camelCased(word)
        return ["fontSize", "lineHeight", "letterSpacing"].contains { plain.hasPrefix($0) }
    }

    /// Types of texts and truth values in other tools.
    private static let texts: Set<String> = [
        "string", "text", "boolean", "link", "asset", "content", "icon", "textCase",
        "textDecoration", "fontStyle", "fontStyles", "textAlign", "textTransform",
    ]

    /// Whether there is no type or its name says nothing about the value, so that its form decides.
    var isUntyped: Bool {
        switch self {
        case .none: true
        case .opaque(let word): !Self.texts.contains(word)
        case .known, .near: false
        }
    }

    /// Whether a value is the name of a type, also in other tools.
    static func isKnown(_ value: JSONValue) -> Bool {
        value.string.flatMap { TokenType(rawValue: $0) ?? nearest(to: $0, for: nil) } != nil
    }

    /// The current type for an older word.
    ///
    /// - Parameter value: The token's value, for words that had several meanings.
    static func nearest(to word: String, for value: JSONValue?) -> TokenType? {
        switch camelCased(word) {
        case "font", "fontFamily", "fontFamilies": return .fontFamily
        case "cubicBezier": return .cubicBezier
        case "boxShadow", "customShadow": return .shadow
        case "strokeStyle": return .strokeStyle
        case "fontWeight", "fontWeights": return .fontWeight
        case "fontSizes", "fontSize", "letterSpacing", "letterSpacings", "paragraphSpacing",
            "spacing", "sizing", "borderRadius", "borderWidth", "size":
            return .dimension
        case "lineHeights", "lineHeight":
            let text = value?.string
            let amount = text.flatMap(Calculation.result) ?? text.flatMap(DecimalUnit.init)
            let unit = amount?.unit ?? ""
            return unit.isEmpty || unit == "%" ? .number : .dimension
        case "opacity": return .number
        case "time": return .duration
        default: return nil
        }
    }

    /// A word with an uppercase letter in place of each hyphen: `fontFamily` for `font-family`.
    private static func camelCased(_ word: String) -> String {
        guard word.utf8.contains(UInt8(ascii: "-")) else { return word }
        let parts = word.split(separator: "-")
        let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return (parts.first.map(String.init) ?? "") + rest.joined()
    }
}
