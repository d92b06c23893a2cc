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

    /// Fourteen days reach 7 and 14; who has seen 7 has not seen 14.
    @Test(arguments: [(7, [7]), (14, [7, 14]), (6, [])])
    func `celebrates as far as it was seen`(days: Int, marked: [Int]) throws {
        var journal = Journal()
        journal.practices = (0..<14).map { Practice(day: Self.today.adding(-$0), minutes: 9) }
        var session = Session(journal, at: PracticeDashboardOptions())
        _ = try session.send(
            Event(.celebrate(.init(days: days))), in: Self.context(.practice))
        #expect(session.journal.celebratedStreaks.map(\.days) == marked)
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
