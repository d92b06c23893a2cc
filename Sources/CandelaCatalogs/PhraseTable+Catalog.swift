import CandelaJSON
import CandelaWords

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
        let texts = tables.map { table in
            (table.language, CompiledTexts(table.rows))
        }
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
}

/// The compiled texts of a language, by key.
private struct CompiledTexts {
    private let texts: [String: CompiledText]

    init(_ rows: [String]) {
        var texts: [String: CompiledText] = [:]
        for place in stride(from: 0, to: rows.count - 1, by: 2) where !rows[place + 1].isEmpty {
            texts[rows[place]] = CompiledText(rows[place + 1])
        }
        self.texts = texts
    }

    var keys: some Collection<String> { texts.keys }

    subscript(key: String) -> CompiledText? { texts[key] }
}

/// A parsed compiled text: `%(count){one:%(count)lld day|other:%(count)lld days} left`.
private struct CompiledText {
    private var pieces: [Piece] = []

    private enum Piece {
        /// Words and placeholders, in catalog syntax.
        case text(String)
        /// The forms of a number.
        case forms(name: String, [(form: String, text: String)])
    }

    init(_ text: String) {
        var rest = text[...]
        while !rest.isEmpty {
            let text = Self.text(&rest)
            if !text.isEmpty { pieces.append(.text(text)) }
            guard let (name, brace) = Self.name(rest), brace == "{" else { continue }
            rest = rest.dropFirst(name.count + 4)
            pieces.append(.forms(name: String(name), Self.forms(&rest)))
        }
    }

    /// The names of the placeholders in order of first use.
    var placeholders: [String] {
        var names: [String] = []
        for piece in pieces {
            switch piece {
            case .forms(let name, _): names.append(name)
            case .text(let text):
                let template = try? PhraseTemplate(text)
                names += template?.values.map(\.name) ?? []
            }
        }
        return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The name of the placeholder at the start of a text, and the character after it.
    private static func name(_ rest: Substring) -> (name: Substring, next: Character)? {
        guard rest.hasPrefix("%("), let end = rest.firstIndex(of: ")") else { return nil }
        let after = rest.index(after: end)
        guard after < rest.endIndex else { return nil }
        return (rest.dropFirst(2)[..<end], rest[after])
    }

    /// The text up to the next plural forms, or in a plural form up to its end.
    private static func text(_ rest: inout Substring, isInForm: Bool = false) -> String {
        var text = ""
        while let first = rest.first {
            if isInForm, first == "|" || first == "}" { break }
            rest.removeFirst()
            guard first == "%", let next = rest.first else {
                text.append(first)
                continue
            }
            if next == "(" {
                rest = "%" + rest
                guard let (name, brace) = name(rest), brace != "{" else { break }
                text += "%(\(name))"
                rest = rest.dropFirst(name.count + 3)
            } else {
                // A catalog escapes only the percent sign.
                text += next == "%" ? "%%" : String(next)
                rest.removeFirst()
            }
        }
        return text
    }

    /// The plural forms up to the closing brace.
    private static func forms(_ rest: inout Substring) -> [(form: String, text: String)] {
        var forms: [(form: String, text: String)] = []
        while let colon = rest.firstIndex(of: ":") {
            let form = String(rest[..<colon])
            rest = rest[rest.index(after: colon)...]
            forms.append((form, text(&rest, isInForm: true)))
            if rest.popFirst() != "|" { break }
        }
        return forms
    }

    /// - Parameters:
    ///   - source: The names of the placeholders in the order of the source text.
    ///   - blank: The plural forms of a language to translate into, for which texts are empty; `nil`
    ///     to write the texts.
    func write(to writer: inout JSONWriter, source: [String], blank: [String]?) {
        writer.beginObject()
        if pieces.count == 1, case .forms(_, let forms) = pieces[0] {
            Self.write(forms, to: &writer, blank: blank) { $0 }
        } else {
            let whole = pieces.map { piece in
                switch piece {
                case .text(let text): text
                case .forms(let name, _): "%#@\(name)@"
                }
            }
            writer.unit(blank == nil ? whole.joined() : nil)
            writeSubstitutions(to: &writer, source, blank: blank)
        }
        writer.endObject()
    }

    private func writeSubstitutions(
        to writer: inout JSONWriter, _ source: [String], blank: [String]?
    ) {
        let substitutions = pieces.compactMap { piece in
            if case .forms(let name, let forms) = piece { (name, forms) } else { nil }
        }
        guard !substitutions.isEmpty else { return }
        writer.name("substitutions")
        writer.beginObject()
        for (name, forms) in substitutions.sorted(by: { $0.0 < $1.0 }) {
            let isNumber = forms.contains { $0.text.contains("%(\(name))lf") }
            let specifier = isNumber ? "lf" : "lld"
            writer.name(name)
            writer.beginObject()
            writer.name("argNum")
            writer.number((source.firstIndex(of: name) ?? 0) + 1)
            writer.member("formatSpecifier", specifier)
            Self.write(forms, to: &writer, blank: blank) {
                $0.replacing("%(\(name))\(specifier)", with: "%arg")
            }
            writer.endObject()
        }
        writer.endObject()
    }

    private static func write(
        _ forms: [(form: String, text: String)], to writer: inout JSONWriter, blank: [String]?,
        _ text: (String) -> String
    ) {
        let texts = blank?.map { ($0, nil) } ?? forms.map { ($0.form, text($0.text)) }
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
