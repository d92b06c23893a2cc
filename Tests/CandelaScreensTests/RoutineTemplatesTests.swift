import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// The suggested routine, the reason, and its context.
struct RoutineTemplatesTests {
    /// Wednesday 18 March 2026, in UTC.
    private func context(_ hour: Int, _ minute: Int = 0) -> Context {
        let seconds = 20_530 * 86_400 + (hour * 60 + minute) * 60
        return Context(now: Instant(secondsSince1970: seconds), zone: .utc)
    }

    private func journal(_ rule: RoutineRule?, _ change: (inout Journal) -> Void = { _ in })
        -> Journal
    {
        var journal = Journal()
        journal.routines = [Routine(id: "a", name: "Start"), Routine(id: "b", name: "Stop")]
        journal.routines[0].rule = rule
        journal.routines[0].steps = [RoutineStep(id: "s", name: "One")]
        change(&journal)
        return journal
    }

    private func screen(_ journal: Journal, at context: Context, place: String? = "home") throws
        -> Screen
    {
        var options = RoutineTemplatesOptions()
        options.surroundings = RoutineSurroundings(place: place)
        return try Screen.make(options, phase: .ready(journal), of: .routine, in: context)
    }

    @Test(arguments: [
        (4, "Ready to Start"), (5, "Good Morning"), (11, "Good Morning"),
        (12, "Good Afternoon"), (16, "Good Afternoon"), (17, "Good Evening"),
        (21, "Good Evening"), (22, "Ready to Start"),
    ])
    func `greets by the time of day`(hour: Int, title: String) throws {
        #expect(try screen(journal(nil), at: context(hour)).title.text == title)
    }

    @Test(arguments: [
        (RoutineRule(times: ["morning"]), "suits now: Morning"),
        (RoutineRule(days: ["weekday"]), "suits now: Weekday"),
        (RoutineRule(places: ["home"]), "suits now: Home"),
        (
            RoutineRule(times: ["morning"], days: ["weekday"], places: ["home"]),
            "suits now: Morning, Weekday, Home"
        ),
        (RoutineRule(), "suits any time"),
    ])
    func `names the conditions of its rule that match`(rule: RoutineRule, why: String) throws {
        let card = try moment(screen(journal(rule), at: context(8)))
        #expect(card.facts.reason == .suits && card.facts.routine == "a")
        #expect(reason(card)?.text == "“Start” \(why)")
    }

