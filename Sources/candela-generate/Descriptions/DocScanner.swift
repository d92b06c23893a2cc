/// A scanner for the doc comments of types, of properties that are stored or visible outside their
/// module, and of the parameters of cases. It takes the first sentence of each as the description
/// in a JSON Schema.
///
/// It works on lines, not grammar: declarations begin a line, as `swift format` leaves them.
struct DocScanner {
    /// The first sentences, by type and by `member` or `case.parameter`; the sentence of the type
    /// itself has an empty name.
    private var sentences: [String: [String: String]] = [:]

    /// The words in the headers of types, protocols and extensions, among them the inherited types,
    /// by the name of the type.
    private var conformances: [String: Set<Substring>] = [:]

    /// The first sentences of the types that are encoded as JSON, by type and by `member` or
    /// `case.parameter`; the sentence of the type itself has an empty name.
    var codedSentences: [(type: String, sentences: [(member: String, sentence: String)])] {
        sentences.filter { isCoded($0.key) }.sorted { $0.key < $1.key }.map { type, sentences in
            (type, sentences.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        }
    }

    /// Whether a type, or a type it is nested in, is encoded as JSON.
    private func isCoded(_ type: String) -> Bool {
        var steps = type.split(separator: ".")
        // A type that is only extended belongs to another library.
        guard let root = steps.first, declared.contains(String(root)) else { return false }
        while !steps.isEmpty {
            if isCoded(type: steps.joined(separator: ".")) { return true }
            steps.removeLast()
        }
        return false
    }

    private func isCoded(type: String, depth: Int = 0) -> Bool {
        guard depth < 8, let words = conformances[type] else { return false }
        return !words.isDisjoint(with: Self.codings)
            || words.map(String.init).contains { word in
                (protocols.contains(word) || aliases.contains(type))
                    && isCoded(type: word, depth: depth + 1)
            }
    }

    /// The words in a header that mark a type as encoded as JSON: protocols, and `Facts`, the name
    /// of the type of a card's facts.
    private static let codings: Set<Substring> = [
        "Codable", "Decodable", "Encodable", "ElementKind", "Facts",
    ]

    /// The types around the current line, each with the number of open braces outside it.
    private var types: [(name: String, depth: Int)] = []
    private var depth = 0
    private var comment: [Substring] = []

    /// The protocols, whose members have the access level of the protocol.
    private var protocols: Set<String> = []

    /// The public names of generic types with given arguments, such as `ColorRole`.
    private var aliases: Set<String> = []

    /// The types that are declared, and not only extended.
    private var declared: Set<String> = []

    /// The type whose opening brace has not been read yet.
    private var header: String?
    private var isInText = false

    /// Reads one file.
    mutating func read(_ source: String) {
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            read(line: line.drop { $0 == " " })
        }
    }

    private mutating func read(line: Substring) {
        if line.hasPrefix("///") {
            comment.append(line.dropFirst(3).drop { $0 == " " })
            return
        }
        if line.hasPrefix("//") { return }
        if line.hasPrefix("@") {
            // An attribute on a line of its own is between a comment and its declaration. What has
            // one on its line is no value of a document.
            guard line.contains("{") else { return }
            comment = []
            return count(line)
        }
        if !isInText {
            declare(line)
            if let header {
                let words = line.prefix { $0 != "{" }.split { !$0.isLetter && !$0.isNumber }
                conformances[header, default: []].formUnion(words)
            }
        }
        comment = []
        count(line)
    }

    private mutating func declare(_ line: Substring) {
        var words = line.split { $0 == " " || $0 == ":" || $0 == "(" || $0 == "<" || $0 == "," }[
            ...]
        let isOpen =
            words.first == "public" || words.first == "package"
            || protocols.contains(types.last?.name ?? "")
        // A static member is not a member of the type's values.
        let isOfType = words.prefix(3).contains("static")
        while let first = words.first, Self.modifiers.contains(first) { words.removeFirst() }
        guard words.count > 1, let keyword = words.first else { return }
        let name = String(words[words.startIndex + 1].filter { $0 != "`" })
        switch keyword {
        case "struct", "enum", "protocol":
            let path = (types.last.map { $0.name + "." } ?? "") + name
            note(path, "")
            if keyword == "protocol" { protocols.insert(path) }
            declared.insert(path)
            header = path
        case "typealias" where types.isEmpty && line.hasPrefix("public "):
            note(name, "")
            aliases.insert(name)
            declared.insert(name)
            conformances[name] = Set(line.split { !$0.isLetter && !$0.isNumber })
        case "extension": header = name
        case "let", "var":
            // A stored property may be a member of the JSON whoever can read it in Swift.
            guard isOpen || !line.contains("{"), !isOfType, let type = types.last,
                type.depth == depth - 1
            else { return }
            note(type.name, name)
        case "case":
            guard let type = types.last, type.depth == depth - 1 else { return }
            // A word of a vocabulary is no type, and is described by the member that has it.
            if conformances[type.name]?.contains("String") != true { note(type.name, name) }
            for parameter in Self.parameters(of: comment) {
                sentences[type.name, default: [:]]["\(name).\(parameter.name)"] =
                    parameter.sentence
            }
        default: break
        }
    }

