public import CandelaElements
public import CandelaKit
import CandelaRules
import CandelaTokens

/// The options of the list of books.
public struct ShelfOptions: ScreenOptions {
    /// The screen's name.
    public static let screen: ScreenName = "club.shelf"

    /// The book whose page was opened last.
    var book: String?

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

    func deletion(of kind: Intent.RecordKind, count: Int, with kit: Kit) -> DeletionTexts? {
        let phrases = kit.phrases
        guard kind == Intent.RecordKind(Club.books) else { return nil }
        return DeletionTexts(
            deleted: phrases.clubBooksDeleted(count: count),
            failed: phrases.clubBooksFailed(count: count))
    }

    private func row(_ book: Book, at place: Int, of count: Int, _ kit: Kit) -> Element {
        let phrases = kit.phrases
        let progress = phrases.clubBookProgress(read: book.read, total: book.pages)
        let color = book.cover.flatMap { ColorToken(hex: $0) }.map { ColorRole(own: $0).graphic }
        func move(_ id: String, _ name: Phrase, to place: Int?, _ gesture: Action.Gesture? = nil)
            -> Action
        {
            kit.action(id, .reorder(step: book.id, to: place), name, gesture: gesture)
        }
        let up = place > 0 ? [move("up", phrases.clubRowUp(), to: place - 1)] : []
        let down = place < count - 1 ? [move("down", phrases.clubRowDown(), to: place + 1)] : []
        return kit.link(
            book.id, icon: kit.icon(.bookFilled, beside: .body, color ?? .primaryGraphic),
            title: kit.words(verbatim: book.title, .body, .textPrimary),
            subtitle: kit.words(progress, .caption, .textSecondary),
            action: kit.action(
                "open", .app(name: "club.open", value: .text(book.id)), phrases.clubRowOpen()),
            accessibility: Accessibility(
                .button, label: SpokenWords(book.title), value: progress.said,
                hint: phrases.clubRowHint().said, children: .combine, inputLabels: [book.title])
        )
        .actions(
            up + down + (count > 1 ? [move("drag", phrases.clubRowDrag(), to: nil, .drag)] : []) + [
                kit.action(
                    "delete", .delete(Intent.RecordKind(Club.books), ids: [book.id]),
                    phrases.actionDelete(),
                    role: .destructive, gesture: .swipeFromTrailing, undoWindow: kit.undoWindow,
                    haptic: .delete)
            ])
    }

    private func addition(_ kit: Kit) -> FormCard {
        let name = kit.phrases.clubShelfAdd()
        let field = kit.field(
            "title", Element.Input(.text, maximumLength: 80, isRequired: true),
            name: kit.words(name, .body, .textPrimary),
            placeholder: kit.words(kit.phrases.clubShelfAddPlaceholder(), .body, .textSecondary),
            action: kit.action("title", .app(name: "club.add"), name))
        return FormCard("add", name, isNamed: false, rows: [field], with: kit)
    }

    func react(
        to event: Event, _ options: inout ShelfOptions, in session: inout Session,
        _ context: Context
    ) throws(SessionError) -> [Effect]? {
        let ids = session.journal[Club.books].map(\.id)
        switch event.intent {
        case .app(name: "club.open", let value):
            // The host opens the page, which reads this option.
            options.book = value?.text
            return [.app(name: "club.open", value: value)]
        case .app(name: "club.add", _):
            let title = try event.words()
            let book = Book(id: Session.freeID(title, among: ids), title: title)
            return try session.change { journal throws(JournalBreach) in
                try journal.add(book, to: Club.books)
            }
        case .reorder(let id, let place):
            let place = if let place { place } else { try event.number(in: 0...ids.count) }
            return try session.change { journal throws(JournalBreach) in
                try journal.move(id, to: place, in: Club.books)
            } + [
                session.announce("moved", in: context) {
                    $0.listMoved(position: place + 1, total: ids.count)
                }
            ]
        default: return nil
        }
    }
}
