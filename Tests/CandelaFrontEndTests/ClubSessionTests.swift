import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import Foundation
import ReadingClub
import Testing

/// The reading club, an app beside the package's products, on its device.
struct ClubSessionTests {
    /// A device whose stores are compared with the session after each event.
    struct Reader {
        var host: ClubHost
        var context = Context.club
        private let folder: URL

        init(_ journal: Journal = .club, at options: some ScreenOptions = ShelfOptions()) throws {
            folder = FileManager.default.temporaryDirectory.appending(path: "club-\(UUID())")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let url = folder.appending(path: "club.json")
            try Data(journal.text()).write(to: url)
            host = try ClubHost(url, at: options)
        }

        func end() { try? FileManager.default.removeItem(at: folder) }

        var journal: Journal { host.session.journal }

        func screen() throws -> Screen { try host.session.screen(in: context) }

        /// The texts of the screen's cards and toasts.
        func texts() throws -> [String] {
            let screen = try screen()
            return (screen.cards + screen.toasts).flatMap { Self.words($0.body) }
        }

        private static func words(_ element: Element) -> [String] {
            element.words.map(\.text) + element.children.flatMap(words)
        }

        mutating func tap(
            _ id: String, _ value: Intent.Value? = nil, after seconds: Int = 2
        ) throws {
            context.now = context.now.adding(seconds: seconds)
            let screen = try screen()
            let known = screen.enabledActions.map(\.id).joined(separator: ", ")
            let action = try #require(screen.action(id), "no '\(id)' among \(known)")
            try send(action.event(entering: value))
        }

        /// The id of the action that restores what was just deleted.
        func undo() throws -> String {
            try #require(screen().enabledActions.first { $0.intent.kind == "undo" }).id
        }

        /// Sends an event that the session refuses, which changes nothing.
        mutating func sendRefused(_ event: Event) {
            let before = host.session
            var error: (any Error)?
            do { try host.send(event, in: context) } catch let refusal { error = refusal }
            #expect(error is SessionError && host.session == before, "\(event)")
        }

        mutating func send(_ event: Event) throws {
            try host.send(event, in: context)
            #expect(host.database.isEqual(to: host.file.journal), "\(event)")
            if !host.session.hasFailedSave { #expect(host.file.journal == journal, "\(event)") }
            // The session that the app keeps when it ends goes on in the same way.
            var again = self
            try again.host.restart()
            #expect(again.host.session == host.session, "\(event)")
            #expect(try again.screen() == screen(), "\(event)")
        }
    }

    private static func read(
        _ journal: Journal = .club, at options: some ScreenOptions = ShelfOptions(),
        _ steps: (inout Reader) throws -> Void
    ) throws {
        var reader = try Reader(journal, at: options)
        defer { reader.end() }
        try steps(&reader)
    }

    @Test func `a book is opened from the list, and its pages count for the week`() throws {
        try Self.read { reader in
            #expect(try reader.texts().contains("95 of 100 pages"))
            try reader.tap("books/momo/open")
            #expect(try reader.screen().title.text == "Momo")
            try reader.tap("book/read/enter", 150)
            #expect(reader.journal[Club.books].first?.read == 150)
            #expect(try reader.texts().contains("150 of 304 pages"))
            // A correction on the same day changes the same record.
            let count = reader.journal[Club.readings].count
            try reader.tap("book/read/enter", 130)
            #expect(reader.journal[Club.readings].count == count)
            try reader.send(Event(.close()))
            #expect(try reader.texts().contains("105 of 100 pages"))
            try reader.tap("books/kim/open")
            #expect(try reader.texts().contains("0 of 1 page"))
        }
    }

    @Test func `books are added and sorted`() throws {
        try Self.read { reader in
            try reader.tap("add/title/title", "Emma")
            try reader.tap("books/emma/moveUp")
            try reader.tap("books/momo/reorder", 3)
            let ids = ["darkness", "emma", "kim", "momo"]
            #expect(reader.journal[Club.books].map(\.id) == ids)
            reader.sendRefused(Event(.app(name: "club.add"), entering: " "))
            reader.sendRefused(Event(.reorder(step: "gone", to: 1)))
        }
    }

