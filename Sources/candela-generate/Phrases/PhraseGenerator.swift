package import CandelaPipeline
import CandelaWords

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
        PhraseCatalog.read(catalog, named: file, diagnostics: &diagnostics)
            .map { PhrasePrinter(table: PhraseTable($0)).files }
    }
}
