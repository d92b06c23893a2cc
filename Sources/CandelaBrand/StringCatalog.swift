public import CandelaKit
package import CandelaPipeline
import CandelaWords

/// A string catalog (`.xcstrings`) with an app's own texts for existing phrases, under those
/// phrases' keys.
///
/// ```swift
/// app.wording = try Wording(
///     [.plain, StringCatalog(bytes, named: "Words.xcstrings")], over: .standard)
/// ```
///
/// It contains texts that replace the wording's, and texts in new languages. A new language needs
/// every phrase, unless it is a variant of an existing one, as `en-GB` is of `en`. Placeholders and
/// plural forms must match the replaced phrase.
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

    /// The tones, by name.
    package static let tones = ["plain": plain]

    /// Creates a catalog of all phrases in a wording: every key with its texts and placeholders.
    ///
    /// Use it to find the keys of texts to replace or translate. `candela phrases export` also
    /// writes a comment for each phrase.
    public init(of wording: Wording) { self.init(of: wording, comments: [:]) }

    /// Creates a catalog of a wording's phrases with comments for translators, by key.
    package init(of wording: Wording, comments: [String: String]) {
        let languages = wording.tableLanguages
        self.init(
            PhraseTable.catalog(
                languages.map { ($0, Self.sorted(wording.tableRows(in: $0))) },
                untranslated: Set(wording.untranslated), comments: comments),
            named: Self.baseName)
    }

    /// Alternating keys and texts, sorted by key as in Xcode's files.
    private static func sorted(_ rows: [String]) -> [String] {
        stride(from: 0, to: rows.count, by: 2).map { (rows[$0], rows[$0 + 1]) }
            .sorted { $0.0 < $1.0 }.flatMap { [$0.0, $0.1] }
    }

    /// The file name, in messages, of the phrases that catalogs override.
    static let baseName = "Phrases.xcstrings"

    /// The parsed phrases of a wording's tables; `nil` if they cannot be parsed. Cached, since a
    /// program has few tables.
    static func parsed(_ wording: Wording) -> PhraseCatalog? {
        if let known = read.with({ $0[wording.tables] }) { return known }
        var diagnostics: [Diagnostic] = []
        let catalog = StringCatalog(of: wording)
        let parsed = PhraseCatalog.parse(
            catalog.bytes, named: catalog.name, diagnostics: &diagnostics)
        read.with { $0[wording.tables] = parsed }
        return parsed
    }

    private static let read = Guarded<[[Phrases.Table]: PhraseCatalog]>([:])

    /// The phrases of a wording's tables overlaid with catalogs in order; `nil` on any error.
    static func overlaid(
        _ catalogs: [StringCatalog], over base: Wording, diagnostics: inout [Diagnostic]
    ) -> PhraseCatalog? {
        guard var all = parsed(base) else { return nil }
        for catalog in catalogs {
            guard
                let overlaid = all.overlaying(
                    catalog.bytes, named: catalog.name, diagnostics: &diagnostics)
            else { return nil }
            all = overlaid
        }
        return all
    }
}

extension Wording {
    /// Creates a wording from the texts of another, overlaid with an app's catalogs in order.
    ///
    /// - Throws: ``BrandError`` with all problems, each with file, line and column: unknown keys,
    ///   placeholders and plural forms that do not match the phrase, languages that lack phrases.
    public init(_ catalogs: [StringCatalog], over base: Wording) throws(BrandError) {
        var diagnostics: [Diagnostic] = []
        guard let wording = Self.read(catalogs, over: base, diagnostics: &diagnostics) else {
            throw BrandError(diagnostics)
        }
        self = wording
    }

    /// Reads the catalogs and reports warnings too; `nil` on any error.
    package static func read(
        _ catalogs: [StringCatalog], over base: Wording, diagnostics: inout [Diagnostic]
    ) -> Wording? {
        guard !catalogs.isEmpty else { return base }
        if let changes = RelatedPhrases(catalogs, of: base)?.overlaid(diagnostics: &diagnostics) {
            return changes
        }
        guard let all = StringCatalog.overlaid(catalogs, over: base, diagnostics: &diagnostics)
        else {
            return nil
        }
        let table = PhraseTable(all)
        return Wording(table.languages.map { ($0, table.list(in: $0)) }, of: base)
    }
}
