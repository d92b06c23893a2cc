import CandelaJSON
import CandelaLanguage

extension WordingChecks {
    /// Checks that inserted texts, and weights that are spoken with their unit, stand alone, and
    /// that typed text is in quotation marks.
    mutating func checkValues(_ text: WordingText) {
        let phrase = text.phrase
        let mayGovern =
            text.isSource && related(to: phrase).contains(where: \.isRephrased)
        for form in text.text.wholes {
            for (index, piece) in form.template.pieces.enumerated() {
                guard case .value(let value, _) = piece else { continue }
                let kinds = kinds(of: value.name, in: phrase)
                let edges = form.template.edges(at: index)
                if !mayGovern, !edges.areClosed, mustStandAlone(value, kinds, text),
                    !(text.isOverlaid && isGovernedInSource(value.name, phrase))
                {
                    reportGoverned(value.name, text, at: form.place)
                } else if !mayGovern, kinds.contains(.typedText), edges.needQuotes {
                    report(
                        "unquoted-text",
                        "'\(value.name)' of '\(phrase.key)' is typed text without quotation marks",
                        at: form.place,
                        help: ["put it in quotation marks, so that it is no part of the sentence"],
                        isTaste: true)
                }
            }
        }
    }

    private mutating func reportGoverned(
        _ name: String, _ text: WordingText, at place: SourcePosition
    ) {
        let key = text.phrase.key
        report(
            "governed-value", "'\(name)' does not stand alone in '\(key)'", at: place,
            help: [
                "languages would inflect it: put it after a colon or a comma, in quotation marks, "
                    + "or at an end of the phrase beside punctuation",
                text.isSource
                    ? "or write 'Other languages: …' into the comment, and there how to rephrase it"
                    : "do so even if the source text does not",
            ], isTaste: true)
    }

    private func mustStandAlone(
        _ value: PhrasePlaceholder, _ kinds: [ValueKind], _ text: WordingText
    ) -> Bool {
        if value.specifier == .text { return !kinds.contains(.sentence) }
        // Units are abbreviated where they are drawn, and inflect where they are spoken.
        guard kinds.contains(.weight), !catalog.isForUnit(text.phrase) else { return false }
        let isSpoken = text.phrase.isSpoken || catalog[text.phrase.key + ".spoken"] == nil
        return isSpoken && !variesByUnit(text)
    }

    /// Whether a language has a sentence of its own for each of several units.
    private func variesByUnit(_ text: WordingText) -> Bool {
        let key =
            text.phrase.isSpoken
            ? String(text.phrase.key.dropLast(".spoken".count)) : text.phrase.key
        return catalog.units.count { catalog["\(key).\($0)"]?.texts[text.language] != nil } > 1
    }

    /// Whether the package's own text has the same fault, for a reason given in its comment, which
    /// apps do not have.
    private func isGovernedInSource(_ name: String, _ phrase: CatalogPhrase) -> Bool {
        let usual = phrase.texts[catalog.sourceLanguage]?.wholes ?? []
        return usual.contains { form in
            form.template.pieces.enumerated().contains { index, piece in
                guard case .value(let value, _) = piece, value.name == name else { return false }
                return !form.template.edges(at: index).areClosed
            }
        }
    }

    /// Checks that the singular of the source text shows its number.
    mutating func checkNumberOfOne(_ text: WordingText) {
        guard text.isSource else { return }
        let counted = text.text.countedName(among: text.phrase.placeholders(in: catalog))
        if let name = counted.first, let form = text.text.plural[.one],
            !form.template.values.contains(where: { $0.name == name }),
            !form.template.substitutions.contains(name)
        {
            reportOne(name, text, at: form.place)
        }
        for substitution in text.text.substitutions {
            guard let form = substitution.plural[.one], !form.template.pieces.contains(.argument)
            else { continue }
            reportOne(substitution.placeholder.name, text, at: form.place)
        }
    }

    private mutating func reportOne(_ name: String, _ text: WordingText, at place: SourcePosition) {
        report(
            "one-without-number",
            "'one' of '\(text.phrase.key)' does not show '\(name)'", at: place,
            help: [
                "'one' is also 0 in French and Hindi and 21 in Russian: show the number, or write "
                    + "a separate phrase for exactly one"
            ], isTaste: true)
    }
}

extension PhraseTemplate {
    /// The text beside a value.
    fileprivate func edges(at index: Int) -> ValueEdges {
        ValueEdges(
            before: edge(pieces[..<index].reversed(), -1),
            after: edge(pieces[(index + 1)...], 1))
    }

    private func edge(_ pieces: some Sequence<Piece>, _ step: Int) -> ValueEdges.Edge {
        for piece in pieces {
            guard case .words(let words) = piece else { return .word }
            if let edge = ValueEdges.Edge(of: words, step: step) { return edge }
        }
        return .end
    }
}
