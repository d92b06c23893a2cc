import CandelaBrand
import CandelaStringCatalogs
import CandelaDTCG

extension Tool {
    static let phrasesDiff = Command(
        "diff", "Compare two versions of a string catalog.",
        discussion: """
            Lists changed, renamed, added and removed phrases, with their texts in each language \
            before and after. A phrase is renamed if its text in the source language has a new key. \
            For translators, compare the results of '{tool} phrases export' before and after an \
            update of the package.
            """,
        examples: ["phrases diff Before.xcstrings After.xcstrings --format json"],
        action: .run(PhrasesDiffCommand.self))
}

private struct PhrasesDiffCommand: RunnableCommand {
    private enum Format: String, CaseIterable {
        case text, json
    }

    private let before, after: String
    private let format: Format

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        before = arguments.operand(
            "BEFORE", "the old version: a string catalog (.xcstrings) or a tone")
        after = arguments.operand("AFTER", "the new version")
        format = try arguments.choice(
            "format", "FORMAT", Format.allCases.map(\.rawValue).joined(separator: " or "),
            default: .text)
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        var found: [Diagnostic] = []
        let catalogs = try PhrasesOption.catalogs([before, after], environment).map {
            PhraseCatalog.parse($0.bytes, named: $0.name, diagnostics: &found)
        }
        guard !found.hasErrors, let old = catalogs[0], let new = catalogs[1] else {
            throw Failure(found)
        }
        let comparison = PhraseComparison(from: old, to: new)
        let output =
            switch format {
            case .text: Array(comparison.text.utf8)
            case .json: try Document.text(comparison)
            }
        return Outcome(output: output, diagnostics: found)
    }
}
