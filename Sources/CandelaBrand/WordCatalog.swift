package import CandelaPipeline
public import CandelaScreens
import CandelaWords

/// Words of an app's own for phrases of the package: a string catalog, as Xcode writes them
/// (`.xcstrings`), under the package's keys.
///
/// ```swift
/// app.wording = try Wording([.plain, WordCatalog(bytes, named: "Words.xcstrings")])
/// ```
///
/// It holds what an app says otherwise, phrase by phrase, and languages the package lacks, which need
/// every phrase. Placeholders and plural forms are those of the package's phrase.
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

    /// A tone without exclamation marks, praise and pressure.
    public static let plain = WordCatalog(
        PhraseTable.catalog(plainTexts), named: "plain.xcstrings")

    /// The tones, by name.
    package static let tones = ["plain": plain]

    /// The phrases of the package: every key with its English text and its placeholders.
    ///
    /// It is where an app finds the keys of what it says otherwise, and what it translates into a
    /// language the package lacks. `candela phrases export` adds what each phrase is for.
    public static let standard = standard(comments: [:])

    /// The phrases of the package with comments for translators, by key.
    package static func standard(comments: [String: String]) -> WordCatalog {
        let tables = Phrases.languages.map { ($0, Phrases.rows(in: $0)) }
        return WordCatalog(
            PhraseTable.catalog(
                tables, untranslated: Set(Phrases.untranslated), comments: comments),
            named: standardName)
    }

    /// The name of the package's phrases in messages.
    static let standardName = "Phrases.xcstrings"

    /// The phrases of the package, read.
    static let parsed: PhraseCatalog? = {
        var diagnostics: [Diagnostic] = []
        return PhraseCatalog.parse(
            standard.bytes, named: standard.name, diagnostics: &diagnostics)
    }()

    /// The phrases of the package with catalogs over them, each over the ones before; nothing when
    /// anything is wrong with one.
    static func laid(
        _ catalogs: [WordCatalog], diagnostics: inout [Diagnostic]
    ) -> PhraseCatalog? {
        guard var all = parsed else { return nil }
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
    /// The words of the package with an app's own over them, each catalog over the ones before.
    ///
    /// - Throws: ``BrandError`` with everything that is wrong, each with file, line and column: unknown
    ///   keys, placeholders and plural forms that are not the phrase's, languages that lack phrases.
    ///   Then nothing of the catalogs applies.
    public init(_ catalogs: [WordCatalog]) throws(BrandError) {
        var diagnostics: [Diagnostic] = []
        guard let wording = Self.read(catalogs, diagnostics: &diagnostics) else {
            throw BrandError(diagnostics)
        }
        self = wording
    }

    /// The same with what deserves a second look; nothing when anything is wrong.
    package static func read(
        _ catalogs: [WordCatalog], diagnostics: inout [Diagnostic]
    ) -> Wording? {
        guard !catalogs.isEmpty else { return .standard }
        if let changes = RelatedPhrases(catalogs)?.laid(diagnostics: &diagnostics) {
            return changes.wording
        }
        guard let all = WordCatalog.laid(catalogs, diagnostics: &diagnostics) else { return nil }
        let table = PhraseTable(all)
        return Wording(
            table.languages.map { language in
                (
                    language,
                    PhraseTexts(table.list(in: language), untranslated: table.untranslated)
                )
            })
    }
}
