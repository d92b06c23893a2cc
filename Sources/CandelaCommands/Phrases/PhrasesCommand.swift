import CandelaBrand
import CandelaDTCG
import CandelaElements
import CandelaKit

extension Tool {
    package static let phrasesCommand = Command(
        "phrases", "Replace, translate, check and compare the phrases of screens.",
        action: .group([phrasesExport, phrasesCheck, phrasesDiff, phrasesBuild, phrasesSwift]))

    private static let catalogs = Operand(
        "FILE", PhrasesOption.what + "; later ones override earlier ones", count: .oneOrMore)
    private static let out = Option(
        "out", "FILE", "the file to write", default: "standard output", target: .named)
    private static let name = Option(
        "name", "NAME", "the name of the wording in Swift", default: "own")
    private static let app = Option(
        "app", "APP", "only the phrases that an app says: its id, or its file as for 'screen'",
        default: "all phrases")
    private static let language = Option(
        "language", "TAG", "also this language, with empty texts to fill in; and no other",
        default: "the languages of the package")
    private static let base = Option(
        "over", "NAME", "the Swift name of the wording that it extends", default: "standard")

    private static let phrasesExport = Command(
        "export", "Write the package's phrases as a string catalog.",
        discussion: """
            Every key with its English text, its placeholders and a comment on its use. Keep the \
            phrases that your app words differently, or translate them into another language: all, or \
            with '--app' those that the app's screens, tabs and notifications say. Those of your own \
            screens are recorded from your specimens and journeys. '--language' adds \
            empty texts with the plural forms of the language. A \
            screen's JSON has the key beside each text, and beside each spoken label, value and hint. An \
            existing file is replaced only with '--replace', since it may be the one you have edited.
            """,
        options: [app, language, out] + WriteOptions.document,
        examples: [
            "phrases export --out Words.xcstrings",
            "phrases export --app moonlight --language nl --out Dutch.xcstrings",
        ],
        action: .run { invocation, environment throws(Failure) in
            let wording = invocation.tool.wording
            let (keys, warnings) = try keys(invocation, environment)
            let catalog = StringCatalog(
                of: wording, only: keys, in: try ContextOption.language(invocation, language),
                comments: PhraseComments.byKey(of: wording))
            return try environment.outcome(catalog.bytes, warnings, in: invocation[out])
        })

    private static let phrasesCheck = Command(
        "check", "Report every error in an app's phrases.",
        discussion: """
            Unknown keys, empty texts, placeholders and plural forms that do not match the phrase, and \
            languages that lack phrases, each with file, line and column. With '--app', a language needs only what that \
            app says; a screen that says another phrase is in English as a whole. A phrase replaced without its spoken form or unit \
            variants, and a text that other languages would inflect, are warnings. Exits with 1 on any \
            error.
            """,
        operands: [catalogs], options: [app],
        examples: [
            "phrases check Words.xcstrings", "phrases check plain Words.xcstrings",
            "phrases check --app moonlight Dutch.xcstrings",
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
            any other is replaced only with '--replace'. '--app' is that of 'phrases check'.
            """,
        operands: [catalogs], options: [app, out, name, base] + WriteOptions.document,
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
        var (keys, found) = try keys(invocation, environment)
        let catalogs = try PhrasesOption.catalogs(invocation.operands, environment)
        let words = WordingPrinter(
            catalogs, over: invocation.tool.wording, needing: keys, diagnostics: &found,
            passingTo: invocation.receiver(in: environment))
        guard let words else { throw Failure(found) }
        return (words, found)
    }

    /// The keys of the phrases that the app of a command line says; `nil` without an app.
    ///
    /// - Throws: A usage failure for an unknown app, or a data failure for a file with errors.
    private static func keys(
        _ invocation: Invocation, _ environment: CommandEnvironment
    ) throws(Failure) -> (keys: Set<String>?, warnings: [Diagnostic]) {
        guard let name = invocation[app] else { return (nil, []) }
        let apps = invocation.tool.apps
        if let known = apps.first(where: { $0.id == name }) {
            return try invocation.tool.phraseKeys(of: known)
        }
        guard name == "-" || environment.files.kind(of: name) != nil else {
            throw .unknown("app", name, among: apps.map(\.id))
        }
        let read = try AppOption(name, invocation, environment)
        guard let app = read.app else { return (nil, read.warnings) }
        let (keys, warnings) = try invocation.tool.phraseKeys(of: app)
        return (keys, read.warnings + warnings)
    }

    /// The keys of the phrases that an app says. For screens that do not list their phrases, they are
    /// what the tool's specimens and journeys say; a screen without any gets a warning.
    ///
    /// - Throws: A data failure for a specimen or a journey that cannot be made.
    private func phraseKeys(
        of app: AppDefinition
    ) throws(Failure) -> (keys: Set<String>?, warnings: [Diagnostic]) {
        let screens = app.presenters.filter { $0.listedPhrases == nil }.map(\.name)
        guard !screens.isEmpty else { return (app.phraseKeys, []) }
        do {
            let recorded = try RecordedPhrases(
                of: specimens().filter { screens.contains($0.screen) },
                journeys().filter { !Set(screens).isDisjoint(with: $0.app.screens) })
            let warnings = screens.filter { recorded.screens[$0] == nil }.map { screen in
                Diagnostic.warning(
                    "unrecorded-screen",
                    "no specimen shows '\(screen.rawValue)', so all phrases of the engine are included",
                    help: ["give the tool a specimen for each state that says something else"])
            }
            return (app.phraseKeys(recorded: recorded), warnings)
        } catch {
            throw .data("\(error)", id: "unusable-specimen")
        }
    }
}
