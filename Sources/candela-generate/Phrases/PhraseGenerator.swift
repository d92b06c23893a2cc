package import CandelaPipeline

/// Turns the string catalog into Swift: one function a phrase, one table of texts a language.
package enum PhraseGenerator {
    /// Where the catalog lies below the package's top level.
    package static let catalogPath = "Sources/CandelaScreens/Language/Phrases.xcstrings"

    /// The files to write for a catalog.
    ///
    /// - Parameters:
    ///   - catalog: The catalog's bytes.
    ///   - file: What to call it in diagnostics.
    /// - Returns: All files, or nothing when `diagnostics` got an error.
    package static func files(
        catalog: [UInt8], named file: String, diagnostics: inout [Diagnostic]
    ) -> [GeneratedFile]? {
        table(catalog: catalog, named: file, diagnostics: &diagnostics)
            .map { PhrasePrinter(table: $0).files }
    }

    /// The texts of a catalog as the files hold them; nil when `diagnostics` got an error.
    package static func table(
        catalog: [UInt8], named file: String, diagnostics: inout [Diagnostic]
    ) -> PhraseTable? {
        var found: [Diagnostic] = []
        defer { diagnostics += found }
        guard let document = JSONDocument.parse(catalog, file: file, diagnostics: &found) else {
            return nil
        }
        var reader = PhraseCatalogReader()
        let catalog = reader.catalog(document.root)
        found += reader.diagnostics
        guard let catalog else { return nil }
        found += PhraseChecks(catalog).diagnostics
        return found.hasErrors ? nil : PhraseTable(catalog)
    }
}
