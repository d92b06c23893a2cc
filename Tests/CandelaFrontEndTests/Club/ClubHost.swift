public import CandelaElements
public import CandelaKit
public import CandelaRules
public import Foundation

/// The club's device: a session, a file and a database.
public struct ClubHost: Sendable {
    /// The session.
    public private(set) var session: Session
    /// The journal in the file, which is read again when the app starts.
    public private(set) var file: ClubFile
    /// The second store.
    public private(set) var database = ClubDatabase()
    /// The notifications that are scheduled.
    public private(set) var notifications: [Effect.Schedule.Moment] = []
    /// Whether the stores refuse to save.
    public var isFull = false

    /// Starts the app with the records of a file.
    public init(_ url: URL, at options: some ScreenOptions) throws {
        file = try ClubFile(url)
        database.save(RecordChanges(from: Journal(), to: file.journal))
        session = try Session(file.journal, at: options, of: .club)
    }

    /// Sends an event and carries out its effects.
    public mutating func send(_ event: Event, in context: Context) throws {
        for effect in try session.send(event, in: context) {
            switch effect {
            case .save(let changes, let id):
                if !isFull {
                    try file.save(changes)
                    database.save(changes)
                }
                try send(Event(.report(.init(.save, .flag(!isFull), of: id))), in: context)
            case .schedule(let schedule) where schedule.about == Club.reminder:
                notifications = schedule.moments
            default: break
            }
        }
    }

    /// Ends the app and starts it again with the session it kept.
    public mutating func restart() throws {
        let kept = try JSONTextEncoder().encode(session)
        session = try JSONTextDecoder(userInfo: [.apps: [AppDefinition.club]]).decode(
            Session.self, from: kept, file: "session.json")
    }
}

/// A journal in a file.
public struct ClubFile: Sendable {
    private let url: URL
    /// The records in the file.
    public private(set) var journal = Journal()

    /// Reads the file, if there is one.
    public init(_ url: URL) throws {
        self.url = url
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        journal = try Journal.read(
            Array(Data(contentsOf: url)), file: url.lastPathComponent, as: Club.data
        ).journal
    }

    mutating func save(_ changes: RecordChanges) throws {
        journal.apply(changes)
        try Data(journal.text()).write(to: url, options: .atomic)
    }
}

/// A database in memory for the club's records, which knows them from changes alone.
public struct ClubDatabase: Sendable {
    private var books: [Book] = []
    private var notes: [Note] = []
    private var readings: [Reading] = []
    private var settings = JournalSettings()

    mutating func save(_ changes: RecordChanges) {
        changes.apply(to: &books, of: Club.books)
        changes.apply(to: &notes, of: Club.notes)
        changes.apply(to: &readings, of: Club.readings)
        settings = changes.changed.settings ?? changes.added.settings ?? settings
    }

    /// Whether the database has the records of the club in a journal, in the same order.
    public func isEqual(to journal: Journal) -> Bool {
        books == journal[Club.books] && notes == journal[Club.notes]
            && readings == journal[Club.readings] && settings == journal.settings
    }
}
