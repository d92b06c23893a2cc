import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Foundation
import Testing

/// The stores of the article on persistence, run.
struct StoreArticleTests {
    struct FileStore {
        let url: URL
        private(set) var journal = Journal()

        init(_ url: URL) throws {
            self.url = url
            guard FileManager.default.fileExists(atPath: url.path) else { return }
            let bytes = Array(try Data(contentsOf: url))
            journal = try Journal.read(bytes, file: url.lastPathComponent).journal
        }

        mutating func save(_ changes: RecordChanges) throws {
            var next = journal
            next.apply(changes)
            try Data(next.text()).write(to: url, options: .atomic)
            journal = next
        }
    }

    struct Table<Record: Identifiable<String>> {
        private var rows: [String: Record] = [:]
        private var order: [String] = []

        var records: [Record] { order.compactMap { rows[$0] } }

        mutating func save(
            added: [Record], changed: [Record], removed: [String], moved: [RecordChanges.Move]
        ) {
            for id in removed { rows[id] = nil }
            for record in changed + added { rows[record.id] = record }
            let gone = Set(removed + added.map(\.id))
            order.removeAll { gone.contains($0) }
            let known = Set(order)
            order += (changed + added).map(\.id).filter { !known.contains($0) }
            for move in moved where rows[move.id] != nil {
                order.removeAll { $0 == move.id }
                let before = move.after.map { order.firstIndex(of: $0) ?? order.endIndex - 1 }
                order.insert(move.id, at: before.map { $0 + 1 } ?? 0)
            }
        }
    }

    struct TableStore {
        var habits = Table<Habit>()
        var completions = Table<Completion>()
        var settings = JournalSettings()

        mutating func save(_ changes: RecordChanges) {
            let (added, changed) = (changes.added, changes.changed)
            let (removed, moved) = (changes.removed, changes.moved)
            habits.save(
                added: added.habits, changed: changed.habits, removed: removed.habits,
                moved: moved.habits)
            completions.save(
                added: added.completions, changed: changed.completions,
                removed: removed.completions, moved: moved.completions)
            settings = changed.settings ?? added.settings ?? settings
        }
    }

    private static let context = Context(
        now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    private static var journal: Journal {
        var journal = Journal()
        journal.habits = ["read", "run", "rest"].map { Habit(id: $0, name: $0) }
        return journal
    }

    /// A file in a directory that does not exist yet.
    private static func file() -> URL {
        FileManager.default.temporaryDirectory.appending(path: "store-\(UUID())")
            .appending(path: "journal.json")
    }

    @Test func `a file contains the journal after a failed save is retried`() throws {
        let url = Self.file()
        let folder = url.deletingLastPathComponent()
        defer { try? FileManager.default.removeItem(at: folder) }
        let (context, imported) = (Self.context, Self.journal)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var store = try FileStore(url)

        try store.save(RecordChanges(from: Journal(), to: imported))

        #expect(store.journal == imported)
        store = try FileStore(url)
        #expect(store.journal == imported)

        var session = try Session(store.journal, at: HabitListOptions(), of: .habit)

        func carryOut(_ effects: [Effect]) throws {
            for case .save(let changes, let id) in effects {
                let isSaved = (try? store.save(changes)) != nil
                let report = Event(.report(.init(.save, .flag(isSaved), of: id)))
                try carryOut(session.send(report, in: context))
            }
        }

        func touch(_ id: String) throws {
            let action = try #require(session.screen(in: context).action(id), "\(id)")
            try carryOut(session.send(action.event(), in: context))
        }
        try touch("habits/read/toggle/toggle")
        #expect(store.journal.completions.map(\.habit) == ["read"])
        // Without its directory the store cannot save, and the session offers to retry.
        try FileManager.default.removeItem(at: folder)
        try touch("habits/run/toggle/toggle")
        #expect(store.journal.completions.map(\.habit) == ["read"])
        let screen = try session.screen(in: context)
        let retry = try #require(screen.enabledActions.first { $0.intent == .retry(.save) })
        #expect(screen.toasts.count == 1)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try touch(retry.id)
        #expect(try session.screen(in: context).toasts.isEmpty)
        #expect(try FileStore(url).journal == session.journal)
        #expect(session.journal.completions.map(\.habit) == ["read", "run"])
    }

    @Test func `tables contain the records in order`() throws {
        var journals = [Journal(), Self.journal, Self.journal, Self.journal, Journal()]
        journals[2].habits = ["rest", "write", "read", "run"].map { Habit(id: $0, name: $0) }
        for day in 20_000..<20_009 {
            try journals[2].complete(
                habit: "read", on: CalendarDay(daysSince1970: day), now: Self.context.now)
        }
        journals[3] = journals[2]
        journals[3].habits.swapAt(0, 3)
        journals[3].habits[1].name = "Write a page"
        journals[3].completions.remove(at: 4)
        journals[3].completions.reverse()
        journals[3].settings.dayStart = try #require(TimeOfDay(hour: 3))
        var tables = TableStore()
        for (old, new) in zip(journals, journals.dropFirst()) {
            let changes = RecordChanges(from: old, to: new)
            // Applying the changes twice has the same result as once.
            for _ in 0..<2 { tables.save(changes) }
            #expect(tables.habits.records == new.habits)
            #expect(tables.completions.records == new.completions)
            #expect(tables.settings == new.settings)
        }
    }
}
