import CandelaWords

/// A pattern of ``PhraseRenderer``, parsed.
struct PhrasePattern {
    private var pieces: [Piece] = []

    private enum Piece {
        /// Text, with its escaped characters.
        case words(String)
        /// A value: its name, and `@`, `lf` or `lld`.
        case value(String, format: String)
        /// The plural forms of the number with a name.
        case forms(String, [(category: String, pattern: PhrasePattern)])
    }

    /// Parses a pattern.
    init(_ text: String) {
        var rest = text.unicodeScalars[...]
        self.init(&rest, isForm: false)
    }

    private init(_ rest: inout Substring.UnicodeScalarView, isForm: Bool) {
        var words = ""
        func take(_ count: Int) -> String {
            defer { rest = rest.dropFirst(count) }
            return String(rest.prefix(count))
        }
        while let next = rest.first {
            if isForm, next == "|" || next == "}" { break }
            guard next == "%" else {
                words += take(1)
                continue
            }
            guard rest.dropFirst().first == "(", let close = rest.firstIndex(of: ")") else {
                words += take(2)
                continue
            }
            if !words.isEmpty { pieces.append(.words(words)) }
            words = ""
            let name = String(rest[..<close].dropFirst(2))
            rest = rest[close...].dropFirst()
            if rest.first == "{" {
                pieces.append(.forms(name, Self.forms(&rest)))
            } else {
                let isLong = rest.starts(with: "lld".unicodeScalars)
                pieces.append(.value(name, format: take(rest.first == "@" ? 1 : isLong ? 3 : 2)))
            }
        }
        if !words.isEmpty { pieces.append(.words(words)) }
    }

    private static func forms(
        _ rest: inout Substring.UnicodeScalarView
    ) -> [(category: String, pattern: PhrasePattern)] {
        var forms: [(category: String, pattern: PhrasePattern)] = []
        // Each form begins after `{` or `|`.
        while rest.first == "{" || rest.first == "|" {
            let colon = rest.firstIndex(of: ":") ?? rest.endIndex
            let category = String(rest[..<colon].dropFirst())
            rest = rest[colon...].dropFirst()
            forms.append((category, PhrasePattern(&rest, isForm: true)))
        }
        rest = rest.dropFirst()
        return forms
    }

    /// The pattern as text.
    var text: String {
        pieces.map { piece in
            switch piece {
            case .words(let words): words
            case .value(let name, let format): "%(\(name))\(format)"
            case .forms(let name, let forms):
                "%(\(name)){"
                    + forms.map { "\($0.category):\($0.pattern.text)" }.joined(separator: "|") + "}"
            }
        }.joined()
    }

    /// The pattern with its words transformed.
    func mapping(_ transform: (String) -> String) -> PhrasePattern {
        var pattern = self
        pattern.pieces = pieces.map { piece in
            switch piece {
            case .words(let words): .words(transform(words))
            case .value: piece
            case .forms(let name, let forms):
                .forms(name, forms.map { ($0.category, $0.pattern.mapping(transform)) })
            }
        }
        return pattern
    }

    // MARK: Agreement

    /// The pattern with ``PhraseArgument/agreeing`` names for the values that do not stand alone.
    func markingGovernedValues() -> PhrasePattern { marking(before: .end, after: .end) }

    private func marking(before: ValueEdges.Edge, after: ValueEdges.Edge) -> PhrasePattern {
        var pattern = self
        pattern.pieces = pieces.indices.map { index in
            let edges = ValueEdges(
                before: edge(pieces[..<index].reversed(), -1) ?? before,
                after: edge(pieces[(index + 1)...], 1) ?? after)
            switch pieces[index] {
            case .words: return pieces[index]
            case .value(let name, let format):
                return edges.areClosed
                    ? pieces[index] : .value(PhraseArgument.agreeing(name), format: format)
            case .forms(let name, let forms):
                return .forms(
                    name,
                    forms.map {
                        ($0.category, $0.pattern.marking(before: edges.before, after: edges.after))
                    })
            }
        }
        return pattern
    }

    /// The edge of the nearest piece with more than blanks; `nil` without one.
    private func edge(_ pieces: some Sequence<Piece>, _ step: Int) -> ValueEdges.Edge? {
        for piece in pieces {
            guard case .words(let words) = piece else { return .word }
            if let edge = ValueEdges.Edge(of: words, step: step) { return edge }
        }
        return nil
    }

    /// The pattern with Arabic's six plural forms, each followed by its name, and with
    /// ``PhraseArgument/agreeing`` names for the values before a word that has no plural forms.
    func withArabicForms(marksNumbers: Bool) -> PhrasePattern {
        withArabicForms(of: [], marksNumbers)
    }

    private func withArabicForms(of names: Set<String>, _ marksNumbers: Bool) -> PhrasePattern {
        var pattern = self
        pattern.pieces = pieces.indices.map { index in
            switch pieces[index] {
            case .words: return pieces[index]
            case .value(let name, let format):
                guard marksNumbers, !names.contains(name), index + 1 < pieces.count,
                    case .words(let words) = pieces[index + 1], words.beginsWithNoun
                else { return pieces[index] }
                return .value(PhraseArgument.agreeing(name), format: format)
            case .forms(let name, let forms):
                return .forms(
                    name,
                    PluralRule.arabic.categories.compactMap { category in
                        let usual = forms.first { $0.category == PluralCategory.other.rawValue }
                        let own = forms.first { $0.category == category.rawValue }
                        guard var form = (own ?? usual)?.pattern else { return nil }
                        form = form.withArabicForms(of: names.union([name]), marksNumbers)
                        form.pieces.append(.words("‹\(category.rawValue)›"))
                        return (category.rawValue, form)
                    })
            }
        }
        return pattern
    }
}

extension String {
    /// Whether the text begins with a word that could be counted by the number before it.
    fileprivate var beginsWithNoun: Bool {
        let rest = first == " " || first == "-" || first == "\u{A0}" ? dropFirst() : self[...]
        let word = rest.prefix { $0.isLetter }
        return !word.isEmpty && !["of", "to", "or", "and", "from"].contains(word)
    }
}
