package import CandelaJSON

extension PhraseCatalog {
    /// The catalog overlaid with an app's catalog, phrase by phrase and language by language.
    ///
    /// A language that only the app has needs every phrase of `keys`, unless it is a variant of an
    /// existing one, as `en-GB` is of `en`: missing phrases fall back to that language.
    ///
    /// - Parameters:
    ///   - file: The name of the app's catalog in diagnostics.
    ///   - keys: The phrases that a new language needs; `nil` for all.
    ///   - style: The severity of the rules for words.
    ///   - receiver: Called with each problem as it is found; `nil` to add the first of each kind
    ///     to `diagnostics`.
    /// - Returns: `nil` if there is any error; then no part of the overlay may be used.
    package func overlaying(
        _ bytes: [UInt8], named file: String, needing keys: Set<String>? = nil,
        style: PhraseStyle = .lenient,
        diagnostics: inout [Diagnostic], passingTo receiver: (@Sendable (Diagnostic) -> Void)? = nil
    ) -> PhraseCatalog? {
        var found = DiagnosticLog(passingTo: receiver)
        defer { diagnostics += found.diagnostics }
        // The app decides whether Xcode manages its keys.
        let own = Self.parse(bytes, named: file, checksState: false, noting: &found)
        guard let own else { return nil }
        if own.sourceLanguage != sourceLanguage {
            found.append(
                .warning(
                    "other-source-language",
                    "the source language is '\(own.sourceLanguage)' here, and '\(sourceLanguage)' in "
                        + "the package",
                    at: own.sourcePlace,
                    help: [
                        "phrases that a language lacks are shown in '\(sourceLanguage)': write "
                            + "\"sourceLanguage\" : \"\(sourceLanguage)\""
                    ]))
        }
        var known = SuggestionIndex(phrases.map(\.key))
        for phrase in own.phrases where base(of: phrase) == nil {
            found.append(
                .error(
                    "unknown-key", "there is no phrase '\(phrase.key)'", at: phrase.place,
                    help: known.help(for: phrase.key)))
        }
        found += own.emptyTexts { phrase in keys?.contains(whole(of: phrase)) != false }
        found += missing(from: own, needing: keys)
        guard !found.hasErrors else { return nil }
        let laid = merged(own) { $0 }
        // The app's texts in the source language are checked against the package's source texts.
        let ownSource = sourceLanguage + "-x-own"
        let apart = merged(own) { $0 == sourceLanguage ? ownSource : $0 }
        let names = [ownSource: sourceLanguage]
        var checked = DiagnosticLog(passingTo: receiver)
        checked = PhraseChecks(apart, style, calling: names, only: file, noting: checked).log
        checked = WordingChecks(apart, style, calling: names, only: file, noting: checked).log
        checked.sortByPlace()
        found += checked
        found += left(by: own)
        return found.hasErrors ? nil : laid
    }

    /// The phrase that an app's phrase overrides: the one with the same key or, for a spoken form
    /// or a unit variant, the one it belongs to.
    private func base(of phrase: CatalogPhrase) -> CatalogPhrase? {
        self[phrase.key] ?? base(ofUnit: phrase)
            ?? (phrase.isSpoken ? self[String(phrase.key.dropLast(".spoken".count))] : nil)
    }

    /// The key of the phrase that a spoken form or a unit variant belongs to; otherwise its own.
    private func whole(of phrase: CatalogPhrase) -> String {
        if let base = base(ofUnit: phrase) { return base.key }
        return phrase.isSpoken ? String(phrase.key.dropLast(".spoken".count)) : phrase.key
    }

    /// Errors for the empty texts of some phrases, in file order.
    func emptyTexts(of isNeeded: (CatalogPhrase) -> Bool) -> [Diagnostic] {
        phrases.filter { !$0.emptyTexts.isEmpty && isNeeded($0) }.flatMap { phrase in
            phrase.emptyTexts.sorted { $0.key < $1.key }.map { language, place in
                .error(
                    "empty-text", "'\(phrase.key)' has an empty text in '\(language)'", at: place,
                    help: [
                        phrase.isSpoken
                            ? "write it, or remove it if it is spoken as it is written"
                            : "write it, or remove '\(language)' from this phrase"
                    ])
            }
        }
    }