    @Test func `a new book does not take the place of a deleted one`() throws {
        try Self.read { reader in
            let books = reader.journal[Club.books]
            try reader.tap("books/momo/delete")
            try reader.tap("add/title/title", "Momo", after: 1)
            let undo = try reader.undo()
            try reader.tap(undo, after: 1)
            #expect(reader.journal[Club.books].map(\.id) == books.map(\.id) + ["momo-2"])
            #expect(reader.journal[Club.books].prefix(3) == books[...])
            try reader.tap("books/momo/delete")
            let momo = try #require(books.first { $0.id == "momo" })
            var session = reader.host.session
            let error = #expect(throws: SessionError.self) {
                try session.add(momo, to: Club.books)
            }
            #expect(error?.id == "taken-id")
        }
    }

    @Test func `a note is typed, added, deleted and restored`() throws {
        try Self.read(at: BookOptions(book: "momo")) { reader in
            try reader.tap("notes/text/text", "A tortoise knows.")
            // What was typed stays while something else is done.
            try reader.tap("book/read/enter", 121)
            #expect(try reader.texts().contains("A tortoise knows."))
            try reader.tap("notes/add/add")
            reader.sendRefused(Event(.app(name: "club.note")))
            #expect(reader.journal[Club.notes].map(\.text).last == "A tortoise knows.")
            let notes = reader.journal[Club.notes]
            try reader.tap("notes/n1/delete/delete")
            #expect(try reader.texts().contains("1 note deleted"))
            #expect(try !reader.texts().contains("Time is life itself."))
            let undo = try reader.undo()
            try reader.tap(undo)
            #expect(try reader.texts().contains("Time is life itself."))
            #expect(reader.journal[Club.notes] == notes)
            try reader.tap("notes/n1/delete/delete")
            reader.context.now = reader.context.now.adding(seconds: 60)
            try reader.send(Event(.report(.init(.time))))
            #expect(reader.journal[Club.notes].map(\.id) == [notes[1].id])
        }
    }

    @Test func `the goal and the reminder are set, and the host schedules it`() throws {
        try Self.read { reader in
            reader.context.language = "de"
            try reader.tap("toolbar/settings/settings")
            try reader.tap("goal/goal/enter", 250)
            try reader.tap("reminder/reminder/reminder")
            try reader.tap("reminder/time/time", "07:30")
            let settings = reader.journal[Club.settings]
            #expect(settings.weeklyPages == 250 && settings.reminder == "07:30")
            // 07:30 on 19 March 2026 and the six days after it.
            let first = Instant(secondsSince1970: 20_531 * 86_400 + 27_000)
            #expect(
                reader.host.notifications.map(\.at)
                    == (0..<7).map { first.adding(seconds: $0 * 86_400) })
            #expect(reader.host.notifications.first?.text == "Zeit zu lesen")
            reader.sendRefused(Event(.app(name: "club.goal"), entering: 5_000))
            reader.sendRefused(Event(.app(name: "club.time"), entering: "25:00"))
            try reader.tap("reminder/reminder/reminder")
            #expect(reader.host.notifications.isEmpty)
            try reader.send(Event(.close()))
            #expect(try reader.texts().contains("95 von 250 Seiten"))
        }
    }

    @Test func `a refused save is retried, and both stores have everything`() throws {
        try Self.read { reader in
            reader.host.isFull = true
            try reader.tap("add/title/title", "Emma")
            try reader.tap("books/emma/moveUp")
            #expect(reader.host.file.journal == .club)
            #expect(reader.journal[Club.books].map(\.id).contains("emma"))
            let retry = try #require(
                reader.screen().enabledActions.first { $0.intent == .retry(.save) })
            reader.host.isFull = false
            try reader.tap(retry.id)
            #expect(reader.host.file.journal == reader.journal)
            #expect(try reader.screen().toasts.isEmpty)
        }
    }

    @Test func `the page of a deleted book says so`() throws {
        try Self.read(at: BookOptions(book: "gone")) { reader in
            #expect(try reader.texts().contains("This book was deleted"))
            try reader.send(Event(.app(name: "club.read"), entering: 3))
            #expect(reader.journal == .club)
        }
    }

    @Test func `the tabs are screens of the package`() throws {
        try Self.read { reader in
            try reader.tap("tabs/habit.list/habit.list")
            try reader.tap("habits/read/toggle/toggle")
            #expect(reader.journal.completions.map(\.habit) == ["read"])
            try reader.tap("tabs/practice.dashboard/practice.dashboard")
            #expect(try reader.screen().screen == .practiceDashboard)
            #expect(try reader.screen().theme == AppDefinition.club.theme)
        }
    }
}
