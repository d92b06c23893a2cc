import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// A habit that practice sessions do, on 18 March 2026.
struct PracticedHabitTests {
    private static let today = CalendarDay(daysSince1970: 20_530)
    private static let context = Context(
        now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    /// Practised today, yesterday, and 2 and 4 days ago; marked as done 3 days ago.
    private static var journal: Journal {
        var journal = Journal()
        journal.habits = [Habit(id: "m", name: "Meditate"), Habit(id: "y", name: "Yoga")]
        journal.practices = [0, 1, 2, 4].map {
            var practice = Practice(day: today.adding(days: -$0), minutes: 20)
            practice.habit = "m"
            return practice
        }
        journal.completions = [Completion(habit: "m", day: today.adding(days: -3))]
        return journal
    }

    private static func detail(_ journal: Journal) throws -> Screen {
        var options = HabitDetailOptions()
        options.habit = "m"
        return try Screen.make(options, phase: .ready(journal), of: .habit, in: context)
    }

    private static func figures(_ screen: Screen) -> [String] {
        screen.cards(FiguresCard.self).flatMap { ElementQueries.ids(in: $0.body) }
            .map { ElementQueries.texts($0).joined(separator: ": ") }
    }

    @Test func `today is ticked and cannot be unticked`() throws {
        let reason = "Done by a practice session"
        var session = try Session(Self.journal, at: HabitListOptions(), of: .habit)
        let before = session.journal
        let list = try session.screen(in: Self.context)
        #expect(list.action("habits/m/toggle/toggle") == nil)
        #expect(list.action("habits/y/toggle/toggle")?.label == "Mark “Yoga” as done")
        let row = try #require(list.card(HabitListCard.self)?.body.first("m"))
        let box = try #require(row.first("toggle"))
        #expect(box.isDisabled && box.accessibility?.hint == reason)
        // A list of before the session can still send the event.
        let effects = try session.send(
            Event(.toggle(habit: "m", day: Self.today)), in: Self.context)
        #expect(session.journal == before)
        #expect(effects.allSatisfy { if case .save = $0 { false } else { true } })
        let form = try #require(try Self.detail(Self.journal).card(FormCard.self))
        let mark = try #require(form.body.first("toggle"))
        #expect(mark.isDisabled && mark.accessibility?.hint == reason)
        #expect(ElementQueries.texts(form.body) == ["Done today", reason])
    }

    /// Four days with a session each and one with a mark are five completions, on five days.
    @Test func `sessions count as completions`() throws {
        let screen = try Self.detail(Self.journal)
        #expect(Self.figures(screen).first == "Total completions: 5")
        #expect(screen.card(BadgesCard.self)?.facts.streak == 5)
        let summary = screen.card(ChartCard.self)?.chart?.chart?.summary
        #expect(summary?.text == "Last 5 days: done on 5 of 5 days")
    }

    @Test func `a habit with rest days only has no rate`() throws {
        var journal = Journal()
        journal.habits = [Habit(id: "m", name: "Meditate")]
        journal.habits[0].created = Self.today.adding(days: -8)
        journal.completions = (0...8).map {
            Completion(habit: "m", day: Self.today.adding(days: -$0), status: .rest)
        }
        let screen = try Self.detail(journal)
        #expect(Self.figures(screen)[1] == "Completion rate, last 9 days: No day was due")
        let figures = try #require(screen.card(FiguresCard.self)).facts.figures
        #expect(figures[1].number == nil)
        #expect(screen.card(ChartCard.self)?.chart?.chart?.summary?.text == "No day was due")
    }
}
