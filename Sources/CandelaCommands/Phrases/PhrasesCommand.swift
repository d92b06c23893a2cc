import CandelaBrand
import CandelaDTCG
import CandelaElements
import CandelaKit

extension Tool {
    package static let phrasesCommand = Command(
        "phrases", "Replace, translate, check and compare the phrases of screens.",
        action: .group([phrasesExport, phrasesCheck, phrasesDiff, phrasesBuild, phrasesSwift]))

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
        examples: [
            "phrases export --out Words.xcstrings",
            "phrases export --app moonlight --language nl --out Dutch.xcstrings",
        ], action: .run(PhrasesExportCommand.self))

    private static let phrasesCheck = Command(
        "check", "Report every error in an app's phrases.",
        discussion: """
            Unknown keys, empty texts, placeholders and plural forms that do not match the phrase, and \
            languages that lack phrases, each with file, line and column. With '--app', a language needs only what that \
            app says; a screen that says another phrase is in English as a whole. A phrase replaced without its spoken form or unit \
            variants, and a text that other languages would inflect, are warnings. Exits with 1 on any \
            error.
            """,
        examples: [
            "phrases check Words.xcstrings", "phrases check plain Words.xcstrings",
            "phrases check --app moonlight Dutch.xcstrings",
        ], action: .run(PhrasesCheckCommand.self))

    private static let phrasesBuild = Command(
        "build", "Compile an app's phrases into Swift.",
        discussion: """
            Writes a Swift file with a 'Wording' equal to the catalogs, to be used as \
            'app.wording = .own'. The catalogs are checked now, and the app reads no file at run time. \
            Run this again after an update of the package. A file written by this command is replaced; \
            any other is replaced only with '--replace'. '--app' is the option of 'phrases check'.
            """,
        examples: ["phrases build Words.xcstrings --out Sources/App/Wording+Own.swift"],
        action: .run(PhrasesBuildCommand.self))

    private static let phrasesSwift = Command(
        "swift", "Generate Swift functions for the phrases of an app's own screens.",
        discussion: """
            Writes a 'Phrases.Table' and a function for each phrase, with a labelled argument for each \
            placeholder: 'kit.phrases.skyStars(count: 3)'. Add the table to an app's wording with \
            'Wording.standard.adding(.own)'. A language that lacks a phrase, a plural form or a \
            placeholder is an error, and so is a key of the engine's phrases. A file written by this \
            command is replaced; any other is replaced only with '--replace'.
            """,
        examples: ["phrases swift Sky.xcstrings --name sky --out Sources/App/Phrases+Sky.swift"],
        action: .run(PhrasesSwiftCommand.self))
}

private struct PhrasesExportCommand: RunnableCommand {
    private let app, language, out: String?

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        app = arguments.sayingApp()
        language = try arguments.language(
            "also this language, with empty texts to fill in; and no other",
            default: "the languages of the package")
        out = arguments.out()
        try arguments.documentOptions()
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        let wording = environment.tool.wording
        let (keys, warnings) = try environment.tool.phraseKeys(ofApp: app, environment)
        let catalog = StringCatalog(
            of: wording, only: keys, in: language, comments: PhraseComments.byKey(of: wording))
        return try environment.outcome(catalog.bytes, warnings, in: out)
    }
}

private struct PhrasesCheckCommand: RunnableCommand {
    private let source: PhrasesSource

    init(_ arguments: inout ArgumentReader) { source = PhrasesSource(&arguments) }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        let (words, warnings) = try source.words(environment)
        let lines = words.sheets.map { sheet in
            let base = sheet.base.map { $0 == sheet.language ? "" : ", the rest as in \($0)" }
            return
                "\(sheet.language): \(sheet.rows.count) text\(sheet.rows.count == 1 ? "" : "s")"
                + (base ?? ", without a base language") + "\n"
        }
        return Outcome(
            output: Array(lines.joined().utf8), diagnostics: warnings)
    }
}

