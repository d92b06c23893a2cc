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
        let running = try running(options, in: context)
        if var given = options as? any RunOptions, var run = given.run ?? running?.run {
            // One count of several is entered, and the others stay.
            if running?.step?.kind == .counter { run.counts = running?.value?.counts }
            given.run = run
            options = given
        }
        for (option, value) in choices {
            func set(_ options: some ScreenOptions) throws(SessionError) -> any ScreenOptions {
                try options.setting(option, to: value)
            }
            options = try set(options)
        }
        if let running, var given = options as? any RunOptions, let run = given.run,
            let step = run.step, step != running.step?.id
        {
            guard running.steps.contains(where: { $0.id == step }) else {
                throw .unknown("step", step, at: "value")
            }
            given.run = running.turned(to: step, at: context.now)
            options = given
        }
        place.page.options = options
        adopt(options)
        return []
    }

    /// The routine that the screen in front goes through.
    private func running(
        _ options: any ScreenOptions, in context: Context
    ) throws(SessionError) -> RunningRoutine? {
        guard let given = options as? any RunOptions else { return nil }
        let routine = journal.routines.first {
            $0.id == given.routine || $0.name == given.routine
        }
        return RunningRoutine(
            journal, given.run ?? RoutineRun(), routine: routine, now: context.now)
    }

    /// What the screen in front is asked to show: what was chosen on it, and what is pending.
    func shownOptions(in context: Context) -> (any ScreenOptions)? {
        guard var options = place.page.options else { return nil }
        if var given = options as? any DeletionOptions {
            let pending = rows.first { $0.kind == type(of: given).deletes }
            given.deletedRows = pending.map {
                DeletedRows($0.machine, failed: $0.deleted.count)
            }
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
        let shown = [savingNote(on: options, in: context)].compactMap(\.self) + notes
        options.notes = shown.isEmpty ? nil : shown
        return options
    }

    /// Takes over what options bring along that is not of their screen alone.
    mutating func adopt(_ options: (any ScreenOptions)?) {
        if let given = options as? any RunOptions, let run = given.run { self.run = run }
    }
}

extension Session {
    /// What was told when it happened is not told again after the next event.
    ///
    /// - Parameter told: What just happened in a routine before time went by.
    mutating func settle(before event: Event, told: RoutineRun.Event?) {
        if run?.event == told { run?.event = nil }
        guard var options = place.page.options as? any ChosenOptions else { return }
        if case .choose(options.announced, _) = event.intent {
            options.announces = nil
        } else {
            options.announces = false
        }
        place.page.options = options
    }
}

/// Options of screens that announce what was chosen on them.
protocol ChosenOptions: ScreenOptions {
    /// Whether what was chosen is announced; it is unless said.
    var announces: Bool? { get set }

    /// The option whose value is announced when it is chosen.
    var announced: String { get }
}

extension HabitDetailOptions: ChosenOptions {
    var announced: String { "period" }
}

extension PracticeStatisticsOptions: ChosenOptions {
    var announced: String { "period" }
}

extension WeightDashboardOptions: ChosenOptions {
    var announced: String { "range" }
}

/// Options of screens that show a routine being gone through.
protocol RunOptions: RoutineOptions {
    /// The routine, its step and its timer.
    var run: RoutineRun? { get set }
}

extension RoutineRunOptions: RunOptions {}
extension LiveActivityOptions: RunOptions {}
