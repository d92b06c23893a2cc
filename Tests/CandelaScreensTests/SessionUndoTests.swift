import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import Testing

/// Records that return after other changes, on 18 March 2026.
struct SessionUndoTests {
    private static let today = CalendarDay(daysSince1970: 20_530)

    private var session: Session
    private var store: Journal

    init() throws {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read"), Habit(id: "run", name: "Run")]
        journal.completions = [("run", 0), ("read", 0), ("run", 1)].map { habit, daysAgo in
            Completion(habit: habit, day: Self.today.adding(days: -daysAgo))
        }
        journal.completions[1].id = "page"
        session = try Session(journal, at: HabitListOptions(), of: .habit)
        store = session.journal
    }

    /// Sends an event and stores its changes, or refuses them.
    private mutating func send(
        _ intent: Intent, _ value: Intent.Value? = nil, after seconds: Int = 0,
        isRefused: Bool = false
    ) throws {
        let now = Instant(secondsSince1970: 1_773_850_800 + seconds)
        let event = Event(intent, entering: value)
        for effect in try session.send(event, in: Context(now: now, zone: .utc)) where !isRefused {
            if case .save(let changes, _) = effect { store.apply(changes) }
        }
    }

    /// The deleted record returns to its position, before which another one is gone.
    @Test mutating func `a record whose deletion failed has one position`() throws {
        try send(.delete(.habit, ids: ["read"]), isRefused: true)
        try send(.toggle(habit: "run", day: Self.today))
        try send(.report(.init(.save, false, of: 1)))
        try send(.report(.init(.save, true, of: 2)))
        try send(.toggle(habit: "run", day: Self.today))
        #expect(session.journal.completions.map(\.habit) == ["run", "read", "run"])
        #expect(store == session.journal)
    }

    /// Another save that succeeds does not take the retry away.
    @Test mutating func `records whose undo failed can still return`() throws {
        let before = session.journal
        try send(.delete(.habit, ids: ["read"]))
        try send(.report(.init(.save, true)))
        try send(.undo(.habit, ids: ["read"]), isRefused: true)
        try send(.report(.init(.save, false)))
        for _ in 0..<2 {
            try send(.toggle(habit: "run", day: Self.today), after: 1)
            try send(.report(.init(.save, true)), after: 1)
        }
        let context = Context(now: Instant(secondsSince1970: 1_773_850_860), zone: .utc)
        let actions = try session.screen(in: context).enabledActions
        #expect(actions.contains { $0.intent == .retry(.save) })
        try send(.retry(.save), after: 60)
        #expect(session.journal.habits == before.habits && store == session.journal)
        #expect(session.journal.completions.contains(before.completions[1]))
        #expect(try session.screen(in: context).toasts.isEmpty)
    }

    /// The undo of one fails, another is deleted, and the failure is dismissed within the window.
    @Test mutating func `an undo that failed has its toast again beside a later one`() throws {
        try send(.delete(.habit, ids: ["read"]))
        try send(.report(.init(.save, true)))
        try send(.undo(.habit, ids: ["read"]), after: 1, isRefused: true)
        try send(.report(.init(.save, false)), after: 1)
        try send(.delete(.habit, ids: ["run"]), after: 1)
        try send(.report(.init(.save, true)), after: 1)
        try send(.close(note: "saving-failed"), after: 2)
        let context = Context(now: Instant(secondsSince1970: 1_773_850_802), zone: .utc)
        let actions = try session.screen(in: context).enabledActions
        for id in ["read", "run"] {
            #expect(actions.contains { $0.intent == .undo(.habit, ids: [id]) }, "\(id)")
        }
    }

    /// The app closes and returns while a failed undo waits for Try again.
    @Test mutating func `records whose undo failed return after the app was closed`() throws {
        let before = session.journal
        try send(.delete(.habit, ids: ["read"]))
        try send(.report(.init(.save, true)))
        try send(.undo(.habit, ids: ["read"]), isRefused: true)
        try send(.report(.init(.save, false)))
        // The second of two taps.
        try send(.undo(.habit, ids: ["read"]))
        try send(.report(.init(.closing)))
        try send(.retry(.save), after: 400)
        #expect(session.journal == before && store == before)
    }

