/// A parser for the values of an extension that reports malformed ones.
struct HintParser {
    private(set) var diagnostics: [Diagnostic] = []

    mutating func word<Word: CaseIterable & RawRepresentable<String>>(
        _ value: JSONValue, _ name: String
    ) -> Word? {
        guard let text = value.string else { return fault(value, "'\(name)' must be a word") }
        if let word = Word(rawValue: text) { return word }
        let words = Word.allCases.map(\.rawValue)
        diagnostics.append(
            .error(
                "unknown-hint", "'\(text)' is not a value of '\(name)'", at: value.place,
                help: Suggestions.help(for: text, among: words, noun: "word")
                    + ["the values are \(words.joined(separator: ", "))"]))
        return nil
    }

    /// The maximum of a length, in points.
    private static let most = 10_000.0

    mutating func length(_ value: JSONValue, _ name: String) -> Double? {
        if let number = Self.number(value), (0...Self.most).contains(number) { return number }
        return fault(value, "'\(name)' must be a number from 0 to \(Self.text(Self.most))")
    }

    mutating func number(
        _ value: JSONValue, _ name: String, above least: Double, upTo most: Double
    ) -> Double? {
        if let number = Self.number(value), number > least, number <= most { return number }
        let range = "above \(Self.text(least)) and at most \(Self.text(most))"
        return fault(value, "'\(name)' must be a number \(range)")
    }

    mutating func degrees(_ value: JSONValue, _ name: String) -> Double? {
        if let number = Self.number(value), (0..<360).contains(number) { return number }
        return fault(value, "'\(name)' must be a number of degrees, at least 0 and below 360")
    }

    mutating func bool(_ value: JSONValue, _ name: String) -> Bool? {
        value.bool ?? fault(value, "'\(name)' must be true or false")
    }

    mutating func weight(_ value: JSONValue, _ name: String) -> FontWeightValue? {
        value.string.flatMap { FontWeightValue(word: $0) }
            ?? Self.number(value).flatMap { FontWeightValue($0) }
            ?? fault(value, "'\(name)' must be a font weight, such as \"bold\" or 700")
    }

    mutating func name(_ value: JSONValue, _ name: String) -> CandelaHints.Named? {
        value.string.map { .init(value: value, path: $0) }
            ?? fault(value, "'\(name)' must be the path of a token")
    }

    mutating func names(_ value: JSONValue, _ name: String) -> [CandelaHints.Named] {
        guard value.isArray else {
            fault(value, "'\(name)' must be a list of token paths")
            return []
        }
        var names: [CandelaHints.Named] = []
        for element in value.elements {
            if let path = element.string {
                names.append(.init(value: element, path: path))
            } else {
                fault(element, "'\(name)' must be a list of token paths")
            }
        }
        return names
    }

    /// Reads an object of token paths, each with a reason.
    mutating func reasons(_ value: JSONValue, _ name: String) -> [CandelaHints.Named] {
        guard value.isObject else {
            fault(value, "'\(name)' must be an object of token paths, each with a reason")
            return []
        }
        var names: [CandelaHints.Named] = []
        for member in value.members {
            if member.value.string?.contains(where: { !$0.isWhitespace }) == true {
                names.append(.init(value: member.value, path: member.name))
            } else {
                fault(member.value, "'\(name)' must give a reason for resembling '\(member.name)'")
            }
        }
        return names
    }

    mutating func spring(_ value: JSONValue) -> CandelaHints.Spring? {
        if let response = Self.number(value["response"]), response > 0, response <= 3_600,
            let damping = Self.number(value["damping"]), (0...1_000).contains(damping)
        {
            let spring = CandelaHints.Spring(response: response, damping: damping)
            if spring.stiffness.isFinite { return spring }
        }
        return fault(
            value,
            "'spring' must be an object with a 'response' above 0 and at most 3600 and a 'damping' from 0 to 1000"
        )
    }

    mutating func repetition(_ value: JSONValue) -> CandelaHints.Repetition? {
        // Android stores 32 bits, the other platforms more.
        guard let count = value["count"]?.number?.integer(as: Int32.self), count > 0 else {
            return fault(value, "'repeat' must be an object with a whole 'count' above 0")
        }
        let autoreverses = value["autoreverses"].flatMap { bool($0, "autoreverses") }
        return .init(count: Int(count), autoreverses: autoreverses ?? false)
    }

    mutating func span(_ value: JSONValue, _ name: String) -> CandelaHints.Span? {
        if let from = Self.number(value["from"]), let to = Self.number(value["to"]),
            max(abs(from), abs(to)) <= Self.most
        {
            return .init(from: from, to: to)
        }
        return fault(
            value,
            "'\(name)' must be an object with the numbers 'from' and 'to', of up to \(Self.text(Self.most))"
        )
    }

    @discardableResult
    mutating func fault<T>(_ value: JSONValue, _ message: String) -> T? {
        fault(value, message)
        return nil
    }

    mutating func fault(_ value: JSONValue, _ message: String) {
        diagnostics.append(.error("invalid-hint", message, at: value.place))
    }

    static func number(_ value: JSONValue?) -> Double? {
        guard let number = value?.number?.double, number.isFinite else { return nil }
        return number
    }

    private static func text(_ number: Double) -> String { JSONNumber.spelling(of: number) ?? "" }
}
