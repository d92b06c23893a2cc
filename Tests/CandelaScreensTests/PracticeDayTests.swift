import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// The practice sessions of a day, seen at 16:20 on 18 March 2026.
struct PracticeDayTests {
    private static let today = CalendarDay(daysSince1970: 20_530)
    private static let yesterday = today.adding(days: -1)

    private static func context(after seconds: Int = 0) -> Context {
        Context(now: Instant(secondsSince1970: 1_773_850_800 + seconds), zone: .utc)
    }

    private static func session(
        on day: CalendarDay = yesterday, _ change: (inout Journal) -> Void = { _ in }
    ) throws -> Session {
        var journal = Journal()
        change(&journal)
        var options = PracticeDayOptions()
        options.day = day
        return try Session(journal, at: options, of: .practice)
    }

    @discardableResult
    private static func tap(
        _ id: String, _ value: Intent.Value? = nil, after seconds: Int = 0,
        in session: inout Session
    ) throws -> [Effect] {
        let context = context(after: seconds)
        let action = try #require(try session.screen(in: context).action(id), "\(id)")
        return try session.send(action.event(entering: value), in: context)
    }

    private static func practice(_ id: String, _ minutes: Int, at hour: Int? = nil) -> Practice {
        var practice = Practice(day: yesterday, minutes: minutes)
        practice.id = id
        practice.at = hour.map {
            ZonedInstant(
                Instant(secondsSince1970: yesterday.daysSince1970 * 86_400 + $0 * 3_600),
                offset: 0)
        }
        return practice
    }

    /// The row of a session.
    private static func row(_ id: String, of screen: Screen) -> Element? {
        screen.cards(FormCard.self).flatMap { ElementQueries.ids(id, in: $0.body) }.first
    }

