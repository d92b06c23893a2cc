public import CandelaElements
public import CandelaKit
import CandelaRules
import CandelaTokens

/// The options of the list of books.
public struct ShelfOptions: OrderedOptions {
    /// The screen's name.
    public static let screen: ScreenName = "club.shelf"
    /// The kind of record that a reader orders.
    public static let orders = Intent.RecordKind(Club.books)

    /// Creates the options of the list as it opens.
    public init() {}
}

struct ShelfPresenter: DeletingPresenter {
    func title(_ kit: Kit) -> Phrase { kit.phrases.clubShelfTitle() }

    func content(
        of journal: Journal, _ options: ShelfOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let phrases = kit.phrases
        let books = journal[Club.books]
        let week = ReadingWeek(journal, in: kit.context)
        let goal = kit.action(
            "settings", .open("club.settings", as: .sheet), phrases.clubSettingsTitle())
        let shelf =
            books.isEmpty
            ? Card(
                EmptyCard(
                    "books", illustration: nil, title: phrases.clubShelfEmpty(),
                    text: phrases.clubShelfEmptyText(), button: nil, with: kit))
            : Card(
                FormCard(
                    "books", phrases.clubShelfBooks(),
                    rows: books.enumerated().map { row($1, at: $0, of: books.count, kit) },
                    with: kit))
        return ScreenContent(
            toolbar: Toolbar(trailing: { kit.button(goal, .plain, icon: .gear) }),
            cards: [
                Card(FormCard("week", phrases.clubWeekTitle(), rows: week.rows(kit), with: kit)),
                Card(week.chart(kit)), shelf, Card(addition(kit)),
            ], validUntil: week.end)
    }

    func deletion(of records: DeletedRecords, with kit: Kit) -> DeletionTexts? {
        let phrases = kit.phrases
        guard records.kind == Intent.RecordKind(Club.books) else { return nil }
        return DeletionTexts(named: records, with: kit)
            ?? DeletionTexts(
                deleted: phrases.clubBooksDeleted(count: records.count),
                failed: phrases.clubBooksFailed(count: records.count))
    }

    private func row(_ book: Book, at place: Int, of count: Int, _ kit: Kit) -> Element {
        let phrases = kit.phrases
        let progress = phrases.clubBookProgress(read: book.read, total: book.pages)
        let color = book.cover.flatMap { ColorToken(hex: $0) }.map { ColorRole(own: $0).graphic }
        let moves = kit.moves(
            of: book.id, at: place, among: count, up: phrases.clubRowUp(),
            down: phrases.clubRowDown(), drag: phrases.clubRowDrag())
        let delete = kit.deletion(
            of: Intent.RecordKind(Club.books), [book.id], phrases.actionDelete(),
            gesture: .swipeFromTrailing)
        return kit.link(
            book.id, icon: kit.icon(.bookFilled, beside: .body, color ?? .primaryGraphic),
            title: kit.text(verbatim: book.title, .body, .textPrimary),
            subtitle: kit.text(progress, .caption, .textSecondary),
            action: kit.action(
                "open", .open(BookOptions.screen, record: book.id), phrases.clubRowOpen()),
            accessibility: Accessibility(
                .button, label: SpokenWords(book.title), value: progress.spokenWords,
                hint: phrases.clubRowHint().spokenWords, children: .combine,
                inputLabels: [book.title])
        )
        .actions(moves + [delete])
    }

    private func addition(_ kit: Kit) -> FormCard {
        let name = kit.phrases.clubShelfAdd()
        let field = kit.field(
            "title", Element.Input(.text, maximumLength: 80, isRequired: true),
            name: kit.text(name, .body, .textPrimary),
            placeholder: kit.text(kit.phrases.clubShelfAddPlaceholder(), .body, .textSecondary),
            action: kit.action("title", .app(name: "club.add"), name))
        return FormCard("add", name, isNamed: false, rows: [field], with: kit)
    }

    func react(
        to event: Event, _ options: inout ShelfOptions, in session: inout Session,
        _ context: Context
    ) throws(SessionError) -> [Effect]? {
        guard event.intent == .app(name: "club.add"), let title = event.value?.text else {
            return nil
        }
        let id = session.freeID(title, in: Club.books)
        return try session.add(Book(id: id, title: title), to: Club.books)
    }
}
