import CandelaElements
import CandelaRules

// The presenter's functions for options whose type is known at run time only. Options of another
// screen are left unchanged; only `own` checks the type.

extension Presenter {
    /// The type of the options.
    public var optionsType: any ScreenOptions.Type { Options.self }

    /// The screen's content for a journal.
    ///
    /// - Throws: ``ScreenError``, also if the options belong to another screen.
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

    func milestoneToCelebrate(any options: any ScreenOptions) -> CelebratedMilestone? {
        own(options).flatMap { milestoneToCelebrate($0) }
    }

    func draftRows(any options: any ScreenOptions) -> [String] {
        own(options).map { draftRows(of: $0) } ?? []
    }

    func run(any options: any ScreenOptions) -> RoutineRun? {
        own(options).flatMap { run(of: $0) }
    }

    func reportsFailedSave(any options: any ScreenOptions) -> Bool {
        own(options).map { reportsFailedSave($0) } ?? false
    }

    func show(any options: inout any ScreenOptions, at destination: Intent.Destination) {
        change(&options) { show(&$0, at: destination) }
    }

    func clearSubject(any options: inout any ScreenOptions) {
        change(&options) { clearSubject(&$0) }
    }

    func draft(any options: inout any ScreenOptions, from journal: Journal) {
        change(&options) { draft(&$0, from: journal) }
    }

    func didHandle(_ event: Event, any options: inout any ScreenOptions) {
        change(&options) { didHandle(event, in: &$0) }
    }

    func didSave(_ outcome: SavingOutcome, any options: inout any ScreenOptions) {
        change(&options) { didSave(outcome, in: &$0) }
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

    /// Passes the session's state to the options.
    func show(_ session: Session, _ rows: DeletedRows?, any options: inout any ScreenOptions) {
        change(&options) { options in
            if deletableRecords != nil { show(rows, in: &options) }
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
