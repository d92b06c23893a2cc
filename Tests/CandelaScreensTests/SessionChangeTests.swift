import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import Testing

/// Changes that an app makes to the journal of a session with a closure.
struct SessionChangeTests {
    typealias Change = @Sendable (inout Journal) throws -> Void

    private static let now = Instant(secondsSince1970: 1_773_850_800)
    private static let today = CalendarDay(daysSince1970: 20_530)

    private static func session() throws -> Session {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read"), Habit(id: "walk", name: "Walk")]
        var done = Completion(habit: "read", day: today)
        done.id = "c"
        journal.completions = [done]
        var practice = Practice(day: today, minutes: 20)
        (practice.id, practice.habit) = ("p", "read")
        journal.practices = [practice]
        journal.goal = WeightGoal(Weight(unchecked: 70, .kilograms))
        return try Session(journal, at: HabitListOptions(), of: .habit)
    }

    /// The journal of a store to which the saves of some effects were applied.
    private static func stored(_ effects: [Effect], over journal: Journal) -> Journal {
        var journal = journal
        for case .save(let changes, _) in effects { journal.apply(changes) }
        return journal
    }

    /// Changes through operations, through members, and through both, in any order.
    @Test(
        arguments: [
            { try $0.add(Habit(id: "draw", name: "Draw")) },
            { $0.habits[1].name = "Run" },
            { $0.habits.swapAt(0, 1) },
            {
                $0.habits[0].name = "Read more"
                try $0.add(Habit(id: "draw", name: "Draw"))
                $0.remove(habit: "walk")
            },
            {
                try $0.toggle(habit: "walk", on: today, now: now)
                $0.practices[0].minutes = 30
                $0.completions.removeFirst()
            },
            { $0.practices.append(Practice(day: today, minutes: 5)) },
            { $0.goal = nil },
            { $0.settings.playsHaptics = false },
            {
                $0.setUnit(.pounds)
                $0.settings.playsMotion = false
            },
        ] as [Change])
    func `are saved`(change: Change) throws {
        var session = try Self.session()
        let before = session.journal
        let effects = try session.change(by: change)
        #expect(session.journal != before)
        #expect(Self.stored(effects, over: before) == session.journal)
    }

    @Test func `save nothing if nothing changes`() throws {
        var session = try Self.session()
        #expect(try session.change { $0.removeAllWeighIns() } == [])
        #expect(try session.change { $0.habits[0].name = "Read" } == [])
        #expect(try session.change { _ in } == [])
    }

    @Test(
        arguments: [
            { $0.remove(habit: "walk") },
            { $0.habits[0].name = "" },
            {
                $0.remove(habit: "walk")
                $0.habits[0].name = "Read more"
                $0.removeGoal()
            },
            {
                $0.settings.playsHaptics = false
                try $0.toggle(habit: "walk", on: today, now: now)
            },
        ] as [Change])
    func `that are rejected leave no trace`(change: Change) throws {
        var session = try Self.session()
        let error = #expect(throws: SessionError.self) {
            try session.change(
                at: "intent.id",
                by: {
                    try change(&$0)
                    try $0.add(Habit(id: "read", name: "Again"))
                })
        }
        #expect(error?.path == "intent.id" && error?.id == "duplicate-id")
        #expect(try session == Self.session())
    }

    /// The records of another journal cannot be told from those that it replaces.
    @Test func `cannot assign another journal`() async {
        await #expect(processExitsWith: .failure) {
            var session = try Self.session()
            _ = try session.change { $0 = Journal() }
        }
    }

    @Test func `of settings, goals, practices and notes have operations`() throws {
        var session = try Self.session()
        let effects = try session.change { journal throws(JournalBreach) in
            var settings = journal.settings
            settings.firstWeekday = .sunday
            try journal.set(settings)
            journal.removeGoal()
            var practice = journal.practices[0]
            practice.minutes = 45
            try journal.replace(practice, now: Self.now)
            try journal.setNote("In the park", ofCompletion: "c")
            try journal.move(habit: "walk", to: 0)
        }
        #expect(try Self.stored(effects, over: Self.session().journal) == session.journal)
        #expect(session.journal.settings.firstWeekday == .sunday && session.journal.goal == nil)
        #expect(session.journal.practices.map(\.minutes) == [45])
        #expect(session.journal.completions.map(\.note) == ["In the park"])
        #expect(session.journal.habits.map(\.id) == ["walk", "read"])
    }

    @Test(
        arguments: [
            {
                $0.settings.routineMode = nil
                var settings = $0.settings
                settings.routineMode = "gone"
                try $0.set(settings)
            },
            { try $0.replace(Practice(day: today, minutes: 5), now: now) },
            { try $0.setNote("x", ofCompletion: "gone") },
            { try $0.move(habit: "gone", to: 0) },
            { try $0.move(routine: "gone", to: 0) },
            { try $0.move(routineMode: "gone", to: 0) },
            {
                try $0.setNote(
                    String(repeating: "x", count: TextLimits.standard.note + 1), ofCompletion: "c")
            },
        ] as [Change])
    func `that break a rule are rejected`(change: Change) throws {
        var session = try Self.session()
        #expect(throws: SessionError.self) { try session.change(by: change) }
        #expect(try session == Self.session())
    }

    /// From 84 kg to 75 kg there are milestones at 82 kg and 80 kg.
    @Test func `of weigh-ins record the milestones that they reach`() throws {
        let context = Context(now: Self.now, zone: .utc)
        let earlier = Self.now.adding(seconds: -3 * 86_400)
        var journal = Journal()
        var first = WeighIn(
            day: Self.today.adding(days: -3), weight: Weight(unchecked: 84, .kilograms))
        first.at = ZonedInstant(earlier)
        try journal.log(first, now: earlier)
        journal.setGoal(75, in: .kilograms, now: earlier, clock: DayClock(.utc))
        var reading = WeighIn(day: Self.today, weight: Weight(unchecked: 79.9, .kilograms))
        reading.at = ZonedInstant(Self.now)
        var logged = try Session(journal, at: HabitListOptions(), of: .habit)
        _ = try logged.changeWeighIns(in: context) { [reading] journal throws(JournalBreach) in
            try journal.log(reading, now: Self.now)
        }
        var appended = try Session(journal, at: HabitListOptions(), of: .habit)
        let effects = try appended.changeWeighIns(in: context) { [reading] in
            $0.weighIns.append(reading)
        }
        #expect(logged.journal.completedMilestones.map(\.weight.value) == [82, 80])
        #expect(appended.journal.completedMilestones.map(\.weight.value) == [82, 80])
        #expect(Self.stored(effects, over: journal) == appended.journal)
    }
}

extension Session {
    /// Changes the journal with a closure that throws nothing but a breach.
    fileprivate mutating func change(
        at path: String = "intent", by change: SessionChangeTests.Change
    ) throws(SessionError) -> [Effect] {
        try self.change(at: path) { journal throws(JournalBreach) in
            do {
                try change(&journal)
            } catch let breach as JournalBreach {
                throw breach
            } catch {
                Issue.record(error)
            }
        }
    }
}