private struct PhrasesBuildCommand: RunnableCommand {
    private let source: PhrasesSource
    private let out: String?
    private let name, base: String

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        source = PhrasesSource(&arguments)
        out = arguments.out()
        name = try arguments.wordingName()
        base = try arguments.wordingName(
            "over", "the Swift name of the wording that it extends", default: "standard")
        try arguments.documentOptions()
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        let (words, warnings) = try source.words(environment)
        let sources = source.catalogs.map {
            $0.split(separator: "/").last.map(String.init) ?? $0
        }
        let text = words.swift(named: name, over: base, from: sources)
        return try environment.outcome(
            Array(text.utf8), warnings, in: out, over: WordingPrinter.wrote)
    }
}

private struct PhrasesSwiftCommand: RunnableCommand {
    private let path, name: String
    private let out: String?

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        path = arguments.operand("FILE", "a string catalog (.xcstrings) with new keys")
        out = arguments.out()
        name = try arguments.wordingName()
        try arguments.documentOptions()
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        guard let catalog = try PhrasesOption.catalogs([path], environment).first
        else { return Outcome() }
        var found: [Diagnostic] = []
        let text = catalog.swift(named: name, diagnostics: &found)
        guard let text, !found.hasErrors else { throw Failure(found) }
        return try environment.outcome(
            Array(text.utf8), found, in: out, over: WordingPrinter.wrote)
    }
}

extension ArgumentReader {
    fileprivate mutating func sayingApp() -> String? {
        value(
            "app", "APP", "only the phrases that an app says: its id, or its file as for 'screen'",
            default: "all phrases")
    }

    fileprivate mutating func wordingName(
        _ option: String = "name", _ help: String = "the name of the wording in Swift",
        default usual: String = "own"
    ) throws(Failure) -> String {
        let name = value(option, "NAME", help, default: usual) ?? usual
        if name != usual, let fault = WordingPrinter.fault(ofName: name) {
            throw .invalid(name, for: option, "it \(fault)")
        }
        return name
    }
}

/// The catalogs of a command line, and the app that says their phrases.
private struct PhrasesSource: ArgumentGroup {
    let catalogs: [String]
    private let app: String?

    init(_ arguments: inout ArgumentReader) {
        catalogs = arguments.operands(
            "FILE", PhrasesOption.what + "; later ones override earlier ones", count: .oneOrMore)
        app = arguments.sayingApp()
    }

    /// Reads the catalogs, with warnings about texts to review.
    ///
    /// - Throws: A data failure when a catalog cannot be read, or with every error in the catalogs.
    func words(
        _ environment: CommandEnvironment
    ) throws(Failure) -> (words: WordingPrinter, warnings: [Diagnostic]) {
        var (keys, found) = try environment.tool.phraseKeys(ofApp: app, environment)
        let words = WordingPrinter(
            try PhrasesOption.catalogs(catalogs, environment), over: environment.tool.wording,
            needing: keys, diagnostics: &found, passingTo: environment.receiver)
        guard let words else { throw Failure(found) }
        return (words, found)
    }
}

extension Tool {
    /// The keys of the phrases that an app says, which is named by its id or its file; `nil` without
    /// an app.
    ///
    /// - Throws: A usage failure for an unknown app, or a data failure for a file with errors.
    fileprivate func phraseKeys(
        ofApp name: String?, _ environment: CommandEnvironment
    ) throws(Failure) -> (keys: Set<String>?, warnings: [Diagnostic]) {
        guard let name else { return (nil, []) }
        if let known = apps.first(where: { $0.id == name }) { return try phraseKeys(of: known) }
        guard name == "-" || environment.files.kind(of: name) != nil else {
            throw .unknown("app", name, among: apps.map(\.id))
        }
        let read = try AppOption(name, environment)
        guard let app = read.app else { return (nil, read.warnings) }
        let (keys, warnings) = try phraseKeys(of: app)
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
