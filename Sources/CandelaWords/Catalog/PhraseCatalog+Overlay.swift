package import CandelaJSON

extension PhraseCatalog {
    /// The catalog with an app's own texts laid over it, phrase by phrase and language by language.
    ///
    /// A language of the app's own needs every phrase, unless it is a form of one that is there, as
    /// `en-GB` is of `en`: what it lacks is said in that one's words.
    ///
    /// - Parameter file: What to call the app's catalog in diagnostics.
    /// - Returns: Nothing when anything is wrong; then nothing of it may be used.
    package func laying(
        _ bytes: [UInt8], named file: String, diagnostics: inout [Diagnostic]
    ) -> PhraseCatalog? {
        var found: [Diagnostic] = []
        defer { diagnostics += found }
        guard let own = Self.parse(bytes, named: file, diagnostics: &found) else { return nil }
        // Whether Xcode keeps a key is the app's own affair.
        found.removeAll { $0.id == "not-manual" }
        if own.sourceLanguage != sourceLanguage {
            found.append(
                .warning(
                    "other-source-language",
                    "the source language is '\(own.sourceLanguage)' here, and '\(sourceLanguage)' in "
                        + "the package",
                    at: own.sourcePlace,
                    help: [
                        "what a language lacks is said in '\(sourceLanguage)': write "
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
        found += missing(from: own)
        guard !found.hasErrors else { return nil }
        let laid = merged(own) { $0 }
        // What the app says in the language of the source is checked against the source.
        let ownSource = sourceLanguage + "-x-own"
        let apart = merged(own) { $0 == sourceLanguage ? ownSource : $0 }
        found += PhraseChecks(apart, calling: [ownSource: sourceLanguage]).diagnostics
            .filter { $0.place?.file == file }
        found += left(by: own)
        return found.hasErrors ? nil : laid
    }

    /// The phrase that an app's phrase is laid over: that of its key, or for a spoken form or a
    /// sentence for one unit that it belongs to.
    private func base(of phrase: CatalogPhrase) -> CatalogPhrase? {
        self[phrase.key] ?? base(ofUnit: phrase)
            ?? (phrase.isSpoken ? self[String(phrase.key.dropLast(".spoken".count))] : nil)
    }

    /// The language whose words stand in for what another lacks.
    package func parent(of language: String) -> String? {
        var steps = language.split(separator: "-").dropLast()
        while !steps.isEmpty {
            let name = steps.joined(separator: "-")
            if languages.contains(name) { return name }
            steps = steps.dropLast()
        }
        return nil
    }

    /// The phrases that a language of the app's own lacks.
    private func missing(from own: PhraseCatalog) -> [Diagnostic] {
        own.languages.compactMap { language in
            guard !languages.contains(language), parent(of: language) == nil,
                let place = own.phrases.lazy.compactMap({ $0.texts[language]?.place }).first
            else { return nil }
            let needed = phrases.filter {
                $0.isTranslated && !isForUnit($0) && !$0.isSpoken
                    && own[$0.key]?.texts[language] == nil
            }
            guard let first = needed.first else { return nil }
            return .error(
                "missing-language",
                "'\(language)' lacks \(needed.count == 1 ? "a phrase" : "\(needed.count) phrases"): "
                    + "'\(first.key)'" + (needed.count == 1 ? "" : " and more"),
                at: place, help: ["translate all, so that no screen speaks two languages"],
                notes: needed.map { .init("'\($0.key)' is missing") })
        }
    }

    /// What is still said in the words of before, though the phrase it belongs to is the app's.
    private func left(by own: PhraseCatalog) -> [Diagnostic] {
        phrases.flatMap { phrase -> [Diagnostic] in
            let whole =
                base(ofUnit: phrase)?.key
                ?? (phrase.isSpoken ? String(phrase.key.dropLast(".spoken".count)) : nil)
            guard let laid = whole.flatMap({ own[$0] }) else { return [] }
            return phrase.texts.keys.sorted().compactMap { language in
                guard let text = laid.texts[language], own[phrase.key]?.texts[language] == nil
                else { return nil }
                return .warning(
                    "words-left", "'\(phrase.key)' keeps the words it had", at: text.place,
                    help: ["say it too, so that what is read and what is heard agree"])
            }
        }
    }

    /// Both catalogs in one, the app's texts winning.
    ///
    /// - Parameter name: What a language of the app's is called in it.
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
