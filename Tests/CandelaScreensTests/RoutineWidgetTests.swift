import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// The routine app's widgets: the best match, the paused routine and the longest streaks.
struct RoutineWidgetTests {
    /// Wednesday 18 March 2026, noon; the week began two days before.
    private static let today = CalendarDay(daysSince1970: 20_530)
    private static let now = Instant(secondsSince1970: 20_530 * 86_400 + 43_200)

    private func widgets(_ journal: Journal) throws -> [RoutineWidgetCard] {
        let screen = try Screen.make(
            RoutineWidgetOptions(), phase: .ready(journal),
            of: .routine, in: Context(now: Self.now, zone: .utc))
        return screen.cards(RoutineWidgetCard.self)
    }

    private func routine(_ id: String, target: Int? = nil, steps: Int) -> Routine {
        var routine = Routine(id: id, name: "Routine \(id)")
        routine.weeklyTarget = target
        routine.steps = (1...steps).map { RoutineStep(id: "\($0)", name: "Step \($0)") }
        return routine
    }

    @Test func `explains missing content and opens the app`() throws {
        let widgets = try widgets(Journal())
        #expect(
            widgets.map { $0.words("empty")?.text } == [
                "No routines yet", "No paused routine", "No streaks yet", "No streaks yet",
            ])
        #expect(widgets.map(\.facts.family) == [.small, .small, .small, .medium])
        #expect(
            widgets.allSatisfy { $0.action?.id == "openApp" && $0.action?.intent.kind == "open" })
        #expect(widgets.map(\.facts.reloadAfter) == [3600, 900, 3600, 3600])
    }

    // One of four steps is done and one skipped: the third is next. Last week b was done on one
    /// day of one, and a on one of two.
    @Test func `shows the best match, the paused routine and the longest streaks, and acts`() throws
    {
        var journal = Journal()
        journal.routines = [
            routine("a", target: 2, steps: 1), routine("b", target: 1, steps: 4),
            routine("c", target: 1, steps: 1), routine("d", target: 1, steps: 1),
        ]
        journal.sessions = ["a", "b"].map {
            RoutineSession(id: "last-\($0)", routine: $0, day: Self.today.adding(days: -7))
        }
        journal.sessions.append(RoutineSession(id: "now", routine: "b", day: Self.today))
        var paused = RoutineSession(id: "p", routine: "b", day: Self.today, state: .paused)
        paused.completed = ["1"]
        paused.skipped = ["2"]
        journal.sessions.append(paused)
        let widgets = try widgets(journal)
        #expect(widgets.map(\.action?.intent.kind) == ["start", "resume", "open", "open"])
        #expect(widgets[2].action?.id == "openStreaks")
        #expect(
            widgets[1].words("title")?.text == "Paused"
                && widgets[1].words("detail")?.text == "Habit 3 of 4 • 1 skipped")
        #expect(widgets[1].body.accessibility?.value == "Habit 3 of 4, 1 skipped")
        #expect(ElementQueries.icons(widgets[1].body).map(\.icon) == [.pauseCircle])
        #expect(
            widgets[1].facts.fraction == 0.25 && ElementQueries.fractions(widgets[1].body) == [0.25]
        )
        #expect(widgets[1].facts.routines.map(\.id) == ["b"])
        #expect(widgets[1].body.accessibility?.label == "Paused: “Routine b”")
        #expect(
            widgets[2].words("title")?.text == "Top streak"
                && widgets[2].words("name")?.text == "Routine b")
        #expect(
            widgets[2].words("number")?.text == "2"
                && widgets[2].words("number")?.spokenText == "2 weeks")
        let number = try #require(widgets[2].words("number"))
        #expect(Theme.of(.routine).text(number.style).size(at: .large) == 42)
        #expect(widgets[2].words("detail")?.text == "This week: 1/1")
        #expect(widgets[3].facts.routines.map(\.id) == ["b", "a", "c"])
        #expect(widgets[3].facts.routines.first?.streakWeeks == 2)
        #expect(
            ElementQueries.ids(in: widgets[3].body).map {
                ElementQueries.words("name", in: $0)?.text
            } == [
                "Routine b", "Routine a", "Routine c",
            ])
        #expect(widgets[2].body.accessibility?.value == "2 weeks. This week: 1 of 1 day")
    }

    @Test func `uses the correct plural for habits`() throws {
        var journal = Journal()
        journal.routines = [routine("a", steps: 1)]
        #expect(try widgets(journal)[0].words("detail")?.text == "1 habit")
        journal.routines = [routine("a", steps: 3)]
        #expect(try widgets(journal)[0].words("detail")?.text == "3 habits")
        #expect(try widgets(journal)[0].words("title")?.text == "Suggested routine")
    }
}
