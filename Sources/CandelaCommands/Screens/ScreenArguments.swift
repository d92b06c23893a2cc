import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The options of a screen and its context that are given on the command line.
struct ScreenArguments: ArgumentGroup {
    private let options: String?
    private let isLenient: Bool
    private let habit, routine, place: String?
    private let goal: Weight?
    private let unit: WeightUnit?
    private let context: ContextArguments

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        options = arguments.value(
            "options", "FILE", "selections and entered values; '-' is standard input",
            default: "none")
        isLenient = arguments.lenient()
        habit = arguments.value(
            "habit", "NAME", "the habit to show, by name or id", default: "all practice")
        routine = arguments.value(
            "routine", "NAME", "the routine to show, by name or id",
            default: "the one that fits now")
        place = arguments.value(
            "place", "ID", "the person's location: home, office or other", default: "unknown")
        goal = try arguments.value(
            "goal", "WEIGHT", "the weight to reach, such as 75kg or 165lb",
            default: "the journal's"
        ).map { text throws(Failure) in try Self.goal(text) }
        unit = try arguments.choice(
            "unit", "UNIT", "show weights in kg or lb", default: "the journal's")
        context = try ContextArguments(&arguments)
    }

    private static func goal(_ text: String) throws(Failure) -> Weight {
        do throws(WeightError) {
            let weight = try Weight(parsing: text)
            let allowed = WeightLimits.standard.goals(in: weight.unit)
            guard allowed.contains(weight.value) else {
                throw .outOfRange(value: weight.value, unit: weight.unit, allowed: allowed)
            }
            return weight
        } catch {
            throw .invalid(text, for: "goal", "\(error)")
        }
    }

    /// The catalogs and tones of phrases.
    var phrases: [String] { context.brand.phrases }

    /// Reads the files of a screen.
    ///
    /// - Parameter path: The path of the journal.
    func request(
        for text: String, from path: String, _ environment: CommandEnvironment
    ) throws(Failure) -> ScreenRequest {
        // The screen is checked before any file is opened.
        try environment.tool.check(screens: [text])
        let name = ScreenName(rawValue: text)
        let device = try context.context(environment)
        let usual = environment.tool.apps.first(with: name)?.theme.product
        let brand = try BrandOption(
            context.brand, environment,
            products: [context.product ?? usual].compactMap(\.self))
        let app = try brand.app(making: name, drawnAs: context.product)
        guard options != "-" || path != "-" else {
            throw .usage(
                "'-' is standard input, which cannot be both the journal and the options",
                id: "invalid-value")
        }
        var (journal, warnings) = try Document.readJournal(
            path, lenient: isLenient, environment)
        warnings = brand.warnings + warnings
        if let unit { journal.settings.unit = unit }
        if let goal {
            journal.setGoal(
                goal.value, in: goal.unit, now: device.now, clock: device.clock(for: journal))
        }
        let chosen = try options(of: name, by: app, environment, &warnings)
        return ScreenRequest(
            name: name, journal: journal, options: chosen, app: app, context: device,
            asksForLanguage: context.asksForLanguage, warnings: warnings)
    }

    /// The screen's options: a document, overridden by options of the command; `nil` if the app
    /// does not have the screen.
    ///
    /// - Throws: A data failure for an error in the document, or a usage failure for an option
    ///   without effect on the screen.
    private func options(
        of name: ScreenName, by app: AppDefinition, _ environment: CommandEnvironment,
        _ warnings: inout [Diagnostic]
    ) throws(Failure) -> (any ScreenOptions)? {
        guard let type = app.presenter(of: name)?.optionsType else { return nil }
        func unused(_ option: String) -> Failure {
            .usage("'--\(option)' has no effect on \(name.rawValue)", id: "unused-option")
        }
        var options = type.init()
        if let path = self.options {
            var reader = try RequestReader(path, environment)
            options = try reader.options(reader.root, of: type)
            warnings += reader.warnings
        }
        if let habit {
            guard var given = options as? any HabitOptions else { throw unused("habit") }
            given.habit = habit
            options = given
        }
        if let routine {
            guard var given = options as? any RoutineOptions else { throw unused("routine") }
            given.routine = routine
            options = given
        }
        if let place {
            guard var given = options as? any PlaceOptions else { throw unused("place") }
            var surroundings = given.surroundings ?? RoutineSurroundings()
            surroundings.place = place
            given.surroundings = surroundings
            options = given
        }
        return options
    }
}
