import CandelaBrand
import CandelaPipeline

extension Tool {
    static let phrasesCommand = Command(
        "phrases", "Say what screens say in an app's own words.",
        action: .group([phrasesExport, phrasesCheck, phrasesBuild, phrasesSwift]))

    private static let catalogs = Operand(
        "FILE", WordOption.what + "; each is laid over the ones before", count: .oneOrMore)
    private static let out = Option("out", "FILE", "where to write", default: "standard output")
    private static let name = Option(
        "name", "NAME", "what the wording is called in Swift", default: "own")
    private static let base = Option(
        "over", "NAME", "the wording it is laid over, as Swift calls it", default: "standard")

    private static let phrasesExport = Command(
        "export", "Write the package's phrases as a string catalog.",
        discussion: """
            Every key with its English text, its placeholders and what it is for: take from it what \
            your app says otherwise, or add a language to all of it. A screen's JSON says the key \
            beside each text, and beside each spoken label, value and hint. A file that is there is \
            replaced only with '--replace': it may be the one you have edited.
            """,
        options: [out] + WriteOptions.document,
        examples: ["phrases export --out Words.xcstrings"],
        action: .run { invocation, surroundings throws(Failure) in
            let wording = invocation.tool.wording
            let catalog = WordCatalog(
                of: wording, comments: PhraseComments.byKey(of: wording))
            return try surroundings.outcome(catalog.bytes, in: invocation[out])
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
            "phrases check Words.xcstrings", "phrases check plain Words.xcstrings",
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
            no other file. Build it anew after an update of the package. It takes the place of \
            a file that was built before; any other is replaced only with '--replace'.
            """,
        operands: [catalogs], options: [out, name, base] + WriteOptions.document,
        examples: ["phrases build Words.xcstrings --out Sources/App/Wording+Own.swift"],
        action: .run { invocation, surroundings throws(Failure) in
            let name = invocation[name] ?? "own"
            if let fault = WordingPrinter.fault(ofName: name) {
                throw .usage("'\(name)' is no value for '--name': it \(fault)", id: "invalid-value")
            }
            let base = invocation[base] ?? "standard"
            if base != "standard", let fault = WordingPrinter.fault(ofName: base) {
                throw .usage("'\(base)' is no value for '--over': it \(fault)", id: "invalid-value")
            }
            let (words, warnings) = try words(invocation, surroundings)
            let sources = invocation.operands.map {
                $0.split(separator: "/").last.map(String.init) ?? $0
            }
            let text = words.swift(named: name, over: base, from: sources)
            return try surroundings.outcome(
                Array(text.utf8), warnings, in: invocation[out], over: WordingPrinter.wrote)
        })

    private static let phrasesSwift = Command(
        "swift", "Make Swift functions of the phrases of an app's own screens.",
        discussion: """
            Writes a 'Phrases.Table' and a function of each phrase, with a labelled argument for each \
            placeholder: 'kit.phrases.skyStars(count: 3)'. An app's wording has the table: \
            'Wording.standard.adding(.own)'. A language that lacks a phrase, a plural form or a \
            placeholder is an error, and so is a key of the engine's phrases. It takes the place of a file \
            that was made before; any other is replaced only with '--replace'.
            """,
        operands: [Operand("FILE", "a string catalog (.xcstrings) with keys of its own")],
        options: [out, name] + WriteOptions.document,
        examples: ["phrases swift Sky.xcstrings --name sky --out Sources/App/Phrases+Sky.swift"],
        action: .run { invocation, surroundings throws(Failure) in
            let name = invocation[name] ?? "own"
            if let fault = WordingPrinter.fault(ofName: name) {
                throw .usage("'\(name)' is no value for '--name': it \(fault)", id: "invalid-value")
            }
            guard let catalog = try WordOption.catalogs(invocation.operands, surroundings).first
            else { return Outcome() }
            var found: [Diagnostic] = []
            let text = catalog.swift(named: name, diagnostics: &found)
            guard let text, !found.hasErrors else { throw Failure(found) }
            return try surroundings.outcome(
                Array(text.utf8), found, in: invocation[out], over: WordingPrinter.wrote)
        })

    /// What the catalogs of a command line say otherwise, and what deserves a second look in them.
    private static func words(
        _ invocation: Invocation, _ surroundings: Surroundings
    ) throws(Failure) -> (words: WordingPrinter, warnings: [Diagnostic]) {
        var found: [Diagnostic] = []
        let catalogs = try WordOption.catalogs(invocation.operands, surroundings)
        guard
            let words = WordingPrinter(
                catalogs, over: invocation.tool.wording, diagnostics: &found)
        else {
            throw Failure(found)
        }
        return (words, found)
    }
}
