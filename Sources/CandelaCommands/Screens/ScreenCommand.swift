import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens
import CandelaLanguage

extension Tool {
    package static func screenCommand(of tool: Tool) -> Command {
        Command(
            "screen", "Build one screen from a journal.",
            discussion: """
                Prints the finished screen as JSON: every text, spoken label, colour role and size. \
                '--options' gives selections, entered values and pending messages, in a document as \
                '{tool} schema options' describes it. With '--event' the event is performed: the result \
                has the session after it, the effects for the host and the next screen. \
                '--format a2ui' prints the messages that create a surface with the screen. Screens are \
                \(tool.screens.map(\.rawValue).joined(separator: ", ")).
                """,
            examples: [
                "screen \(tool.example) --journal journal.json",
                "screen \(tool.example) --journal journal.json --options options.json",
                "screen \(tool.example) --journal journal.json --event tap.json",
                "screen \(tool.example) --journal journal.json --type-size xLarge --language ar-XB",
                "screen \(tool.example) --journal journal.json --format a2ui",
            ], action: .run(ScreenCommand.self))
    }

    /// Builds a screen.
    ///
    /// - Throws: A data failure when the app does not have the screen, or the options name a habit
    ///   or routine that the journal does not have or has several times; a usage failure for the
    ///   options of another screen.
    static func make(
        _ name: ScreenName, _ journal: Journal, _ options: (any ScreenOptions)?,
        of app: AppDefinition, in context: Context
    ) throws(Failure) -> Screen {
        do throws(ScreenError) {
            return try Screen.make(
                name, phase: .ready(journal), options: options, of: app, in: context)
        } catch {
            throw failure(of: error, in: journal)
        }
    }

    /// The failure for a screen that could not be built.
    static func failure(of error: ScreenError, in journal: Journal) -> Failure {
        switch error {
        case .unknownScreen(let name, let app, let screens):
            return .data(
                "'\(app)' does not have '\(name.rawValue)'", id: "unknown-screen",
                help: ["it has \(screens.map(\.rawValue).joined(separator: ", "))"])
        case .otherOptions:
            return .usage(error.description, id: "other-options")
        case .unknownHabit(let name, _):
            return .unknown("habit", named: name, in: journal.habits.map(\.name))
        case .ambiguousHabit(let name, let ids):
            return .data(
                "\(ids.count) habits are called '\(name)'", id: "ambiguous-habit",
                help: ["choose one by its id: \(ids.joined(separator: ", "))"])
        case .unknownRoutine(let name, _):
            return .unknown("routine", named: name, in: journal.routines.map(\.name))
        case .ambiguousRoutine(let name, let ids):
            return .data(
                "\(ids.count) routines are called '\(name)'", id: "ambiguous-routine",
                help: ["choose one by its id: \(ids.joined(separator: ", "))"])
        case .unknownWeighIn(let id):
            return .unknown("weigh-in", named: id, in: journal.weighIns.map(\.id))
        case .unknownPractice(let id):
            return .unknown("practice", named: id, in: journal.practices.map(\.id))
        case .unknownCompletion(let id):
            return .unknown("completion", named: id, in: journal.completions.map(\.id))
        case .own(let message, let id): return .data(message, id: id)
        @unknown default:
            return .data(error.description, id: "unusable-screen")
        }
    }
}

private struct ScreenCommand: RunnableCommand {
    private let name, journal: String
    private let event: String?
    private let format: ScreenFormat
    private let screen: ScreenArguments

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        name = arguments.operand("NAME", "the screen to build")
        journal = arguments.required(
            "journal", "FILE", "the person's data; '-' is standard input")
        event = arguments.value(
            "event", "FILE", "the event to perform, as '{tool} schema event' describes it",
            default: "none")
        format = try ScreenFormat(&arguments)
        screen = try ScreenArguments(&arguments)
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        let request = try screen.request(for: name, from: journal, environment)
        guard let event else {
            let (screen, warnings) = try request.screen()
            return Outcome(
                output: try ScreenFormat.text { writer throws(Failure) in
                    try format.write(screen, of: request.app, to: &writer)
                }, diagnostics: warnings)
        }
        var reader = try RequestReader(event, environment)
        let sent = try reader.event(reader.root, of: [request.app])
        let answer = try ScreenAnswer(to: sent, said: reader.root, on: request)
        let notes = answer.screen.map(request.notes) ?? []
        return Outcome(
            output: try ScreenFormat.text { writer throws(Failure) in
                try answer.write(as: format, to: &writer)
            }, diagnostics: request.warnings + reader.warnings + notes)
    }
}
