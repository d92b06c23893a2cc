/// A text of a phrase table in pieces: words, and what ``PhraseRenderer`` reads between them.
struct PhraseSegments {
    private var pieces: [(text: String, isWords: Bool)] = []

    /// Takes a text apart.
    init(_ text: String) {
        var depth = 0
        var rest = text[...]
        var words = ""
        func endWords() {
            if !words.isEmpty { pieces.append((words, true)) }
            words = ""
        }
        func take(_ syntax: Substring) {
            endWords()
            pieces.append((String(syntax), false))
            rest = rest[syntax.endIndex...]
        }
        while let next = rest.first {
            if next == "%", rest.dropFirst().first == "(", let close = rest.firstIndex(of: ")") {
                let after = rest[rest.index(after: close)...]
                if after.first == "{" {
                    depth += 1
                    take(rest[...(after.firstIndex(of: ":") ?? close)])
                } else {
                    let length = after.first == "@" ? 1 : after.hasPrefix("lld") ? 3 : 2
                    take(rest[..<after.prefix(length).endIndex])
                }
            } else if next == "%" {
                // A sign that means itself is no letter, so it passes for one piece of words.
                words += rest.prefix(2)
                rest = rest.dropFirst(2)
            } else if depth > 0, next == "|", let colon = rest.firstIndex(of: ":") {
                take(rest[...colon])
            } else if depth > 0, next == "}" {
                depth -= 1
                take(rest.prefix(1))
            } else {
                words.append(next)
                rest = rest.dropFirst()
            }
        }
        endWords()
    }

    /// The text with its words changed and all else as it is.
    func mapping(_ transform: (String) -> String) -> String {
        pieces.map { $0.isWords ? transform($0.text) : $0.text }.joined()
    }
}
