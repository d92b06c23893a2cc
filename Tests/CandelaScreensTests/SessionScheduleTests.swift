import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// The notifications that a session schedules with the host.
struct SessionScheduleTests {
    /// 2026-03-18 at 12:00 in UTC.
    private static let noon = Instant(secondsSince1970: 1_773_835_200)
    private static let today = CalendarDay(daysSince1970: 20_530)
    private static let time = Event(.report(.init(.time)))

    private func context(after seconds: Int = 0) -> Context {
        Context(now: Self.noon.adding(seconds: seconds), zone: .utc)
    }

    private func schedules(
        _ effects: [Effect], _ topic: Effect.Schedule.Topic
    ) -> [[Effect.Schedule.Moment]] {
        effects.compactMap { effect in
            guard case .schedule(let schedule) = effect, schedule.about == topic else { return nil }
            return schedule.moments
        }
    }

    /// The offsets of moments from noon, in hours.
    private func hours(_ moments: [Effect.Schedule.Moment]) -> [Double] {
        moments.map { Double(Self.noon.seconds(to: $0.at)) / 3600 }
    }

    /// A day ends at 24:00, 12 hours after noon; the warnings are 8 hours and 1 hour before.
    @Test func `warns about every habit's streak, today or tomorrow if today is done`() throws {
        var journal = Journal()
        for id in ["read", "run"] {
            journal.habits.append(Habit(id: id, name: id))
            journal.completions.append(Completion(habit: id, day: Self.today.previous))
        }
        var session = try Session(journal, at: HabitListOptions(), of: .habit)
        let first = try session.send(Self.time, in: context())
        #expect(schedules(first, .atRisk).map(hours) == [[4, 11]])
        // One habit is done: the other is at risk today, this one tomorrow.
        let tick = try session.send(
            Event(.toggle(habit: "read", day: Self.today)), in: context())
        #expect(schedules(tick, .atRisk).map(hours) == [[4, 11, 28, 35]])
        // Two habits share a notification; a single one is named and opened by it.
        #expect(
            schedules(first, .atRisk)[0].map(\.title) == ["Streaks at risk", "Streaks at risk"])
        #expect(
            schedules(first, .atRisk)[0].first?.text == "Still open today: “read” and “run”")
        let alone = try #require(schedules(tick, .atRisk)[0].first)
        #expect(alone.id == "atRisk/run/2026-03-18T16:00:00Z" && alone.title == "run")
        #expect(alone.text == "Your streak is at risk. Do it today to keep it.")
        var opened = session
        _ = try opened.send(Event(try #require(alone.intent)), in: context())
        #expect(try opened.screen(in: context()).title.text == "run")
        let both = try session.send(
            Event(.toggle(habit: "run", day: Self.today)), in: context())
        #expect(schedules(both, .atRisk).map(hours) == [[28, 35]])
        // Without changes nothing is sent, not even after decoding the session.
        let bytes = try JSONTextEncoder().encode(session)
        session = try JSONTextDecoder(userInfo: [.apps: AppDefinition.standard]).decode(
            Session.self, from: bytes, file: "session")
        #expect(try session.send(Self.time, in: context(after: 60)).isEmpty)
        // Deleting a habit cancels its warnings.
        var gone: [Effect] = []
        for id in ["read", "run"] {
            gone = try session.send(Event(.delete(.habit, ids: [id])), in: context(after: 61))
        }
        #expect(schedules(gone, .atRisk) == [[]])
        #expect(schedules(try session.send(Self.time, in: context(after: 600)), .atRisk) == [])
    }

    @Test(arguments: [
        (3, "“1”, “2”, and “3”"), (4, "“1”, “2”, “3”, and 1 more"),
        (50, "“1”, “2”, “3”, and 47 more"),
    ])
    func `a warning names at most three habits`(count: Int, names: String) throws {
        var journal = Journal()
        for name in (1...count).map(String.init) {
            journal.habits.append(Habit(id: name, name: name))
            journal.completions.append(Completion(habit: name, day: Self.today.previous))
        }
        var session = try Session(journal, at: HabitListOptions(), of: .habit)
        let moments = try #require(
            schedules(try session.send(Self.time, in: context()), .atRisk).first)
        #expect(Set(moments.map(\.text)) == ["Still open today: \(names)"])
    }

    @Test func `a future day of rest needs no warning`() throws {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read")]
        journal.completions = [Completion(habit: "read", day: Self.today)]
        journal.restDays = [Self.today.next]
        var session = try Session(journal, at: HabitListOptions(), of: .habit)
        #expect(try session.send(Self.time, in: context()).isEmpty)
    }

    @Test func `the daily reminder covers a week ahead and moves with the days`() throws {
        var session = try Session(Journal(), at: WeightSettingsOptions(), of: .weight)
        let on = Event(.set(.dailyReminder("08:00")))
        let effects = try session.send(on, in: context())
        #expect(effects.contains(.requestPermission(.notifications)))
        // From noon to 8:00 it is 20 hours, then one per day.
        let week = (0..<7).map { 20 + 24 * Double($0) }
        #expect(schedules(effects, .reminder).map(hours) == [week])
        let moments = try #require(schedules(effects, .reminder).first)
        #expect(Set(moments.map(\.id)).count == 7)
        #expect(moments.allSatisfy { $0.title == "W8Trackr" && $0.intent?.kind == "open" })
        #expect(try session.send(Self.time, in: context(after: 3600)).isEmpty)
        let later = try session.send(Self.time, in: context(after: 21 * 3600))
        #expect(schedules(later, .reminder).map(hours) == [week.map { $0 + 24 }])
        let off = Event(.set(.dailyReminder(nil)))
        let none = try session.send(off, in: context(after: 22 * 3600))
        #expect(schedules(none, .reminder) == [[]])
    }

    /// The reminder opens the first screen about the subject.
    @Test(
        arguments: [
            (.weight, "Time to log your weight", .weightDashboard),
            (.practice, "Time to practice", .practiceDashboard),
            (.habit, "Time for your habits", .habitList),
            (.routine, "Time for your habits", .routineTemplates),
        ] as [(AppDefinition, String, ScreenName)])
    func `the daily reminder has the words and the screen of the app's subject`(
        app: AppDefinition, text: String, screen: ScreenName
    ) throws {
        let first = try #require(app.presenters.first { $0.name == screen })
        func begin<P: Presenter>(_ presenter: P) throws -> Session {
            try Session(Journal(), at: P.Options(), of: app)
        }
        var session = try begin(first)
        let effects = try session.send(Event(.set(.dailyReminder("08:00"))), in: context())
        let moments = try #require(schedules(effects, .reminder).first)
        #expect(moments.count == 7 && moments.allSatisfy { $0.text == text })
        for moment in moments {
            guard case .open(let target)? = moment.intent else {
                Issue.record("opens nothing")
                continue
            }
            #expect(target.screen == screen)
        }
        #expect(try schedules(session.send(Self.time, in: context(after: 1)), .reminder) == [])
    }

    // From 226 lb to 225 it is 1 lb, which is within 2 lb. Three days in a row justify a
    /// warning at 20:00.
    @Test func `smart reminders mention a round weight and a streak`() throws {
        var journal = Journal()
        journal.goal = WeightGoal(Weight(unchecked: 200, .pounds))
        journal.weighIns = (1...3).map {
            WeighIn(
                day: Self.today.adding(days: -$0),
                weight: Weight(unchecked: 230 + Double($0), .pounds))
        }
        var session = try Session(journal, at: WeightSettingsOptions(), of: .weight)
        #expect(try session.send(Self.time, in: context()).isEmpty)
        let on = try session.send(
            Event(.set(.smartReminders(true))), in: context())
        #expect(on.contains(.requestPermission(.notifications)))
        #expect(schedules(on, .atRisk).map(hours) == [[8]])
        let logged = try session.send(Event(.log(.weighIn()), entering: 226), in: context())
        #expect(schedules(logged, .atRisk).map(hours) == [[32]])
        let near = try #require(schedules(logged, .milestone).first?.first)
        #expect(
            hours([near]) == [21] && near.text == "Next milestone: 225\u{A0}lb. To go: 1.0\u{A0}lb")
        // The morning of the reminder has passed.
        let after = try session.send(Self.time, in: context(after: 22 * 3600))
        #expect(schedules(after, .milestone).isEmpty)
    }

    @Test func `a timer's end and intervals are scheduled, played and cancelled`() throws {
        var (session, context) = (try routine(), context())
        func send(_ intent: Intent, after seconds: Int = 0) throws -> [Effect] {
            context.now = context.now.adding(seconds: seconds)
            return try session.send(Event(intent), in: context)
        }
        _ = try send(.start(.init(routine: "morning")))
        let id = try #require(session.journal.sessions.first?.id)
        let run = Intent.Run(session: id, step: "hiit")
        // 20 and 10 seconds, twice: the first interval ends after 20, all of them after 60.
        let started = try send(.start(run))
        let moments = try #require(schedules(started, .time).first)
        #expect(moments.map { Self.noon.seconds(to: $0.at) } == [20, 60])
        #expect(moments.map { $0.text == nil } == [true, false])
        let interval = try send(Self.time.intent, after: 20)
        #expect(interval.contains(.haptic(.timerStep)))
        #expect(
            schedules(interval, .time).map { $0.map { Self.noon.seconds(to: $0.at) } } == [
                [30, 60]
            ]
        )
        #expect(try send(Self.time.intent, after: 5).isEmpty)
        let paused = try send(.pause(run))
        #expect(schedules(paused, .time) == [[]])
        // 35 of 60 seconds are left, 5 of them in the interval of 10.
        let resumed = try send(.resume(run), after: 100)
        #expect(
            schedules(resumed, .time).map { $0.map { context.now.seconds(to: $0.at) } } == [
                [5, 35]
            ])
        let ended = try send(Self.time.intent, after: 35)
        #expect(ended.contains(.haptic(.timerEnd)) && !ended.contains(.haptic(.timerStep)))
        #expect(session.journal.sessions.first?.completed == ["hiit"])
    }

    private func routine() throws -> Session {
        var step = RoutineStep(id: "hiit", name: "HIIT", kind: .timer)
        step.timer = .intervals(steps: [20, 10], rounds: 2)
        var routine = Routine(id: "morning", name: "Morning")
        routine.steps = [step, RoutineStep(id: "bed", name: "Bed")]
        var journal = Journal()
        journal.routines = [routine]
        return try Session(journal, at: RoutineTemplatesOptions(), of: .routine)
    }

    /// The undo window is a few seconds in all products; the host's note also stays for a while.
    @Test func `the end of a window is scheduled once and cancelled by an undo`() throws {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read")]
        var session = try Session(journal, at: HabitListOptions(), of: .habit)
        let deleted = try session.send(
            Event(.delete(.habit, ids: ["read"])), in: context())
        let window = Double(Theme.habit.undoWindow.seconds) / 3600
        #expect(schedules(deleted, .time).map(hours) == [[window]])
        let undone = try session.send(Event(.undo(.habit)), in: context(after: 1))
        #expect(schedules(undone, .time) == [[]])
        let note = try session.send(
            Event(.report(.init(.note, "Restored"))), in: context(after: 2))
        let stays = Double(2 + Theme.habit.toastRule.seconds) / 3600
        #expect(schedules(note, .time).map(hours) == [[stays]])
    }
}
