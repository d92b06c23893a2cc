public import CandelaElements
public import CandelaKit
import CandelaRules
import CandelaTokens

/// The options of a book's page.
public struct BookOptions: RecordOptions {
    /// The screen's name.
    public static let screen: ScreenName = "club.book"
    /// The kind of record.
    public static let shows = Intent.RecordKind(Club.books)
    static let note = OptionPath(\Self.note, CodingKeys.note)

    /// The book's id.
    public var record: String?
    /// The text of a note that is not added yet.
    var note: String?

    /// Creates the options of a page as it opens.
    public init() {}

    /// Creates the options of a book's page.
    public init(book: String) { record = book }
}

struct BookPresenter: DeletingPresenter {
    func title(_ kit: Kit) -> Phrase { kit.phrases.clubBookTitle() }

    func content(
        of journal: Journal, _ options: BookOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let phrases = kit.phrases
        guard let book = journal[Club.books].first(where: { $0.id == options.record }) else {
            let missing = MessageCard(
                "missing", .failure, icon: .exclamationmarkTriangle, phrases.clubBookMissing(),
                phrases.clubBookMissingText(), button: nil, with: kit)
            return ScreenContent(cards: [Card(missing)])
        }
        let notes = journal[Club.notes].filter { $0.book == book.id }
        let week = ReadingWeek(journal, in: kit.context)
        let writing = writing(options.note ?? "", kit)
        return ScreenContent(
            title: kit.text(verbatim: book.title, .largeTitle, .textPrimary),
            cards: [
                Card(
                    FormCard(
                        "book", phrases.clubBookProgress(read: book.read, total: book.pages),
                        rows: rows(book, kit), with: kit)),
                Card(
                    FormCard(
                        "notes", phrases.clubNotesTitle(),
                        rows: writing + notes.map { row($0, week.today, kit) }, with: kit)),
            ], validUntil: week.end)
    }

    func deletion(of records: DeletedRecords, with kit: Kit) -> DeletionTexts? {
        let phrases = kit.phrases
        guard records.kind == Intent.RecordKind(Club.notes) else { return nil }
        return DeletionTexts(
            deleted: phrases.clubNotesDeleted(count: records.count),
            failed: phrases.clubNotesFailed(count: records.count))
    }

    private func rows(_ book: Book, _ kit: Kit) -> [Element] {
        let author = book.author.map {
            kit.text(kit.phrases.clubBookBy(author: $0), .body, .textSecondary).part("author")
        }
        return [author].compactMap(\.self) + [
            kit.bar(book.read, of: book.pages),
            kit.stepper(
                "read", kit.phrases.clubBookRead(), book.read, in: 0...book.pages,
                action: kit.action("enter", .app(name: "club.read"), kit.phrases.clubBookRead())),
        ]
    }

    private func writing(_ text: String, _ kit: Kit) -> [Element] {
        [
            kit.textField(
                "text", option: BookOptions.note, kit.phrases.clubNotesText(), text, limit: 200),
            kit.button(
                "add", .app(name: "club.note"), kit.phrases.clubNotesAdd(), .secondary,
                icon: .plus, isEnabled: text.contains { !$0.isWhitespace }),
        ]
    }

    private func row(_ note: Note, _ today: CalendarDay, _ kit: Kit) -> Element {
        Element.line(gap: .sm, align: .center, justify: .spaceBetween) {
            Element.column(gap: .textStack) {
                kit.text(verbatim: note.text, .body, .textPrimary).part("text")
                kit.text(kit.phrases.date(note.day, today: today), .caption, .textSecondary)
                    .part("day")
            }
            .growing()
            kit.button(
                kit.deletion(
                    of: Intent.RecordKind(Club.notes), [note.id],
                    kit.phrases.clubNotesDelete(text: note.text)), .plain, icon: .trash)
        }
        .id(ElementID(note.id))
    }

    func react(
        to event: Event, _ options: inout BookOptions, in session: inout Session,
        _ context: Context
    ) throws(SessionError) -> [Effect]? {
        let today = session.clock(in: context).day(of: context.now)
        let book = session.journal[Club.books].first { $0.id == options.record }
        guard case .app(let name, _) = event.intent, let book else { return nil }
        if name == "club.read", let pages = event.value?.integer {
            return try session.change { journal throws(JournalBreach) in
                try journal.read(pages, of: book, on: today)
            }
        }
        guard name == "club.note" else { return nil }
        let id = session.freeID("note \(context.now)", in: Club.notes)
        let note = Note(id: id, book: book.id, day: today, text: options.note ?? "")
        options.note = nil
        return try session.add(note, to: Club.notes)
    }
}
