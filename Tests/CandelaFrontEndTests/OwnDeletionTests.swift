import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// The deletion of an app's own records, on a screen of the app.
struct OwnDeletionTests {
    struct Book: Codable, Sendable, Equatable, Identifiable {
        let id: String
        var title: String
    }

    struct ShelfOptions: ScreenOptions {
        static let screen: ScreenName = "club.shelf"
    }

    struct ShelfPresenter: DeletingPresenter {
        func title(_ kit: Kit) -> Phrase { kit.phrase("Books") }

        func content(
            of journal: Journal, _ options: ShelfOptions, with kit: Kit
        ) throws(ScreenError) -> ScreenContent {
            ScreenContent(cards: journal[books].map { Card(BookCard($0, with: kit)) })
        }

        func deletion(of records: DeletedRecords, with kit: Kit) -> DeletionTexts? {
            guard records.kind == Intent.RecordKind(books) else { return nil }
            return DeletionTexts(
                deleted: kit.phrase(AppText("\(records.count) deleted")),
                failed: kit.phrase(AppText("\(records.count) not deleted")))
        }
    }

    struct BookCard: CardContent {
        static let kind = "book"

        let id: String
        let body: Element

        init(_ book: Book, with kit: Kit) {
            id = book.id
            body = .column { kit.text(kit.phrase(AppText(book.title)), .body, .textPrimary) }
        }
    }

    private static let books = RecordType<Book>("books")
    private static let now = Instant(secondsSince1970: 1_773_850_800)

    private static func context(after seconds: Int) -> Context {
        Context(now: now.adding(seconds: seconds), zone: .utc)
    }

    private static func shelf() throws -> Session {
        var journal = Journal()
        for title in ["Momo", "Emma", "Kim"] {
            try journal.add(Book(id: title, title: title), to: books)
        }
        let app = try AppDefinition(
            "club", name: "Club", theme: .of(.habit), wording: .engine,
            screens: [ShelfPresenter(), HabitListPresenter()], data: [books])
        return try Session(journal, at: ShelfOptions(), of: app)
    }

    private static func session() throws -> Session {
        var session = try shelf()
        _ = try session.send(
            Event(.delete(Intent.RecordKind(books), ids: ["Emma"])), in: context(after: 0))
        return session
    }

    private func shown(_ session: Session, _ seconds: Int) throws -> [String] {
        try session.screen(in: Self.context(after: seconds)).cards.map(\.id)
    }

    private static let time = Event(.report(.init(.time)))

    @Test func `a deleted book is gone, and undo shows it again`() throws {
        var session = try Self.session()
        #expect(try shown(session, 0) == ["Momo", "Kim"])
        #expect(session.journal[Self.books].map(\.id) == ["Momo", "Kim"])
        let screen = try session.screen(in: Self.context(after: 3))
        let undo = try #require(screen.enabledActions.first { $0.intent.kind == "undo" })
        _ = try session.send(undo.event(), in: Self.context(after: 3))
        #expect(try shown(session, 3) == ["Momo", "Emma", "Kim"])
        #expect(try session.screen(in: Self.context(after: 3)).toasts.isEmpty)
    }

    @Test func `it is deleted and saved at once, and final when its window ends`() throws {
        var session = try Self.shelf()
        var store = session.journal
        let delete = Event(.delete(Intent.RecordKind(Self.books), ids: ["Emma"]))
        let effects = try session.send(delete, in: Self.context(after: 0))
        for case .save(let changes, _) in effects {
            #expect(changes.removed[Self.books] == ["Emma"])
            store.apply(changes)
        }
        _ = try session.send(Self.time, in: Self.context(after: 60))
        #expect(session.journal[Self.books].map(\.id) == ["Momo", "Kim"])
        #expect(store == session.journal)
        #expect(try session.screen(in: Self.context(after: 60)).toasts.isEmpty)
    }

    @Test func `it can be restored from another screen, with the text of its own`() throws {
        var session = try Self.session()
        let context = Self.context(after: 1)
        _ = try session.send(Event(.open(.habitList)), in: context)
        let screen = try session.screen(in: context)
        #expect(screen.announcements.map(\.text) == ["1 deleted"])
        let undo = try #require(screen.enabledActions.first { $0.intent.kind == "undo" })
        _ = try session.send(undo.event(), in: context)
        #expect(session.journal[Self.books].map(\.id) == ["Momo", "Emma", "Kim"])
    }

    @Test func `a failed save shows it again, with a retry`() throws {
        var session = try Self.session()
        let context = Self.context(after: 60)
        _ = try session.send(Self.time, in: context)
        _ = try session.send(Event(.report(.init(.save, false))), in: context)
        #expect(try shown(session, 60) == ["Momo", "Emma", "Kim"])
        let screen = try session.screen(in: context)
        let retry = try #require(screen.enabledActions.first { $0.intent == .retry(.save) })
        _ = try session.send(retry.event(), in: context)
        #expect(try shown(session, 60) == ["Momo", "Kim"])
    }

    @Test func `kinds that the app does not declare have no records`() throws {
        var session = try Self.session()
        let error = #expect(throws: SessionError.self) {
            try session.send(
                Event(.delete(.init(rawValue: "notes"), ids: ["Emma"])),
                in: Self.context(after: 1))
        }
        #expect(error?.description.contains("there is no kind 'notes'") == true)
        let names = ["habit", "step"]
        for name in names {
            let error = #expect(throws: AppDefinitionError.self) {
                try AppDefinition(
                    "club", name: "Club", theme: .of(.habit), wording: .engine,
                    screens: [ShelfPresenter()], data: [RecordType<Book>(name)])
            }
            #expect(error?.problems.map(\.id) == ["reserved-name"])
        }
    }
}
