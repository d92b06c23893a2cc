/// The types of Figma's variables, which have four types and scopes for their use.
///
/// Source: Figma REST API, “Variable scopes”.
enum FigmaScopes {
    private static let lengths: Set<String> = [
        "CORNER_RADIUS", "WIDTH_HEIGHT", "GAP", "STROKE_FLOAT", "EFFECT_FLOAT", "FONT_SIZE",
        "LETTER_SPACING", "LINE_HEIGHT", "PARAGRAPH_SPACING", "PARAGRAPH_INDENT",
    ]

    /// The type of a variable; `nil` for booleans and texts.
    static func type(_ word: String, _ scopes: [String]) -> TokenType? {
        switch word {
        case "COLOR": return .color
        case "FLOAT", "number":
            if scopes.contains("FONT_WEIGHT") { return .fontWeight }
            return scopes.contains(where: lengths.contains) ? .dimension : .number
        case "STRING", "string":
            if scopes.contains("FONT_FAMILY") { return .fontFamily }
            return scopes.contains("FONT_STYLE") || scopes.contains("FONT_WEIGHT")
                ? .fontWeight : nil
        default: return nil
        }
    }

    /// A value of the REST API in the form of the format; `nil` if it has none.
    static func json(_ value: JSONValue, _ type: TokenType, _ scopes: [String]) -> String? {
        switch type {
        case .color:
            let parts = ["r", "g", "b"].compactMap { value[$0]?.number?.text }
            guard parts.count == 3 else { return nil }
            let alpha = value["a"]?.number
            let tail = alpha.map { $0.double == 1 ? "" : ", \"alpha\": \($0.text)" } ?? ""
            return "{\"colorSpace\": \"srgb\", \"components\": [\(parts.joined(separator: ", "))]"
                + tail + "}"
        case .dimension: return value.number.map { LenientReader.measure($0.text, "px") }
        case .number:
            guard let number = value.number else { return nil }
            // Figma writes opacity in percent.
            return scopes == ["OPACITY"]
                ? DraftColor.spell((number.double ?? 0) / 100) : number.text
        case .fontWeight:
            return value.number?.text ?? value.string.flatMap { LenientReader.weight($0) }
        case .fontFamily: return value.string.map(StudioThemes.quoted)
        default: return nil
        }
    }
}
