import CandelaLanguage

extension CatalogText {
    /// The text with one substitution in place of its plural forms, if it has several numbers.
    ///
    /// The forms vary by the number beside the words that differ between them: by `total` in
    /// `%(read)lld of %(total)lld page` and `%(read)lld of %(total)lld pages`. If two numbers are
    /// equally near, or the forms have the same words, the text is unchanged.
    func varyingByOneNumber() -> CatalogText {
        let forms = PluralCategory.allCases.compactMap { category in
            plural[category].map { VaryingForm(category, $0) }
        }
        guard let other = plural[.other], whole == nil, substitutions.isEmpty,
            Set(forms.flatMap(\.pieces).compactMap(\.number)).count > 1,
            let varying = VaryingPart(of: forms)
        else { return self }
        let fragments = forms.map { ($0.category, varying.fragment(of: $0)) }
        let substitution = CatalogSubstitution(
            placeholder: varying.number, argumentNumber: nil, place: other.place,
            plural: Dictionary(fragments) { first, _ in first })
        return CatalogText(
            place: place,
            whole: CatalogForm(template: varying.whole(of: forms[0]), place: other.place),
            plural: [:], substitutions: [substitution])
    }
}

/// A plural form of a whole text, split at its blanks.
private struct VaryingForm {
    let category: PluralCategory
    let form: CatalogForm
    let pieces: [PhraseTemplate.Piece]

    init(_ category: PluralCategory, _ form: CatalogForm) {
        (self.category, self.form) = (category, form)
        pieces = form.template.pieces.flatMap(\.split)
    }
}

/// The part of a text that differs between its plural forms, with the number it belongs to.
private struct VaryingPart {
    /// The number of pieces before the part, the same in all forms.
    private let start: Int

    /// The number of pieces after the part, the same in all forms.
    private let end: Int

    /// The number by which the part varies.
    let number: PhrasePlaceholder

    /// Finds the part; `nil` if the forms are equal, or more than one number can be meant.
    init?(of forms: [VaryingForm]) {
        let lists = forms.map(\.pieces)
        guard let first = lists.first, let shortest = lists.map(\.count).min() else { return nil }
        var (start, end) = (0, 0)
        func all(_ piece: ([PhraseTemplate.Piece]) -> PhraseTemplate.Piece) -> Bool {
            lists.allSatisfy { piece($0) == piece(first) }
        }
        while start < shortest, all({ $0[start] }) { start += 1 }
        while end < shortest - start, all({ $0[$0.count - 1 - end] }) { end += 1 }
        let parts = lists.map { $0[start..<$0.count - end] }
        let numbers = Set(parts.joined().compactMap(\.number))
        guard numbers.count < 2, parts.contains(where: { !$0.isEmpty }) else { return nil }
        let before = first[..<start].lastIndex { $0.number != nil }
        let after = first[(first.count - end)...].firstIndex { $0.number != nil }
        let left = before.map { start - $0 } ?? .max
        let right = after.map { $0 + 1 - (first.count - end) } ?? .max
        if let number = numbers.first {
            // The words beside another number, after a blank at most, can agree with that one.
            guard min(left, right) > 2 else { return nil }
            self.number = number
        } else {
            guard left != right, let place = left < right ? before : after,
                let number = first[place].number
            else { return nil }
            self.number = number
            if left < right { start -= left } else { end -= right }
        }
        (self.start, self.end) = (start, end)
        let isPlain = lists.allSatisfy { list in
            list[self.start..<list.count - self.end].allSatisfy { piece in
                if case .words = piece { true } else { piece.number == number }
            }
        }
        guard isPlain else { return nil }
    }

    /// The part in one form, with its number as the argument of a substitution.
    func fragment(of form: VaryingForm) -> CatalogForm {
        let pieces = form.pieces[start..<form.pieces.count - end].map { piece in
            piece.number == nil ? piece : .argument
        }
        return CatalogForm(template: PhraseTemplate(joining: pieces), place: form.form.place)
    }

    /// The text around the part.
    func whole(of form: VaryingForm) -> PhraseTemplate {
        PhraseTemplate(
            joining: form.pieces[..<start] + [.substitution(number.name)]
                + form.pieces[(form.pieces.count - end)...])
    }
}

extension PhraseTemplate {
    /// Creates a template of pieces, of which adjacent words become one piece.
    fileprivate init(joining pieces: some Sequence<Piece>) {
        self.init(
            pieces.reduce(into: []) { joined, piece in
                if case .words(let words) = piece, case .words(let before)? = joined.last {
                    joined[joined.count - 1] = .words(before + words)
                } else {
                    joined.append(piece)
                }
            })
    }
}

extension PhraseTemplate.Piece {
    /// The number that the piece shows; `nil` for other pieces.
    fileprivate var number: PhrasePlaceholder? {
        if case .value(let value, _) = self, value.specifier != .text { value } else { nil }
    }

    /// The piece; words are split into single words and blanks.
    fileprivate var split: [PhraseTemplate.Piece] {
        guard case .words(let words) = self else { return [self] }
        var parts: [String] = []
        for character in words {
            if let last = parts.last?.last, last.isWhitespace == character.isWhitespace {
                parts[parts.count - 1].append(character)
            } else {
                parts.append(String(character))
            }
        }
        return parts.map { .words($0) }
    }
}
