import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// A habit's days, seen on 18 March 2026.
struct HabitDayTests {
    private static let today = CalendarDay(daysSince1970: 20_530)
    private static let yesterday = today.adding(days: -1)
    private static let context = Context(
        now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    private static func session(_ change: (inout Journal) -> Void = { _ in }) throws -> Session {
        var journal = Journal()
        var habit = Habit(id: "read", name: "Read")
        habit.created = today.adding(days: -20)
        journal.habits = [habit]
        change(&journal)
        var options = HabitDetailOptions()
        options.habit = "read"
        return try Session(journal, at: options, of: .habit)
    }

    /// Sends the event of an action of the frontmost screen.
    @discardableResult
    private static func tap(
        _ id: String, _ value: Intent.Value? = nil, in session: inout Session
    ) throws -> [Effect] {
        let action = try #require(try session.screen(in: context).action(id), "\(id)")
        return try session.send(action.event(entering: value), in: context)
    }

    private static func open(_ daysAgo: Int, in session: inout Session) throws {
        try tap("days/\(today.adding(days: -daysAgo))/open", in: &session)
    }

    @Test(arguments: [ChartPeriod.week, .month])
    func `opens every day that is shown`(period: ChartPeriod) throws {
        var session = try Self.session()
        try Self.tap("progress/period/\(period.rawValue)/\(period.rawValue)", in: &session)
        for daysAgo in 0..<(period == .week ? 7 : 30) {
            var opened = session
            try Self.open(daysAgo, in: &opened)
            let screen = try opened.screen(in: Self.context)
            #expect(screen.screen == .habitDay)
            #expect(screen.action("toolbar/save/save") != nil)
            try Self.tap("toolbar/cancel/cancel", in: &opened)
            #expect(opened.place.stack.isEmpty && opened.journal == session.journal)
        }
    }

    @Test func `yesterday is recorded, changed and taken away`() throws {
        var session = try Self.session()
        func marks() -> [CompletionStatus] { session.journal.completions.map(\.status) }
        func choose(_ status: CompletionStatus) throws {
            try Self.open(1, in: &session)
            let word = status.rawValue
            try Self.tap("status/status/\(word)/\(word)", in: &session)
            // A second touch means the same.
            try Self.tap("status/status/\(word)/\(word)", in: &session)
            #expect(session.journal.completions.isEmpty == (status == .done))
            try Self.tap("toolbar/save/save", in: &session)
            #expect(try session.screen(in: Self.context).screen == .habitDetail)
        }
        func streak() throws -> Int {
            try #require(session.screen(in: Self.context).card(BadgesCard.self)).facts.streak
        }
        try choose(.done)
        #expect(marks() == [.done] && session.journal.completions[0].day == Self.yesterday)
        #expect(try streak() == 1)
        try choose(.skipped)
        #expect(marks() == [.skipped])
        #expect(try streak() == 0)
        try choose(.rest)
        #expect(marks() == [.rest])
        try choose(.open)
        #expect(marks().isEmpty)
    }

    @Test func `an amount and a note are kept for a status that does not count`() throws {
        var session = try Self.session { $0.habits[0].unit = "pages" }
        try Self.open(1, in: &session)
        try Self.tap("status/status/done/done", in: &session)
        try Self.tap("details/amount/amount", 25, in: &session)
        try Self.tap("details/note/note", " Chapter 3 ", in: &session)
        try Self.tap("toolbar/save/save", in: &session)
        let done = try #require(session.journal.completions.first)
        #expect(done.status == .done && done.amount == 25 && done.note == "Chapter 3")
        try Self.open(1, in: &session)
        try Self.tap("status/status/open/open", in: &session)
        try Self.tap("toolbar/save/save", in: &session)
        let open = try #require(session.journal.completions.first)
        #expect(open.status == .open && open.amount == 25 && open.note == "Chapter 3")
        #expect(open.id == done.id)
    }

    /// 25 of 20 pages were read; a tick would have filled in 20.
    @Test func `a day that is not done keeps the amount that was read`() throws {
        var session = try Self.session {
            $0.habits[0].target = 20
            var read = Completion(habit: "read", day: Self.yesterday)
            (read.id, read.amount) = ("c", 25)
            $0.completions = [read]
        }
        try Self.open(1, in: &session)
        try Self.tap("status/status/open/open", in: &session)
        try Self.tap("toolbar/save/save", in: &session)
        let open = try #require(session.journal.completions.first)
        #expect(open.status == .open && open.amount == 25)
    }

    @Test func `a tick that is taken away in the sheet leaves no record`() throws {
        var session = try Self.session { $0.habits[0].target = 20 }
        _ = try session.send(
            Event(.toggle(habit: "read", day: Self.yesterday)), in: Self.context)
        #expect(session.journal.completions.map(\.amount) == [20])
        try Self.open(1, in: &session)
        try Self.tap("status/status/open/open", in: &session)
        try Self.tap("toolbar/save/save", in: &session)
        #expect(session.journal.completions.isEmpty)
        // Choosing what is chosen is no input.
        try Self.open(1, in: &session)
        try Self.tap("status/status/open/open", in: &session)
        try Self.tap("toolbar/cancel/cancel", in: &session)
        #expect(session.place.stack.isEmpty)
    }

    /// A widget can open today without naming it.
    @Test func `today keeps its amount and note in a sheet without a day`() throws {
        var session = try Self.session { journal in
            var record = Completion(habit: "read", day: Self.today)
            (record.amount, record.note) = (25, "Chapter 3")
            journal.completions = [record]
        }
        _ = try session.send(Event(.open(.habitDay, as: .sheet, habit: "read")), in: Self.context)
        try Self.tap("status/status/skipped/skipped", in: &session)
        try Self.tap("toolbar/save/save", in: &session)
        let record = try #require(session.journal.completions.first)
        #expect(record.status == .skipped && record.amount == 25 && record.note == "Chapter 3")
    }

    @Test func `cancelling records nothing`() throws {
        var session = try Self.session()
        let before = session.journal
        try Self.open(3, in: &session)
        try Self.tap("status/status/done/done", in: &session)
        try Self.tap("toolbar/cancel/cancel", in: &session)
        try Self.tap("discard/discard/discard", in: &session)
        #expect(session.journal == before)
        // The draft is not there again.
        try Self.open(3, in: &session)
        let options = session.place.page.options as? HabitDayOptions
        #expect(options?.draft == HabitDayDraft())
    }

    @Test func `a later day has a text and no controls, and is not recorded`() throws {
        var options = HabitDayOptions()
        options.day = Self.today.adding(days: 1)
        var session = try Session(Self.session().journal, at: options, of: .habit)
        let screen = try session.screen(in: Self.context)
        #expect(screen.action("toolbar/save/save") == nil)
        let texts = screen.cards.flatMap { ElementQueries.texts($0.body) }
        #expect(texts == ["You can record this day once it begins."])
        let before = session.journal
        #expect(throws: SessionError.self) {
            try session.send(Event(.save(.completion)), in: Self.context)
        }
        #expect(throws: SessionError.self) {
            try session.send(
                Event(.log(.rest(true, day: Self.today.adding(days: 1)))), in: Self.context)
        }
        #expect(session.journal == before)
    }

    @Test func `the days say what they hold`() throws {
        let session = try Self.session { journal in
            journal.completions = [
                Completion(habit: "read", day: Self.today.adding(days: -5)),
                Completion(habit: "read", day: Self.today.adding(days: -3)),
                Completion(habit: "read", day: Self.today.adding(days: -2), status: .skipped),
                Completion(habit: "read", day: Self.yesterday, status: .rest),
            ]
        }
        let card = try #require(try session.screen(in: Self.context).card(HabitDaysCard.self))
        #expect(
            card.facts.days.map(\.state) == [
                .none, .done, .missed, .done, .skipped, .rest, .pending,
            ])
        let cells = ElementQueries.ids("2026-", in: card.body)
        #expect(
            cells.compactMap { $0.accessibility?.label } == [
                "Thursday, March 12: No record", "Friday, March 13: Done",
                "Saturday, March 14: Missed", "Sunday, March 15: Done",
                "Monday, March 16: Skipped", "Tuesday, March 17: Rest day",
                "Wednesday, March 18: Not done yet",
            ])
    }

    @Test func `a session of the habit is deleted and restored`() throws {
        var session = try Self.session { journal in
            var practice = Practice(day: Self.yesterday, minutes: 20)
            (practice.habit, practice.id) = ("read", "p1")
            journal.practices = [practice]
        }
        try Self.open(1, in: &session)
        // The day is done without a mark as long as it has the session.
        func chosen() throws -> [String?] {
            let cards = try session.screen(in: Self.context).cards
            return cards.flatMap { ElementQueries.all($0.body) }.filter(\.isSelected)
                .map { $0.id?.description }
        }
        #expect(try chosen() == ["status/status/done"])
        let spoken = try session.screen(in: Self.context).action("sessions/p1/delete/delete")
        #expect(spoken?.label == "Delete session: 20 minutes")
        try Self.tap("sessions/p1/delete/delete", in: &session)
        #expect(session.journal.practices.isEmpty)
        #expect(try chosen() == ["status/status/open"])
        #expect(try session.screen(in: Self.context).action("sessions/p1/delete/delete") == nil)
        try Self.tap("deleted-practice/undo/undo", in: &session)
        #expect(session.journal.practices.map(\.id) == ["p1"])
        #expect(try session.screen(in: Self.context).action("sessions/p1/delete/delete") != nil)
    }

    /// Three records of yesterday, as an import leaves them.
    private static func severalRecords() throws -> Session {
        try session { journal in
            for (id, amount) in [("a", 25.0), ("b", 10), ("c", 5)] {
                var record = Completion(habit: "read", day: yesterday)
                (record.id, record.amount) = (id, amount)
                journal.completions.append(record)
            }
        }
    }

    @Test func `several records of a day are listed, and one is changed`() throws {
        var session = try Self.severalRecords()
        try Self.open(1, in: &session)
        let list = try session.screen(in: Self.context)
        #expect(list.action("toolbar/save/save") == nil)
        for id in ["a", "b", "c"] { #expect(list.action("records/\(id)/open") != nil, "\(id)") }
        try Self.tap("records/b/open", in: &session)
        #expect(session.place.stack.count == 2)
        try Self.tap("details/amount/amount", 12, in: &session)
        try Self.tap("status/status/skipped/skipped", in: &session)
        try Self.tap("toolbar/save/save", in: &session)
        #expect(session.journal.completions.map(\.amount) == [25, 12, 5])
        #expect(session.journal.completions.map(\.status) == [.done, .skipped, .done])
        #expect(session.place.stack.count == 1)
        // The day counts once, and stays done as long as one record is.
        let noon = Instant(secondsSince1970: 1_773_835_200)
        let index = ActivityIndex(
            session.journal, habit: "read", now: noon, clock: DayClock(.utc))
        #expect(CompletionSeries.weeks(1, index).doneDays == 1)
    }

    @Test func `one of several records is deleted and restored`() throws {
        var session = try Self.severalRecords()
        let before = session.journal
        try Self.open(1, in: &session)
        try Self.tap("records/b/delete", in: &session)
        #expect(session.journal.completions.map(\.id) == ["a", "c"])
        try Self.tap("records/a/delete", in: &session)
        // The only record left is edited in place, with its own values.
        let screen = try session.screen(in: Self.context)
        let amount = try #require(screen.action("details/amount/amount"))
        #expect(screen.input(of: amount.intent)?.value == .number(5))
        #expect(screen.action("toolbar/save/save") != nil)
        let texts = screen.toasts.flatMap { ElementQueries.texts($0.body) }
        #expect(texts.filter { $0 == "“Read, March 17” deleted" }.count == 2)
        try Self.tap("deleted-completion-2/undo/undo", in: &session)
        try Self.tap("deleted-completion/undo/undo", in: &session)
        #expect(session.journal == before)
        #expect(try session.screen(in: Self.context).action("records/b/open") != nil)
        // Nothing was entered, so nothing is asked.
        _ = try session.send(Event(.close()), in: Self.context)
        #expect(session.place.stack.isEmpty)
    }

    @Test func `the only record of a day is deleted and restored`() throws {
        var session = try Self.session { journal in
            var record = Completion(habit: "read", day: Self.yesterday)
            record.note = "Chapter 3"
            journal.completions = [record]
        }
        let before = session.journal
        try Self.open(2, in: &session)
        #expect(try session.screen(in: Self.context).action("deletion/delete/delete") == nil)
        try Self.tap("toolbar/cancel/cancel", in: &session)
        try Self.open(1, in: &session)
        try Self.tap("deletion/delete/delete", in: &session)
        #expect(session.journal.completions.isEmpty)
        let screen = try session.screen(in: Self.context)
        #expect(screen.screen == .habitDay && screen.action("deletion/delete/delete") == nil)
        #expect(
            screen.toasts.map { ElementQueries.texts($0.body) }
                == [["“Read, March 17” deleted", "Undo"]])
        try Self.tap("deleted-completion/undo/undo", in: &session)
        #expect(session.journal == before)
        try Self.tap("toolbar/cancel/cancel", in: &session)
        #expect(session.place.stack.isEmpty)
    }

    @Test func `a tick after a deletion takes no id that can return`() throws {
        var session = try Self.session { journal in
            for id in ["read/\(Self.yesterday)", "b"] {
                var record = Completion(habit: "read", day: Self.yesterday)
                record.id = id
                journal.completions.append(record)
            }
        }
        let toggle = Event(.toggle(habit: "read", day: Self.yesterday))
        _ = try session.send(
            Event(.delete(.completion, ids: ["read/\(Self.yesterday)"])), in: Self.context)
        _ = try session.send(toggle, in: Self.context)
        #expect(session.journal.completions.isEmpty)
        _ = try session.send(toggle, in: Self.context)
        _ = try session.send(Event(.undo(.completion)), in: Self.context)
        let ids = session.journal.completions.map(\.id)
        #expect(Set(ids) == ["read/\(Self.yesterday)", "read/\(Self.yesterday)#2"])
    }
}
