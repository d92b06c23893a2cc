import CandelaLanguage

extension PhrasePattern {
    /// The pattern with its words transformed.
    func mapping(_ transform: (String) -> String) -> PhrasePattern {
        PhrasePattern(Self.mapping(pieces, transform))
    }

    private static func mapping(_ pieces: [Piece], _ transform: (String) -> String) -> [Piece] {
        pieces.map { piece in
            switch piece {
            case .words(let words): .words(transform(words))
            case .value: piece
            case .forms(let name, let forms):
                .forms(name, forms.map { Form($0.category, mapping($0.pieces, transform)) })
            }
        }
    }

    /// The pattern with ``PhraseArgument/agreeing`` names for the values that do not stand alone.
    func markingGovernedValues() -> PhrasePattern {
        PhrasePattern(Self.marking(pieces, before: .end, after: .end))
    }

    private static func marking(
        _ pieces: [Piece], before: ValueEdges.Edge, after: ValueEdges.Edge
    ) -> [Piece] {
        pieces.indices.map { index in
            let edges = ValueEdges(
                before: edge(pieces[..<index].reversed(), -1) ?? before,
                after: edge(pieces[(index + 1)...], 1) ?? after)
            switch pieces[index] {
            case .words: return pieces[index]
            case .value(let value): return edges.areClosed ? pieces[index] : .value(value.agreeing)
            case .forms(let name, let forms):
                return .forms(
                    name,
                    forms.map {
                        Form(
                            $0.category,
                            marking($0.pieces, before: edges.before, after: edges.after))
                    })
            }
        }
    }

    /// The edge of the nearest piece with more than blanks; `nil` without one.
    private static func edge(_ pieces: some Sequence<Piece>, _ step: Int) -> ValueEdges.Edge? {
        for piece in pieces {
            guard case .words(let words) = piece else { return .word }
            if let edge = ValueEdges.Edge(of: words, step: step) { return edge }
        }
        return nil
    }

    /// The pattern with Arabic's six plural forms, each followed by its name, and with
    /// ``PhraseArgument/agreeing`` names for the values before a word that has no plural forms.
    func withArabicForms(marksNumbers: Bool) -> PhrasePattern {
        PhrasePattern(Self.withArabicForms(pieces, of: [], marksNumbers))
    }

    private static func withArabicForms(
        _ pieces: [Piece], of names: Set<String>, _ marksNumbers: Bool
    ) -> [Piece] {
        pieces.indices.map { index in
            switch pieces[index] {
            case .words: return pieces[index]
            case .value(let value):
                guard marksNumbers, !names.contains(value.name), index + 1 < pieces.count,
                    case .words(let words) = pieces[index + 1], words.beginsWithNoun
                else { return pieces[index] }
                return .value(value.agreeing)
            case .forms(let name, let forms):
                return .forms(
                    name,
                    PluralRule.arabic.categories.compactMap { category in
                        let usual = forms.first { $0.category == .other }
                        guard let form = forms.first(where: { $0.category == category }) ?? usual
                        else { return nil }
                        let pieces = withArabicForms(
                            form.pieces, of: names.union([name]), marksNumbers)
                        return Form(category, pieces + [.words("‹\(category.rawValue)›")])
                    })
            }
        }
    }
}

extension PhrasePlaceholder {
    fileprivate var agreeing: PhrasePlaceholder {
        PhrasePlaceholder(name: PhraseArgument.agreeing(name), specifier: specifier)
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