    private static let modifiers: Set<Substring> = [
        "public", "package", "internal", "private", "fileprivate", "indirect", "static", "set)",
    ]

    private mutating func note(_ type: String, _ member: String) {
        let sentence = Self.sentence(of: comment)
        // The word of a vocabulary is no member in JSON.
        guard !sentence.isEmpty, member != "rawValue" else { return }
        sentences[type, default: [:]][member] = sentence
    }

    /// The first sentence of a comment, without DocC markup.
    static func sentence(of comment: [Substring]) -> String {
        // Swift code checks an invariant with `breaches`, but JSON only has it.
        var text = comment.prefix { !$0.isEmpty }.joined(separator: " ")
            .replacing(", which ``breaches`` checks", with: "")
        var end = text.startIndex
        while let point = text[end...].firstIndex(where: { $0 == "." || $0 == ":" }) {
            end = text.index(after: point)
            let isLast = end == text.endIndex || text[end] == " "
            if text[point] == ".", isLast {
                text = String(text[..<end])
                break
            }
        }
        // ``Type/member`` is a link; its last step is the name.
        let parts = text.split(separator: "``", omittingEmptySubsequences: false)
        return inJSON(
            parts.enumerated().map { place, part in
                place % 2 == 0 ? String(part) : "`\(part.split(separator: "/").last ?? part)`"
            }.joined())
    }

    /// A sentence with the words for JSON, in which a member without a value is absent.
    private static func inJSON(_ sentence: String) -> String {
        let parts = sentence.split(separator: "`nil`", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: String(parts.first ?? "")) { text, rest in
            let next = rest.dropFirst().prefix { $0.isLetter }
            let isAdjective = next.isEmpty || adjectiveFollowers.contains(next)
            text += (isAdjective ? "absent" : "absence") + rest
        }
    }

    /// The words before which `nil` means “absent”; before verbs it means “absence”.
    private static let adjectiveFollowers: Set<Substring> = [
        "for", "if", "while", "to", "before", "unless",
    ]

    /// The first sentence about each parameter in a comment.
    static func parameters(of comment: [Substring]) -> [(name: String, sentence: String)] {
        var found: [(name: String, lines: [Substring])] = []
        for line in comment.drop(while: { !$0.hasPrefix("- Parameter") }) {
            let item = line.hasPrefix("- Parameter ") ? line.dropFirst(12) : line.dropFirst(2)
            if line.hasPrefix("- "), let colon = item.firstIndex(of: ":") {
                let text = item[colon...].dropFirst().drop { $0 == " " }
                if !text.isEmpty { found.append((String(item[..<colon]), [text])) }
            } else if !found.isEmpty {
                found[found.count - 1].lines.append(line)
            }
        }
        return found.map { ($0.name, sentence(of: $0.lines)) }
    }

    /// Counts the braces of a line outside of string literals.
    private mutating func count(_ line: Substring) {
        if line.contains(#"""""#) {
            let marks = line.split(separator: #"""""#, omittingEmptySubsequences: false).count - 1
            if marks % 2 == 1 { isInText.toggle() }
            if isInText { return }
        } else if isInText {
            return
        }
        var isQuoted = false
        var isEscaped = false
        for letter in line {
            if isEscaped {
                isEscaped = false
            } else if letter == "\\" {
                isEscaped = isQuoted
            } else if letter == "\"" {
                isQuoted.toggle()
            } else if !isQuoted, letter == "{" {
                if let name = header {
                    types.append((name, depth))
                    header = nil
                }
                depth += 1
            } else if !isQuoted, letter == "}" {
                depth -= 1
                if let type = types.last, type.depth >= depth { types.removeLast() }
            }
        }
    }
}
