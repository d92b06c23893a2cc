import CandelaImport
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Foundation
import Testing

/// The records and settings of a reading club, which are none of the package's.
struct OwnRecordsTests {
    struct Book: Codable, Sendable, Equatable, Identifiable {
        let id: String
        var title: String
        var pages: Int
        var read = 0
        var cover: String?
    }

    struct Note: JournalRecord, Identifiable {
        let id: String
        var book: String
        var day: CalendarDay
        var text: String

        var breaches: [JournalBreach] { [] }
    }

    struct ClubSettings: Codable, Sendable, Equatable {
        var weeklyPages = 100
        var reminder: TimeOfDay?
    }

    static let books = RecordType<Book>("books")
    static let notes = RecordType<Note>("notes")
    static let club = SettingsType("club", default: ClubSettings())

    static func journal() throws -> Journal {
        var journal = Journal()
        try journal.add(Book(id: "b1", title: "Momo", pages: 304), to: books)
        try journal.add(Book(id: "b2", title: "Emma", pages: 474), to: books)
        try journal.add(Book(id: "b3", title: "Kim", pages: 288, cover: "#0A7AFF"), to: books)
        try journal.add(
            Note(id: "n1", book: "b1", day: "2026-03-18", text: "Time is life."), to: notes)
        return journal
    }

    private func titles(_ journal: Journal) -> [String] { journal[Self.books].map(\.title) }

    @Test func `books are added, edited, reordered and deleted`() throws {
        var journal = try Self.journal()
        #expect(titles(journal) == ["Momo", "Emma", "Kim"])
        try journal.add(Book(id: "b4", title: "Ulysses", pages: 736), to: Self.books, at: 1)
        #expect(titles(journal) == ["Momo", "Ulysses", "Emma", "Kim"])
        var book = try #require(journal[Self.books].first)
        book.read = 12
        try journal.replace(book, in: Self.books)
        #expect(journal[Self.books].first == book)
        try journal.move("b3", to: 0, in: Self.books)
        #expect(titles(journal) == ["Kim", "Momo", "Ulysses", "Emma"])
        try journal.move("b3", to: 99, in: Self.books)
        #expect(titles(journal) == ["Momo", "Ulysses", "Emma", "Kim"])
        journal.remove(["b1", "b4", "unknown"], from: Self.books)
        #expect(titles(journal) == ["Emma", "Kim"])
        #expect(journal[Self.notes].map(\.day) == ["2026-03-18"])
    }

    @Test func `a taken, missing or empty id is refused and changes nothing`() throws {
        var journal = try Self.journal()
        let before = journal
        func refusal(_ operation: (inout Journal) throws -> JournalChange) -> String? {
            do {
                _ = try operation(&journal)
                return nil
            } catch {
                return (error as? JournalBreach)?.id
            }
        }
        let taken = Book(id: "b2", title: "Emma again", pages: 1)
        let missing = Book(id: "b9", title: "Nobody", pages: 1)
        #expect(refusal { try $0.add(taken, to: Self.books) } == "duplicate-id")
        #expect(refusal { try $0.replace(missing, in: Self.books) } == "unknown-record")
        #expect(refusal { try $0.move("b9", to: 0, in: Self.books) } == "unknown-record")
        let empty = Book(id: "", title: "No id", pages: 1)
        #expect(refusal { try $0.add(empty, to: Self.books) } == "invalid-record")
        #expect(journal == before)
    }

    @Test func `undo restores the books byte for byte`() throws {
        let before = try Self.journal()
        let operations: [(inout Journal) throws -> JournalChange] = [
            { try $0.add(Book(id: "b4", title: "Ulysses", pages: 736), to: Self.books, at: 1) },
            { try $0.replace(Book(id: "b2", title: "Emma", pages: 512), in: Self.books) },
            { try $0.move("b3", to: 0, in: Self.books) },
            { $0.remove(["b1", "b3"], from: Self.books) },
            { try $0.set(Self.club, to: ClubSettings(weeklyPages: 90)) },
        ]
        for (number, operation) in operations.enumerated() {
            var journal = before
            let change = try operation(&journal)
            #expect(journal != before, "\(number)")
            journal.undo(change)
            #expect(journal == before, "\(number)")
            #expect(try journal.text() == before.text(), "\(number)")
        }
    }

