import CandelaDTCG
import Testing
import candela_generate

/// The lists generated from recorded keys.
struct UsedPhrasesGeneratorTests {
    private static func catalog(_ keys: String...) -> String {
        let phrases = keys.map { key in
            """
            "\(key)": {"comment": "A text.", "extractionState": "manual", "localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "A"}}}}
            """
        }
        return """
            {"sourceLanguage": "en", "version": "1.0",
             "strings": {\(phrases.joined(separator: ","))}}
            """
    }

    private static let files = [
        PhraseGenerator.engine.path: catalog("action.back", "chart.point", "note.saved"),
        PhraseGenerator.products.path: catalog("page.note", "page.title"),
        "Sources/CandelaKit/Language/UsedPhrases.txt": """
        # A comment.
        every
            note.saved
        """,
        "Sources/CandelaScreens/Language/UsedPhrases.txt": """
        OtherPresenter
            page.title
        PagePresenter
            action.back
            note.saved
            page.gone
            page.note
        """,
    ]

    private static let access = FileAccess { path throws(FileAccessError) in
        guard let text = files[path] else { throw .missing }
        return Array(text.utf8)
    }

    private static func file(
        of catalog: PhraseGenerator.Catalog, _ found: inout [Diagnostic],
        _ access: FileAccess = access
    ) -> GeneratedFile? {
        UsedPhrasesGenerator.file(of: catalog, access, diagnostics: &found)
    }

    /// The places of keys in the catalogs; a key that no catalog has is left out.
    @Test func `have the places of keys in both catalogs`() throws {
        var found: [Diagnostic] = []
        let file = try #require(Self.file(of: PhraseGenerator.products, &found))
        #expect(found.isEmpty)
        #expect(file.path == "Sources/CandelaScreens/Generated/UsedPhrases+Screens.swift")
        #expect(
            file.text.hasSuffix(
                """
                extension OtherPresenter: PhraseListing {
                    /// The phrases that specimens and journeys say.
                    public var usedPhrases: UsedPhrases? {
                        UsedPhrases([
                            .engine: [],
                            .products: [1],
                        ])
                    }
                }

                extension PagePresenter: PhraseListing {
                    /// The phrases that specimens and journeys say.
                    public var usedPhrases: UsedPhrases? {
                        UsedPhrases([
                            .engine: [0, 2],
                            .products: [0],
                        ])
                    }
                }

                """), "\(file.text)")
    }

    @Test func `of sessions have phrases of the engine only`() throws {
        var found: [Diagnostic] = []
        let file = try #require(Self.file(of: PhraseGenerator.engine, &found))
        #expect(file.path == "Sources/CandelaKit/Generated/UsedPhrases+Session.swift")
        #expect(
            file.text.hasSuffix(
                """
                extension SessionPart {
                    /// The phrases that specimens and journeys say.
                    var usedPhrases: UsedPhrases {
                        switch self {
                        case .every: UsedPhrases([.engine: [2]])
                        }
                    }
                }

                """), "\(file.text)")
    }

    @Test func `report a missing record`() {
        var found: [Diagnostic] = []
        let access = FileAccess { path throws(FileAccessError) in
            guard !path.hasSuffix(".txt") else { throw .missing }
            return try Self.access.read(path)
        }
        #expect(Self.file(of: PhraseGenerator.engine, &found, access) == nil)
        #expect(found.map(\.id) == ["unreadable-file"])
    }
}
