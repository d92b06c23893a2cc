// The decoder's messages. `path` is the coding path of the value concerned.
extension Diagnostic {
    static func mismatch(
        expected: String, at path: [any CodingKey], in value: JSONValue, help: [String] = []
    ) -> Diagnostic {
        .error(
            "type-mismatch", "expected \(expected)\(words("for", path)), found \(value.words)",
            at: value.place, help: help)
    }

    static func missing(
        _ key: some CodingKey, at path: [any CodingKey], in object: JSONValue
    ) -> Diagnostic {
        let name = key.stringValue
        let near = Suggestions.closest(to: name, among: object.members.map(\.name), limit: 1)
        let misspelt = object.members.first { near.contains($0.name) }
        return .error(
            "missing-member", "'\(name)' is missing\(words("from", path))",
            at: misspelt?.namePlace ?? object.place,
            help: misspelt.map { ["did you mean '\(name)' by '\($0.name)'?"] } ?? [])
    }

    static func outOfRange(
        expected: String, at path: [any CodingKey], in value: JSONValue
    ) -> Diagnostic {
        .error(
            "number-out-of-range",
            "expected \(expected)\(words("for", path)), found \(value.words)", at: value.place)
    }

    static func unknownValue(
        _ word: String, known: [String], at path: [any CodingKey], in value: JSONValue
    ) -> Diagnostic {
        var help = Suggestions.help(for: word, among: known, noun: "value")
        if known.count <= 12 {
            help.append("known values are \(known.map { "'\($0)'" }.joined(separator: ", "))")
        }
        return .error(
            "unknown-value", "unknown value '\(word)'\(words("for", path))", at: value.place,
            help: help)
    }

    /// The warning for an object that is skipped because its `kind` is unknown.
    static func unknownKind(
        _ word: String, known: [String], at path: [any CodingKey], in value: JSONValue
    ) -> Diagnostic {
        .warning(
            "unknown-kind", "unknown kind '\(word)'\(words("for", path)), which is skipped",
            at: value.place, help: Suggestions.help(for: word, among: known, noun: "kind"))
    }

    static func invalid(
        _ reason: String, at path: [any CodingKey], in value: JSONValue
    ) -> Diagnostic {
        let text = CodingPath.text(path)
        return .error(
            "invalid-value", text.isEmpty ? reason : "invalid '\(text)': \(reason)",
            at: value.place)
    }

    /// “ for 'habits[3].name'”; empty for the outermost value.
    private static func words(_ link: String, _ path: [any CodingKey]) -> String {
        let text = CodingPath.text(path)
        return text.isEmpty ? "" : " \(link) '\(text)'"
    }
}

extension JSONValue {
    /// The value as quoted in a message: its kind, and a scalar's text, shortened if it is long.
    var words: String {
        switch kind {
        case .string: "the string '\(Self.cut(string ?? ""))'"
        case .number: "the number \(Self.cut(number?.text ?? ""))"
        case .boolean: bool == true ? "true" : "false"
        case .object, .array, .null: kind.words
        }
    }

    private static func cut(_ text: String) -> String {
        text.count > 40 ? text.prefix(40) + "…" : text
    }
}
