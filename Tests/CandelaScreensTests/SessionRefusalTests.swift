import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// Saves that the host fails to make, for each kind of operation.
struct SessionRefusalTests {
    /// A person's events, the last of which leads to the save that fails.
    struct Operation: Sendable, CustomTestStringConvertible {
        let name: String
        let start: @Sendable () throws -> Session
        let events: [Event]

        /// The delay between the last two events, in seconds.
        var seconds = 1

        var testDescription: String { name }
    }

    private static let now = Instant(secondsSince1970: 1_773_835_200)
    private static let today = CalendarDay(daysSince1970: 20_530)
    private static let time = Event(.report(.init(.time)))

    static let operations: [Operation] = habit + weight + practice + routine

    private static let habit: [Operation] = {
        func at(_ name: String, _ events: [Event], _ seconds: Int = 1) -> Operation {
            Operation(
                name: name, start: { try Session(journal(), at: HabitListOptions(), of: .habit) },
                events: events, seconds: seconds)
        }
        var edited = Intent.Destination(.habitForm, as: .sheet)
        edited.habit = "read"
        let draw = Event(.choose(option: "draft.name", value: "Draw"))
        return [
            at("habit added", [open(.habitForm), draw, Event(.save(.habit))]),
            at("habit changed", [Event(.open(edited)), draw, Event(.save(.habit, id: "read"))]),
            at("habit deleted", [Event(.delete(.habit, ids: ["read"]))]),
            at("habit ticked", [Event(.toggle(habit: "read", day: today))]),
            at("habit unticked", [Event(.toggle(habit: "read", day: today.adding(days: -1)))]),
            at("setting changed", [Event(.set(.haptics(false)))]),
        ]
    }()

    private static let weight: [Operation] = {
        func at(
            _ name: String, _ events: [Event], _ seconds: Int = 1,
            _ options: some ScreenOptions = WeightLogbookOptions()
        ) -> Operation {
            Operation(
                name: name, start: { try Session(journal(), at: options, of: .weight) },
                events: events, seconds: seconds)
        }
        let logged = Event(.log(.weighIn()), entering: 171.5)
        let weight = Event(.choose(option: "draft.weight", value: 169.5))
        var edited = Intent.Destination(.weightEntry, as: .sheet)
        edited.weighIn = "old"
        return [
            at("weigh-in logged", [logged]),
            at("weigh-in added", [open(.weightEntry), weight, Event(.save(.weighIn))]),
            at(
                "weigh-in changed",
                [Event(.open(edited)), weight, Event(.save(.weighIn, id: "old"))]),
            at("weigh-in deleted", [Event(.delete(.weighIn, ids: ["old"]))]),
            at("all weigh-ins deleted", [Event(.deleteAll(.weighIn))], 1, WeightSettingsOptions()),
            at(
                "all weigh-ins brought back",
                [Event(.deleteAll(.weighIn)), Event(.undo(.weighIn))], 1,
                WeightSettingsOptions()),
            at("unit changed", [Event(.set(.unit(.kilograms)))]),
            at("goal set", [Event(.set(.goal(160)))]),
            at("goal taken away", [Event(.set(.goal(nil)))]),
            Operation(
                name: "milestone celebrated",
                start: {
                    var journal = journal()
                    journal.completedMilestones = [
                        CompletedMilestone(Weight(unchecked: 170, .pounds))
                    ]
                    return try Session(journal, at: WeightLogbookOptions(), of: .weight)
                }, events: [Event(.celebrate(.init(170, .pounds)))]),
        ]
    }()

    private static let practice: [Operation] = {
        let logged = Event(.log(.practice(minutes: 10)))
        return [
            Operation(
                name: "practice logged",
                start: { try Session(journal(), at: PracticeStatisticsOptions(), of: .practice) },
                events: [logged]),
            Operation(
                name: "milestone of a streak celebrated",
                start: {
                    var journal = journal()
                    journal.practices = (0..<7).map {
                        Practice(day: today.adding(days: -$0), minutes: 5)
                    }
                    return try Session(journal, at: PracticeDashboardOptions(), of: .practice)
                }, events: [time]),
        ]
    }()

