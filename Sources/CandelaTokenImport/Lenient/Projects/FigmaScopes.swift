/// The types of Figma's variables, which have four types and scopes for their use.
///
/// Source: Figma REST API, “Variable scopes”.
enum FigmaScopes {
    private static let lengths = texts.union([
        "CORNER_RADIUS", "WIDTH_HEIGHT", "GAP", "STROKE_FLOAT", "EFFECT_FLOAT",
    ])

    private static let texts: Set<String> = [
        "FONT_SIZE", "LETTER_SPACING", "LINE_HEIGHT", "PARAGRAPH_SPACING", "PARAGRAPH_INDENT",
    ]

    /// Whether the scopes of a variable show that it is a length of texts.
    static func areOfText(_ scopes: [String]) -> Bool {
        !scopes.isEmpty && scopes.allSatisfy(texts.contains)
    }

    /// The type of a variable; `nil` for a token whose own type stands.
    static func type(_ word: String, _ scopes: [String]) -> TokenType? {
        switch word {
        case "COLOR": return .color
        case "FLOAT", "number":
            if scopes.contains("FONT_WEIGHT") { return .fontWeight }
            return scopes.contains(where: lengths.contains) ? .dimension : .number
        case "STRING", "string":
            if scopes.contains("FONT_FAMILY") { return .fontFamily }
            if scopes.contains("FONT_STYLE") || scopes.contains("FONT_WEIGHT") {
                return .fontWeight
            }
            return word == "STRING" ? .string : nil
        case "BOOLEAN": return .boolean
        default: return nil
        }
    }

    /// A value of Figma's REST API as a DTCG value; `nil` if it does not fit the type.
    static func json(_ value: JSONValue, _ type: TokenType, _ scopes: [String]) -> String? {
        switch type {
        case .color:
            let parts = ["r", "g", "b"].compactMap { value[$0]?.number.map(plain) }
            guard parts.count == 3 else { return nil }
            let alpha = value["a"]?.number
            return DraftColor(.srgb, parts, alpha?.double == 1 ? nil : alpha.map(plain)).json
        case .dimension: return value.number.map { Conversion.measure(plain($0), "px") }
        case .number:
            guard let number = value.number.map(plain) else { return nil }
            // Figma writes opacity in percent.
            return scopes == ["OPACITY"] ? DecimalUnit(number + "%")?.spelling(of: 1) : number
        case .fontWeight:
            return value.number.map(plain) ?? value.string.flatMap { Reading.weight($0) }
        case .fontFamily:
            return value.string.flatMap { Conversion.json(.text($0), as: .fontFamily) }
        case .string: return value.string.map(JSONText.quoted)
        case .boolean: return value.bool.map { "\($0)" }
        default: return nil
        }
    }

    /// A number without the noise of 32-bit arithmetic: `16` for `16.000000238418579`.
    static func plain(_ number: JSONNumber) -> String {
        guard number.text.utf8.count > 9, let value = number.double else { return number.text }
        // Seven digits are certain in 32 bits; with the seventh a number may be no rounder one.
        let short = DraftColor.spell(Double("\(Float(value))") ?? value)
        let digits = short.utf8.filter { (0x30...0x39).contains($0) }.drop { $0 == 0x30 }
        return digits.count < 7 ? short : number.text
    }
}