    /// A practice of yesterday has no time, and is entered again.
    @Test(arguments: [(600, 1), (601, 2)])
    mutating func `an entry without a time repeats a failed one for ten minutes`(
        seconds: Int, count: Int
    ) throws {
        var options = PracticeSessionOptions()
        options.day = Self.today.previous
        session = try Session(session.journal, at: options, of: .practice)
        store = session.journal
        try send(.enter(.option("draft.minutes")), 15)
        try send(.save(.practice), isRefused: true)
        try send(.report(.init(.save, false)))
        var form = Intent.Destination(.practiceSession, as: .sheet)
        form.day = Self.today.previous
        try send(.open(form), after: seconds)
        try send(.enter(.option("draft.minutes")), 15, after: seconds)
        try send(.save(.practice), after: seconds)
        #expect(session.journal.practices.count == count && store == session.journal)
    }

    /// Of the habits a to h, f and then c are deleted. The undo of f fails, or the deletion of f.
    @Test(arguments: [true, false])
    mutating func `records return to their positions after failures`(isUndo: Bool) throws {
        var journal = Journal()
        journal.habits = "abcdefgh".map { Habit(id: String($0), name: String($0)) }
        session = try Session(journal, at: HabitListOptions(), of: .habit)
        store = session.journal
        try send(.delete(.habit, ids: ["f"]), isRefused: !isUndo)
        try send(.delete(.habit, ids: ["c"]))
        try send(.report(.init(.save, .flag(isUndo), of: 1)))
        try send(.report(.init(.save, true, of: 2)))
        if isUndo {
            try send(.undo(.habit, ids: ["f"]), isRefused: true)
            try send(.report(.init(.save, false)))
        }
        try send(.retry(.save))
        if !isUndo { try send(.undo(.habit, ids: ["f"])) }
        try send(.undo(.habit, ids: ["c"]))
        // The second of two taps.
        try send(.undo(.habit, ids: ["c"]))
        #expect(session.journal.habits.map(\.id).joined() == "abcdefgh")
        #expect(store.habits == session.journal.habits)
    }

    /// It does not repeat the day whose save failed.
    @Test mutating func `another rest day after a failed save is kept`() throws {
        let days = [2, 3].map { Self.today.adding(days: -$0) }
        try send(.log(.rest(true, day: days[0])), isRefused: true)
        try send(.report(.init(.save, false)))
        try send(.log(.rest(true, day: days[1])), after: 1)
        #expect(session.journal.restDays == days && store == session.journal)
    }

    @Test mutating func `a record does not return without its habit`() throws {
        try send(.delete(.completion, ids: ["page"]))
        try send(.report(.init(.save, true)))
        try send(.undo(.completion, ids: ["page"]), isRefused: true)
        try send(.report(.init(.save, false)))
        try send(.delete(.habit, ids: ["read"]), after: 1)
        try send(.report(.init(.save, true)), after: 1)
        try send(.retry(.save), after: 60)
        #expect(session.journal.completions.map(\.habit) == ["run", "run"])
        #expect(session.journal.validate().isEmpty && store == session.journal)
    }

    /// A milestone of 225 lb that no weigh-in reaches, from another app.
    private mutating func weigh() throws {
        var journal = Journal()
        journal.settings.unit = .pounds
        journal.goal = WeightGoal(Weight(unchecked: 212, .pounds))
        journal.goal?.start = Weight(unchecked: 231.4, .pounds)
        journal.weighIns = [("first", 2, 229.8), ("second", 1, 230.6)].map { id, daysAgo, value in
            var weighIn = WeighIn(
                day: Self.today.adding(days: -daysAgo), weight: Weight(unchecked: value, .pounds))
            weighIn.id = id
            return weighIn
        }
        journal.completedMilestones = [230, 225].map { value in
            var milestone = CompletedMilestone(Weight(unchecked: value, .pounds))
            (milestone.entry, milestone.isCelebrated) = ("first", true)
            return milestone
        }
        session = try Session(journal, at: WeightLogbookOptions(), of: .weight)
        store = session.journal
    }

    @Test(arguments: ["first", "second"])
    mutating func `undoing a deletion restores the milestones as they were`(id: String) throws {
        try weigh()
        let before = session.journal
        try send(.delete(.weighIn, ids: [id]))
        #expect(session.journal.completedMilestones.isEmpty == (id == "first"))
        try send(.undo(.weighIn, ids: [id]))
        #expect(session.journal == before && store == before)
    }

    @Test mutating func `a milestone reached meanwhile has the weigh-in that returns`() throws {
        try weigh()
        try send(.delete(.weighIn, ids: ["first"]))
        try send(.log(.weighIn()), 229.5, after: 1)
        let entries = session.journal.completedMilestones.map(\.entry)
        #expect(entries.count == 1 && entries != ["first"])
        try send(.undo(.weighIn, ids: ["first"]), after: 2)
        #expect(session.journal.completedMilestones.map(\.entry) == ["first"])
        #expect(store == session.journal)
    }
}
