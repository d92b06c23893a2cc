public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaScreens

extension Context {
    /// 18 March 2026, 16:20 in London.
    public static let club = Context(now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
}

extension Journal {
    /// Three books with notes and a week of reading, and a habit.
    public static let club: Journal = {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read before bed")]
        let books = [
            Book(id: "momo", title: "Momo", author: "Michael Ende", pages: 304, read: 120),
            Book(
                id: "darkness", title: "The Left Hand of Darkness", author: "Ursula K. Le Guin",
                pages: 286, read: 1, cover: "#2E6F9E"),
            Book(id: "kim", title: "Kim", pages: 1),
        ]
        let days = [(2, 30), (1, 45), (0, 20)].map { ago, pages in
            let day = CalendarDay(daysSince1970: 20_530 - ago)
            return Reading(id: "momo \(day)", book: "momo", day: day, pages: pages)
        }
        let note = Note(id: "n1", book: "momo", day: "2026-03-17", text: "Time is life itself.")
        // Literals with ids of their own are valid.
        for book in books { _ = try? journal.add(book, to: Club.books) }
        for day in days { _ = try? journal.add(day, to: Club.readings) }
        _ = try? journal.add(note, to: Club.notes)
        return journal
    }()
}

extension Specimen {
    /// The states of the club's screens.
    public static let club: [Specimen] = {
        func specimen(_ name: String, _ phase: Phase, _ options: any ScreenOptions) -> Specimen {
            Specimen(
                name, of: type(of: options).screen, phase: phase, options: options, app: .club,
                in: .club)
        }
        var (reminded, settings) = (Journal.club, ClubSettings())
        settings.reminder = ClubSettings.usualTime
        _ = try? reminded.set(Club.settings, to: settings)
        var writing = BookOptions(book: "momo")
        writing.note = "Slow"
        return [
            specimen("shelf", .ready(.club), ShelfOptions()),
            specimen("shelf-empty", .ready(Journal()), ShelfOptions()),
            specimen("shelf-failed", .failed(lastKnown: .club), ShelfOptions()),
            specimen("book", .ready(.club), BookOptions(book: "momo")),
            specimen("book-writing", .ready(.club), writing),
            specimen("book-new", .ready(.club), BookOptions(book: "kim")),
            specimen("book-deleted", .ready(.club), BookOptions(book: "gone")),
            specimen("goal", .ready(.club), ClubSettingsOptions()),
            specimen("goal-reminder", .ready(reminded), ClubSettingsOptions()),
            specimen("widget", .ready(.club), ClubWidgetOptions()),
        ]
    }()
}

extension Journey {
    /// The events of a reader, who deletes and restores, writes, sorts, sets a goal.
    public static let club = [
        Journey(
            "shelf", from: .club, at: ShelfOptions(), of: .club, in: .club,
            [
                .tap("books/kim/moveUp"), .tap("add/title/title", "Emma"),
                .tap("books/momo/delete"),
                .tap("deleted-books/undo/undo"), .tap("books/emma/delete"),
                .tap("books/kim/delete"), .report(.time, after: 60), .report(.save, false),
                .report(.save, false), .report(.time),
                .tap("toolbar/settings/settings"), .tap("goal/goal/enter", 250),
                .tap("reminder/reminder/reminder"), .tap("reminder/time/time", "07:30"), .back(),
                .tap("tabs/habit.list/habit.list"),
            ]),
        Journey(
            "notes", from: .club, at: BookOptions(book: "momo"), of: .club, in: .club,
            [
                .tap("book/read/enter", 130), .tap("notes/text/text", "A tortoise knows."),
                .tap("notes/add/add"), .tap("notes/n1/delete/delete"),
                .tap("deleted-notes/undo/undo"), .tap("notes/n1/delete/delete"),
                .report(.time, after: 60), .report(.save, false), .report(.time),
            ]),
    ]
}