    @Test func `lists sessions with time, minutes and note, in the order of the day`() throws {
        let session = try Self.session { journal in
            journal.practices = [
                Self.practice("unknown", 5), Self.practice("evening", 15, at: 19),
                Self.practice("morning", 20, at: 7),
            ]
            journal.practices[1].note = "Scales"
        }
        let screen = try session.screen(in: Self.context())
        let rows = ["morning", "evening", "unknown"].map { Self.row($0, of: screen) }
        #expect(
            rows.map { $0.map(ElementQueries.texts) } == [
                ["20\u{A0}min", "7:00\u{202F}AM"], ["15\u{A0}min", "7:00\u{202F}PM", "Scales"],
                ["5\u{A0}min"],
            ])
        #expect(rows.map { $0?.accessibility?.label } == ["20 minutes", "15 minutes", "5 minutes"])
        #expect(rows[1]?.accessibility?.value == "7:00\u{202F}PM")
        #expect(rows[1]?.accessibility?.details.map(\.label) == ["Note"])
        #expect(rows[1]?.accessibility?.details.map(\.value) == ["Scales"])
        let figures = screen.cards.flatMap { ElementQueries.figures(in: $0.body) }
        #expect(
            figures.map(ElementQueries.texts) == [
                ["Total time", "40\u{A0}min"], ["Sessions", "3"],
                ["Average per session", "13\u{A0}min"],
            ])
    }

    /// The time at which yesterday's session was recorded is not the time at which it ended.
    @Test func `yesterday is logged with two touches as one session`() throws {
        var session = try Self.session()
        try Self.tap("sessions/log/log", in: &session)
        try Self.tap("sessions/log/log", after: 1, in: &session)
        let logged = try #require(session.journal.practices.first)
        #expect(session.journal.practices.count == 1)
        #expect(logged.day == Self.yesterday && logged.minutes == 15)
        let screen = try session.screen(in: Self.context(after: 1))
        #expect(screen.announcements.map(\.text) == ["Session added: 15 minutes"])
        let row = try #require(Self.row(logged.id, of: screen))
        #expect(ElementQueries.texts(row) == ["15\u{A0}min"])
    }

    @Test func `a logged session is taken back from any screen`() throws {
        var session = try Self.session()
        let before = session.journal
        try Self.tap("sessions/log/log", in: &session)
        let id = try #require(session.journal.practices.first).id
        _ = try session.send(Event(.open(.practiceStatistics)), in: Self.context(after: 1))
        try Self.tap("note-logged-\(id)/act/act", after: 4, in: &session)
        #expect(session.journal == before)
        let screen = try session.screen(in: Self.context(after: 4))
        #expect(
            screen.toasts.map { ElementQueries.texts($0.body) }
                == [["“15 minutes, March 17” deleted", "Undo"]])
        // The offer lasts as long as an undo window, and no longer than the session.
        try Self.tap("deleted-practice/undo/undo", after: 5, in: &session)
        #expect(session.journal.practices.map(\.id) == [id])
        #expect(try session.screen(in: Self.context(after: 5)).toasts.isEmpty)
        var other = try Self.session()
        try Self.tap("sessions/log/log", in: &other)
        #expect(try other.screen(in: Self.context(after: 4)).toasts.count == 1)
        #expect(try other.screen(in: Self.context(after: 5)).toasts.isEmpty)
        _ = try other.send(Event(.report(.init(.save, true))), in: Self.context(after: 1))
        other.replaceJournal(Journal())
        #expect(try other.screen(in: Self.context(after: 1)).toasts.isEmpty)
    }

    @Test func `a session is added, moved, changed, deleted and restored`() throws {
        var session = try Self.session { $0.practices = [Self.practice("first", 20, at: 7)] }
        try Self.tap("sessions/add/add", in: &session)
        try Self.tap("entry/minutes/minutes", 25, in: &session)
        try Self.tap("entry/note/note", " Slow ", in: &session)
        try Self.tap("toolbar/save/save", in: &session)
        let added = try #require(session.journal.practices.last)
        #expect(added.day == Self.yesterday && added.minutes == 25 && added.note == "Slow")
        #expect(added.at == nil)

        try Self.tap("sessions/first/open", in: &session)
        try Self.tap("entry/minutes/minutes", 30, in: &session)
        try Self.tap("toolbar/save/save", in: &session)
        #expect(session.journal.practices.map(\.minutes) == [30, 25])
        #expect(session.journal.practices[0].at != nil)

        try Self.tap("sessions/first/open", in: &session)
        try Self.tap("entry/day/day", .text(Self.today.description), in: &session)
        try Self.tap("toolbar/save/save", in: &session)
        #expect(session.journal.practices[0].day == Self.today)
        #expect(session.journal.practices[0].at == nil)

        let before = session.journal
        try Self.tap("sessions/\(added.id)/delete", in: &session)
        #expect(!session.journal.practices.contains { $0.id == added.id })
        try Self.tap("deleted-practice/undo/undo", in: &session)
        #expect(session.journal == before)
    }

    @Test func `a day of rest and a habit are marked and taken back`() throws {
        var session = try Self.session { $0.habits = [Habit(id: "read", name: "Read")] }
        let before = session.journal
        try Self.tap("restDay/rest/rest", in: &session)
        #expect(session.journal.restDays == [Self.yesterday])
        try Self.tap("restDay/rest/rest", in: &session)
        try Self.tap("habits/read/toggle", in: &session)
        #expect(session.journal.completions.map(\.day) == [Self.yesterday])
        try Self.tap("habits/read/toggle", in: &session)
        #expect(session.journal == before)
    }

    /// Three cups of at most two.
    @Test func `a limit is not ticked but shown with its amount`() throws {
        let session = try Self.session { journal in
            var coffee = Habit(id: "coffee", name: "Coffee")
            (coffee.unit, coffee.target, coffee.isAtMost) = ("cups", 2, true)
            journal.habits = [coffee]
            journal.completions = [1, 2].map { cups in
                var mark = Completion(habit: "coffee", day: Self.yesterday)
                mark.amount = cups
                return mark
            }
        }
        let screen = try session.screen(in: Self.context())
        let row = try #require(Self.row("coffee", of: screen)?.accessibility)
        #expect(row.role == .text && row.value == "3 cups, limit: 2")
        #expect(screen.action("habits/coffee/toggle") == nil)
    }

    @Test(arguments: [false, true])
    func `a skipped habit is not ticked but called skipped`(keepsStreak: Bool) throws {
        let session = try Self.session { journal in
            journal.settings.skipsKeepStreak = keepsStreak
            journal.habits = [Habit(id: "read", name: "Read")]
            journal.completions = [
                Completion(habit: "read", day: Self.yesterday, status: .skipped)
            ]
        }
        let screen = try session.screen(in: Self.context())
        let row = try #require(Self.row("read", of: screen)?.accessibility)
        #expect(row.value == "Skipped" && !row.states.contains(.checked))
    }

    @Test func `a later day has a text and no controls, and is not recorded`() throws {
        let tomorrow = Self.today.adding(days: 1)
        var session = try Self.session(on: tomorrow)
        let screen = try session.screen(in: Self.context())
        let texts = screen.cards.flatMap { ElementQueries.texts($0.body) }
        #expect(texts == ["You can record this day once it begins."])
        var options = PracticeSessionOptions()
        options.day = tomorrow
        var form = try Session(Journal(), at: options, of: .practice)
        #expect(try form.screen(in: Self.context()).action("toolbar/save/save") == nil)
        #expect(throws: SessionError.self) {
            try form.send(Event(.save(.practice)), in: Self.context())
        }
        for log in [Intent.Log.practice(minutes: 5, day: tomorrow), .rest(true, day: tomorrow)] {
            #expect(throws: SessionError.self) {
                try session.send(Event(.log(log)), in: Self.context())
            }
        }
        #expect(session.journal == Journal() && form.journal == Journal())
    }

    @Test func `every day of the calendar, the strip and the heat map opens`() throws {
        for card in ["calendar", "heatMap"] {
            var options = PracticeStatisticsOptions()
            options.view = PracticeView(rawValue: card)
            options.heatMapRange = .month
            let session = try Session(Journal(), at: options, of: .practice)
            for daysAgo in 0..<30 {
                var opened = session
                try Self.tap("\(card)/\(Self.today.adding(days: -daysAgo))/open", in: &opened)
                let options = opened.place.page.options as? PracticeDayOptions
                #expect(options?.day == Self.today.adding(days: -daysAgo))
            }
        }
        var strip = try Session(Journal(), at: PracticeDashboardOptions(), of: .practice)
        try Self.tap("week/\(Self.yesterday)/select", in: &strip)
        try Self.tap("dayDetail/change/change", in: &strip)
        #expect((strip.place.page.options as? PracticeDayOptions)?.day == Self.yesterday)
        try Self.tap("toolbar/close/close", in: &strip)
        #expect(try strip.screen(in: Self.context()).screen == .practiceDashboard)
    }

    @Test(arguments: [TimelineRange.quarter, .year])
    func `a week or a month of the heat map lists its days, and each opens`(
        range: TimelineRange
    ) throws {
        var session = try Session(Journal(), at: PracticeStatisticsOptions(), of: .practice)
        let period = range.rawValue
        try Self.tap("views/view/heatMap/heatMap", in: &session)
        try Self.tap("heatMap/heatMapPeriod/\(period)/\(period)", in: &session)
        let map = try #require(try session.screen(in: Self.context()).card(HeatMapCard.self))
        var opened: [CalendarDay] = []
        for cell in map.facts.cells {
            var span = session
            try Self.tap("heatMap/\(cell.first)/open", in: &span)
            let screen = try span.screen(in: Self.context())
            for daysAhead in 0...cell.first.days(to: cell.last) {
                let day = cell.first.adding(days: daysAhead)
                guard case .open(let page)? = screen.action("dayDetail/\(day)/open")?.intent,
                    page.screen == .practiceDay, page.day == day
                else { continue }
                opened.append(day)
            }
        }
        #expect(opened == (0..<range.days).reversed().map { Self.today.adding(days: -$0) })
    }

    @Test func `a day of last month is corrected in the heat map`() throws {
        var options = PracticeStatisticsOptions()
        (options.view, options.heatMapRange) = (.heatMap, .quarter)
        var session = try Session(Journal(), at: options, of: .practice)
        // 2 February 2026 is a Monday.
        try Self.tap("heatMap/2026-02-02/open", in: &session)
        try Self.tap("dayDetail/2026-02-05/open", in: &session)
        try Self.tap("sessions/log/log", in: &session)
        #expect(session.journal.practices.map(\.day) == [CalendarDay("2026-02-05")])
        try Self.tap("toolbar/close/close", in: &session)
        let card = try session.screen(in: Self.context()).overlay?.card
        let minutes = try #require(session.journal.practices.first?.minutes)
        #expect(card?.content(as: DayDetailCard.self)?.facts.minutes == minutes)
        try Self.tap("dayDetail/2026-02-05/open", in: &session)
        let id = try #require(session.journal.practices.first?.id)
        try Self.tap("sessions/\(id)/delete", in: &session)
        #expect(session.journal == Journal())
    }

    @Test func `a session that was deleted elsewhere closes its form`() throws {
        var session = try Self.session { $0.practices = [Self.practice("first", 20)] }
        try Self.tap("sessions/first/open", in: &session)
        session.replaceJournal(Journal())
        #expect(session.place.page.screen == .practiceDay)
        #expect(throws: SessionError.self) {
            var destination = Intent.Destination(.practiceSession, as: .sheet)
            destination.practice = "first"
            _ = try session.send(Event(.open(destination)), in: Self.context())
        }
    }
}
