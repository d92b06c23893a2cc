import CandelaElements
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
/// var session = try Session(journal, at: HabitListOptions(), of: .habit)
/// let effects = try session.send(action.event(), in: context)
/// let screen = try session.screen(in: context)
/// ```
public struct Session: Sendable, Equatable, Codable {
    /// The app. JSON contains its id, and decoding needs an app with the same one.
    public package(set) var app: AppDefinition

    /// The person's records.
    public internal(set) var journal: Journal

    /// The person's place in the app, with the options of its pages.
    public internal(set) var place: NavigationState

    /// The loading state of the journal.
    public internal(set) var loading = Loading.ready

    /// The deletions that can be undone, or whose save failed or is unreported, newest first.
    var deletions: [PendingDeletion] = []

    /// The state of the running routine and its timer; `nil` if no routine was started.
    public internal(set) var run: RoutineRun?

    /// The toasts about recent events other than deletions, newest first.
    var toasts: [Toast] = []

    /// The state the host reported.
    public internal(set) var host = HostState()

    /// The schedules last sent to the host; topics without moments are omitted.
    var scheduled: [Effect.Schedule] = []

    /// The effects of elapsed time that were not returned because the event was rejected.
    var due: [Effect] = []

    /// The unreported and failed saves.
    var saving = Saving()

    /// The milestones that the frontmost page celebrates; the journal already marks them.
    var celebrating: Celebrating?

    /// The screen whose presenter reacts to an event, which may not be in front. It is `nil` at any
    /// other time, and not encoded.
    var reacting: ScreenName?

    /// The time up to which elapsed time has been applied. It is not encoded.
    var passed = PassedTime()

    /// The state of loading the journal.
    public enum Loading: String, Sendable, Hashable, Codable, CaseIterable {
        /// The journal is being read.
        case loading
        /// The journal could not be read; the last known one is shown.
        case failed
        /// The journal is loaded.
        case ready
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
    /// - Throws: ``ScreenError/unknownScreen(_:app:screens:)`` if the app does not have the screen.
    public init(
        _ journal: Journal, at options: some ScreenOptions, of app: AppDefinition,
        loading: Loading = .ready
    ) throws(ScreenError) {
        _ = try app.presenter(making: type(of: options).screen)
        self.init(journal, at: Page(options, as: .tab), of: app, loading: loading)
    }

    init(_ journal: Journal, at page: Page, of app: AppDefinition, loading: Loading = .ready) {
        self.init(journal, at: NavigationState(page), of: app)
        self.loading = loading
        place.page.options?.openForm(from: journal)
        adoptFrontmostOptions()
    }

    private init(_ journal: Journal, at place: NavigationState, of app: AppDefinition) {
        self.app = app
        self.journal = journal
        self.journal.identify()
        self.place = place
    }
}

extension Session {
    /// The members that a stored session can omit, in the order in which they are written.
    private static let members = [
        StoredMember("loading", \.loading), StoredMember("deletions", \.deletions),
        StoredMember("run", \.run), StoredMember("toasts", \.toasts), StoredMember("host", \.host),
        StoredMember("scheduled", \.scheduled), StoredMember("due", \.due),
        StoredMember("saving", \.saving), StoredMember("celebrating", \.celebrating),
    ]

    /// Decodes a session of one of the apps in the decoder's `userInfo[.apps]`; only `app`,
    /// `journal` and `place` are required.
    ///
    /// - Throws: `DecodingError` if none of the apps has the id, the app lacks a screen of the
    ///   session, or the number of the next save is not positive.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        let id = try members.read("app", as: String.self)
        let apps = try AppDefinition.known(to: decoder)
        guard let app = apps.first(where: { $0.id == id }) else {
            let names = apps.map { "'\($0.id)'" }.joined(separator: ", ")
            throw DecodingError.dataCorruptedError(
                forKey: "app", in: members,
                debugDescription: "the session belongs to the app '\(id)', not to \(names)")
        }
        self.init(try members.read("journal"), at: try members.read("place"), of: app)
        for page in [place.tab] + place.tabs + place.stack
        where page.options != nil && !app.has(page.screen) {
            throw DecodingError.dataCorruptedError(
                forKey: "place", in: members, debugDescription: app.unknown(page.screen))
        }
        for member in Self.members { try member.read(members, &self) }
        guard Saving.numbers.contains(saving.next) else {
            throw DecodingError.dataCorruptedError(
                forKey: "saving", in: members,
                debugDescription: "'\(saving.next)' is not the number of a save")
        }
    }

    /// Encodes the session, with the id of its app.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: MemberKey.self)
        try container.encode(app.id, forKey: "app")
        try container.encode(journal, forKey: "journal")
        try container.encode(place, forKey: "place")
        for member in Self.members { try member.write(self, &container) }
    }

    /// A member that keeps its initial value if it is absent in JSON.
    private struct StoredMember: Sendable {
        let read: @Sendable (Members, inout Session) throws -> Void
        let write: @Sendable (Session, inout KeyedEncodingContainer<MemberKey>) throws -> Void

        init<Value: Codable & Sendable>(
            _ name: MemberKey, _ member: any WritableKeyPath<Session, Value> & Sendable
        ) {
            read = { members, session in
                guard let value = try members.read(ifPresent: name, as: Value.self) else { return }
                session[keyPath: member] = value
            }
            write = { session, container in
                try container.encode(session[keyPath: member], forKey: name)
            }
        }

        init<Value: Codable & Sendable>(
            _ name: MemberKey, _ member: any WritableKeyPath<Session, Value?> & Sendable
        ) {
            read = { members, session in
                session[keyPath: member] = try members.read(ifPresent: name)
            }
            write = { session, container in
                try container.encodeIfPresent(session[keyPath: member], forKey: name)
            }
        }
    }

    /// The time of the last event. All values are equal, because a session that has not applied the
    /// elapsed time shows the same screens as one that has.
    struct PassedTime: Sendable, Equatable {
        /// The time; `nil` if the state changed since.
        var until: Instant?

        static func == (left: PassedTime, right: PassedTime) -> Bool { true }
    }
}