    /// The language that phrases missing from `language` fall back to; `nil` without one.
    package func parent(of language: String) -> String? {
        var steps = language.split(separator: "-").dropLast()
        while !steps.isEmpty {
            let name = steps.joined(separator: "-")
            if languages.contains(name) { return name }
            steps = steps.dropLast()
        }
        return nil
    }

    /// The same phrases in a catalog of other languages; all texts are kept.
    package func inLanguages(_ languages: [String]) -> PhraseCatalog {
        PhraseCatalog(sourceLanguage: sourceLanguage, languages: languages, phrases: phrases)
    }

    /// Errors for the phrases missing from a language that only the app has.
    private func missing(
        from own: PhraseCatalog, needing keys: Set<String>?
    ) -> [Diagnostic] {
        own.languages.compactMap { language in
            guard !languages.contains(language), parent(of: language) == nil,
                let place = own.phrases.lazy.compactMap({ $0.texts[language]?.place }).first
            else { return nil }
            let needed = phrases.filter {
                $0.isTranslated && !isForUnit($0) && !$0.isSpoken
                    && keys?.contains($0.key) != false && own[$0.key]?.texts[language] == nil
                    && own[$0.key]?.emptyTexts[language] == nil
                    && $0.texts[language] == nil
            }
            guard let first = needed.first else { return nil }
            return .error(
                "missing-language",
                "'\(language)' lacks \(needed.count == 1 ? "a phrase" : "\(needed.count) phrases"): "
                    + "'\(first.key)'" + (needed.count == 1 ? "" : " and more"),
                at: place, help: ["translate all of them, so that no screen mixes two languages"],
                notes: needed.map { .init("'\($0.key)' is missing") })
        }
    }

    /// Warnings for spoken forms and unit variants that the app left unchanged when it overrode
    /// their phrase.
    private func left(by own: PhraseCatalog) -> [Diagnostic] {
        phrases.flatMap { phrase -> [Diagnostic] in
            let whole = whole(of: phrase)
            guard whole != phrase.key, let laid = own[whole] else { return [] }
            return phrase.texts.keys.sorted().compactMap { language in
                guard let text = laid.texts[language], own[phrase.key]?.texts[language] == nil
                else { return nil }
                return .warning(
                    "words-left", "'\(phrase.key)' keeps its old text", at: text.place,
                    help: ["override it too, so that all forms of the phrase agree"])
            }
        }
    }

    /// Both catalogs merged; the app's texts take precedence.
    ///
    /// - Parameter name: Maps the app's language names to names in the merged catalog.
    private func merged(_ own: PhraseCatalog, _ name: (String) -> String) -> PhraseCatalog {
        let fromOwn = own.languages.filter { language in
            own.phrases.contains { $0.texts[language] != nil }
        }
        func texts(_ phrase: CatalogPhrase) -> [String: CatalogText] {
            var texts = phrase.texts
            for language in fromOwn {
                let usual = texts[language] ?? parent(of: language).flatMap { texts[$0] }
                texts[name(language)] = own[phrase.key]?.texts[language] ?? usual
            }
            return texts
        }
        var all = phrases.map { phrase in
            CatalogPhrase(
                key: phrase.key, place: phrase.place, comment: phrase.comment,
                isTranslated: phrase.isTranslated, isReadable: phrase.isReadable,
                texts: texts(phrase))
        }
        for phrase in own.phrases where self[phrase.key] == nil {
            let texts = Dictionary(
                uniqueKeysWithValues: phrase.texts.map { (name($0.key), $0.value) })
            all.append(
                CatalogPhrase(
                    key: phrase.key, place: phrase.place, comment: "an app's own",
                    isTranslated: true, isReadable: phrase.isReadable, texts: texts))
        }
        let more = Set(fromOwn.map(name)).subtracting(languages).sorted()
        return PhraseCatalog(
            sourceLanguage: sourceLanguage, languages: languages + more, phrases: all)
    }
}
