import CandelaStringCatalogs
package import CandelaDTCG

/// A part of the package that is generated from one source into one folder.
package struct GeneratedPart: Sendable {
    /// The folder of the part's files, which contains nothing else.
    package let folder: String

    /// Generates the files; returns `nil` after adding errors to the diagnostics.
    package let files: @Sendable (SourceFolder, inout [Diagnostic]) -> [GeneratedFile]?

    package init(
        folder: String,
        files: @escaping @Sendable (SourceFolder, inout [Diagnostic]) -> [GeneratedFile]?
    ) {
        self.folder = folder
        self.files = files
    }

    /// All parts. They are independent, so an error in one does not affect the others.
    package static let all =
        [themes, engineTexts] + PhraseGenerator.catalogs.map(phrases(of:)) + [
            brandTexts, commandTexts, webFiles, screenTexts, audit, supportCode, colorNames,
        ]

    /// Roles and themes from the token files, icons included.
    package static let themes = GeneratedPart(folder: ThemeGenerator.folder) { source, found in
        let themes = ThemeGenerator.files(source.access, diagnostics: &found)
        let icons = IconGenerator.files(source.access, diagnostics: &found)
        guard let themes, let icons else { return nil }
        return themes + icons
    }

    /// The engine's texts, which contain the words that screen readers add.
    package static let engineTexts = GeneratedPart(
        folder: PhraseGenerator.engine.texts?.folder ?? PhraseGenerator.engine.folder
    ) { source, found in
        // The other part reports the errors.
        var ignored: [Diagnostic] = []
        return files(of: PhraseGenerator.engine, source, diagnostics: &ignored)?
            .filter(PhraseGenerator.engine.isText)
    }

    /// Phrases from a string catalog, and the lists of those that screens use.
    private static func phrases(of catalog: PhraseGenerator.Catalog) -> GeneratedPart {
        GeneratedPart(folder: catalog.folder) { source, found in
            guard let files = files(of: catalog, source, diagnostics: &found),
                let used = UsedPhrasesGenerator.file(
                    of: catalog, source.access, diagnostics: &found)
            else { return nil }
            return files.filter { !catalog.isText($0) } + [used]
        }
    }

    private static func files(
        of catalog: PhraseGenerator.Catalog, _ source: SourceFolder,
        diagnostics found: inout [Diagnostic]
    ) -> [GeneratedFile]? {
        do throws(FileAccessError) {
            let units = PhraseGenerator.all(source.access, diagnostics: &found)?.units
            return PhraseGenerator.files(
                of: catalog, try source.read(catalog.path), named: catalog.path,
                units: units ?? [], diagnostics: &found)
        } catch {
            found.append(.error("unreadable-file", "'\(catalog.path)' \(error)"))
            return nil
        }
    }

    /// The package's token files, as a base for brands, and the tones.
    package static let brandTexts = GeneratedPart(
        folder: ToneGenerator.folder
    ) { source, found in
        let tokens = TokenFileGenerator.file(source.access, diagnostics: &found)
        let tones = ToneGenerator.file(source.access, diagnostics: &found)
        guard let tokens, let tones else { return nil }
        return [tokens, tones]
    }

    /// The folder of the commands' generated files; it contains nothing else.
    static let commandFolder = "Sources/CandelaCommands/Generated"

    /// The texts of the commands: schemas and conformance cases, the schema descriptions of types
    /// and members, and the comments of phrases.
    package static let commandTexts = GeneratedPart(folder: commandFolder) { source, found in
        let embedded = EmbeddedFolder.commands.compactMap { $0.file(source, diagnostics: &found) }
        let comments = CommentGenerator.file(source.access, diagnostics: &found)
        guard let comments, embedded.count == EmbeddedFolder.commands.count else { return nil }
        return [DescriptionGenerator.file(source), comments] + embedded
    }

    /// The schema descriptions of our screens' types.
    package static let screenTexts = GeneratedPart(
        folder: DescriptionGenerator.screenFolder
    ) { source, _ in
        [DescriptionGenerator.screenFile(source)]
    }

    /// The list of the audit's checks, and its tables.
    package static let audit = GeneratedPart(folder: AuditListGenerator.folder) { source, found in
        let list = AuditListGenerator.file(source, diagnostics: &found)
        let tables = EmbeddedFolder.audit.file(source, diagnostics: &found)
        guard let list, let tables else { return nil }
        return [list, tables]
    }

    /// The gallery and the renderer for web apps.
    package static let webFiles = embedded(.web)

    /// The code that exports contain.
    package static let supportCode = embedded(.support)

    /// The named colours of CSS.
    package static let colorNames = embedded(.colors)

    /// A module's only generated file, of a folder.
    private static func embedded(_ folder: EmbeddedFolder) -> GeneratedPart {
        GeneratedPart(folder: "\(folder.module)/Generated") { source, found in
            folder.file(source, diagnostics: &found).map { [$0] }
        }
    }

    /// The changes that make the committed files equal to the generated ones; `nil` after adding
    /// errors to the diagnostics.
    package func changes(in source: SourceFolder, diagnostics: inout [Diagnostic]) -> [Change]? {
        guard let files = files(source, &diagnostics) else { return nil }
        var changes: [Change] = []
        for file in files where (try? source.read(file.path)) != Array(file.text.utf8) {
            changes.append(.write(file))
        }
        let paths = Set(files.map(\.path))
        for path in source.files(in: folder) where !paths.contains(path) {
            changes.append(.remove(path))
        }
        return changes
    }

    /// One change that makes a committed file equal to the generated one.
    package enum Change: Sendable, Hashable {
        /// A file is missing or differs.
        case write(GeneratedFile)
        /// A file is no longer generated.
        case remove(String)

        /// The path of the file.
        package var path: String {
            switch self {
            case .write(let file): file.path
            case .remove(let path): path
            }
        }
    }
}
