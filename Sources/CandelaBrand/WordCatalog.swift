public import CandelaKit
package import CandelaPipeline
import CandelaWords

/// An app's own words for phrases that are there: a string catalog, as Xcode writes them (`.xcstrings`),
/// under the keys of those phrases.
///
/// ```swift
/// app.wording = try Wording(
///     [.plain, WordCatalog(bytes, named: "Words.xcstrings")], over: .standard)
/// ```
///
/// It holds the texts that an app replaces, phrase by phrase, and languages that the wording lacks, which
/// need every phrase. Placeholders and plural forms are those of the replaced phrase.
public struct WordCatalog: Sendable, Hashable {
    /// The file, in UTF-8.
    public let bytes: [UInt8]

    /// What messages call it.
    public let name: String

    /// A catalog that is at hand.
    ///
    /// - Parameters:
    ///   - bytes: The file, in UTF-8.
    ///   - name: What messages call it.
    public init(_ bytes: [UInt8], named name: String) {
        (self.bytes, self.name) = (bytes, name)
    }

    /// A tone without exclamation marks, praise and pressure, for an app whose words are those of the
    /// package.
    public static let plain = WordCatalog(
        PhraseTable.catalog(plainTexts), named: "plain.xcstrings")

    /// The tones, by name.
    package static let tones = ["plain": plain]

    /// The phrases of a wording's tables: every key with its texts and its placeholders.
    ///
    /// It is where an app finds the keys of texts that it replaces or translates. `candela phrases export`
    /// adds what each phrase is for.
    public init(of wording: Wording) { self.init(of: wording, comments: [:]) }

    /// The phrases of a wording's tables with comments for translators, by key.
    package init(of wording: Wording, comments: [String: String]) {
        let languages = wording.tableLanguages
        self.init(
            PhraseTable.catalog(
                languages.map { ($0, Self.sorted(wording.tableRows(in: $0))) },
                untranslated: Set(wording.untranslated), comments: comments),
            named: Self.baseName)
    }

    /// Keys and texts by turns in the order of the keys, as Xcode writes them.
    private static func sorted(_ rows: [String]) -> [String] {
        stride(from: 0, to: rows.count, by: 2).map { (rows[$0], rows[$0 + 1]) }
            .sorted { $0.0 < $1.0 }.flatMap { [$0.0, $0.1] }
    }

    /// The name of the phrases that catalogs are laid over, in messages.
    static let baseName = "Phrases.xcstrings"

    /// The phrases of a wording's tables, read; they are kept, since a program has few tables.
    static func parsed(_ wording: Wording) -> PhraseCatalog? {
        if let known = read.with({ $0[wording.tables] }) { return known }
        var diagnostics: [Diagnostic] = []
        let catalog = WordCatalog(of: wording)
        let parsed = PhraseCatalog.parse(
            catalog.bytes, named: catalog.name, diagnostics: &diagnostics)
        read.with { $0[wording.tables] = parsed }
        return parsed
    }

    private static let read = Guarded<[[Phrases.Table]: PhraseCatalog]>([:])

    /// The phrases of a wording's tables with catalogs over them, each over the ones before; nothing when
    /// anything is wrong with one.
    static func laid(
        _ catalogs: [WordCatalog], over base: Wording, diagnostics: inout [Diagnostic]
    ) -> PhraseCatalog? {
        guard var all = parsed(base) else { return nil }
        for catalog in catalogs {
            guard
                let laid = all.laying(
                    catalog.bytes, named: catalog.name, diagnostics: &diagnostics)
            else { return nil }
            all = laid
        }
        return all
    }
}

extension Wording {
    /// The texts of a wording's tables with an app's own over them, each catalog over the ones before.
    ///
    /// - Throws: ``BrandError`` with everything that is wrong, each with file, line and column: unknown
    ///   keys, placeholders and plural forms that are not the phrase's, languages that lack phrases.
    ///   Then nothing of the catalogs applies.
    public init(_ catalogs: [WordCatalog], over base: Wording) throws(BrandError) {
        var diagnostics: [Diagnostic] = []
        guard let wording = Self.read(catalogs, over: base, diagnostics: &diagnostics) else {
            throw BrandError(diagnostics)
        }
        self = wording
    }

    /// The same with what deserves a second look; nothing when anything is wrong.
    package static func read(
        _ catalogs: [WordCatalog], over base: Wording, diagnostics: inout [Diagnostic]
    ) -> Wording? {
        guard !catalogs.isEmpty else { return base }
        if let changes = RelatedPhrases(catalogs, of: base)?.laid(diagnostics: &diagnostics) {
            return changes
        }
        guard let all = WordCatalog.laid(catalogs, over: base, diagnostics: &diagnostics) else {
            return nil
        }
        let table = PhraseTable(all)
        return Wording(table.languages.map { ($0, table.list(in: $0)) }, of: base)
    }
}
