import CandelaBrand
import CandelaPipeline

extension Tool {
    static let phrasesCommand = Command(
        "phrases", "Replace, translate and check the phrases of screens.",
        action: .group([phrasesExport, phrasesCheck, phrasesBuild, phrasesSwift]))

    private static let catalogs = Operand(
        "FILE", PhrasesOption.what + "; later ones override earlier ones", count: .oneOrMore)
    private static let out = Option("out", "FILE", "the file to write", default: "standard output")
    private static let name = Option(
        "name", "NAME", "the name of the wording in Swift", default: "own")
    private static let base = Option(
        "over", "NAME", "the Swift name of the wording that it extends", default: "standard")

    private static let phrasesExport = Command(
        "export", "Write the package's phrases as a string catalog.",
        discussion: """
            Every key with its English text, its placeholders and a comment on its use. Keep the \
            phrases that your app words differently, or translate all of them into another language. A \
            screen's JSON has the key beside each text, and beside each spoken label, value and hint. An \
            existing file is replaced only with '--replace', since it may be the one you have edited.
            """,
        options: [out] + WriteOptions.document,
        examples: ["phrases export --out Words.xcstrings"],
        action: .run { invocation, environment throws(Failure) in
            let wording = invocation.tool.wording
            let catalog = StringCatalog(
                of: wording, comments: PhraseComments.byKey(of: wording))
            return try environment.outcome(catalog.bytes, in: invocation[out])
        })

    private static let phrasesCheck = Command(
        "check", "Report every error in an app's phrases.",
        discussion: """
            Unknown keys, placeholders and plural forms that do not match the phrase, and languages that \
            lack phrases, each with file, line and column. A phrase replaced without its spoken form or unit \
            variants is reported as a warning. Exits with 1 on any error.
            """,
        operands: [catalogs],
        examples: [
            "phrases check Words.xcstrings", "phrases check plain Words.xcstrings",
        ],
        action: .run { invocation, environment throws(Failure) in
            let (words, warnings) = try words(invocation, environment)
            let lines = words.sheets.map { sheet in
                let base = sheet.base.map { $0 == sheet.language ? "" : ", the rest as in \($0)" }
                return
                    "\(sheet.language): \(sheet.rows.count) text\(sheet.rows.count == 1 ? "" : "s")"
                    + (base ?? ", without a base language") + "\n"
            }
            return Outcome(
                output: Array(lines.joined().utf8), diagnostics: warnings)
        })

    private static let phrasesBuild = Command(
        "build", "Compile an app's phrases into Swift.",
        discussion: """
            Writes a Swift file with a 'Wording' equal to the catalogs, to be used as \
            'app.wording = .own'. The catalogs are checked now, and the app reads no file at run time. \
            Run this again after an update of the package. A file written by this command is replaced; \
            any other is replaced only with '--replace'.
            """,
        operands: [catalogs], options: [out, name, base] + WriteOptions.document,
        examples: ["phrases build Words.xcstrings --out Sources/App/Wording+Own.swift"],
        action: .run { invocation, environment throws(Failure) in
            let name = invocation[name] ?? "own"
            if let fault = WordingPrinter.fault(ofName: name) {
                throw .usage(
                    "'\(name)' is not valid for '--name': it \(fault)", id: "invalid-value")
            }
            let base = invocation[base] ?? "standard"
            if base != "standard", let fault = WordingPrinter.fault(ofName: base) {
                throw .usage(
                    "'\(base)' is not valid for '--over': it \(fault)", id: "invalid-value")
            }
            let (words, warnings) = try words(invocation, environment)
            let sources = invocation.operands.map {
                $0.split(separator: "/").last.map(String.init) ?? $0
            }
            let text = words.swift(named: name, over: base, from: sources)
            return try environment.outcome(
                Array(text.utf8), warnings, in: invocation[out], over: WordingPrinter.wrote)
        })

    private static let phrasesSwift = Command(
        "swift", "Generate Swift functions for the phrases of an app's own screens.",
        discussion: """
            Writes a 'Phrases.Table' and a function for each phrase, with a labelled argument for each \
            placeholder: 'kit.phrases.skyStars(count: 3)'. Add the table to an app's wording with \
            'Wording.standard.adding(.own)'. A language that lacks a phrase, a plural form or a \
            placeholder is an error, and so is a key of the engine's phrases. A file written by this \
            command is replaced; any other is replaced only with '--replace'.
            """,
        operands: [Operand("FILE", "a string catalog (.xcstrings) with new keys")],
        options: [out, name] + WriteOptions.document,
        examples: ["phrases swift Sky.xcstrings --name sky --out Sources/App/Phrases+Sky.swift"],
        action: .run { invocation, environment throws(Failure) in
            let name = invocation[name] ?? "own"
            if let fault = WordingPrinter.fault(ofName: name) {
                throw .usage(
                    "'\(name)' is not valid for '--name': it \(fault)", id: "invalid-value")
            }
            guard let catalog = try PhrasesOption.catalogs(invocation.operands, environment).first
            else { return Outcome() }
            var found: [Diagnostic] = []
            let text = catalog.swift(named: name, diagnostics: &found)
            guard let text, !found.hasErrors else { throw Failure(found) }
            return try environment.outcome(
                Array(text.utf8), found, in: invocation[out], over: WordingPrinter.wrote)
        })

    /// Reads the catalogs of a command line, with warnings about texts to review.
    ///
    /// - Throws: A data failure when a catalog cannot be read, or with every error in the catalogs.
    private static func words(
        _ invocation: Invocation, _ environment: CommandEnvironment
    ) throws(Failure) -> (words: WordingPrinter, warnings: [Diagnostic]) {
        var found: [Diagnostic] = []
        let catalogs = try PhrasesOption.catalogs(invocation.operands, environment)
        guard
            let words = WordingPrinter(
                catalogs, over: invocation.tool.wording, diagnostics: &found)
        else {
            throw Failure(found)
        }
        return (words, found)
    }
}
