public import CandelaElements
import CandelaJSON
public import CandelaRules

/// The state of an app between two events: the journal, the person's place in the app, and pending
/// changes.
///
/// A session is a value without a clock or side effects. ``send(_:in:)`` handles an event and
/// returns effects for the host; ``screen(in:)`` creates the next screen. The same events in the
/// same contexts give the same screens on every machine. A session can be stored as JSON between
/// events.
///
/// ```swift
/// var session = Session(journal, at: HabitListOptions(), of: .habit)
/// let effects = try session.send(action.event(), in: context)
/// let screen = try session.screen(in: context)
/// ```
public struct Session: Sendable, Equatable, Codable {
    /// The app. JSON contains its id, and decoding needs an app with the same one.
    public package(set) var app: AppDefinition

    /// The person's records.
    public internal(set) var journal: Journal

    /// The person's place in the app, with the options of its pages.
    public internal(set) var place: Place

    /// The loading state of the journal.
    public internal(set) var loading: Loading

    /// The hidden rows that can be restored, by kind of record.
    var rows: [PendingRows]

    /// The deletion of all weigh-ins.
    var allWeighIns: PendingAll?

    /// The state of the running routine and its timer; `nil` if no routine was started.
    public internal(set) var run: RoutineRun?

    /// Notes about recent events, newest first.
    var notes: [PassingNote]

    /// The state the host reported.
    public internal(set) var host: HostState

    /// The schedules last sent to the host; topics without moments are omitted.
    var scheduled: [Effect.Schedule]

    /// The effects of elapsed time that were not returned because the event was rejected.
    var due: [Effect]

    /// The unreported and failed saves.
    var saving: Saving

    /// The milestones that the frontmost page celebrates; the journal already marks them.
    var celebrating: Celebrating?

    /// The state of loading the journal.
    public enum Loading: String, Sendable, Hashable, Codable, CaseIterable {
        /// The journal is being read.
        case loading
        /// The journal could not be read; the last known one is shown.
        case failed
        /// The journal is loaded.
        case ready
    }

    /// Rows of one kind that are hidden until they are deleted permanently.
    struct PendingRows: Sendable, Equatable, Codable {
        /// The kind of the hidden rows.
        let kind: Intent.RecordKind

        /// The state of the deletion, with the ids of the hidden rows.
        var machine: RowDelete<String>

        /// The ids of the rows deleted last.
        var deleted: [String] = []

        /// The changes to revert if the save of the rows deleted last fails.
        var changes: [JournalChange] = []

        /// The number of the save of the rows deleted last; `nil` before it is sent.
        var save: Int?
    }

    /// The deletion of all weigh-ins and the change that reverts it; kept until the last save is
    /// reported.
    struct PendingAll: Sendable, Equatable, Codable {
        /// The state of the deletion, with the ids of the weigh-ins.
        var machine: UndoDelete<String>

        /// The change to revert on undo or if the save fails.
        var change = JournalChange()

        /// The number of the save of the deletion; `nil` before it is sent.
        var save: Int?
    }

    /// The state of the device, as reported by the host; `nil` for unreported values.
    public struct HostState: Sendable, Equatable, Codable {
        /// The status of syncing with other devices.
        public internal(set) var sync: SyncStatus?

        /// Whether a problem with syncing was announced and its end was not.
        var syncFailed: Bool?

        /// The state of the share image.
        public internal(set) var share: ShareState?

        /// Whether the device shows no notifications for this app.
        public internal(set) var notificationsAreOff: Bool?

        /// Whether the device denies access to health data.
        public internal(set) var healthIsDenied: Bool?

        /// The id of the place the person is at.
        public internal(set) var place: String?

        init() {}
    }

    /// Creates a session that starts at a screen.
    ///
    /// Records without an id get one, because stores need unique ids.
    ///
    /// - Precondition: The app has the screen.
    public init(
        _ journal: Journal, at options: some ScreenOptions, of app: AppDefinition,
        loading: Loading = .ready
    ) {
        precondition(app.has(type(of: options).screen), app.unknown(type(of: options).screen))
        self.init(journal, at: Page(options, as: .tab), of: app, loading: loading)
    }

    init(_ journal: Journal, at page: Page, of app: AppDefinition, loading: Loading = .ready) {
        self.app = app
        self.journal = journal
        self.journal.identify()
        place = Place(page)
        self.loading = loading
        rows = []
        notes = page.options?.notes ?? []
        host = HostState()
        scheduled = []
        due = []
        saving = Saving()
        celebrating = nil
        editFrontmostOptions { presenter, options, journal in
            presenter.draft(any: &options, from: journal)
        }
        adoptFrontmostOptions()
    }

    private enum CodingKeys: String, CodingKey {
        case app, journal, place, loading, rows, allWeighIns, run, notes, host, scheduled, due,
            saving
        case celebrating
    }

