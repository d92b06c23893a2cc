import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens
import Testing

/// The deletion of an app's own records, on a screen of the app.
struct OwnDeletionTests {
    struct Book: Codable, Sendable, Equatable, Identifiable {
        let id: String
        var title: String
    }

    struct ShelfOptions: DeletionOptions {
        static let screen: ScreenName = "club.shelf"
        static let deletes = Intent.RecordKind(books)

        var deletedRows: DeletedRows?
    }

    struct ShelfPresenter: Presenter {
        func title(_ kit: Kit) -> Phrase { kit.phrase("Books") }

        func content(
            of journal: Journal, _ options: ShelfOptions, with kit: Kit
        ) throws(ScreenError) -> ScreenContent {
            let hidden = kit.hidden(options.deletedRows)
            let shown = journal[books].filter { !hidden.contains($0.id) }
            var content = ScreenContent(cards: shown.map { Card(BookCard($0, with: kit)) })
            let toast = kit.toast(
                options.deletedRows, of: Intent.RecordKind(books),
                deleted: { kit.phrase(AppText("\($0) deleted")) },
                failed: { kit.phrase(AppText("\($0) not deleted")) })
            content.show(toast, with: kit)
            return content
        }
    }

    struct BookCard: CardContent {
        static let kind = "book"

        let id: String
        let body: Element

        init(_ book: Book, with kit: Kit) {
            id = book.id
            body = .column { kit.words(kit.phrase(AppText(book.title)), .body, .textPrimary) }
        }
    }

    private static let books = RecordType<Book>("books")
    private static let now = Instant(secondsSince1970: 1_773_850_800)

    private static func context(after seconds: Int) -> Context {
        Context(now: now.adding(seconds: seconds), zone: .utc)
    }

    private static func session() throws -> Session {
        var journal = Journal()
        for title in ["Momo", "Emma", "Kim"] {
            try journal.add(Book(id: title, title: title), to: books)
        }
        let app = try AppDefinition(
            "club", name: "Club", theme: .of(.habit), wording: .engine,
            screens: [ShelfPresenter()], data: [books])
        var session = Session(journal, at: ShelfOptions(), of: app)
        _ = try session.send(
            Event(.delete(Intent.RecordKind(books), ids: ["Emma"])), in: context(after: 0))
        return session
    }

    private func shown(_ session: Session, _ seconds: Int) throws -> [String] {
        try session.screen(in: Self.context(after: seconds)).cards.map(\.id)
    }

    private static let time = Event(.report(.init(.time)))

    @Test func `a deleted book is hidden, and undo shows it again`() throws {
        var session = try Self.session()
        #expect(try shown(session, 0) == ["Momo", "Kim"])
        #expect(session.journal[Self.books].map(\.id) == ["Momo", "Emma", "Kim"])
        let screen = try session.screen(in: Self.context(after: 3))
        let undo = try #require(screen.enabledActions.first { $0.intent.kind == "undo" })
        _ = try session.send(undo.event(), in: Self.context(after: 3))
        #expect(try shown(session, 3) == ["Momo", "Emma", "Kim"])
        #expect(try session.screen(in: Self.context(after: 3)).toasts.isEmpty)
    }

    @Test func `it is deleted and saved when its window ends`() throws {
        var session = try Self.session()
        var store = session.journal
        let effects = try session.send(Self.time, in: Self.context(after: 60))
        for case .save(let changes, _) in effects {
            #expect(changes.removed[Self.books] == ["Emma"])
            store.apply(changes)
        }
        #expect(session.journal[Self.books].map(\.id) == ["Momo", "Kim"])
        #expect(store == session.journal)
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
        #expect(error?.description.contains("Emma") == true)
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
