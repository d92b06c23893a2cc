import CandelaBrand
import CandelaStringCatalogs
import CandelaDTCG

extension Tool {
    private enum DiffFormat: String, CaseIterable {
        case text, json
    }

    private static let diffFormat = Option(
        "format", "FORMAT", DiffFormat.allCases.map(\.rawValue).joined(separator: " or "),
        default: DiffFormat.text.rawValue)

    static let phrasesDiff = Command(
        "diff", "Compare two versions of a string catalog.",
        discussion: """
            Lists changed, renamed, added and removed phrases, with their texts in each language \
            before and after. A phrase is renamed if its text in the source language has a new key. \
            For translators, compare the results of '{tool} phrases export' before and after an \
            update of the package.
            """,
        operands: [
            Operand("BEFORE", "the old version: a string catalog (.xcstrings) or a tone"),
            Operand("AFTER", "the new version"),
        ],
        options: [diffFormat],
        examples: ["phrases diff Before.xcstrings After.xcstrings --format json"],
        action: .run { invocation, environment throws(Failure) in
            let format = try invocation.choice(of: diffFormat, from: DiffFormat.self)
            var found: [Diagnostic] = []
            let catalogs = try PhrasesOption.catalogs(invocation.operands, environment).map {
                PhraseCatalog.parse($0.bytes, named: $0.name, diagnostics: &found)
            }
            guard !found.hasErrors, let old = catalogs[0], let new = catalogs[1] else {
                throw Failure(found)
            }
            let comparison = PhraseComparison(from: old, to: new)
            let output =
                switch format ?? .text {
                case .text: Array(comparison.text.utf8)
                case .json: try Document.text(comparison)
                }
            return Outcome(output: output, diagnostics: found)
        })
}
