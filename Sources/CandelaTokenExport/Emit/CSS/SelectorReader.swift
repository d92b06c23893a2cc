/// A reader of one CSS selector without commas, which finds what makes browsers drop its rule.
///
/// Names of elements, classes and pseudo-classes are not looked up: browsers add to them.
///
/// Source: W3C, Selectors Level 4, section 17 “Grammar”.
struct SelectorReader {
    private var rest: ArraySlice<Unicode.Scalar>

    init(_ text: String) { rest = Array(text.unicodeScalars)[...] }

    /// The reason that a text with matching brackets and quotes is no selector, as the end of a
    /// sentence; `nil` if it is one.
    ///
    /// - Parameter isRelative: Whether it may begin with a combinator, as in `:has(> a)`.
    static func fault(_ text: String, isRelative: Bool = false) -> String? {
        var reader = SelectorReader(text)
        do throws(Fault) {
            try reader.selector(isRelative: isRelative)
            return nil
        } catch {
            return error.words
        }
    }

    private struct Fault: Error {
        let words: String
    }

    private mutating func selector(isRelative: Bool) throws(Fault) {
        skipSpaces()
        if isRelative, takeCombinator() { skipSpaces() }
        while true {
            try compound()
            let isSpaced = skipSpaces()
            guard let next = rest.first else { return }
            if takeCombinator() {
                skipSpaces()
            } else if !isSpaced {
                throw unexpected(next)
            }
        }
    }

    private mutating func compound() throws(Fault) {
        let count = rest.count
        if rest.first == "&" {
            rest.removeFirst()
        } else {
            try element()
        }
        while let mark = rest.first {
            switch mark {
            case "#", ".":
                rest.removeFirst()
                guard takeName() else { throw nameless(mark) }
            case ":": try pseudo()
            case "[": try attribute()
            default:
                guard rest.count < count else { throw unexpected(mark) }
                return
            }
        }
        guard rest.count < count else { throw Fault(words: "ends with a combinator") }
    }

    /// Reads `a`, `*`, `ns|a` or nothing.
    private mutating func element() throws(Fault) {
        let isNamed = take("*") || takeName()
        guard rest.first == "|", rest.dropFirst().first != "|" else { return }
        rest.removeFirst()
        guard take("*") || takeName() else {
            throw isNamed ? nameless("|") : unexpected("|")
        }
    }

    private mutating func pseudo() throws(Fault) {
        rest.removeFirst()
        let isElement = take(":")
        let start = rest
        guard takeName() else { throw nameless(":") }
        guard rest.first == "(" else { return }
        let word = String(String.UnicodeScalarView(start.prefix(start.count - rest.count)))
        let content = bracketed(until: ")")
        let takesSelectors = Self.selectorFunctions.contains(word.lowercased())
        guard takesSelectors, !isElement || word.lowercased() == "slotted" else { return }
        for part in SelectorScanner(content).parts() {
            let fault = Self.fault(part, isRelative: word.lowercased() == "has")
            if let fault { throw Fault(words: part.isEmpty ? "has an empty ':\(word)()'" : fault) }
        }
    }

    private static let selectorFunctions: Set<String> = [
        "is", "not", "where", "has", "host", "host-context", "slotted",
    ]

    private mutating func attribute() throws(Fault) {
        var content = SelectorReader(bracketed(until: "]"))
        guard content.isAttribute() else {
            throw Fault(words: "has an attribute that is not of the form '[name=\"value\"]'")
        }
    }

    /// Whether all of the text is what an attribute selector has between its brackets.
    private mutating func isAttribute() -> Bool {
        skipSpaces()
        var isNamed = !take("*") && takeName()
        if rest.first == "|", rest.dropFirst().first != "=" {
            rest.removeFirst()
            isNamed = takeName()
        }
        guard isNamed else { return false }
        skipSpaces()
        guard !rest.isEmpty else { return true }
        if let mark = rest.first, "~|^$*".unicodeScalars.contains(mark) { rest.removeFirst() }
        guard take("=") else { return false }
        skipSpaces()
        guard takeString() || takeName() else { return false }
        skipSpaces()
        _ = takeName()
        skipSpaces()
        return rest.isEmpty
    }

    // MARK: Tokens

    @discardableResult
    private mutating func skipSpaces() -> Bool {
        let count = rest.count
        rest = rest.drop { $0 == " " }
        return rest.count < count
    }

    private mutating func take(_ mark: Unicode.Scalar) -> Bool {
        guard rest.first == mark else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func takeCombinator() -> Bool {
        if rest.starts(with: "||".unicodeScalars) {
            rest.removeFirst(2)
            return true
        }
        return take(">") || take("+") || take("~")
    }

    /// Takes a name: it begins with a letter, `_`, `--`, or `-` and one of these.
    private mutating func takeName() -> Bool {
        let start = rest.first == "-" ? rest.dropFirst() : rest
        guard let first = start.first, !("0"..."9").contains(first), first != "-" || start != rest
        else { return false }
        return takeLetters()
    }

    /// Takes letters, digits, `-`, `_` and escapes.
    private mutating func takeLetters() -> Bool {
        let count = rest.count
        while let scalar = rest.first {
            if scalar == "\\" {
                rest = rest.dropFirst(2)
            } else if scalar == "-" || scalar == "_" || scalar.value >= 0x80
                || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            {
                rest.removeFirst()
            } else {
                break
            }
        }
        return rest.count < count
    }

    private mutating func takeString() -> Bool {
        guard let quote = rest.first, quote == "\"" || quote == "'" else { return false }
        rest.removeFirst()
        while let scalar = rest.first {
            rest = rest.dropFirst(scalar == "\\" ? 2 : 1)
            if scalar == quote { return true }
        }
        return false
    }

    /// Takes a bracket, all until the one that closes it, and returns what is between them.
    private mutating func bracketed(until end: Unicode.Scalar) -> String {
        let open = rest.removeFirst()
        var content = String.UnicodeScalarView()
        var depth = 1
        while let scalar = rest.first {
            let before = rest
            if takeString() {
                content += before.prefix(before.count - rest.count)
                continue
            }
            rest.removeFirst()
            if scalar == open { depth += 1 }
            if scalar == end { depth -= 1 }
            if depth == 0 { break }
            content.append(scalar)
            if scalar == "\\", let next = rest.popFirst() { content.append(next) }
        }
        return String(content)
    }

    private func nameless(_ mark: Unicode.Scalar) -> Fault {
        Fault(words: "has a '\(mark)' without a name")
    }

    private func unexpected(_ mark: Unicode.Scalar) -> Fault {
        Fault(words: "has an unexpected '\(mark)'")
    }
}
