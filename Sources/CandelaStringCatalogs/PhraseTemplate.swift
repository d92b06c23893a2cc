package import CandelaLanguage

/// A text of the catalog, split at its placeholders.
package struct PhraseTemplate: Sendable, Hashable {
    /// The parts of the text, in order.
    package let pieces: [Piece]

    /// Words or one placeholder.
    package enum Piece: Sendable, Hashable {
        /// Literal text, in which `%%` is replaced by a percent sign.
        case words(String)
        /// `%(name)lld`, `%(name)lf` or `%(name)@`, with its position if it is given as in
        /// `%1$(name)@`.
        case value(PhrasePlaceholder, position: Int?)
        /// `%#@name@`: the plural forms of a substitution.
        case substitution(String)
        /// `%arg`: the number of the substitution the text belongs to.
        case argument
    }

    package init(_ pieces: [Piece]) { self.pieces = pieces }

    /// Parses a text.
    ///
    /// - Throws: ``Fault`` at the first `%` that does not begin a placeholder or `%%`.
    package init(_ text: String) throws(Fault) {
        var pieces: [Piece] = []
        var words = ""
        var rest = text[...]
        while let percent = rest.firstIndex(of: "%") {
            words += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                words += "%"
                rest = rest.dropFirst()
                continue
            }
            if !words.isEmpty { pieces.append(.words(words)) }
            words = ""
            pieces.append(try Self.placeholder(&rest))
        }
        words += rest
        if !words.isEmpty { pieces.append(.words(words)) }
        self.pieces = pieces
    }

    /// The text in the syntax of catalogs.
    package var text: String {
        pieces.map { piece in
            switch piece {
            case .words(let words): words.replacing("%", with: "%%")
            case .value(let value, let position):
                "%\(position.map { "\($0)$" } ?? "")(\(value.name))\(value.specifier.rawValue)"
            case .substitution(let name): "%#@\(name)@"
            case .argument: "%arg"
            }
        }.joined()
    }

    /// A malformed placeholder.
    package struct Fault: Error, Sendable, Hashable {
        /// The kind of problem, as the identifier of a diagnostic.
        package let id: String
        /// The message, quoting the text.
        package let message: String
        /// The suggested replacement.
        package let help: String
    }

    /// The placeholders in order, including repetitions.
    package var values: [PhrasePlaceholder] {
        pieces.compactMap { if case .value(let placeholder, _) = $0 { placeholder } else { nil } }
    }

    /// The explicit positions, with their placeholders' names.
    package var positions: [(name: String, position: Int)] {
        pieces.compactMap {
            guard case .value(let placeholder, let position?) = $0 else { return nil }
            return (placeholder.name, position)
        }
    }

    /// The names of the substitutions in the text, in order.
    package var substitutions: [String] {
        pieces.compactMap { if case .substitution(let name) = $0 { name } else { nil } }
    }

    private static func placeholder(_ rest: inout Substring) throws(Fault) -> Piece {
        if rest.hasPrefix("arg") {
            rest = rest.dropFirst(3)
            return .argument
        }
        if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
            let name = rest[rest.index(rest.startIndex, offsetBy: 2)..<end]
            rest = rest[rest.index(after: end)...]
            return .substitution(String(name))
        }
        let digits = rest.prefix { ("0"..."9").contains($0) }
        let position = rest.dropFirst(digits.count).hasPrefix("$(") ? Int(digits) : nil
        if position != nil { rest = rest.dropFirst(digits.count + 1) }
        guard rest.first == "(", let end = rest.firstIndex(of: ")") else {
            throw Self.stray(rest)
        }
        let name = String(rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[rest.index(after: end)...]
        for specifier in PhrasePlaceholder.Specifier.allCases
        where rest.hasPrefix(specifier.rawValue) {
            rest = rest.dropFirst(specifier.rawValue.count)
            return .value(
                PhrasePlaceholder(name: name, specifier: specifier), position: position)
        }
        throw Fault(
            id: "wrong-specifier", message: "'%(\(name))\(rest.prefix(3))' has no known specifier",
            help: "write %(\(name))lld for a count, %(\(name))lf for a number, %(\(name))@ for text"
        )
    }

    private static func stray(_ rest: Substring) -> Fault {
        let digits = rest.prefix { ("0"..."9").contains($0) }
        let isPositional = rest.dropFirst(digits.count).hasPrefix("$")
        if isPositional
            || ["@", "lld", "ld", "lf", "d", "f", "s", "."].contains(where: rest.hasPrefix)
        {
            return Fault(
                id: "unnamed-placeholder", message: "'%\(rest.prefix(3))' has no name",
                help: "write %(name)lld, %(name)lf or %(name)@")
        }
        return Fault(
            id: "stray-percent", message: "'%\(rest.prefix(3))' is not a placeholder",
            help: "write %% for a percent sign")
    }
}