    @Test func `a store that applies the changes holds the same books, through JSON`() throws {
        var (journal, store) = (Journal(), Journal())
        let operations: [(inout Journal) throws -> JournalChange] = [
            { try $0.add(Book(id: "b1", title: "Momo", pages: 304), to: Self.books) },
            { try $0.add(Book(id: "b2", title: "Emma", pages: 474), to: Self.books, at: 0) },
            { try $0.move("b1", to: 0, in: Self.books) },
            { try $0.replace(Book(id: "b1", title: "Momo", pages: 300, read: 9), in: Self.books) },
            { try $0.set(Self.club, to: ClubSettings(weeklyPages: 90)) },
            { $0.remove(["b2"], from: Self.books) },
        ]
        for (number, operation) in operations.enumerated() {
            let change = try operation(&journal)
            let bytes = try JSONTextEncoder().encode(RecordChanges(change, in: journal))
            let changes = try JSONTextDecoder().decode(
                RecordChanges.self, from: bytes, file: "changes")
            for _ in 0..<2 { store.apply(changes) }
            #expect(store == journal, "\(number)")
        }
        let change = journal.remove(["b1"], from: Self.books)
        #expect(RecordChanges(change, in: journal).removed[Self.books] == ["b1"])
        let all = RecordChanges(from: Journal(), to: try Self.journal())
        #expect(all.added[Self.books].map(\.id) == ["b1", "b2", "b3"])
        #expect(all.added[Self.notes].map(\.id) == ["n1"])
    }

    /// A file of a club whose app is two versions ahead of this one.
    static let file = """
        {"schemaVersion": "1.1",
         "habits": [{"id": "read", "name": "Read"}],
         "own": {
           "books": [{"id": "b1", "title": "Momo", "pages": 304, "read": 1e2, "shelf": {"row": 2}},
                     {"id": "b2", "pages": 474, "title": "Emma", "read": 0}],
           "meetings": [{"id": "m1", "day": "2026-03-18", "place": "Library"}]},
         "settings": {"own": {"club": {"weeklyPages": 90, "quiet": true}, "sync": [1, 2]}}}
        """

