import CandelaStringCatalogs
import CandelaRules
package import CandelaDTCG
public import CandelaKit

/// A string catalog (`.xcstrings`) with an app's own texts for existing phrases, under those
/// phrases' keys.
///
/// ```swift
/// app.wording = try Wording(
///     [.plain, StringCatalog(bytes, named: "Words.xcstrings")], over: .standard)
/// ```
///
/// It contains texts that replace the wording's, and texts in new languages. A new language needs
/// every phrase that the app's screens say, unless it is a variant of an existing one, as `en-GB` is
/// of `en`. Placeholders and plural forms must match the replaced phrase.
public struct StringCatalog: Sendable, Hashable {
    /// The file, in UTF-8.
    public let bytes: [UInt8]

    /// The file name in messages.
    public let name: String

    /// Creates a catalog from data.
    ///
    /// - Parameters:
    ///   - bytes: The file, in UTF-8.
    ///   - name: The file name in messages.
    public init(_ bytes: [UInt8], named name: String) {
        (self.bytes, self.name) = (bytes, name)
    }

    /// The plain tone, without exclamation marks, praise or pressure, for apps that use the
    /// package's texts.
    public static let plain = StringCatalog(
        PhraseTable.catalog(plainTexts), named: "plain.xcstrings")

    /// The tones, by name; each is made when it is asked for.
    package static let tones: [String: @Sendable () -> StringCatalog] = ["plain": { plain }]

    /// Creates a catalog of all phrases in a wording: every key with its texts and placeholders.
    ///
    /// Use it to find the keys of texts to replace or translate. `candela phrases export` also
    /// writes a comment for each phrase.
    public init(of wording: Wording) { self.init(of: wording, comments: [:]) }

    /// Creates a catalog of a wording's phrases with comments for translators, by key.
    ///
    /// - Parameters:
    ///   - keys: The phrases to include, with their spoken forms and sentences for units; `nil` for
    ///     all.
    ///   - language: The only language to include besides the source language, with empty texts
    ///     where the tables lack it; `nil` for the languages that all tables have.
    package init(
        of wording: Wording, only keys: Set<String>? = nil, in language: String? = nil,
        comments: [String: String]
    ) {
        let languages = wording.tableLanguages
        let isNew = language.map { !languages.contains($0) } ?? false
        let written = language.map { languages.prefix(1) + (languages.first == $0 ? [] : [$0]) }
        self.init(
            PhraseTable.catalog(
                (written ?? languages[...]).map {
                    ($0, Self.sorted(wording.tableRows(in: $0), only: keys))
                },
                untranslated: Set(wording.untranslated), blank: isNew ? language : nil,
                comments: comments),
            named: Self.baseName)
    }

    /// Alternating keys and texts, sorted by key as in Xcode's files.
    private static func sorted(_ rows: [String], only keys: Set<String>?) -> [String] {
        let units = Set(
            stride(from: 0, to: rows.count, by: 2).compactMap { place in
                rows[place].hasPrefix("unit.")
                    ? rows[place].split(separator: ".").dropFirst(2).first : nil
            })
        func isIncluded(_ key: String) -> Bool {
            guard let keys else { return true }
            if keys.contains(key) { return true }
            var whole = key[...]
            if whole.hasSuffix(".spoken") { whole = whole.dropLast(".spoken".count) }
            if keys.contains(String(whole)) { return true }
            guard !key.hasPrefix("unit."), let dot = whole.lastIndex(of: ".") else { return false }
            return units.contains(whole[whole.index(after: dot)...])
                && keys.contains(String(whole[..<dot]))
        }
        let places = stride(from: 0, to: rows.count, by: 2).filter { isIncluded(rows[$0]) }
        return places.sorted { rows[$0] < rows[$1] }.flatMap { [rows[$0], rows[$0 + 1]] }
    }

    /// The file name, in messages, of the phrases that catalogs override.
    static let baseName = "Phrases.xcstrings"

    /// The parsed phrases of a wording's tables; `nil` if they cannot be parsed. Cached, since a
    /// program has few tables.
    ///
    /// Its languages are the ones that all tables have. A phrase also has its texts in others,
    /// which are used once a catalog has the rest of the language.
    static func parsed(_ wording: Wording) -> PhraseCatalog? {
        if let known = read.with({ $0[wording.tables] }) { return known }
        var diagnostics: [Diagnostic] = []
        let languages = wording.tableLanguages + wording.partialLanguages
        let bytes = PhraseTable.catalog(
            languages.map { ($0, wording.tableRows(in: $0)) },
            untranslated: Set(wording.untranslated))
        let parsed = PhraseCatalog.parse(bytes, named: baseName, diagnostics: &diagnostics)
            .map { $0.inLanguages(wording.tableLanguages) }
        read.with { $0[wording.tables] = parsed }
        return parsed
    }

    private static let read = LockedValue<[[Phrases.Table]: PhraseCatalog]>([:])

    /// The phrases of a wording's tables overlaid with catalogs in order; `nil` on any error.
    ///
    /// - Parameters:
    ///   - keys: The phrases that a new language needs; `nil` for all.
    ///   - receiver: Called with each problem as it is found; `nil` to add the first of each kind
    ///     to `diagnostics`.
    static func overlaid(
        _ catalogs: [StringCatalog], over base: Wording, needing keys: Set<String>? = nil,
        diagnostics: inout [Diagnostic], passingTo receiver: (@Sendable (Diagnostic) -> Void)? = nil
    ) -> PhraseCatalog? {
        guard var all = parsed(base) else { return nil }
        for catalog in catalogs {
            guard
                let overlaid = all.overlaying(
                    catalog.bytes, named: catalog.name, needing: keys, diagnostics: &diagnostics,
                    passingTo: receiver)
            else { return nil }
            all = overlaid
        }
        return all
    }
}

extension Wording {
    /// Creates a wording from the texts of another, overlaid with an app's catalogs in order.
    ///
    /// - Parameter keys: The phrases that a new language needs, such as
    ///   ``AppDefinition/phraseKeys``; `nil` for all of them. A screen that uses another phrase is
    ///   in the base language.
    /// - Throws: ``BrandError`` with all problems, each with file, line and column: unknown keys,
    ///   placeholders and plural forms that do not match the phrase, languages that lack phrases.
    public init(
        _ catalogs: [StringCatalog], over base: Wording, needing keys: Set<String>? = nil
    ) throws(BrandError) {
        var diagnostics: [Diagnostic] = []
        let wording = Self.read(catalogs, over: base, needing: keys, diagnostics: &diagnostics)
        guard let wording else { throw BrandError(diagnostics) }
        self = wording
    }

    /// Reads the catalogs and reports warnings too; `nil` on any error.
    ///
    /// - Parameter keys: The phrases that a new language needs; `nil` for all.
    package static func read(
        _ catalogs: [StringCatalog], over base: Wording, needing keys: Set<String>? = nil,
        diagnostics: inout [Diagnostic]
    ) -> Wording? {
        guard !catalogs.isEmpty else { return base }
        if let changes = RelatedPhrases(catalogs, of: base)?.overlaid(diagnostics: &diagnostics) {
            return changes
        }
        guard
            let all = StringCatalog.overlaid(
                catalogs, over: base, needing: keys, diagnostics: &diagnostics)
        else { return nil }
        let table = PhraseTable(all)
        return Wording(table.languages.map { ($0, table.list(in: $0)) }, of: base)
    }
}
