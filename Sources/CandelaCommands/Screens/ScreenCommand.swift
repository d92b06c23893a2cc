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
                has the session after it, the effects for the host and the next screen. Screens are \
                \(tool.screens.map(\.rawValue).joined(separator: ", ")).
                """,
            operands: [Operand("NAME", "the screen to build")],
            options: [journalFile, event] + screenOptions,
            examples: [
                "screen \(tool.example) --journal journal.json",
                "screen \(tool.example) --journal journal.json --options options.json",
                "screen \(tool.example) --journal journal.json --event tap.json",
                "screen \(tool.example) --journal journal.json --type-size xLarge --language ar-XB",
            ],
            action: .run { invocation, environment throws(Failure) in
                let request = try request(
                    named: invocation.operands[0], from: invocation[journalFile] ?? "-", invocation,
                    environment)
                guard let path = invocation[event] else {
                    let screen = try make(
                        request.name, request.journal, request.options, of: request.app,
                        in: request.context)
                    return Outcome(
                        output: try Document.text(screen),
                        diagnostics: request.warnings + translationNote(on: screen, invocation))
                }
                let bytes = try environment.read(path)
                let (event, warnings) = try Document.read(
                    Event.self, from: bytes, named: path, userInfo: [.ownData: request.app.data])
                let answer = try ScreenAnswer(
                    to: event, said: try Document.json(bytes, path), on: request)
                let notes = answer.screen.map { translationNote(on: $0, invocation) } ?? []
                return Outcome(
                    output: try Document.text(answer),
                    diagnostics: request.warnings + warnings + notes)
            })
    }

    /// The options shared by the screen and transcript commands.
    static let screenOptions =
        [state, Options.lenient, habit, routine, place, goal, weightUnit] + ContextOption.all

    /// Builds the screen described by a command line, with the warnings about its input files.
    static func screen(
        named text: String, from path: String, _ invocation: Invocation,
        _ environment: CommandEnvironment
    ) throws(Failure) -> (Screen, app: AppDefinition, warnings: [Diagnostic]) {
        let request = try request(named: text, from: path, invocation, environment)
        let screen = try make(
            request.name, request.journal, request.options, of: request.app,
            in: request.context)
        return (screen, request.app, request.warnings + translationNote(on: screen, invocation))
    }

    /// A warning that a screen is not in the language it was asked for; the machine's language is
    /// no request.
    private static func translationNote(
        on screen: Screen, _ invocation: Invocation
    ) -> [Diagnostic] {
        screen.translationNote(isAsked: ContextOption.namesLanguage(invocation))
    }

    /// Reads the files and options of a command line.
    private static func request(
        named text: String, from path: String, _ invocation: Invocation,
        _ environment: CommandEnvironment
    ) throws(Failure) -> ScreenRequest {
        // The screen and the context are checked before any file is opened.
        try invocation.tool.check(screens: [text])
        let name = ScreenName(rawValue: text)
        let context = try ContextOption.context(invocation, environment)
        let product = try invocation.choice(of: ContextOption.product, from: Theme.Product.self)
        let usual = invocation.tool.apps.first(with: name)?.theme.product
        let brand = try BrandOption(
            invocation, environment, products: [product ?? usual].compactMap(\.self))
        let app = try brand.app(making: name, drawnAs: product)
        let goal = try goalWeight(invocation)
        let unit = try invocation.choice(of: weightUnit, from: WeightUnit.self)
        guard invocation[state] != "-" || path != "-" else {
            throw .usage(
                "'-' is standard input, which cannot be both the journal and the options",
                id: "invalid-value")
        }
        var (journal, warnings) = try Document.readJournal(path, invocation, environment)
        warnings = brand.warnings + warnings
        if let unit { journal.settings.unit = unit }
        if let goal {
            journal.setGoal(
                goal.value, in: goal.unit, now: context.now, clock: context.clock(for: journal))
        }
        let options = try options(of: name, by: app, invocation, environment, &warnings)
        return ScreenRequest(
            name: name, journal: journal, options: options, app: app, context: context,
            warnings: warnings)
    }

    /// The screen's options: a document, overridden by options of the command; `nil` if the app
    /// does not have the screen.
    ///
    /// - Throws: A data failure for an error in the document, or a usage failure for an option
    ///   without effect on the screen.
    private static func options(
        of name: ScreenName, by app: AppDefinition, _ invocation: Invocation,
        _ environment: CommandEnvironment, _ warnings: inout [Diagnostic]
    ) throws(Failure) -> (any ScreenOptions)? {
        guard let type = app.presenter(of: name)?.optionsType else { return nil }
        var options = type.init()
        if let path = invocation[state] {
            options = try read(type, from: path, environment, &warnings)
        }
        if let value = invocation[habit] {
            guard var given = options as? any HabitOptions else { throw unused(habit, name) }
            given.habit = value
            options = given
        }
        if let value = invocation[routine] {
            guard var given = options as? any RoutineOptions else { throw unused(routine, name) }
            given.routine = value
            options = given
        }
        if let value = invocation[place] {
            guard var given = options as? any PlaceOptions else { throw unused(place, name) }
            var surroundings = given.surroundings ?? RoutineSurroundings()
            surroundings.place = value
            given.surroundings = surroundings
            options = given
        }
        return options
    }

    private static func read<Options: ScreenOptions>(
        _ type: Options.Type, from path: String, _ environment: CommandEnvironment,
        _ warnings: inout [Diagnostic]
    ) throws(Failure) -> any ScreenOptions {
        let (options, further) = try Document.read(type, from: path, environment)
        warnings += further
        return options
    }

    private static func unused(_ option: Option, _ name: ScreenName) -> Failure {
        .usage(
            "'\(option.spelling)' has no effect on \(name.rawValue)", id: "unused-option")
    }

    private static let event = Option(
        "event", "FILE", "the event to perform, as '{tool} schema event' describes it",
        default: "none")
    private static let journalFile = Option(
        "journal", "FILE", "the person's data; '-' is standard input", isRequired: true)
    private static let state = Option(
        "options", "FILE", "selections and entered values; '-' is standard input",
        default: "none")
    private static let habit = Option(
        "habit", "NAME", "the habit to show, by name or id", default: "all practice")
    private static let routine = Option(
        "routine", "NAME", "the routine to show, by name or id", default: "the one that fits now")
    private static let place = Option(
        "place", "ID", "the person's location: home, office or other", default: "unknown")
    private static let goal = Option(
        "goal", "WEIGHT", "the weight to reach, such as 75kg or 165lb", default: "the journal's")
    private static let weightUnit = Option(
        "unit", "UNIT", "show weights in kg or lb", default: "the journal's")

    private static func goalWeight(_ invocation: Invocation) throws(Failure) -> Weight? {
        guard let text = invocation[goal] else { return nil }
        do throws(WeightError) {
            let weight = try Weight(parsing: text)
            let allowed = WeightLimits.standard.goals(in: weight.unit)
            guard allowed.contains(weight.value) else {
                throw .outOfRange(value: weight.value, unit: weight.unit, allowed: allowed)
            }
            return weight
        } catch {
            throw .usage(
                "'\(text)' is not valid for '\(goal.spelling)': \(error)", id: "invalid-value")
        }
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
