/// Finds what the doc comments of Swift source say of types and properties that are seen outside of
/// their module, in one sentence each: the words a JSON Schema describes them with.
///
/// It reads lines, not grammar: declarations begin a line, as `swift format` leaves them.
struct DocScanner {
    /// The first sentences, by `Type`, `Type.member` and `Type.case.parameter`.
    private(set) var sentences: [String: String] = [:]

    /// The types around the line, each with how many braces are open outside of it.
    private var types: [(name: String, depth: Int)] = []
    private var depth = 0
    private var comment: [Substring] = []

    /// The protocols, whose members are as open as they are.
    private var protocols: Set<String> = []

    /// The type whose opening brace is still to come.
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
        if line.hasPrefix("@") || line.hasPrefix("//") { return }
        if !isInText { declare(line) }
        comment = []
        count(line)
    }

    private mutating func declare(_ line: Substring) {
        var words = line.split { $0 == " " || $0 == ":" || $0 == "(" || $0 == "<" || $0 == "," }[
            ...]
        let isOpen =
            words.first == "public" || words.first == "package"
            || protocols.contains(types.last?.name ?? "")
        while let first = words.first, Self.modifiers.contains(first) { words.removeFirst() }
        guard words.count > 1, let keyword = words.first else { return }
        let name = String(words[words.startIndex + 1])
        switch keyword {
        case "struct", "enum", "protocol":
            let path = (types.last.map { $0.name + "." } ?? "") + name
            if isOpen { note(path) }
            if keyword == "protocol" { protocols.insert(path) }
            header = path
        case "extension": header = name
        case "let", "var":
            guard isOpen, let type = types.last, type.depth == depth - 1 else { return }
            note(type.name + "." + name)
        case "case":
            guard let type = types.last, type.depth == depth - 1 else { return }
            for parameter in Self.parameters(of: comment) {
                sentences["\(type.name).\(name).\(parameter.name)"] = parameter.sentence
            }
        default: break
        }
    }

    private static let modifiers: Set<Substring> = [
        "public", "package", "internal", "private", "fileprivate", "indirect", "static", "set)",
    ]

    private mutating func note(_ path: String) {
        let sentence = Self.sentence(of: comment)
        if !sentence.isEmpty { sentences[path] = sentence }
    }

    /// The first sentence of a comment, without the marks of DocC.
    static func sentence(of comment: [Substring]) -> String {
        var text = comment.prefix { !$0.isEmpty }.joined(separator: " ")
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
        return parts.enumerated().map { place, part in
            place % 2 == 0 ? String(part) : String(part.split(separator: "/").last ?? part)
        }.joined()
    }

    /// What a comment says of parameters, each in its first sentence.
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

    /// Follows the braces of a line outside of texts.
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
