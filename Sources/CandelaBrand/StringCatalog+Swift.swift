import CandelaStringCatalogs
package import CandelaDTCG
import CandelaKit

extension StringCatalog {
    /// The first lines of a generated file.
    static let heading =
        "// swift-format-ignore-file\n// Written by 'candela phrases swift' from "

    /// A Swift file with a table of the catalog's phrases, and a function for each.
    ///
    /// - Parameters:
    ///   - name: The table's name in Swift: `sky`.
    ///   - diagnostics: Receives all problems of the catalog, such as a key that an engine phrase
    ///     already has.
    /// - Returns: `nil` on any error.
    package func swift(named name: String, diagnostics: inout [Diagnostic]) -> String? {
        let units = Self.parsed(.engine)?.units ?? []
        var found: [Diagnostic] = []
        let catalog = PhraseCatalog.read(
            bytes, named: self.name, units: units, diagnostics: &found)
        let taken = Set(Wording.engine.keys)
        for phrase in catalog?.phrases ?? [] where taken.contains(phrase.key) {
            found.append(
                .error(
                    "taken-key", "the engine already has a phrase '\(phrase.key)'",
                    at: phrase.place, help: ["override its text instead: 'phrases build'"]))
        }
        diagnostics += found
        guard let catalog, !found.hasErrors else { return nil }
        let file = self.name.split(separator: "/").last.map(String.init) ?? self.name
        let printer = PhrasePrinter(
            PhraseTable(catalog), named: name, from: SwiftLiteral.comment(file),
            quoted: SwiftLiteral.string)
        return """
            \(Self.heading)'\(SwiftLiteral.comment(file))'; change that file instead.

            import CandelaKit

            \(printer.functions)
            \(printer.languages.map(printer.texts).joined(separator: "\n"))
            """
    }
}
