import CandelaRules
import CandelaTokens

extension Session {
    /// Gives options of the screen in front values, or leaves them out again.
    mutating func choose(
        _ choices: [(option: String, value: Intent.Value?)], in context: Context
    ) throws(SessionError) -> [Effect] {
        guard var options = shownOptions(in: context) else {
            throw .misplaced(
                .clear(options: choices.map(\.option)), "means nothing on a screen of the app's own"
            )
        }
        // What just happened on it has been told.
        if var given = options as? any RunOptions {
            given.run?.event = nil
            options = given
        }
        for (option, value) in choices {
            func set(_ options: some ScreenOptions) throws(SessionError) -> any ScreenOptions {
                try options.setting(option, to: value)
            }
            options = try set(options)
        }
        place.page.options = options
        adopt(options)
        return []
    }

    /// What the screen in front is asked to show: what was chosen on it, and what is pending.
    func shownOptions(in context: Context) -> (any ScreenOptions)? {
        guard var options = place.page.options else { return nil }
        options.notes = notes.isEmpty ? nil : notes
        if var given = options as? any DeletionOptions {
            let pending = rows.first { $0.kind == type(of: given).deletes }
            given.deletedRows = pending.map { DeletedRows($0.machine) }
            options = given
        }
        if var given = options as? any RunOptions {
            given.run = run
            options = given
        }
        if var given = options as? any PlaceOptions, let place = host.place {
            var surroundings = given.surroundings ?? RoutineSurroundings()
            surroundings.place = place
            given.surroundings = surroundings
            options = given
        }
        if var given = options as? WeightSettingsOptions {
            show(in: &given)
            options = given
        }
        if var given = options as? ShareCardOptions, let state = host.share {
            given.state = state
            options = given
        }
        return options
    }

    /// Takes over what options bring along that is not of their screen alone.
    mutating func adopt(_ options: (any ScreenOptions)?) {
        if let given = options as? any RunOptions, let run = given.run { self.run = run }
    }
}

/// Options of screens that show a routine being gone through.
protocol RunOptions: RoutineOptions {
    /// The routine, its step and its timer.
    var run: RoutineRun? { get set }
}

extension RoutineRunOptions: RunOptions {}
extension LiveActivityOptions: RunOptions {}
