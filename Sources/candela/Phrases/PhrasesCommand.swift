import CandelaBrand
import CandelaPipeline

extension Tool {
    static let phrasesCommand = Command(
        "phrases", "Say what screens say in an app's own words.",
        action: .group([phrasesExport, phrasesCheck, phrasesBuild]))

    private static let catalogs = Operand(
        "FILE", WordOption.what + "; each is laid over the ones before", count: .oneOrMore)
    private static let out = Option("out", "FILE", "where to write", default: "standard output")
    private static let name = Option(
        "name", "NAME", "what the wording is called in Swift", default: "own")

    private static let phrasesExport = Command(
        "export", "Write the package's phrases as a string catalog.",
        discussion: """
            Every key with its English text, its placeholders and what it is for: take from it what \
            your app says otherwise, or add a language to all of it. A screen's JSON says the key \
            beside each text, and beside each spoken label, value and hint. A file that is there is \
            replaced only with '--replace': it may be the one you have edited.
            """,
        options: [out] + WriteOptions.document,
        examples: ["candela phrases export --out Words.xcstrings"],
        action: .run { invocation, surroundings throws(Failure) in
            let bytes = WordCatalog.standard(comments: PhraseComments.byKey).bytes
            return try surroundings.outcome(bytes, in: invocation[out])
        })

    private static let phrasesCheck = Command(
        "check", "Name everything that is wrong with an app's words.",
        discussion: """
            Keys the package has none of, placeholders and plural forms that are not the phrase's, \
            languages that lack phrases, each with file, line and column. What is still said in the \
            package's words, though the phrase it belongs to is the app's, is a warning. Exits 1 on any \
            error.
            """,
        operands: [catalogs],
        examples: [
            "candela phrases check Words.xcstrings", "candela phrases check plain Words.xcstrings",
        ],
        action: .run { invocation, surroundings throws(Failure) in
            let (words, warnings) = try words(invocation, surroundings)
            let lines = words.sheets.map { sheet in
                let base = sheet.base.map { $0 == sheet.language ? "" : ", the rest as in \($0)" }
                return
                    "\(sheet.language): \(sheet.rows.count) text\(sheet.rows.count == 1 ? "" : "s")"
                    + (base ?? ", a language of its own") + "\n"
            }
            return Outcome(
                output: Array(lines.joined().utf8), diagnostics: warnings)
        })

    private static let phrasesBuild = Command(
        "build", "Compile an app's words into Swift.",
        discussion: """
            Writes a Swift file with a 'Wording' that says the same as the catalogs, checked now and \
            without anything to read when the app runs: 'app.wording = .own'. It needs \
            CandelaScreens alone. Build it anew after an update of the package. It takes the place of \
            a file that was built before; any other is replaced only with '--replace'.
            """,
        operands: [catalogs], options: [out, name] + WriteOptions.document,
        examples: ["candela phrases build Words.xcstrings --out Sources/App/Wording+Own.swift"],
        action: .run { invocation, surroundings throws(Failure) in
            let name = invocation[name] ?? "own"
            if let fault = WordingPrinter.fault(ofName: name) {
                throw .usage("'\(name)' is no value for '--name': it \(fault)", id: "invalid-value")
            }
            let (words, warnings) = try words(invocation, surroundings)
            let sources = invocation.operands.map {
                $0.split(separator: "/").last.map(String.init) ?? $0
            }
            let text = words.swift(named: name, from: sources)
            return try surroundings.outcome(
                Array(text.utf8), warnings, in: invocation[out], over: WordingPrinter.wrote)
        })

    /// What the catalogs of a command line say otherwise, and what deserves a second look in them.
    private static func words(
        _ invocation: Invocation, _ surroundings: Surroundings
    ) throws(Failure) -> (words: WordingPrinter, warnings: [Diagnostic]) {
        var found: [Diagnostic] = []
        let catalogs = try WordOption.catalogs(invocation.operands, surroundings)
        guard let words = WordingPrinter(catalogs, diagnostics: &found) else {
            throw Failure(found)
        }
        return (words, found)
    }
}