    @Test func `falls back to the default, then the one used last, then none`() throws {
        let usual = journal(nil) { $0.routines[1].isDefault = true }
        #expect(
            try reason(moment(screen(usual, at: context(8))))?.text
                == "Suggested: the default routine")
        let used = journal(nil) {
            $0.sessions = [
                RoutineSession(id: "1", routine: "b", day: CalendarDay(daysSince1970: 20_529))
            ]
        }
        #expect(
            try reason(moment(screen(used, at: context(8))))?.text
                == "Suggested: the most recently used routine")
        let none = try screen(journal(nil), at: context(8))
        #expect(try reason(moment(none))?.text == "No suitable routine")
        #expect(none.cards.count == 2)
    }

    @Test func `asks for places until one is known`() throws {
        let rule = RoutineRule()
        let unknown = try moment(screen(journal(rule), at: context(8), place: nil))
        let set = ElementQueries.ids("setPlaces", in: unknown.body)
        #expect(set.map(ElementQueries.texts) == [["Set locations"]])
        let known = try moment(screen(journal(rule), at: context(8)))
        #expect(ElementQueries.ids("setPlaces", in: known.body).isEmpty)
    }

    /// Paused at 8:00: seconds and fractions of a unit are truncated.
    @Test(arguments: [
        (0, 30, "just now"), (59, 0, "59\u{A0}min ago"), (60, 0, "1\u{A0}h ago"),
        (1439, 0, "23\u{A0}h ago"), (1440, 0, "1 day ago"), (-5, 0, "just now"),
    ])
    func `gives the time since a session was paused`(
        minutes: Int, seconds: Int, text: String
    ) throws {
        var now = context(8)
        let paused = ZonedInstant(now.now)
        now.now = now.now.adding(seconds: minutes * 60 + seconds)
        let journal = journal(nil) { journal in
            journal.routines[0].steps.append(RoutineStep(id: "t", name: "Two"))
            var session = RoutineSession(
                id: "1", routine: "a", day: CalendarDay(daysSince1970: 20_530), state: .paused)
            session.completed = ["s", "s", "gone"]
            session.ended = paused
            journal.sessions = [session]
        }
        let card = try #require(screen(journal, at: now).card(PausedSessionsCard.self))
        let rows = card.body.children.dropFirst()
        let detail = "1 of 2 habits done • \(text)"
        #expect(rows.map { ElementQueries.words("detail", in: $0)?.text } == [detail])
        #expect(ElementQueries.fractions(rows.first) == [0.5])
        #expect(rows.first?.actions.map(\.label) == ["Discard"])
        #expect(card.facts.sessions.map(\.completed) == [1])
        #expect(card.facts.sessions.map(\.paused) == [paused])
    }

    /// Paused on Monday at 23:00: on Wednesday that was two days ago, on Tuesday at most 23 hours.
    @Test(arguments: [
        (17, 22, 59, "23\u{A0}h ago"), (17, 23, 0, "1 day ago"), (18, 0, 0, "2 days ago"),
        (18, 17, 20, "2 days ago"),
    ])
    func `counts days of the calendar since a session was paused`(
        day: Int, hour: Int, minute: Int, text: String
    ) throws {
        func instant(_ day: Int, _ hour: Int, _ minute: Int = 0) -> Instant {
            Instant(
                secondsSince1970: (20_530 + day - 18) * 86_400 + (hour * 60 + minute) * 60)
        }
        let journal = journal(nil) { journal in
            var session = RoutineSession(
                id: "1", routine: "a", day: CalendarDay(daysSince1970: 20_528), state: .paused)
            session.ended = ZonedInstant(instant(16, 23))
            journal.sessions = [session]
        }
        let now = Context(now: instant(day, hour, minute), zone: .utc)
        let screen = try screen(journal, at: now)
        let card = try #require(screen.card(PausedSessionsCard.self))
        #expect(
            ElementQueries.words("detail", in: card.body.children.last)?.text
                == "0 of 1 habit done • \(text)")
    }

    /// The app ended while the routine ran: only the journal is left.
    @Test func `a routine still running can be resumed`() throws {
        let now = context(17)
        let journal = journal(nil) { journal in
            journal.routines[0].steps = ["s", "t", "u"].map { RoutineStep(id: $0, name: $0) }
            var running = RoutineSession(
                id: "1", routine: "a", day: CalendarDay(daysSince1970: 20_528), state: .running)
            running.began = ZonedInstant(now.now.adding(seconds: -2 * 86_400))
            running.completed = ["s"]
            journal.sessions = [running]
        }
        var session = try Session(journal, at: RoutineTemplatesOptions(), of: .routine)
        let screen = try session.screen(in: now)
        let card = try #require(screen.card(PausedSessionsCard.self))
        #expect(card.body.accessibility?.label == "Unfinished routines")
        let row = try #require(card.body.children.last)
        #expect(row.accessibility?.value == "1 of 3 habits done, in progress")
        #expect(card.facts.sessions.map(\.paused) == [nil])
        let resume = try #require(screen.action("paused/1/resume"))
        #expect(resume.label == "Resume the routine “Start”")
        let effects = try session.send(resume.event(), in: now)
        #expect(session.journal == journal)
        #expect(effects.allSatisfy { if case .save = $0 { false } else { true } })
        // The two days without the app are no time of the routine.
        let run = try session.screen(in: now)
        #expect(run.card(RoutineProgressCard.self)?.facts.elapsedSeconds == 0)
        #expect(session.place.page.screen == .routineRun)
        // A widget for paused routines does not call it paused.
        let widgets = try Screen.make(
            RoutineWidgetOptions(), phase: .ready(journal), of: .routine, in: now)
        #expect(widgets.cards(RoutineWidgetCard.self)[1].facts.routines.isEmpty)
    }

    /// One of three habits is done and one skipped: a third of the ring, and text for the rest.
    @Test func `counts skipped habits of a paused session separately`() throws {
        let now = context(8)
        let journal = journal(nil) { journal in
            journal.routines[0].steps = ["s", "t", "u"].map { RoutineStep(id: $0, name: $0) }
            var session = RoutineSession(
                id: "1", routine: "a", day: CalendarDay(daysSince1970: 20_530), state: .paused)
            (session.completed, session.skipped) = (["s"], ["t"])
            session.ended = ZonedInstant(now.now.adding(seconds: -180))
            journal.sessions = [session]
        }
        let card = try #require(screen(journal, at: now).card(PausedSessionsCard.self))
        let row = try #require(card.body.children.last)
        #expect(
            ElementQueries.words("detail", in: row)?.text
                == "1 of 3 habits done • 1 skipped • 3\u{A0}min ago")
        #expect(
            row.accessibility?.value == "1 of 3 habits done, 1 skipped, paused 3 minutes ago")
        #expect(ElementQueries.fractions(row) == [0.333_333])
        #expect(ElementQueries.icons(row).map(\.icon).contains(.minusCircle))
        #expect(card.facts.sessions.map(\.skipped) == [1])
    }

    /// Six steps, of which a timer without a length and one with the id of another cannot be done.
    @Test func `has one number of habits before, during and after a run`() throws {
        let now = context(8)
        let journal = journal(RoutineRule()) { journal in
            journal.routines[0].steps = ["s", "t", "u", "v", "v"].map {
                RoutineStep(id: $0, name: $0)
            }
            journal.routines[0].steps.append(RoutineStep(id: "w", name: "w", kind: .timer))
        }
        var session = try Session(journal, at: RoutineTemplatesOptions(), of: .routine)
        func texts(_ screen: Screen) -> [String] {
            screen.cards.map(\.body).flatMap(\.withAllInside).flatMap(\.words).map(\.text)
        }
        func send(_ action: String) throws -> Screen {
            let shown = try session.screen(in: now)
            _ = try session.send(#require(shown.action(action)).event(), in: now)
            return try session.screen(in: now)
        }
        let list = try session.screen(in: now)
        #expect(list.card(RoutineGalleryCard.self)?.facts.routines.map(\.habits) == [4])
        #expect(texts(list).contains("4 habits • 4\u{A0}min"))
        let widgets = try Screen.make(
            RoutineWidgetOptions(), phase: .ready(journal), of: .routine, in: now)
        #expect(widgets.card(RoutineWidgetCard.self)?.words("detail")?.text == "4 habits")
        let run = try send("quickStart/a/start/start")
        #expect(texts(run).contains("0 of 4 habits done"))
        let started = session.journal.sessions[0]
        var paused = try #require(session.journal.sessions.first)
        paused.state = .paused
        paused.completed = ["s"]
        var stopped = journal
        stopped.sessions = [paused]
        #expect(started.steps(of: journal.routines[0]).count == 4)
        #expect(texts(try screen(stopped, at: now)).contains("1 of 4 habits done • just now"))
        paused.state = .finished
        paused.completed = ["s", "t", "u", "v"]
        stopped.sessions = [paused]
        var options = RoutineRunOptions()
        options.run = RoutineRun()
        options.run?.session = paused.id
        let done = try Screen.make(options, phase: .ready(stopped), of: .routine, in: now)
        #expect(texts(done).contains("4 of 4 habits"))
    }

    /// A routine without habits, or with incomplete ones only.
    @Test(arguments: [[], [RoutineStep(id: "w", name: "w", kind: .timer)]])
    func `a routine that cannot be started says why`(steps: [RoutineStep]) throws {
        let journal = journal(RoutineRule()) { $0.routines[0].steps = steps }
        let card = try #require(screen(journal, at: context(8)).card(RoutineGalleryCard.self))
        let start = try #require(ElementQueries.ids("start", in: card.body).first)
        let reason = "Add a complete habit to start this routine."
        #expect(start.isDisabled && start.accessibility?.hint == reason)
        #expect(card.words("reason")?.text == reason)
        let other = try #require(
            screen(self.journal(RoutineRule()), at: context(8)).card(RoutineGalleryCard.self))
        #expect(other.words("reason") == nil)
    }

    /// A morning at home on a weekday suits neither an evening at home nor a morning elsewhere.
    @Test(arguments: [(8, "home", 3), (17, "home", 0), (8, "office", 0)])
    func `only a routine whose whole rule matches suits now`(
        hour: Int, place: String, matches: Int
    ) throws {
        let rule = RoutineRule(times: ["morning"], days: ["weekday"], places: ["home"])
        let screen = try screen(journal(rule), at: context(hour), place: place)
        let tiles = screen.cards(RoutineGalleryCard.self).flatMap(\.facts.routines)
        let tile = try #require(tiles.first { $0.id == "a" })
        #expect(tile.asks.count == 3 && tile.matches.count == matches)
        let details = screen.cards.map(\.body).flatMap(\.withAllInside)
            .flatMap { $0.accessibility?.details ?? [] }
        #expect(details.contains { $0.label == "Suitable now" } == (matches > 0))
    }

    /// 33 timers of 1,000 seconds are 550 minutes, or 9 hours and 10 minutes.
    @Test func `gives the duration of long routines in hours`() throws {
        let journal = journal(nil) { journal in
            journal.routines[0].steps = (0..<33).map { place in
                var step = RoutineStep(id: "\(place)", name: "\(place)", kind: .timer)
                step.timer = .countDown(seconds: 1_000)
                return step
            }
        }
        let card = try #require(screen(journal, at: context(8)).card(RoutineGalleryCard.self))
        let detail = ElementQueries.words("detail", in: card.body)
        #expect(detail?.text == "33 habits • 9 hours, 10 minutes")
        #expect(detail?.spokenText == "33 habits, 9 hours, 10 minutes")
    }

    @Test(arguments: [
        (["b"], 1, "“Work”: 1 of 2 routines", ["Show all routines", "Edit set"]),
        ([], 2, "No routines in “Work” yet. Showing all 2 routines.", ["Choose routines"]),
        (["gone"], 2, "No routines in “Work” yet. Showing all 2 routines.", ["Choose routines"]),
    ])
    func `shows the routines of a set, or all if it has none`(
        held: [String], count: Int, note: String, buttons: [String]
    ) throws {
        let journal = journal(nil) { journal in
            journal.routineModes = [RoutineMode(id: "w", name: "Work", routines: held)]
            journal.settings.routineMode = "w"
        }
        let screen = try screen(journal, at: context(8))
        #expect(screen.cards(RoutineGalleryCard.self).flatMap(\.facts.routines).count == count)
        let footer = try #require(screen.card(FormCard.self))
        let texts = footer.rows.map { $0.text?.text }
        #expect(texts == [note] + buttons)
    }

    @Test func `asks for confirmation before deleting a routine`() throws {
        let screen = try screen(journal(RoutineRule()), at: context(8))
        let card = try #require(screen.card(RoutineGalleryCard.self))
        let tile = try #require(card.body.children.first { $0.id == "a" })
        let delete = try #require(tile.first("select")?.actions.last)
        #expect(delete.gesture == .longPress && delete.role == .destructive)
        #expect(
            delete.confirmation?.message
                == "Delete “Start” with its sessions and its streak?")
        #expect(delete.undoWindow == 5)
        let detail = ElementQueries.words("detail", in: tile)
        #expect(detail?.text == "1 habit • 1\u{A0}min" && detail?.spoken == "1 habit, 1 minute")
        #expect(card.facts.routines.map(\.minutes) == [1])
    }

    private func moment(_ screen: Screen) throws -> RoutineMomentCard {
        try #require(screen.card(RoutineMomentCard.self))
    }

    private func reason(_ card: RoutineMomentCard) -> StyledText? {
        ElementQueries.words("reason", in: card.body)
    }
}