    @Test func `an app that does not know the books writes them back without loss`() throws {
        let reading = try Journal.read(Array(Self.file.utf8), file: "club.json")
        #expect(reading.warnings.isEmpty && reading.breaches.isEmpty)
        var journal = reading.journal
        #expect(journal.ownLists == ["books", "meetings"])
        #expect(journal[own: "meetings"].map(\.day) == ["2026-03-18"])
        try journal.add(Habit(id: "write", name: "Write"))
        let text = String(decoding: try journal.text(style: .compact), as: UTF8.self)
        #expect(
            text.contains(
                #""own":{"books":[{"id":"b1","title":"Momo","pages":304,"read":1e2,"#
                    + #""shelf":{"row":2}},{"id":"b2","pages":474,"title":"Emma","read":0}],"#
                    + #""meetings":[{"id":"m1","day":"2026-03-18","place":"Library"}]}"#))
        #expect(
            text.contains(
                #""own":{"club":{"weeklyPages":90,"quiet":true},"sync":[1,2]}"#))
        let again = try Journal.read(Array(text.utf8), file: "again.json").journal
        #expect(again == journal)
        #expect(again[Self.books].map(\.read) == [100, 0])
        #expect(again[Self.club].weeklyPages == 90)
        // Foundation's coders lose nothing either.
        let decoded = try JSONDecoder().decode(Journal.self, from: JSONEncoder().encode(journal))
        #expect(decoded[Self.books] == journal[Self.books])
        #expect(decoded.ownLists == journal.ownLists)
    }

    @Test func `members of a later version of the app survive an edit`() throws {
        var journal = try Journal.read(Array(Self.file.utf8), file: "club.json").journal
        var book = try #require(journal[Self.books].first)
        book.read = 120
        try journal.replace(book, in: Self.books)
        #expect(
            journal[own: "books"].first?.json
                == #"{"id":"b1","title":"Momo","pages":304,"read":120,"shelf":{"row":2}}"#)
        book.cover = "#FF0000"
        try journal.replace(book, in: Self.books)
        book.cover = nil
        try journal.replace(book, in: Self.books)
        #expect(journal[own: "books"].first?.json.contains("cover") == false)
        try journal.set(Self.club, to: ClubSettings(weeklyPages: 80, reminder: .midnight))
        let text = String(decoding: try journal.text(style: .compact), as: UTF8.self)
        #expect(
            text.contains(#""club":{"weeklyPages":80,"reminder":"00:00","quiet":true}"#))
    }

    @Test func `the books of two devices are merged`() throws {
        var (phone, tablet) = (try Self.journal(), try Self.journal())
        try phone.add(Book(id: "p", title: "Phone", pages: 1), to: Self.books)
        try tablet.add(Book(id: "t", title: "Tablet", pages: 1), to: Self.books)
        try tablet.replace(Book(id: "b2", title: "Emma", pages: 512), in: Self.books)
        let merge = phone.merge(tablet)
        #expect(titles(phone) == ["Momo", "Emma", "Kim", "Phone", "Tablet"])
        #expect(merge.added == 1 && merge.differing == ["own.books b2"])
        // b1, b3 and the note.
        #expect(merge.present == 3)
        #expect(phone[Self.books][1].pages == 474)
        #expect(phone.merge(tablet).added == 0)
    }

    @Test func `a record that the app cannot read is kept, reported and not shown`() throws {
        let text = """
            {"own": {"books": [{"id": "b1", "title": "Momo", "pages": 304, "read": 0},
              {"id": "b2", "title": "Emma", "pages": "many", "read": 0},
              {"id": "b1", "title": "Kim", "pages": 288, "read": 0}]},
             "settings": {"own": {"club": {"weeklyPages": "some"}}}}
            """
        let data: [any OwnData] = [Self.books, Self.notes, Self.club]
        let reading = try Journal.read(Array(text.utf8), file: "j", as: data)
        var journal = reading.journal
        let found = reading.breaches.map { "\($0.place.map { "\($0.line):\($0.column)" } ?? "")" }
        #expect(found == ["3:10", "2:3", "4:31"], "\(reading.breaches)")
        #expect(
            journal.validate(as: data).map(\.id) == [
                "duplicate-id", "invalid-record", "invalid-record",
            ])
        #expect(titles(journal) == ["Momo", "Kim"])
        #expect(journal[Self.club] == ClubSettings())
        journal.remove(["b1"], from: Self.books)
        #expect(journal[own: "books"].map(\.id) == ["b2"])
    }

    @Test func `a lenient reader leaves out records without an id`() throws {
        let text =
            #"{"own": {"books": [{"title": "?"}, {"id": "b", "title": "B", "pages": 1, "#
            + #""read": 0}, 7, {"id": "b", "title": 1}], "x": 3}}"#
        #expect(throws: JSONDecodingError.self) {
            try Journal.read(Array(text.utf8), file: "j")
        }
        let reading = try Journal.read(
            Array(text.utf8), file: "j", lenient: true, as: [Self.books])
        #expect(reading.omissions.count == 3)
        #expect(titles(reading.journal) == ["B"])
        // The places count the records that were left out.
        #expect(reading.breaches.map { $0.place?.column } == [96, 89])
    }

    @Test func `a table restores the books`() throws {
        var journal = try Self.journal()
        try journal.set(Self.club, to: ClubSettings(weeklyPages: 90))
        let bytes = try JournalTable.bytes(of: journal)
        let source = ByteSource(bytes, file: "club.csv")
        let context = ImportContext(now: Instant(secondsSince1970: 1_773_850_800))
        let imported = try JournalTableImporter.read(source, in: context)
        #expect(imported.journal == journal)
    }

    @Test func `settings have a default until they are set`() throws {
        var journal = Journal()
        #expect(journal[Self.club] == ClubSettings())
        let settings = ClubSettings(weeklyPages: 90, reminder: TimeOfDay(hour: 20))
        let change = try journal.set(Self.club, to: settings)
        #expect(journal[Self.club] == settings)
        #expect(RecordChanges(change, in: journal).changed.settings == journal.settings)
        #expect(try journal.set(Self.club, to: settings).isEmpty)
    }

    @Test func `an app declares its data once`() throws {
        func app(_ data: [any OwnData]) throws -> AppDefinition {
            try AppDefinition(
                "club", name: "Club", theme: .of(.practice), wording: .standard,
                screens: [HabitListPresenter()], data: data)
        }
        #expect(try app([Self.books, Self.notes, Self.club]).data.map(\.name).count == 3)
        let error = #expect(throws: AppDefinitionError.self) {
            try app([Self.books, RecordType<Note>("books"), RecordType<Note>("")])
        }
        #expect(error?.problems.map(\.id) == ["duplicate-data", "missing-name"])
        #expect(error?.problems.map(\.path) == ["data[1]", "data[2]"])
    }

