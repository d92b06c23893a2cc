import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// A logbook of ten years, shown in windows.
struct LogbookWindowTests {
    private static let today = CalendarDay(daysSince1970: 20_530)
    private static let context = Context(
        now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    /// A reading every morning for ten years, 3,653 with leap days, each with its own weight.
    private static let journal: Journal = {
        var journal = Journal()
        journal.weighIns = (0..<3_653).map { ago in
            WeighIn(
                day: today.adding(days: -ago),
                weight: Weight(unchecked: 60 + Double(ago) / 100, .kilograms))
        }
        return journal
    }()

    private static func logbook(_ session: Session) throws -> LogbookCard {
        let screen = try session.screen(in: context)
        return try #require(screen.card(LogbookCard.self))
    }

    private static func event(_ name: String, on session: Session) throws -> Event? {
        try session.screen(in: context).action("logbook/\(name)/\(name)")?.event()
    }

    @Test func `opens with the newest 366 weigh-ins and counts the earlier ones`() throws {
        let card = try Self.logbook(Session(Self.journal, at: WeightLogbookOptions(), of: .weight))
        #expect(card.facts.entries.count == 366)
        #expect(card.facts.entries.first?.day == Self.today)
        #expect(card.facts.earlier == 3_653 - 366)
        #expect(card.facts.later == nil)
    }

    @Test func `has buttons that lead through every weigh-in once and back to the newest`() throws {
        var session = try Session(Self.journal, at: WeightLogbookOptions(), of: .weight)
        var days: [CalendarDay] = []
        while true {
            days += try Self.logbook(session).facts.entries.map(\.day)
            guard let earlier = try Self.event("earlier", on: session) else { break }
            _ = try session.send(earlier, in: Self.context)
        }
        #expect(days == Self.journal.weighIns.map(\.day))
        #expect(try Self.logbook(session).facts.earlier == nil)
        var steps = 0
        while let later = try Self.event("later", on: session) {
            _ = try session.send(later, in: Self.context)
            steps += 1
        }
        // 3,653 rows are nine windows of 366 before the last one.
        #expect(steps == 9)
        #expect(try Self.logbook(session).facts.later == nil)
    }

    @Test func `keeps the weigh-ins of a day together and respects the limit`() throws {
        var journal = Journal()
        for day in 0..<4 {
            for hour in 0..<3 {
                var weighIn = WeighIn(
                    day: Self.today.adding(days: -day), weight: Weight(unchecked: 70, .kilograms))
                weighIn.at = ZonedInstant(
                    Self.context.now.adding(seconds: -day * 86_400 - hour * 3_600), offset: 0)
                journal.weighIns.append(weighIn)
            }
        }
        var options = WeightLogbookOptions()
        options.rows = 4
        var session = try Session(journal, at: options, of: .weight)
        #expect(try Self.logbook(session).facts.entries.count == 6)
        let earlier = try #require(try Self.event("earlier", on: session))
        _ = try session.send(earlier, in: Self.context)
        let card = try Self.logbook(session)
        #expect(
            card.facts.entries.map(\.day.daysSince1970) == [2, 2, 2, 3, 3, 3].map { 20_530 - $0 })
        #expect(card.facts.later == 6 && card.facts.earlier == nil)
    }

    @Test func `shows a whole day that exceeds the limit`() throws {
        var journal = Journal()
        for hour in 0..<6 {
            var weighIn = WeighIn(
                day: Self.today.adding(days: -hour / 5), weight: Weight(unchecked: 70, .kilograms))
            weighIn.at = ZonedInstant(
                Self.context.now.adding(seconds: -hour / 5 * 86_400 - hour * 3_600), offset: 0)
            journal.weighIns.append(weighIn)
        }
        var options = WeightLogbookOptions()
        options.rows = 1
        let card = try Self.logbook(Session(journal, at: options, of: .weight))
        // Five this morning and one the day before.
        #expect(card.facts.entries.count == 5)
        #expect(card.facts.earlier == 1)
    }

    @Test func `shows the oldest window for an early day and clamps the limit`() throws {
        var options = WeightLogbookOptions()
        options.through = CalendarDay(daysSince1970: 0)
        options.rows = 10
        var card = try Self.logbook(Session(Self.journal, at: options, of: .weight))
        #expect(card.facts.entries.last?.day == Self.today.adding(days: -3_652))
        #expect(card.facts.entries.count == 10)
        options = WeightLogbookOptions()
        for (rows, shown) in [(-3, 1), (0, 1), (1, 1), (366, 366), (100_000, 366)] {
            options.rows = rows
            card = try Self.logbook(Session(Self.journal, at: options, of: .weight))
            #expect(card.facts.entries.count == shown)
        }
    }

    @Test func `filters the weigh-ins of all years`() throws {
        var journal = Self.journal
        for ago in [400, 3_000] { journal.weighIns[ago].note = "before breakfast" }
        var options = WeightLogbookOptions()
        options.showsOnlyNotes = true
        let card = try Self.logbook(Session(journal, at: options, of: .weight))
        #expect(card.facts.entries.map(\.day) == [400, 3_000].map { Self.today.adding(days: -$0) })
        #expect(card.facts.earlier == nil)
    }
}
