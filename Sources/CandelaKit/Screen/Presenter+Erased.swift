import CandelaElements
import CandelaRules

// The presenter's functions for options whose type is known at run time only. They return nil for
// options of another screen, and leave them unchanged.

extension Presenter {
    /// The type of the options.
    public var optionsType: any ScreenOptions.Type { Options.self }

    /// The screen's content for a journal.
    ///
    /// - Throws: ``ScreenError``, also if the options belong to another screen.
    func content(
        of journal: Journal, any options: any ScreenOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        guard let options = options as? Options else {
            throw .otherOptions(Options.screen, of: type(of: options).screen)
        }
        return try content(of: journal, options, with: kit)
    }

    func celebration(any options: any ScreenOptions) -> CelebratedMilestone? {
        (options as? Options).flatMap { celebration($0) }
    }

    func closeOverlay(any options: inout any ScreenOptions) -> Bool {
        with(&options) { closeOverlay(&$0) } ?? false
    }

    func didHandle(_ event: Event, any options: inout any ScreenOptions, in session: Session) {
        with(&options) { didHandle(event, &$0, in: session) }
    }

    func save(
        any options: inout any ScreenOptions, as kind: Intent.RecordKind, id: String?,
        in session: inout Session, _ context: Context
    ) throws(SessionError) -> [Effect]? {
        try with(&options) { own throws(SessionError) in
            try save(&own, as: kind, id: id, in: &session, context)
        } ?? nil
    }

    func react(
        to event: Event, any options: inout any ScreenOptions, in session: inout Session,
        _ context: Context
    ) throws(SessionError) -> [Effect]? {
        try with(&options) { own throws(SessionError) in
            try react(to: event, &own, in: &session, context)
        } ?? nil
    }

    /// Calls a function with the presenter's own type of options, and keeps its changes unless it
    /// throws.
    @discardableResult
    private func with<Result, Failure: Error>(
        _ options: inout any ScreenOptions, _ call: (inout Options) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        guard var own = options as? Options else { return nil }
        let result = try call(&own)
        options = own
        return result
    }
}