    @Test func `a session keeps the books, and two sessions share nothing`() throws {
        let app = try AppDefinition(
            "club", name: "Club", theme: .of(.practice), wording: .standard,
            screens: [HabitListPresenter()], data: [Self.books, Self.notes])
        var one = try Session(try Self.journal(), at: HabitListOptions(), of: app)
        let other = one
        let effects = try one.change { journal throws(JournalBreach) in
            try journal.add(Book(id: "x", title: "X", pages: 1), to: Self.books)
        }
        guard case .save(let changes, _)? = effects.first else {
            Issue.record("the change is not saved")
            return
        }
        var store = try Self.journal()
        store.apply(changes)
        #expect(store == one.journal)
        #expect(titles(other.journal) == ["Momo", "Emma", "Kim"])
        let bytes = try JSONTextEncoder().encode(one)
        let decoder = JSONTextDecoder(userInfo: [.apps: [app]])
        let again = try decoder.decode(Session.self, from: bytes, file: "session")
        #expect(again == one)
        #expect(again.journal[Self.books] == one.journal[Self.books])
    }
}

/// The number of times that records are decoded.
struct OwnRecordsCacheTests {
    private struct Page: Codable, Sendable, Equatable, Identifiable {
        static let decoded = Counter()

        let id: String
        var text: String

        init(id: String, text: String) { (self.id, self.text) = (id, text) }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decode(String.self, forKey: .id)
            text = try container.decode(String.self, forKey: .text)
            Self.decoded.add()
        }
    }

    private final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var count = 0

        func add() { lock.withLock { count += 1 } }

        /// The number counted since the last call.
        func take() -> Int {
            lock.withLock {
                defer { count = 0 }
                return count
            }
        }
    }

    @Test func `records are decoded once, and after a change only the changed ones`() throws {
        let pages = RecordType<Page>("pages")
        let list = (0..<1_000).map { #"{"id": "\#($0)", "text": "page \#($0)"}"# }
        let text = #"{"own": {"pages": [\#(list.joined(separator: ", "))]}}"#
        var journal = try Journal.read(Array(text.utf8), file: "j").journal
        #expect(Page.decoded.take() == 0)
        let copy = journal
        #expect(journal[pages].count == 1_000)
        #expect(Page.decoded.take() == 1_000)
        #expect(journal[pages] == copy[pages])
        #expect(Page.decoded.take() == 0)
        var page = journal[pages][500]
        page.text = "torn"
        try journal.replace(page, in: pages)
        // The record is decoded twice by the change: as it was, and as it is written.
        #expect(Page.decoded.take() == 2)
        try journal.move("3", to: 0, in: pages)
        #expect(journal[pages][500].text == "torn" && copy[pages][500].text == "page 500")
        #expect(Page.decoded.take() == 1)
        #expect(journal[pages].first?.id == "3" && journal != copy)
    }
}
