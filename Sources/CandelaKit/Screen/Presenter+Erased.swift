import CandelaElements
import CandelaRules

// The same questions for options whose type is only known when the app runs. Options of another screen
// are left as they are; the one place that tells them apart is `own`.

extension Presenter {
    /// The type of the options.
    public var optionsType: any ScreenOptions.Type { Options.self }

    /// The content of the screen.
    ///
    /// - Throws: ``ScreenError`` also when the options are those of another screen.
    func content(
        of journal: Journal, any options: any ScreenOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        guard let options = own(options) else {
            throw .otherOptions(Options.screen, of: type(of: options).screen)
        }
        return try content(of: journal, options, with: kit)
    }

    func subject(any options: any ScreenOptions) -> ScreenSubject {
        own(options).map { subject(of: $0) } ?? ScreenSubject()
    }

    func celebrates(any options: any ScreenOptions) -> Celebrated? {
        own(options).flatMap { celebrates($0) }
    }

    func draftRows(any options: any ScreenOptions) -> [String] {
        own(options).map { draftRows(of: $0) } ?? []
    }

    func run(any options: any ScreenOptions) -> RoutineRun? {
        own(options).flatMap { run(of: $0) }
    }

    func tellsOfFailedSave(any options: any ScreenOptions) -> Bool {
        own(options).map { tellsOfFailedSave($0) } ?? false
    }

    func aim(any options: inout any ScreenOptions, at destination: Intent.Destination) {
        change(&options) { aim(&$0, at: destination) }
    }

    func forget(any options: inout any ScreenOptions) { change(&options) { forget(&$0) } }

    func draft(any options: inout any ScreenOptions, from journal: Journal) {
        change(&options) { draft(&$0, from: journal) }
    }

    func note(_ event: Event, any options: inout any ScreenOptions) {
        change(&options) { note(event, in: &$0) }
    }

    func note(_ outcome: SavingOutcome, any options: inout any ScreenOptions) {
        change(&options) { note(outcome, in: &$0) }
    }

    func removeDraftRows(_ ids: Set<String>, any options: inout any ScreenOptions) {
        change(&options) { removeDraftRows(ids, from: &$0) }
    }

    func show(announces: Bool?, any options: inout any ScreenOptions) {
        change(&options) { show(announces: announces, in: &$0) }
    }

    func show(_ run: RoutineRun?, any options: inout any ScreenOptions) {
        change(&options) { show(run, in: &$0) }
    }

    /// Shows all that a session knows.
    func show(_ session: Session, _ rows: DeletedRows?, any options: inout any ScreenOptions) {
        change(&options) { options in
            if deletes != nil { show(rows, in: &options) }
            show(session.run, in: &options)
            if let place = session.host.place { show(place: place, in: &options) }
            show(session, in: &options)
        }
    }

    func closeOverlay(any options: inout any ScreenOptions) -> Bool {
        guard var given = own(options) else { return false }
        defer { options = given }
        return closeOverlay(&given)
    }

    func save(
        any options: inout any ScreenOptions, as kind: Intent.RecordKind, id: String?,
        in session: inout Session, _ context: Context
    ) throws(SessionError) -> [Effect]? {
        guard var given = own(options) else { return nil }
        let effects = try save(&given, as: kind, id: id, in: &session, context)
        options = given
        return effects
    }

    func react(
        to event: Event, any options: inout any ScreenOptions, in session: inout Session,
        _ context: Context
    ) throws(SessionError) -> [Effect]? {
        guard var given = own(options) else { return nil }
        let effects = try react(to: event, &given, in: &session, context)
        options = given
        return effects
    }

    private func change(_ options: inout any ScreenOptions, _ change: (inout Options) -> Void) {
        guard var given = own(options) else { return }
        change(&given)
        options = given
    }

    private func own(_ options: any ScreenOptions) -> Options? { options as? Options }
}
