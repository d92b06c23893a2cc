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
    /// The notification that is scheduled for every day; `nil` for none.
    public private(set) var notification: (time: TimeOfDay, text: String)?
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
            case .app(name: "club.open", _): try send(Event(.open(BookOptions.screen)), in: context)
            case .app(name: "club.schedule", let value):
                let phrases = Phrases(language: Language(context.language, in: session.app.wording))
                notification = value?.text.flatMap { TimeOfDay($0) }.map {
                    ($0, phrases.clubReminderText().text)
                }
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
    /// The rows of a kind of record.
    struct Table<Record: Identifiable<String> & Sendable>: Sendable {
        private(set) var rows: [Record] = []

        mutating func save(
            _ added: [Record], _ changed: [Record], _ removed: [String],
            _ moved: [RecordChanges.Move]
        ) {
            rows.removeAll { removed.contains($0.id) }
            for row in changed + added {
                if let place = rows.firstIndex(where: { $0.id == row.id }) {
                    rows[place] = row
                } else {
                    rows.append(row)
                }
            }
            for move in moved {
                guard let place = rows.firstIndex(where: { $0.id == move.id }) else { continue }
                let row = rows.remove(at: place)
                let before = move.after.map { id in
                    rows.firstIndex { $0.id == id } ?? rows.count - 1
                }
                rows.insert(row, at: before.map { $0 + 1 } ?? 0)
            }
        }
    }

    private var books = Table<Book>()
    private var notes = Table<Note>()
    private var readings = Table<Reading>()
    private var settings = JournalSettings()

    mutating func save(_ changes: RecordChanges) {
        func save<Record>(_ table: inout Table<Record>, _ type: RecordType<Record>) {
            table.save(
                changes.added[type], changes.changed[type], changes.removed[type],
                changes.moved[type])
        }
        save(&books, Club.books)
        save(&notes, Club.notes)
        save(&readings, Club.readings)
        settings = changes.changed.settings ?? changes.added.settings ?? settings
    }

    /// Whether the database has the records of the club in a journal, in the same order.
    public func isEqual(to journal: Journal) -> Bool {
        books.rows == journal[Club.books] && notes.rows == journal[Club.notes]
            && readings.rows == journal[Club.readings] && settings == journal.settings
    }
}
