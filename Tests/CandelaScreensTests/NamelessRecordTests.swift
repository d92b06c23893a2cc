import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// Records whose name is empty, which a journal from a file may have.
struct NamelessRecordTests {
    private static let today = CalendarDay(daysSince1970: 20_530)
    private static let context = Context(
        now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    private static var journal: Journal {
        var journal = Journal()
        journal.habits = [Habit(id: "h", name: "")]
        journal.completions = [Completion(habit: "h", day: today.previous)]
        var routine = Routine(id: "r", name: " ")
        routine.weeklyTarget = 3
        routine.steps = [RoutineStep(id: "s", name: "")]
        journal.routines = [routine]
        var paused = RoutineSession(id: "p", routine: "r", day: today, state: .paused)
        paused.ended = ZonedInstant(context.now)
        journal.sessions = [paused]
        return journal
    }

    private static func screen(_ options: some ScreenOptions, of app: AppDefinition) throws
        -> Screen
    {
        try Screen.make(options, phase: .ready(journal), of: app, in: context)
    }

    @Test func `a habit is named in its row, its actions and its details`() throws {
        let list = try Self.screen(HabitListOptions(), of: .habit)
        let row = try #require(list.card(HabitListCard.self)?.body.first("h"))
        #expect(row.first("open")?.label == "No name")
        #expect(list.action("habits/h/toggle/toggle")?.label == "Mark “No name” as done")
        #expect(try Self.screen(HabitDetailOptions(), of: .habit).title.text == "No name")
    }

    @Test func `a routine and its parts are named`() throws {
        let templates = try Self.screen(RoutineTemplatesOptions(), of: .routine)
        #expect(
            templates.action("paused/p/resume")?.label == "Resume the routine “No name”")
        let streaks = try Self.screen(RoutineStreaksOptions(), of: .routine)
        #expect(streaks.card(RoutineStreakCard.self)?.label == "No name")
        let run = try Self.screen(RoutineRunOptions(), of: .routine)
        #expect(run.title.text == "No name")
        #expect(run.card(RoutineStepCard.self)?.label == "No name")
    }

    @Test func `a form shows the name as it is`() throws {
        var options = HabitFormOptions()
        options.habit = "h"
        let form = try Self.screen(options, of: .habit)
        #expect(form.input(of: .enter(.option("draft.name")))?.value == nil)
    }

    @Test func `a notification names the habit`() throws {
        var session = try Session(Self.journal, at: HabitListOptions(), of: .habit)
        let effects = try session.send(Event(.report(.init(.time))), in: Self.context)
        let titles = effects.flatMap { effect -> [String?] in
            guard case .schedule(let schedule) = effect, schedule.about == .atRisk else {
                return []
            }
            return schedule.moments.map { $0.title }
        }
        // At 16:20 the first of the day's two warnings is over.
        #expect(titles == ["No name"])
    }
}
