import CandelaElements
import CandelaRules
import CandelaTokens

extension Session {
    /// The presenter of the frontmost screen; `nil` if it has none.
    var presenter: (any Presenter)? { app.presenter(of: place.page.screen) }

    /// The options of a screen, as far as it is open: of the frontmost page that has them.
    ///
    /// A screen can read the options of another, such as a filter or a selection.
    public func options<Options: ScreenOptions>(of type: Options.Type) -> Options? {
        place.pages.lazy.compactMap { $0.options?.as(type) }.first
    }

    /// The place in which the frontmost screen appears.
    var presentation: Screen.Presentation {
        if let usual = presenter?.presentation, !usual.hasBar { return usual }
        return place.stack.last.flatMap { .init(rawValue: $0.presentation.rawValue) } ?? .tab
    }

    /// The options of the frontmost screen, with the session's state.
    func shownOptions(in context: Context) -> (any ScreenOptions)? {
        guard var options = place.page.options else { return nil }
        options.updateDeclared(from: self)
        return options
    }

    /// The toasts on the frontmost screen: deletions, a failed save, unless the screen or the toast
    /// of a deletion reports it, and recent events.
    func shownToasts(on options: (any ScreenOptions)?, in context: Context) -> [Toast] {
        let failure = options.flatMap { savingToast(on: $0, in: context) }
        return deletionToasts + [failure].compactMap(\.self) + toasts
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