    private static let routine: [Operation] = {
        func at(_ name: String, _ events: [Event], _ seconds: Int = 1) -> Operation {
            Operation(
                name: name,
                start: { try Session(journal(), at: RoutineTemplatesOptions(), of: .routine) },
                events: events,
                seconds: seconds)
        }
        let start = Event(.start(.init(routine: "morning")))
        func run(_ step: String? = nil, note: String? = nil) -> Intent.Run {
            Intent.Run(session: "morning/\(today)", step: step, note: note)
        }
        let bed = Event(.complete(run("bed")))
        let name = Event(.choose(option: "draft.routine.name", value: "Evening"))
        var edited = Intent.Destination(.routineBuilder, as: .sheet)
        edited.routine = "morning"
        return [
            at("routine added", [open(.routineBuilder), name, Event(.save(.routine))]),
            at(
                "routine changed",
                [Event(.open(edited)), name, Event(.save(.routine, id: "morning"))]),
            at("routine deleted", [Event(.delete(.routine, ids: ["morning"]))]),
            at("routine begun", [start]), at("step completed", [start, bed]),
            at("step left out", [start, Event(.skip(run("bed", note: "No bed here")))]),
            at("step reopened", [start, bed, Event(.reopen(run("bed")))]),
            at("routine paused", [start, Event(.pause(run()))]),
            at("routine resumed", [start, Event(.pause(run())), Event(.resume(run()))]),
            at(
                "timer stopped",
                [
                    start, bed, Event(.start(run("breathe"))), Event(.stop(run("breathe"))),
                ]),
            at("timer run out", [start, bed, Event(.start(run("breathe"))), time], 600),
            at("mood noted", [Event(.set(.mood(4, session: "old")))]),
            at("paused run discarded", [Event(.delete(.session, ids: ["paused"]))]),
            at("mode chosen", [Event(.set(.routineMode("week")))]),
        ]
    }()

    private static func open(_ screen: ScreenName) -> Event {
        Event(.open(Intent.Destination(screen, as: .sheet)))
    }

    @Sendable private static func journal() -> Journal {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read"), Habit(id: "untouched", name: "Run")]
        journal.completions = [Completion(habit: "read", day: today.adding(days: -1))]
        journal.weighIns = ["old", "older", "oldest"].enumerated().map { place, id in
            var weighIn = WeighIn(
                day: today.adding(days: -1 - place),
                weight: Weight(unchecked: 170 + Double(place), .pounds))
            weighIn.id = id
            return weighIn
        }
        journal.goal = WeightGoal(Weight(unchecked: 150, .pounds))
        var morning = Routine(id: "morning", name: "Morning")
        var breathe = RoutineStep(id: "breathe", name: "Breathe", kind: .timer)
        breathe.timer = .countDown(seconds: 300)
        morning.steps = [RoutineStep(id: "bed", name: "Make the bed"), breathe]
        journal.routines = [morning, Routine(id: "spare", name: "Spare")]
        journal.routineModes = [RoutineMode(id: "week", name: "Week", routines: ["morning"])]
        journal.sessions = [
            RoutineSession(id: "old", routine: "spare", day: today.adding(days: -1)),
            RoutineSession(
                id: "paused", routine: "spare", day: today.adding(days: -1), state: .paused),
        ]
        return journal
    }

    /// A session, a host whose store can fail, and the current screen.
    private struct Played {
        var session: Session
        var store: Journal
        var context: Context

        init(_ operation: Operation) throws {
            session = try operation.start()
            store = session.journal
            context = Context(now: now, zone: .utc)
        }

        /// Sends an event and saves the resulting changes, or fails to.
        ///
        /// - Returns: The changes to be saved, at most one set.
        mutating func send(
            _ event: Event, after seconds: Int = 1, fails: Bool = false, numbered: Bool = true
        ) throws -> RecordChanges? {
            context.now = context.now.adding(seconds: seconds)
            let saves = try session.send(event, in: context).compactMap { effect in
                if case .save(let changes, let id) = effect { (changes, id) } else { nil }
            }
            #expect(saves.count <= 1)
            guard let (changes, id) = saves.first else { return nil }
            if !fails { store.apply(changes) }
            _ = try session.send(
                Event(.report(.init(.save, .flag(!fails), of: numbered ? id : nil))), in: context)
            return changes
        }