    /// Decodes a session of one of the apps in the decoder's `userInfo[.apps]`; only `app`,
    /// `journal` and `place` are required.
    ///
    /// - Throws: `DecodingError` if none of the apps has the id, or the app lacks a screen of the
    ///   session.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let id = try container.decode(String.self, forKey: .app)
        let apps = try AppDefinition.known(to: decoder)
        guard let app = apps.first(where: { $0.id == id }) else {
            let names = apps.map { "'\($0.id)'" }.joined(separator: ", ")
            throw DecodingError.dataCorruptedError(
                forKey: .app, in: container,
                debugDescription: "the session belongs to the app '\(id)', not to \(names)")
        }
        self.app = app
        journal = try container.decode(Journal.self, forKey: .journal)
        journal.identify()
        place = try container.decode(Place.self, forKey: .place)
        for page in [place.tab] + place.tabs + place.stack
        where page.options != nil && !app.has(page.screen) {
            throw DecodingError.dataCorruptedError(
                forKey: .place, in: container, debugDescription: app.unknown(page.screen))
        }
        loading = try container.decodeIfPresent(Loading.self, forKey: .loading) ?? .ready
        rows = try container.decodeIfPresent([PendingRows].self, forKey: .rows) ?? []
        allWeighIns = try container.decodeIfPresent(PendingAll.self, forKey: .allWeighIns)
        run = try container.decodeIfPresent(RoutineRun.self, forKey: .run)
        notes = try container.decodeIfPresent([PassingNote].self, forKey: .notes) ?? []
        host = try container.decodeIfPresent(HostState.self, forKey: .host) ?? HostState()
        scheduled = try container.decodeIfPresent([Effect.Schedule].self, forKey: .scheduled) ?? []
        due = try container.decodeIfPresent([Effect].self, forKey: .due) ?? []
        saving = try container.decodeIfPresent(Saving.self, forKey: .saving) ?? Saving()
        celebrating = try container.decodeIfPresent(Celebrating.self, forKey: .celebrating)
    }

    /// Encodes the session, with the id of its app.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(app.id, forKey: .app)
        try container.encode(journal, forKey: .journal)
        try container.encode(place, forKey: .place)
        try container.encode(loading, forKey: .loading)
        try container.encode(rows, forKey: .rows)
        try container.encodeIfPresent(allWeighIns, forKey: .allWeighIns)
        try container.encodeIfPresent(run, forKey: .run)
        try container.encode(notes, forKey: .notes)
        try container.encode(host, forKey: .host)
        try container.encode(scheduled, forKey: .scheduled)
        try container.encode(due, forKey: .due)
        try container.encode(saving, forKey: .saving)
        try container.encodeIfPresent(celebrating, forKey: .celebrating)
    }
}

extension Session {
    /// The frontmost screen at the time of a context.
    ///
    /// A celebration is recorded with the event that caused it. For the first screen, which no
    /// event precedes, send a report of the time.
    ///
    /// - Throws: ``ScreenError`` if the screen has no presenter, in which case render it from
    ///   ``Place/page``, or if the journal lacks what its options ask for.
    public func screen(in context: Context) throws(ScreenError) -> Screen {
        var session = self
        _ = session.advance(in: context)
        let (page, journal) = (session.place.page, session.celebratingJournal)
        let phase: Phase =
            switch loading {
            case .loading: .loading
            case .failed: .failed(lastKnown: journal == Journal() ? nil : journal)
            case .ready: .ready(journal)
            }
        return try Screen.make(
            page.screen, as: session.presentation, phase: phase,
            options: session.shownOptions(in: context),
            until: session.celebrating?.until, of: app, in: context)
    }

    /// Handles an event and returns its effects for the host.
    ///
    /// The context provides the language of announcements and the time zone of reminders as well as
    /// the time.
    ///
    /// - Throws: ``SessionError`` if the event is invalid; the session is then unchanged, apart
    ///   from elapsed time.
    public mutating func send(
        _ event: Event, in context: Context
    ) throws(SessionError) -> [Effect] {
        // The effects of elapsed time apply before the event, even if it is rejected.
        let previous = run?.event
        due += advance(in: context)
        cacheRecords(in: context)
        let before = (place, rows, allWeighIns, run, notes, host, saving, celebrating)
        clearAnnouncements(before: event, previous: previous)
        do throws(SessionError) {
            let outcome = Outcome(of: event.intent)
            var effects = due + (try react(to: event, in: context))
            effects = combineSaves(effects + (try celebrateShown(in: context)), for: outcome)
            let saves = effects.contains { if case .save = $0 { true } else { false } }
            if !saves { effects += announce(outcome, in: context) }
            due = []
            closeDeletedSubjects()
            cacheRecords(in: context)
            return effects + newSchedules(in: context)
        } catch {
            // The journal needs no restoring: its operations throw before they change anything.
            (place, rows, allWeighIns, run, notes, host, saving, celebrating) = before
            throw error
        }
    }

    /// Replaces the journal with the one the host read, at launch or after an external change.
    ///
    /// Pages about deleted records are closed. Nothing is saved. Changes whose save failed or is
    /// unreported are kept and can be retried.
    ///
    /// - Parameter journal: The person's records; `nil` if they could not be read.
    public mutating func replaceJournal(_ journal: Journal?) {
        guard let journal else {
            loading = .failed
            return
        }
        let missing = saving.unsaved.changes(in: self.journal)
        self.journal = journal
        self.journal.identify()
        if !missing.isEmpty { self.journal.apply(missing) }
        loading = .ready
        closeDeletedSubjects()
    }

    /// Caches the histories of the habits and the weigh-ins for the next event and screen.
    private mutating func cacheRecords(in context: Context) {
        let (now, clock) = (context.now, clock(in: context))
        journal.cacheHistories(now: now, clock: clock)
        journal.cacheWeighIns(now: now, clock: clock, unit: context.weightUnit(for: journal))
    }
}
