import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// The club's own records and settings, by the names of their lists.
public enum Club: Sendable {
    /// The books, in the order in which they are to be read.
    public static let books = RecordType<Book>("books")
    /// The notes on books.
    public static let notes = RecordType<Note>("notes")
    /// The pages read by book and day.
    public static let readings = RecordType<Reading>("readings")
    /// The goal and the reminder.
    public static let settings = SettingsType("club", default: ClubSettings())

    static let reminder = Effect.Schedule.Topic(rawValue: "club.reminder")
    static let data: [any OwnData] = [books, notes, readings, settings]
}

/// A book of the club.
public struct Book: Codable, Sendable, Equatable, Identifiable {
    /// The book's id.
    public let id: String
    var title: String
    var author: String?
    var pages = 200
    /// The number of pages read so far.
    public var read = 0
    /// The cover's colour, `#RRGGBB`.
    var cover: String?
}

/// A note on a book.
public struct Note: JournalRecord, Identifiable {
    /// The note's id.
    public let id: String
    let book: String
    let day: CalendarDay
    /// The text that the person typed.
    public let text: String

    /// A text without words.
    public var breaches: [JournalBreach] {
        let hasWords = text.contains { !$0.isWhitespace }
        return hasWords ? [] : [JournalBreach(at: "text", "a note has words", id: "empty-text")]
    }
}

/// The pages of a book read on a day.
public struct Reading: Codable, Sendable, Equatable, Identifiable {
    /// The book's id and the day.
    public let id: String
    let book: String
    let day: CalendarDay
    var pages: Int
}

/// The club's settings.
public struct ClubSettings: Codable, Sendable, Equatable {
    /// The pages to read in a week.
    public var weeklyPages = 100
    /// The time of the daily reminder; `nil` for none.
    public var reminder: TimeOfDay?

    static let goals = 10...1_000
    static let usualTime: TimeOfDay = "20:00"

    /// Creates the settings of a new club.
    public init() {}
}

extension Journal {
    /// Records that a book is read up to a page, with the difference as pages of the day.
    mutating func read(_ pages: Int, of book: Book, on day: CalendarDay) throws(JournalBreach) {
        let more = pages - book.read
        var book = book
        book.read = pages
        try replace(book, in: Club.books)
        let id = "\(book.id) \(day)"
        if var reading = self[Club.readings].first(where: { $0.id == id }) {
            reading.pages = max(0, reading.pages + more)
            try replace(reading, in: Club.readings)
        } else if more > 0 {
            try add(Reading(id: id, book: book.id, day: day, pages: more), to: Club.readings)
        }
        // Readings are kept for three years.
        let old = self[Club.readings].filter { $0.day < day.adding(days: -1_096) }
        remove(Set(old.map(\.id)), from: Club.readings)
    }
}

/// The pages read in the current week and in the last 14 days.
struct ReadingWeek {
    let today: CalendarDay
    let end: Instant
    let days: [CalendarDay]
    let pages: [Int]
    let read: Int
    let goal: Int

    init(_ journal: Journal, in context: Context) {
        let clock = context.clock(for: journal)
        let today = clock.day(of: context.now)
        let readings = Dictionary(grouping: journal[Club.readings], by: \.day)
        func pages(_ day: CalendarDay) -> Int {
            readings[day, default: []].reduce(0) { $0 + $1.pages }
        }
        (self.today, end) = (today, clock.nextDay(after: context.now))
        days = (-13...0).map { today.adding(days: $0) }
        self.pages = days.map(pages)
        let first = days.last { $0.weekday == journal.settings.firstWeekday } ?? today
        read = days.filter { $0 >= first }.map(pages).reduce(0, +)
        goal = journal[Club.settings].weeklyPages
    }

    func progress(_ kit: Kit) -> Phrase { kit.phrases.clubWeekProgress(read: read, goal: goal) }

    func rows(_ kit: Kit) -> [Element] {
        let text = kit.text(progress(kit), .body, .textPrimary).part("progress")
        return [text, kit.bar(read, of: goal)]
    }

    func chart(_ kit: Kit) -> ChartCard {
        let (phrases, title) = (kit.phrases, kit.phrases.clubChartTitle())
        let values = zip(days, pages).map { day, pages in
            kit.dayValue(day, Double(pages), phrases.clubPages(count: pages), today: today)
        }
        let scale = NiceScale(greatest: pages.max() ?? 0)
        let chart = kit.dayChart(
            "pages", title, summary: phrases.clubChartSummary(count: pages.reduce(0, +)),
            height: .chartHabitHeight, days: days[0]...today,
            marks: [days[0], days[6], today].map {
                kit.mark($0, kit.axisDate(phrases.weekday($0)))
            }, bound: scale.bound, counts: scale.marks,
            series: [kit.bars("pages", title, .primaryGraphic, values)], rows: values)
        return ChartCard("chart", surface: kit.card, heading: kit.heading(title), chart: chart)
    }
}
