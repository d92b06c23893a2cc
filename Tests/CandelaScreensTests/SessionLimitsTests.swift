import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// What a session takes at the limits of an entry, of a day and of a place.
struct SessionLimitsTests {
    private static let now = Instant(secondsSince1970: 1_773_850_800)
    private static let today = CalendarDay(daysSince1970: 20_530)

    private static var context: Context {
        Context(now: now, zone: .utc)
    }

    private static func weighIn(on day: CalendarDay? = nil) -> Intent {
        var entry = Intent.Entry(.weight)
        entry.unit = .pounds
        (entry.min, entry.max) = (1, 1500)
        return .log(.weighIn(day: day, entry: entry))
    }

    @Test(arguments: [(1.0, true), (1500, true), (0.99, false), (1500.1, false)])
    func `takes the least and the most of an entry`(value: Double, isTaken: Bool) throws {
        var session = Session(Journal(), at: WeightLogbookOptions(), of: .weight)
        let event = Event(Self.weighIn(), entering: .number(value))
        if isTaken {
            _ = try session.send(event, in: Self.context)
        } else {
            #expect(throws: SessionError.self) {
                try session.send(event, in: Self.context)
            }
        }
        #expect(session.journal.weighIns.count == (isTaken ? 1 : 0))
    }

    @Test(arguments: [("abc", true), ("abcd", false)])
    func `takes a text as long as it may be`(text: String, isTaken: Bool) throws {
        var session = Session(Journal(), at: ShareCardOptions(), of: .practice)
        let intent = Intent.enter(
            option: "picture.message", Intent.Entry(.text, maximumLength: 3))
        let error = isTaken ? nil : "value"
        var found: String?
        do throws(SessionError) {
            _ = try session.send(
                Event(intent, entering: .text(text)), in: Self.context)
        } catch {
            found = error.path
        }
        #expect(found == error)
    }

    /// The place and the id of why a session refuses an intent; nothing when it takes it.
    private static func refusal(
        _ intent: Intent, entering value: Intent.Value? = nil, of journal: Journal = Journal(),
        at options: some ScreenOptions = HabitListOptions(), app: AppDefinition = .habit
    ) -> String? {
        var session = Session(journal, at: options, of: app)
        let before = session
        do throws(SessionError) {
            _ = try session.send(Event(intent, entering: value), in: context)
            return nil
        } catch {
            #expect(session == before)
            return "\(error.path) \(error.id)"
        }
    }

    private static var reader: Journal {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read")]
        return journal
    }

    /// 150 years of 365.2425 days are 54,786.4 days.
    @Test(arguments: [
        (CalendarDay.last, false), (.first, false), (today.adding(days: 366), true),
        (today.adding(days: 367), false), (today.adding(days: -54_787), true),
        (today.adding(days: -54_788), false),
    ])
    func `takes days that someone alive may mean`(day: CalendarDay, isTaken: Bool) {
        let refused = isTaken ? nil : "intent.day out-of-range"
        #expect(Self.refusal(.toggle(habit: "read", day: day), of: Self.reader) == refused)
        #expect(
            Self.refusal(
                Self.weighIn(on: day), entering: 180, at: WeightLogbookOptions(), app: .weight)
                == refused)
        var destination = Intent.Destination(.practiceStatistics)
        destination.day = day
        #expect(Self.refusal(.open(destination)) == refused)
    }

    @Test func `undoes only what was done`() throws {
        let nothing = "intent misplaced-intent"
        #expect(Self.refusal(.undo(.habit, ids: ["read"]), of: Self.reader) == nothing)
        #expect(Self.refusal(.undo(.weighIn)) == nothing)
        #expect(Self.refusal(.undo(.weighIn), at: WeightSettingsOptions(), app: .weight) == nothing)
        // Another row than the one that is hidden.
        var session = Session(Self.reader, at: HabitListOptions(), of: .habit)
        _ = try session.send(Event(.delete(.habit, ids: ["read"])), in: Self.context)
        #expect(throws: SessionError.self) {
            try session.send(Event(.undo(.habit, ids: ["run"])), in: Self.context)
        }
        _ = try session.send(Event(.undo(.habit, ids: ["read"])), in: Self.context)
    }

    @Test func `refuses what refers to nothing there is`() throws {
        #expect(
            Self.refusal(.open(Intent.Destination("habit.lst"))) == "intent.screen unknown-screen")
        #expect(Self.refusal(.open(Intent.Destination("sky.tonight"))) == nil)
        var destination = Intent.Destination(.routineRun)
        destination.session = "gone"
        #expect(Self.refusal(.open(destination)) == "intent.session unknown-session")
        #expect(Self.refusal(.retry(.init(rawValue: "sink"))) == "intent.what unknown-retry")
        var journal = Journal()
        journal.routines = [Routine(id: "r", name: "R")]
        journal.sessions = [RoutineSession(id: "s", routine: "r", day: Self.today)]
        #expect(
            Self.refusal(
                .set(.mood(4, session: "gone")), of: journal, at: RoutineStreaksOptions(),
                app: .routine) == "intent.session unknown-session")
    }

    /// Reading 900 of them took seconds, since each failed try wrote down the way to it.
    @Test(arguments: [("[", "]"), (#"{"a":"#, "}")])
    func `a value has up to 64 lists and objects in each other`(open: String, close: String) {
        for depth in [64, 65, 900] {
            let value =
                String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
            let text = #"{"intent": {"kind": "app", "name": "x", "value": \#(value)}}"#
            var problem: Diagnostic?
            do throws(JSONDecodingError) {
                _ = try JSONTextDecoder().decode(Event.self, from: Array(text.utf8), file: "e")
            } catch {
                problem = error.diagnostics.first
            }
            #expect((problem == nil) == (depth == 64))
            guard let problem else { continue }
            #expect(problem.message.contains("more than 64 deep in each other"), "\(problem)")
            // It is the value within 65 of them.
            #expect(problem.place?.column == 50 + 65 * open.utf8.count, "\(problem)")
        }
    }

    /// Who enters yesterday's weight did not stand on the scale now.
    @Test func `only a weight of today has the time of day`() throws {
        for (day, at) in [(Self.today, Self.now), (Self.today.adding(days: -1), nil)] {
            var session = Session(Journal(), at: WeightLogbookOptions(), of: .weight)
            let event = Event(Self.weighIn(on: day), entering: 180)
            _ = try session.send(event, in: Self.context)
            let weighIn = try #require(session.journal.weighIns.first)
            #expect(weighIn.day == day && weighIn.at?.instant == at)
        }
    }

    /// Fourteen days reach 7 and 14; who has seen 7, on a screen of the app's own, has not seen 14.
    @Test(arguments: [(7, [7]), (14, [7, 14]), (6, [])])
    func `celebrates as far as it was seen`(days: Int, marked: [Int]) throws {
        var journal = Journal()
        journal.practices = (0..<14).map { Practice(day: Self.today.adding(days: -$0), minutes: 9) }
        var session = Session(journal, at: HabitListOptions(), of: .habit)
        _ = try session.send(
            Event(.celebrate(.init(days: days))), in: Self.context)
        #expect(session.journal.celebratedStreaks.map(\.days) == marked)
    }

    /// A list has 1,000 places, the last of them 999.
    @Test(arguments: [(0, true), (10, true), (999, true), (1000, false), (-1, false)])
    func `sets a place of a list`(place: Int, isTaken: Bool) throws {
        var session = Session(Journal(), at: RoutineRunOptions(), of: .routine)
        let option = "run.counts[\(place)]"
        let event = Event(.choose(option: option, value: 3))
        if isTaken {
            _ = try session.send(event, in: Self.context)
        } else {
            #expect(throws: SessionError.self) {
                try session.send(event, in: Self.context)
            }
        }
        let counts = (session.place.page.options as? RoutineRunOptions)?.run?.counts
        #expect(counts?.count == (isTaken ? place + 1 : nil))
        #expect(counts?.last == (isTaken ? 3 : nil))
    }

    /// Options are 16 levels deep at most, so that no name from outside exhausts the stack.
    @Test func `refuses a name without end`() throws {
        var session = Session(Journal(), at: RoutineRunOptions(), of: .routine)
        let name = String(repeating: "a.", count: 200_000) + "a"
        #expect(throws: SessionError.self) {
            try session.send(Event(.choose(option: name, value: 3)), in: Self.context)
        }
    }

    /// A session that was forgotten for two years took a year, the most a journal holds.
    @Test(arguments: [(31_536_000, 31_536_000), (31_536_001, 31_536_000), (90, 90)])
    func `a session takes a year at most`(elapsed: Int, seconds: Int) throws {
        var journal = Journal()
        var routine = Routine(id: "r", name: "Morning")
        routine.steps = [RoutineStep(id: "a", name: "Bed"), RoutineStep(id: "b", name: "Tea")]
        journal.routines = [routine]
        var session = Session(journal, at: RoutineRunOptions(), of: .routine)
        let start = Context(
            now: Self.now.adding(seconds: -elapsed), zone: .utc)
        _ = try session.send(Event(.start(.init(routine: "r"))), in: start)
        let id = try #require(session.journal.sessions.first?.id)
        _ = try session.send(Event(.skip(.init(session: id, step: "a"))), in: start)
        #expect(session.journal.sessions.first?.state == .running)
        _ = try session.send(
            Event(.complete(.init(session: id, step: "b"))), in: Self.context)
        // The last habit ends the routine.
        #expect(session.journal.sessions.first?.state == .finished)
        #expect(session.journal.sessions.first?.seconds == seconds)
    }

    /// Each screen lies on the one before, as far as 64.
    @Test func `opens screens above each other, to a depth`() throws {
        var session = Session(Journal(), at: PracticeDashboardOptions(), of: .practice)
        let open = Event(.open(.init(.practiceStatistics)))
        for depth in 1...64 {
            _ = try session.send(open, in: Self.context)
            #expect(session.place.stack.count == depth)
        }
        #expect(throws: SessionError.self) {
            try session.send(open, in: Self.context)
        }
        #expect(session.place.stack.count == 64)
    }
}
