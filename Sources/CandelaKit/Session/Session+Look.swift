import CandelaElements
import CandelaRules
import CandelaTokens

extension Session {
    /// The presenter of the screen in front; `nil` for one that the app makes by itself.
    var presenter: (any Presenter)? { app.presenter(of: place.page.screen) }

    /// Changes the options of the screen in front, as its presenter knows how.
    @discardableResult
    mutating func editFront<Result>(
        _ edit: (any Presenter, inout any ScreenOptions, Journal) -> Result
    ) -> Result? {
        guard let presenter, var options = place.page.options else { return nil }
        let result = edit(presenter, &options, journal)
        place.page.options = options
        return result
    }

    /// Gives options of the screen in front values, or leaves them out again.
    mutating func choose(
        _ choices: [(option: String, value: Intent.Value?)], in context: Context
    ) throws(SessionError) -> [Effect] {
        guard let presenter, var options = shownOptions(in: context) else {
            throw .misplaced(
                .clear(options: choices.map(\.option)),
                "means nothing on a screen that the app makes by itself")
        }
        func running(_ options: any ScreenOptions) -> RunningRoutine? {
            guard presenter.showsRun else { return nil }
            let name = presenter.subject(any: options).routine
            let routine = journal.routines.first { $0.id == name || $0.name == name }
            return RunningRoutine(
                journal, presenter.run(any: options) ?? RoutineRun(), routine: routine,
                now: context.now)
        }
        let running = running(options)
        if var run = presenter.run(any: options) ?? running?.run {
            // One count of several is entered, and the others stay.
            if running?.step?.kind == .counter { run.counts = running?.value?.counts }
            presenter.show(run, any: &options)
        }
        for (option, value) in choices {
            func set(_ options: some ScreenOptions) throws(SessionError) -> any ScreenOptions {
                try options.setting(option, to: value)
            }
            options = try set(options)
        }
        if let running, let step = presenter.run(any: options)?.step, step != running.step?.id {
            guard running.steps.contains(where: { $0.id == step }) else {
                throw .unknown("step", step, at: "value")
            }
            presenter.show(running.turned(to: step, at: context.now), any: &options)
        }
        place.page.options = options
        adoptFront()
        return []
    }

    /// What the screen in front is asked to show: what was chosen on it, and what is pending.
    func shownOptions(in context: Context) -> (any ScreenOptions)? {
        guard let presenter, var options = place.page.options else { return nil }
        let pending = rows.first { $0.kind == presenter.deletes }.map {
            DeletedRows($0.machine, failed: $0.deleted.count)
        }
        presenter.show(self, pending, any: &options)
        let shown = [savingNote(on: options, in: context)].compactMap(\.self) + notes
        options.notes = shown.isEmpty ? nil : shown
        return options
    }

    /// Takes over what the options of the screen in front bring along that is not of the screen alone.
    mutating func adoptFront() {
        guard let presenter, let options = place.page.options else { return }
        if let run = presenter.run(any: options) { self.run = run }
    }
}

extension Session {
    /// What was told when it happened is not told again after the next event.
    ///
    /// - Parameter told: What just happened in a routine before time went by.
    mutating func settle(before event: Event, told: RoutineRun.Event?) {
        if run?.event == told { run?.event = nil }
        editFront { presenter, options, _ in
            let isChosen =
                if case .choose(let option, _) = event.intent {
                    option == presenter.announced
                } else {
                    false
                }
            presenter.show(announces: isChosen ? nil : false, any: &options)
        }
    }
}