        /// The actions on the screen that retry saving.
        func retries() throws -> [Action] {
            try session.screen(in: context).enabledActions.filter { $0.intent == .retry(.save) }
        }

        var isStored: Bool { session.journal == store }
    }

    /// The steps up to the failing event.
    private static func failed(_ operation: Operation, numbered: Bool = true) throws -> Played {
        var played = try Played(operation)
        for event in operation.events.dropLast() { _ = try played.send(event) }
        let last = try #require(operation.events.last)
        let changes = try played.send(
            last, after: operation.seconds, fails: true, numbered: numbered)
        #expect(changes != nil)
        return played
    }

    @Test(arguments: operations, [true, false])
    func `a failed save can be retried on its own`(
        operation: Operation, numbered: Bool
    ) throws {
        var played = try Self.failed(operation, numbered: numbered)
        let retry = try #require(played.retries().first)
        #expect(try played.retries().count == 1)
        let again = try #require(try played.send(retry.event()))
        #expect(!(try again.json().contains("untouched")))
        #expect(played.isStored)
        #expect(try played.retries().isEmpty)
    }

    @Test(arguments: operations)
    func `repeated failures share one note`(operation: Operation) throws {
        var played = try Self.failed(operation)
        for _ in 0..<3 {
            let retry = try #require(played.retries().first)
            _ = try played.send(retry.event(), fails: true)
            #expect(try played.retries().count == 1)
        }
        let kept = try JSONTextEncoder().encode(played.session)
        played.session = try JSONTextDecoder(userInfo: [.apps: AppDefinition.standard]).decode(
            Session.self, from: kept, file: "session")
        _ = try played.send(try #require(played.retries().first).event())
        #expect(played.isStored)
        #expect(try played.retries().isEmpty)
    }

    @Test(arguments: operations)
    func `the next save includes failed changes, even if the note was dismissed`(
        operation: Operation
    ) throws {
        for dismisses in [false, true] {
            var played = try Self.failed(operation)
            if dismisses {
                let notes = try played.session.screen(in: played.context).toasts.map(\.id)
                for note in notes { _ = try played.send(Event(.close(note: note))) }
            }
            _ = try played.send(Event(.set(.motion(false))))
            #expect(played.isStored)
        }
    }

    @Test(arguments: operations)
    func `failed changes survive a reload of the journal`(
        operation: Operation
    ) throws {
        var played = try Self.failed(operation)
        played.session.replaceJournal(played.store)
        guard let retry = try played.retries().first else { return }
        _ = try played.send(retry.event())
        #expect(played.isStored)
    }

    @Test func `a save that depends on a failed one is repeated with it`() throws {
        let operation = try #require(Self.operations.first { $0.name == "habit ticked" })
        var played = try Played(operation)
        func save(_ day: Int) throws -> (RecordChanges, Int) {
            let event = Event(.toggle(habit: "untouched", day: Self.today.adding(days: -day)))
            return try #require(
                try played.session.send(event, in: played.context).compactMap { effect in
                    if case .save(let changes, let id) = effect { (changes, id) } else { nil }
                }.first)
        }
        let saves = try [3, 1, 2].map(save)
        #expect(saves.map(\.1) == [1, 2, 3])
        // The second is reported before the first, which failed; the third cannot be applied.
        played.store.apply(saves[1].0)
        played.store.apply(saves[2].0)
        for (id, isSaved) in [(2, true), (1, false), (3, true)] {
            _ = try played.session.send(
                Event(.report(.init(.save, .flag(isSaved), of: id))), in: played.context)
        }
        _ = try played.send(try #require(played.retries().first).event())
        #expect(played.isStored)
    }

    @Test func `a report about an unknown save is rejected`() throws {
        let operation = try #require(Self.operations.first)
        var played = try Played(operation)
        let error = #expect(throws: SessionError.self) {
            try played.session.send(Event(.report(.init(.save, false, of: 7))), in: played.context)
        }
        #expect(error?.id == "unknown-save" && error?.path == "intent.id")
        // A duplicate report from the host is harmless.
        _ = try played.session.send(Event(.report(.init(.save, false))), in: played.context)
        #expect(try played.retries().isEmpty)
    }
}

extension RecordChanges {
    fileprivate func json() throws -> String {
        String(decoding: try JSONTextEncoder().encode(self), as: UTF8.self)
    }
}
