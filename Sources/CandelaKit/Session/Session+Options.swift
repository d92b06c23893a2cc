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

    /// The options of the frontmost screen, with the session's state and pending changes.
    func shownOptions(in context: Context) -> (any ScreenOptions)? {
        guard var options = place.page.options else { return nil }
        let pending = rows.first { $0.kind == options.deletableRecords }.map {
            DeletedRows($0.machine, failed: $0.deleted.count)
        }
        options.update(from: self, deleted: pending)
        return options
    }

    /// The notes on the frontmost screen: a failed save, unless the screen reports it itself, and
    /// recent events.
    func shownNotes(
        on options: (any ScreenOptions)?, in context: Context
    ) -> [PassingNote] {
        let failure = options.flatMap { savingNote(on: $0, in: context) }
        return [failure].compactMap(\.self) + notes
    }

    /// Updates the running routine in the options of the frontmost screen, which the previous event
    /// or the elapsed time may have changed.
    mutating func showRun() {
        place.page.options?.setRun(run)
    }

    /// Adopts the state in the options of the frontmost screen that belongs to the session.
    mutating func adoptFrontmostOptions() {
        if let run = place.page.options?.shownRun { self.run = run }
    }

    /// Clears announcements that were already made.
    ///
    /// - Parameter previous: The routine's event before the current time was applied.
    mutating func clearAnnouncements(before event: Event, previous: RoutineRun.Event?) {
        if run?.event == previous { run?.event = nil }
        let chosen: [String] =
            switch event.intent {
            case .choose(let option, _): [option]
            case .clear(let options): options
            default: []
            }
        place.page.options?.announce(chosen)
    }
}
