import CandelaJSON
import CandelaLanguage

extension PhraseTable {
    /// A string catalog in Xcode's format, reconstructed from compiled texts.
    ///
    /// Plural forms become a variation if they are the whole text, and a substitution otherwise.
    ///
    /// - Parameters:
    ///   - tables: Alternating keys and texts for each language, the source language first.
    ///   - untranslated: The keys of texts that are the same in every language.
    ///   - blank: A language to translate into, for which empty texts with its plural forms are
    ///     written where the tables have none; `nil` for none.
    ///   - comments: The comments for translators, by key.
    package static func catalog(
        _ tables: [(language: String, rows: [String])], untranslated: Set<String> = [],
        blank: String? = nil, comments: [String: String] = [:]
    ) -> [UInt8] {
        let forms = blank.map { PluralRule(language: $0)?.categories ?? [.other] } ?? []
        let texts = tables.map { ($0.language, patterns($0.rows)) }
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("sourceLanguage", tables.first?.language ?? "")
        writer.name("strings")
        writer.beginObject()
        for key in Set(texts.flatMap(\.1.keys)).sorted() {
            let source = texts.first?.1[key]?.placeholders ?? []
            writer.name(key)
            writer.beginObject()
            if let comment = comments[key] { writer.member("comment", comment) }
            writer.member("extractionState", "manual")
            writer.name("localizations")
            writer.beginObject()
            let written = texts.map { ($0.0, $0.1[key], isBlank: false) }
            let isDone = written.contains { $0.0 == blank && $0.1 != nil }
            let own = isDone || untranslated.contains(key) ? nil : blank
            let all = written + (own.map { [($0, texts.first?.1[key], isBlank: true)] } ?? [])
            for (language, text, isBlank) in all.sorted(by: { $0.0 < $1.0 }) {
                guard let text else { continue }
                writer.name(language)
                text.write(
                    to: &writer, source: source, blank: isBlank ? forms.map(\.rawValue) : nil)
            }
            writer.endObject()
            if untranslated.contains(key) {
                writer.name("shouldTranslate")
                writer.bool(false)
            }
            writer.endObject()
        }
        writer.endObject()
        writer.member("version", "1.0")
        writer.endObject()
        // Xcode writes a space before each colon too.
        let lines = String(decoding: writer.finish(), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        return Array(
            lines.map { $0.replacing("\": ", with: "\" : ", maxReplacements: 1) }
                .joined(separator: "\n").utf8)
    }

    /// The compiled texts of a language, by key.
    private static func patterns(_ rows: [String]) -> [String: PhrasePattern] {
        var texts: [String: PhrasePattern] = [:]
        for place in stride(from: 0, to: rows.count - 1, by: 2) where !rows[place + 1].isEmpty {
            texts[rows[place]] = PhrasePattern(rows[place + 1])
        }
        return texts
    }
}

extension PhrasePattern {
    /// The names of the placeholders in order of first use.
    fileprivate var placeholders: [String] {
        var names: [String] = []
        for piece in pieces {
            switch piece {
            case .words: break
            case .value(let value): names.append(value.name)
            case .forms(let name, _): names.append(name)
            }
        }
        return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// - Parameters:
    ///   - source: The names of the placeholders in the order of the source text.
    ///   - blank: The plural forms of a language to translate into, for which texts are empty; `nil`
    ///     to write the texts.
    fileprivate func write(to writer: inout JSONWriter, source: [String], blank: [String]?) {
        writer.beginObject()
        if pieces.count == 1, case .forms(_, let forms) = pieces[0] {
            Self.write(forms, of: nil, to: &writer, blank: blank)
        } else {
            writer.unit(blank == nil ? Self.template(pieces).text : nil)
            writeSubstitutions(to: &writer, source, blank: blank)
        }
        writer.endObject()
    }

    private func writeSubstitutions(
        to writer: inout JSONWriter, _ source: [String], blank: [String]?
    ) {
        // A number whose forms occur twice in a text has one substitution.
        var substitutions: [String: [Form]] = [:]
        for case .forms(let name, let forms) in pieces where substitutions[name] == nil {
            substitutions[name] = forms
        }
        guard !substitutions.isEmpty else { return }
        writer.name("substitutions")
        writer.beginObject()
        for (name, forms) in substitutions.sorted(by: { $0.key < $1.key }) {
            let decimal = PhrasePlaceholder(name: name, specifier: .number)
            let isNumber = forms.contains { $0.pieces.contains(.value(decimal)) }
            let own = isNumber ? decimal : PhrasePlaceholder(name: name, specifier: .integer)
            writer.name(name)
            writer.beginObject()
            writer.name("argNum")
            writer.number((source.firstIndex(of: name) ?? 0) + 1)
            writer.member("formatSpecifier", own.specifier.rawValue)
            Self.write(forms, of: own, to: &writer, blank: blank)
            writer.endObject()
        }
        writer.endObject()
    }

    /// - Parameter own: The number of a substitution, whose forms show it as `%arg`.
    private static func write(
        _ forms: [Form], of own: PhrasePlaceholder?, to writer: inout JSONWriter, blank: [String]?
    ) {
        let texts =
            blank?.map { ($0, nil) }
            ?? forms.map { ($0.category.rawValue, template($0.pieces, of: own).text) }
        writer.name("variations")
        writer.beginObject()
        writer.name("plural")
        writer.beginObject()
        for (form, text) in texts.sorted(by: { $0.0 < $1.0 }) {
            writer.name(form)
            writer.beginObject()
            writer.unit(text)
            writer.endObject()
        }
        writer.endObject()
        writer.endObject()
    }

    private static func template(
        _ pieces: [Piece], of own: PhrasePlaceholder? = nil
    ) -> PhraseTemplate {
        PhraseTemplate(
            pieces.map { piece in
                switch piece {
                case .words(let words): .words(words)
                case .value(let value): value == own ? .argument : .value(value, position: nil)
                case .forms(let name, _): .substitution(name)
                }
            })
    }
}

extension JSONWriter {
    fileprivate mutating func member(_ name: String, _ value: String) {
        self.name(name)
        string(value)
    }

    /// Writes a text; `nil` is one that is not translated yet.
    fileprivate mutating func unit(_ text: String?) {
        name("stringUnit")
        beginObject()
        member("state", text == nil ? "new" : "translated")
        member("value", text ?? "")
        endObject()
    }
}
