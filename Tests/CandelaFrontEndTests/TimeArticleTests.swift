import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Foundation
import Testing

/// The code of the articles on widgets, reminders and time zones, run.
struct TimeArticleTests {
    /// 18 March 2026, 17:20 in Berlin.
    private static let now = Instant(secondsSince1970: 1_773_850_800)

    private static func context() throws -> Context {
        Context(now: now, zone: try Zone("Europe/Berlin"))
    }

    /// A habit that was done on each of the last eleven days, but not today.
    private static var journal: Journal {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read")]
        journal.completions = (1...11).map {
            Completion(habit: "read", day: CalendarDay(daysSince1970: 20_530 - $0))
        }
        return journal
    }

    /// The texts of the first card except its countdown.
    private static func words(_ screen: Screen) -> [String] {
        func words(_ element: Element) -> [StyledText] {
            element.words + element.children.flatMap(words)
        }
        return words(screen.cards[0].body).filter { $0.style != .countdown }.map(\.text)
    }

    @Test func `creates a widget's timeline entries`() throws {
        let context = try Self.context()
        var journal = Journal()
        let weight = try Weight(82.4, .kilograms)
        let weighIn = WeighIn(day: CalendarDay(daysSince1970: 20_530), weight: weight)
        try journal.log(weighIn, now: context.now)

        let screens = try Screen.timeline(
            WeightWidgetOptions(), phase: .ready(journal), of: .weight, in: context,
            until: context.now.adding(seconds: 2 * 86_400))
        let entries = screens.map { (date: Date($0.context.now), screen: $0) }
        let reload = screens.last?.validUntil.map { Date($0.instant) }

        #expect(entries.first?.date == Date(context.now))
        #expect(try #require(reload) >= Date(context.now.adding(seconds: 2 * 86_400)))
        #expect(
            entries.count > 1 && zip(entries, entries.dropFirst()).allSatisfy { $0.date < $1.date })
    }

    @Test func `skips screens that differ only in a countdown`() throws {
        let (context, journal) = (try Self.context(), Self.journal)
        var midnight = DayClock(context.zone).nextDay(after: context.now)
        #expect("\(midnight)" == "2026-03-18T23:00:00Z")
        midnight = midnight.adding(seconds: 1)

        let minutes = try Screen.timeline(
            StreakCounterOptions(), phase: .ready(journal), of: .practice, in: context,
            until: midnight, limit: 1_000)
        var entries: [(screen: Screen, deadline: Date?)] = []
        var last: StreakCounterCard.Facts?
        for screen in minutes {
            guard let facts = screen.card(StreakCounterCard.self)?.facts, facts != last else {
                continue
            }
            entries.append((screen, facts.deadline.map { Date($0.instant) }))
            last = facts
        }

        // The streak ends after 6 hours 40 minutes, which are 400 minutes.
        #expect(minutes.count > 400)
        #expect(entries.map(\.deadline) == [Date(midnight.adding(seconds: -1)), nil])
        let shown = entries[0].screen
        for screen in minutes.dropLast() { #expect(Self.words(screen) == Self.words(shown)) }
        let countdown = shown.cards[0].body.first("countdown")
        #expect(countdown?.text?.text == "6\u{A0}h 40\u{A0}min left")
    }

    @Test func `replaces the notifications of a topic`() throws {
        let context = try Self.context()
        var session = try Session(Self.journal, at: HabitListOptions(), of: .habit)

        var pending: [Effect.Schedule.Topic: [Date]] = [:]

        func carryOut(_ effect: Effect) {
            guard case .schedule(let schedule) = effect else { return }
            pending[schedule.about] = schedule.moments.map { Date($0.at) }
        }

        for effect in try session.send(Event(.report(.init(.time))), in: context) {
            carryOut(effect)
        }
        // Eight hours before midnight is past; one hour before it is 23:00 in Berlin.
        let eleven = try #require(Instant("2026-03-18T23:00:00+01:00"))
        #expect(pending == [.atRisk: [Date(eleven)]])
        let tick = try #require(session.screen(in: context).action("habits/read/toggle/toggle"))
        for effect in try session.send(tick.event(), in: context) { carryOut(effect) }
        let tomorrow = ["2026-03-19T16:00:00+01:00", "2026-03-19T23:00:00+01:00"]
        #expect(pending[.atRisk] == tomorrow.compactMap { Instant($0).map { Date($0) } })
    }

    @Test func `determines the day`() throws {
        let night = try #require(Instant("2026-03-19T02:59:00+01:00"))

        let berlin = try Zone("Europe/Berlin")
        let clock = DayClock(berlin, dayStart: "03:00")
        let day = clock.day(of: night)  // 2026-03-18
        let next = clock.nextDay(after: night)  // 2026-03-19T03:00:00+01:00

        #expect("\(day)" == "2026-03-18")
        #expect(clock.zoned(next).description == "2026-03-19T03:00:00+01:00")

        var completion = Completion(habit: "read", day: clock.day(of: night))
        completion.at = clock.zoned(night)

        #expect(completion.day == day && completion.at?.offset == 3_600)
    }

    @Test func `a streak continues across the date line`() throws {
        let departure = try #require(Instant("2026-03-18T21:00:00-07:00"))
        let arrival = try #require(Instant("2026-03-20T08:00:00+13:00"))

        let losAngeles = DayClock(try Zone("America/Los_Angeles"))
        let auckland = DayClock(try Zone("Pacific/Auckland"))
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read")]
        for (clock, moment) in [(losAngeles, departure), (auckland, arrival)] {
            try journal.complete(
                habit: "read", on: clock.day(of: moment), at: clock.zoned(moment),
                now: moment)
        }
        let streak = Streak.daily(in: journal, now: arrival, clock: auckland)

        #expect(journal.completions.map { "\($0.day)" } == ["2026-03-18", "2026-03-20"])
        #expect(streak.current == 2)
        for place in journal.completions.indices { journal.completions[place].at = nil }
        #expect(Streak.daily(in: journal, now: arrival, clock: auckland).current == 1)
    }
}
