public import CandelaElements
import CandelaJSON
public import CandelaRules

/// An app between two events: what the person has, where they are, and what is pending.
///
/// A value that knows no clock and does nothing by itself. ``send(_:in:)`` takes an event and says
/// what the host is to do; ``screen(in:)`` makes the next screen. The same events in the same
/// contexts give the same screens on every machine, and a session can be kept as JSON in between.
///
/// ```swift
/// var session = Session(journal, at: HabitListOptions(), of: .habit)
/// let effects = try session.send(action.event(), in: context)
/// let screen = try session.screen(in: context)
/// ```
public struct Session: Sendable, Hashable, Codable {
    /// The app it is of. JSON has its id, and only a session of the same app is read again.
    public package(set) var app: AppDefinition

    /// What the person has.
    public internal(set) var journal: Journal

    /// Where the person is, and what is chosen and drafted there.
    public internal(set) var place: Place

    /// Whether the journal was read.
    public internal(set) var loading: Loading

    /// Rows that are hidden and can come back, by the kind of record.
    var rows: [PendingRows]

    /// The deletion of all weigh-ins.
    var allWeighIns: PendingAll?

    /// The run of a routine and its timer.
    public internal(set) var run: RoutineRun?

    /// Passing notes, the newest first.
    var notes: [PassingNote]

    /// What the host told.
    public internal(set) var host: HostState

    /// What the host was last told to schedule; topics without moments are left out.
    var scheduled: [Effect.Schedule]

    /// What followed from time that went by before an event that was refused.
    var due: [Effect]

    /// What was sent to be saved, and what could not be saved.
    var saving: Saving

    /// The milestones that the page in front celebrates; they are in the journal already.
    var celebrating: Celebrating?

    /// Whether the journal was read.
    public enum Loading: String, Sendable, Hashable, Codable, CaseIterable {
        /// It is being read.
        case loading
        /// It could not be read; what was known before is shown.
        case failed
        /// It is there.
        case ready
    }

    /// Rows of one kind that are hidden until they are deleted for good.
    struct PendingRows: Sendable, Hashable, Codable {
        let kind: Intent.RecordKind
        var machine: RowDelete<String>

        /// What was deleted for good last, by which save, and what brings it back when that fails.
        var deleted: [String] = []
        var changes: [JournalChange] = []
        var save: Int?
    }

    /// All weigh-ins deleted at once, and what brings them back; kept until the save of what was done last
    /// is reported.
    struct PendingAll: Sendable, Hashable, Codable {
        var machine: UndoDelete<String>
        var change = JournalChange()
        var save: Int?
    }

    /// The device as the host told of it; `nil` for what it did not tell.
    public struct HostState: Sendable, Hashable, Codable {
        /// The state of the sync with other devices.
        public internal(set) var sync: SyncStatus?

        /// The state of a picture to share.
        public internal(set) var share: ShareState?

        /// Whether the device shows no notifications of this app.
        public internal(set) var notificationsAreOff: Bool?

        /// Whether the device denies access to health data.
        public internal(set) var healthIsDenied: Bool?

        /// The place the person is at.
        public internal(set) var place: String?

        init() {}
    }

    /// A session that begins at a screen.
    ///
    /// Records without an id get one, since a store has to tell them apart.
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
        editFront { presenter, options, journal in
            presenter.draft(any: &options, from: journal)
        }
        adoptFront()
    }

    private enum CodingKeys: String, CodingKey {
        case app, journal, place, loading, rows, allWeighIns, run, notes, host, scheduled, due,
            saving
        case celebrating
    }

    /// Reads a session of an app that the decoder knows by `userInfo[.apps]`; only
    /// `app`, `journal` and `place` are required.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let id = try container.decode(String.self, forKey: .app)
        let apps = try AppDefinition.known(to: decoder)
        guard let app = apps.first(where: { $0.id == id }) else {
            let names = apps.map { "'\($0.id)'" }.joined(separator: ", ")
            throw DecodingError.dataCorruptedError(
                forKey: .app, in: container,
                debugDescription: "the session is one of '\(id)', not of \(names)")
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

    /// Writes the session, with the id of its app.
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
    /// The screen in front.
    ///
    /// A celebration is recorded with the event that led to it. For the first screen, to which none led,
    /// send a report of the time.
    ///
    /// - Throws: ``ScreenError`` when the app makes the screen by itself, from ``Place/page``.
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
            page.screen, phase: phase, options: session.shownOptions(in: context),
            until: session.celebrating?.until, of: app, in: context)
    }

    /// Takes an event and says what follows from it for the host.
    ///
    /// The context is more than a moment: announcements are in its language, reminders in its zone.
    ///
    /// - Throws: Why the event does not fit. Then nothing has changed.
    public mutating func send(
        _ event: Event, in context: Context
    ) throws(SessionError) -> [Effect] {
        // What was due before the event happens first, and whether or not the event is taken.
        let told = run?.event
        due += advance(in: context)
        keepHistories(in: context)
        let before = (place, rows, allWeighIns, run, notes, host, saving, celebrating)
        settle(before: event, told: told)
        do throws(SessionError) {
            var effects = due + (try react(to: event, in: context))
            effects = saveAtOnce(effects + (try celebrateShown(in: context)))
            due = []
            leaveWhatIsGone()
            keepHistories(in: context)
            return effects + newSchedules(in: context)
        } catch {
            // The journal's own operations refuse before they change anything.
            (place, rows, allWeighIns, run, notes, host, saving, celebrating) = before
            throw error
        }
    }

    /// Takes over what the host read, for the first time or because it changed elsewhere.
    ///
    /// Pages about what is gone are left. Nothing is saved of it. Changes that could not be saved, or whose
    /// save was not reported yet, stay and can be tried again.
    ///
    /// - Parameter journal: What the person has; `nil` when it could not be read.
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
        leaveWhatIsGone()
    }

    /// Keeps what was done of each habit, so that the next event and screen count nothing anew.
    private mutating func keepHistories(in context: Context) {
        journal.keepHistories(now: context.now, clock: clock(in: context))
    }
}
