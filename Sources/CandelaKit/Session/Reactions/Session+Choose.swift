import CandelaElements
import CandelaRules

extension Session {
    /// Rejects a value that the controls for an option on the frontmost screen do not offer, and,
    /// of an option without a control, one with which the edited record breaks another rule.
    func requireOffer(
        of value: Intent.Value, for option: String, in context: Context
    ) throws(SessionError) {
        guard let screen = try? screen(in: context),
            !screen.enabledActions.contains(where: {
                $0.intent == .choose(option: option, value: value)
            }),
            let options = shownOptions(in: context)
        else { return }
        try OptionOffer(screen: screen, options: options).check(value, for: option)
    }

    /// Sets or resets options of the frontmost screen.
    mutating func setOptions(
        _ choices: [(option: String, value: Intent.Value?)], in context: Context
    ) throws(SessionError) -> [Effect] {
        guard var options = shownOptions(in: context) else {
            throw .misplaced(
                .clear(options: choices.map(\.option)),
                "has no effect on a screen without a presenter")
        }
        func running(_ options: any ScreenOptions) -> RunningRoutine? {
            guard options.showsRun else { return nil }
            let name = options.namedSubject.routine
            let routine = journal.routines.first { $0.id == name || $0.name == name }
            return RunningRoutine(
                journal, options.shownRun ?? RoutineRun(), routine: routine, now: context.now)
        }
        let running = running(options)
        if var run = options.shownRun ?? running?.run {
            // Entering one count keeps the other counts.
            if running?.step?.kind == .counter { run.counts = running?.value?.counts }
            options.setRun(run)
        }
        for (option, value) in choices {
            func set(_ options: some ScreenOptions) throws(SessionError) -> any ScreenOptions {
                try options.setting(option, to: value)
            }
            options = try set(options)
        }
        if let running, let step = options.shownRun?.step, step != running.step?.id {
            guard running.steps.contains(where: { $0.id == step }) else {
                throw .unknown("step", step, at: "value")
            }
            options.setRun(running.turned(to: step, at: context.now))
        }
        place.page.options = options
        adoptFrontmostOptions()
        return []
    }
}
