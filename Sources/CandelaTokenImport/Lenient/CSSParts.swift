/// The parts of texts in the notation of CSS.
enum CSSParts {
    /// The parts between separators outside parentheses and braces; there are no empty ones between
    /// spaces.
    static func split(_ text: some StringProtocol, at separator: Character) -> [String] {
        var parts: [String] = []
        var part = ""
        var depth = 0
        for character in text {
            if character == separator && depth == 0 {
                parts.append(part.trimmed)
                part = ""
                continue
            }
            if "({".contains(character) { depth += 1 }
            if ")}".contains(character) { depth -= 1 }
            part.append(character)
        }
        parts.append(part.trimmed)
        return separator == " " ? parts.filter { !$0.isEmpty } : parts
    }
}
