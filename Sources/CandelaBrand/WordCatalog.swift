package import CandelaPipeline
public import CandelaScreens

/// Words of an app's own for phrases of the package: a string catalog, as Xcode writes them
/// (`.xcstrings`), under the package's keys.
///
/// ```swift
/// context.wording = try Wording([.plain, WordCatalog(bytes, named: "Words.xcstrings")])
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

    /// The words of a tone the package knows by name; nil when it knows none of it.
    package init?(tone: String) {
        guard let text = PackageFiles.text(Self.tonePath(tone)) else { return nil }
        self.init(Array(text.utf8), named: "\(tone).xcstrings")
    }

    /// The names of the tones.
    package static let tones = ["plain"]

    private static func tonePath(_ tone: String) -> String {
        "Sources/CandelaBrand/Tones/\(tone).xcstrings"
    }

    /// A tone without exclamation marks, praise and pressure.
    public static let plain = WordCatalog(tone: "plain") ?? WordCatalog([], named: "plain")

    /// The phrases of the package: every key with its English text, its placeholders and what it is for.
    ///
    /// It is where an app finds the keys of what it says otherwise, and what it translates into a
    /// language the package lacks.
    public static let ofThePackage = WordCatalog(
        Array((PackageFiles.text(PackageFiles.phrasesPath) ?? "").utf8),
        named: "Phrases.xcstrings")

    /// The phrases of the package, read.
    static let parsed: PhraseCatalog? = {
        var diagnostics: [Diagnostic] = []
        return PhraseCatalog.parse(
            ofThePackage.bytes, named: PackageFiles.phrasesPath, diagnostics: &diagnostics)
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
