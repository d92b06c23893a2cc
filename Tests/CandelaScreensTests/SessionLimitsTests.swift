import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// What a session takes at the limits of an entry, of a day and of a place.
struct SessionLimitsTests {
    private static let now = Instant(secondsSince1970: 1_773_850_800)
    private static let today = CalendarDay(daysSince1970: 20_530)

    private static func context(_ product: Product) -> Context {
        Context(now: now, zone: .utc, product: product)
    }

    private static func weighIn(on day: CalendarDay? = nil) -> Intent {
        var log = Intent.Log(.weighIn)
        log.day = day
        var entry = Intent.Entry(.weight)
        entry.unit = .pounds
        (entry.min, entry.max) = (1, 1500)
        log.entry = entry
        return .log(log)
    }

    @Test(arguments: [(1.0, true), (1500, true), (0.99, false), (1500.1, false)])
    func `takes the least and the most of an entry`(value: Double, isTaken: Bool) throws {
        var session = Session(Journal(), at: WeightLogbookOptions())
        let event = Event(Self.weighIn(), entering: .number(value))
        if isTaken {
            _ = try session.send(event, in: Self.context(.weight))
        } else {
            #expect(throws: SessionError.self) {
                try session.send(event, in: Self.context(.weight))
            }
        }
        #expect(session.journal.weighIns.count == (isTaken ? 1 : 0))
    }

    @Test(arguments: [("abc", true), ("abcd", false)])
    func `takes a text as long as it may be`(text: String, isTaken: Bool) throws {
        var session = Session(Journal(), at: ShareCardOptions())
        let intent = Intent.enter(
            option: "picture.message", Intent.Entry(.text, maximumLength: 3))
        let error = isTaken ? nil : "value"
        var found: String?
        do throws(SessionError) {
            _ = try session.send(
                Event(intent, entering: .text(text)), in: Self.context(.practice))
        } catch {
            found = error.path
        }
        #expect(found == error)
    }

    /// Who enters yesterday's weight did not stand on the scale now.
    @Test func `only a weight of today has the time of day`() throws {
        for (day, at) in [(Self.today, Self.now), (Self.today.adding(-1), nil)] {
            var session = Session(Journal(), at: WeightLogbookOptions())
            let event = Event(Self.weighIn(on: day), entering: 180)
            _ = try session.send(event, in: Self.context(.weight))
            let weighIn = try #require(session.journal.weighIns.first)
            #expect(weighIn.day == day && weighIn.at?.instant == at)
        }
    }

    /// Fourteen days reach 7 and 14; who has seen 7, on a screen of the app's own, has not seen 14.
    @Test(arguments: [(7, [7]), (14, [7, 14]), (6, [])])
    func `celebrates as far as it was seen`(days: Int, marked: [Int]) throws {
        var journal = Journal()
        journal.practices = (0..<14).map { Practice(day: Self.today.adding(-$0), minutes: 9) }
        var session = Session(journal, at: HabitListOptions())
        _ = try session.send(
            Event(.celebrate(.init(days: days))), in: Self.context(.practice))
        #expect(session.journal.celebratedStreaks.map(\.days) == marked)
    }

    /// A list has 1,000 places, the last of them 999.
    @Test(arguments: [(0, true), (10, true), (999, true), (1000, false), (-1, false)])
    func `sets a place of a list`(place: Int, isTaken: Bool) throws {
        var session = Session(Journal(), at: RoutineRunOptions())
        let option = "run.counts[\(place)]"
        let event = Event(.choose(option: option, value: 3))
        if isTaken {
            _ = try session.send(event, in: Self.context(.routine))
        } else {
            #expect(throws: SessionError.self) {
                try session.send(event, in: Self.context(.routine))
            }
        }
        let counts = (session.place.page.options as? RoutineRunOptions)?.run?.counts
        #expect(counts?.count == (isTaken ? place + 1 : nil))
        #expect(counts?.last == (isTaken ? 3 : nil))
    }

    /// Options are 16 levels deep at most, so that no name from outside exhausts the stack.
    @Test func `refuses a name without end`() throws {
        var session = Session(Journal(), at: RoutineRunOptions())
        let name = String(repeating: "a.", count: 200_000) + "a"
        #expect(throws: SessionError.self) {
            try session.send(Event(.choose(option: name, value: 3)), in: Self.context(.routine))
        }
    }

    /// A session that was forgotten for two years took a year, the most a journal holds.
    @Test(arguments: [(31_536_000, 31_536_000), (31_536_001, 31_536_000), (90, 90)])
    func `a session takes a year at most`(elapsed: Int, seconds: Int) throws {
        var journal = Journal()
        var routine = Routine(id: "r", name: "Morning")
        routine.steps = [RoutineStep(id: "a", name: "Bed"), RoutineStep(id: "b", name: "Tea")]
        journal.routines = [routine]
        var session = Session(journal, at: RoutineRunOptions())
        let start = Context(
            now: Self.now.adding(seconds: -elapsed), zone: .utc, product: .routine)
        _ = try session.send(Event(.start(.init(routine: "r"))), in: start)
        let id = try #require(session.journal.sessions.first?.id)
        _ = try session.send(Event(.skip(.init(session: id, step: "a"))), in: start)
        #expect(session.journal.sessions.first?.state == .running)
        _ = try session.send(
            Event(.complete(.init(session: id, step: "b"))), in: Self.context(.routine))
        // The last habit ends the routine.
        #expect(session.journal.sessions.first?.state == .finished)
        #expect(session.journal.sessions.first?.seconds == seconds)
    }

    /// Each screen lies on the one before, as far as 64.
    @Test func `opens screens above each other, to a depth`() throws {
        var session = Session(Journal(), at: PracticeDashboardOptions())
        let open = Event(.open(.init(.practiceStatistics)))
        for depth in 1...64 {
            _ = try session.send(open, in: Self.context(.practice))
            #expect(session.place.stack.count == depth)
        }
        #expect(throws: SessionError.self) {
            try session.send(open, in: Self.context(.practice))
        }
        #expect(session.place.stack.count == 64)
    }
}
