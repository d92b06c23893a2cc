import CandelaElements
import CandelaRules
import CandelaTokens

extension Session {
    /// The presenter of the frontmost screen; `nil` if it has none.
    var presenter: (any Presenter)? { app.presenter(of: place.page.screen) }

    /// The place in which the frontmost screen appears.
    var presentation: Screen.Presentation {
        if let usual = presenter?.presentation, !usual.hasBar { return usual }
        return place.stack.last.flatMap { .init(rawValue: $0.presentation.rawValue) } ?? .tab
    }

    /// Changes the options of the frontmost screen.
    @discardableResult
    mutating func editFrontmostOptions<Result>(
        _ edit: (any Presenter, inout any ScreenOptions, Journal) -> Result
    ) -> Result? {
        guard let presenter, var options = place.page.options else { return nil }
        let result = edit(presenter, &options, journal)
        place.page.options = options
        return result
    }

    /// Sets or resets options of the frontmost screen.
    mutating func choose(
        _ choices: [(option: String, value: Intent.Value?)], in context: Context
    ) throws(SessionError) -> [Effect] {
        guard let presenter, var options = shownOptions(in: context) else {
            throw .misplaced(
                .clear(options: choices.map(\.option)),
                "has no effect on a screen without a presenter")
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
            // Entering one count keeps the other counts.
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
        adoptFrontmostOptions()
        return []
    }

    /// The options of the frontmost screen, with the session's state and pending changes.
    func shownOptions(in context: Context) -> (any ScreenOptions)? {
        guard let presenter, var options = place.page.options else { return nil }
        let pending = rows.first { $0.kind == presenter.deletableRecords }.map {
            DeletedRows($0.machine, failed: $0.deleted.count)
        }
        presenter.show(self, pending, any: &options)
        let shown = [savingNote(on: options, in: context)].compactMap(\.self) + notes
        options.notes = shown.isEmpty ? nil : shown
        return options
    }

    /// Updates the running routine in the options of the frontmost screen, which the previous event
    /// or the elapsed time may have changed.
    mutating func showRun() {
        let run = run
        editFrontmostOptions { presenter, options, _ in
            if presenter.showsRun { presenter.show(run, any: &options) }
        }
    }

    /// Adopts the state in the options of the frontmost screen that belongs to the session.
    mutating func adoptFrontmostOptions() {
        guard let presenter, let options = place.page.options else { return }
        if let run = presenter.run(any: options) { self.run = run }
    }
}

extension Session {
    /// Clears announcements that were already made.
    ///
    /// - Parameter previous: The routine's event before the current time was applied.
    mutating func clearAnnouncements(before event: Event, previous: RoutineRun.Event?) {
        if run?.event == previous { run?.event = nil }
        editFrontmostOptions { presenter, options, _ in
            let chosen: [String] =
                switch event.intent {
                case .choose(let option, _): [option]
                case .clear(let options): options
                default: []
                }
            let isChosen = chosen.contains(where: presenter.announcedOptions.contains)
            presenter.show(announces: isChosen, any: &options)
        }
    }
}
