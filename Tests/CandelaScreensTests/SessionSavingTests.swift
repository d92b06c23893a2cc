import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// Failed saves and their retries.
struct SessionSavingTests {
    private static let now = Instant(secondsSince1970: 1_773_835_200)
    private static let today = CalendarDay(daysSince1970: 20_530)
    private static let failed = Event(.report(.init(.save, false)))
    private static let saved = Event(.report(.init(.save, true)))

    private func context(after seconds: Int = 0) -> Context {
        Context(now: Self.now.adding(seconds: seconds), zone: .utc)
    }

    private func changes(_ effects: [Effect]) -> [RecordChanges] {
        effects.compactMap { if case .save(let changes, _) = $0 { changes } else { nil } }
    }

    private func tap(
        _ session: inout Session, _ intent: (Intent) -> Bool, _ context: Context
    ) throws -> [Effect] {
        let screen = try session.screen(in: context)
        let action = try #require(screen.enabledActions.first { intent($0.intent) })
        return try session.send(action.event(), in: context)
    }

    @Test func `a row whose deletion failed is restored, and removed on a retry`()
        throws
    {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read"), Habit(id: "run", name: "Run")]
        journal.completions = [Completion(habit: "read", day: Self.today)]
        var session = try Session(journal, at: HabitListOptions(), of: .habit)
        let before = session.journal
        let first = changes(
            try session.send(Event(.delete(.habit, ids: ["read"])), in: context()))
        // The save is reported long after the window has ended.
        let late = context(after: 60)
        _ = try session.send(Event(.report(.init(.time))), in: late)
        #expect(first.map(\.removed.habits) == [["read"]])
        #expect(first.map(\.removed.completions) == [["completion/2026-03-18/1"]])
        _ = try session.send(Self.failed, in: late)
        #expect(session.journal == before)
        #expect(try session.screen(in: late).card(HabitListCard.self)?.rows.count == 2)
        let again = try tap(&session, { $0 == .retry(.save) }, late)
        #expect(changes(again) == first)
        _ = try session.send(Self.saved, in: late)
        #expect(session.journal.habits.map(\.id) == ["run"])
        #expect(
            !(try session.screen(in: late).enabledActions).contains { $0.intent.kind == "retry" })
    }

    /// The events that enter a record, in each app.
    private static let entries: [(app: AppDefinition, events: [Event])] = [
        (.practice, [Event(.log(.practice(minutes: 15)))]),
        (
            .practice,
            [
                Event(.open(.practiceSession, as: .sheet)),
                Event(.enter(.option("draft.minutes")), entering: 25), Event(.save(.practice)),
            ]
        ),
        (.weight, [Event(.log(.weighIn()), entering: 180)]),
        (
            .habit,
            [
                Event(.open(.habitForm, as: .sheet)),
                Event(.enter(.option("draft.name")), entering: "Read"), Event(.save(.habit)),
            ]
        ),
    ]

    @Test(arguments: entries)
    func `a record whose save failed is saved once when it is entered again`(
        app: AppDefinition, events: [Event]
    ) throws {
        let first = try #require(app.screens.first)
        var session = try #require(
            Specimen("first", of: first, phase: .ready(Journal()), app: app, in: context()).session)
        func enter(after seconds: Int) throws -> [RecordChanges] {
            try changes(events.flatMap { try session.send($0, in: context(after: seconds)) })
        }
        func records() -> Int {
            let journal = session.journal
            return journal.practices.count + journal.weighIns.count + journal.habits.count
        }
        let saved = try enter(after: 0)
        let once = session.journal
        _ = try session.send(Self.failed, in: context(after: 1))
        #expect(try enter(after: 30).map(\.added) == saved.map(\.added))
        #expect(session.journal == once && records() == 1)
        if events.count == 1, app.id == "practice" {
            // The second of two taps is neither a retry nor another session.
            #expect(try enter(after: 31).isEmpty && session.journal == once)
        }
        // Once it is saved, the same again is another record.
        _ = try session.send(Self.saved, in: context(after: 31))
        _ = try enter(after: 60)
        #expect(records() == 2)
    }

    @Test(arguments: entries.prefix(1) + entries.dropFirst().filter { $0.0.id == "weight" })
    func `an equal record eleven minutes after a failed save is another one`(
        app: AppDefinition, events: [Event]
    ) throws {
        let first = try #require(app.screens.first)
        var session = try #require(
            Specimen("first", of: first, phase: .ready(Journal()), app: app, in: context()).session)
        for event in events { _ = try session.send(event, in: context()) }
        _ = try session.send(Self.failed, in: context(after: 1))
        for event in events { _ = try session.send(event, in: context(after: 660)) }
        #expect(session.journal.practices.count + session.journal.weighIns.count == 2)
    }

    @Test func `a change survives a reload of the journal before its save is reported`() throws {
        var store = Journal()
        store.habits = [Habit(id: "read", name: "Read"), Habit(id: "run", name: "Run")]
        var session = try Session(store, at: HabitListOptions(), of: .habit)
        let context = context()
        let toggled = changes(
            try session.send(Event(.toggle(habit: "read", day: Self.today)), in: context))
        session.replaceJournal(store)
        #expect(session.journal.completions.map(\.habit) == ["read"])
        _ = try session.send(Self.failed, in: context)
        #expect(changes(try tap(&session, { $0 == .retry(.save) }, context)) == toggled)
        #expect(session.journal.completions.map(\.habit) == ["read"])
    }

    @Test func `a deletion that fails after a reload leaves one row`() throws {
        var store = Journal()
        store.habits = [Habit(id: "read", name: "Read"), Habit(id: "run", name: "Run")]
        var session = try Session(store, at: HabitListOptions(), of: .habit)
        _ = try session.send(Event(.delete(.habit, ids: ["read"])), in: context())
        let late = context(after: 60)
        _ = try session.send(Event(.report(.init(.time))), in: late)
        session.replaceJournal(store)
        _ = try session.send(Self.failed, in: late)
        #expect(session.journal.habits.map(\.id) == ["read", "run"])
    }

    @Test func `weigh-ins whose deletion failed are restored, and removed on a retry`() throws {
        var journal = Journal()
        journal.weighIns = (0..<3).map {
            WeighIn(
                day: Self.today.adding(days: -$0),
                weight: Weight(unchecked: 170 + Double($0), .pounds))
        }
        var session = try Session(journal, at: WeightSettingsOptions(), of: .weight)
        let (before, context) = (session.journal, context())
        let first = changes(try session.send(Event(.deleteAll(.weighIn)), in: context))
        _ = try session.send(Self.failed, in: context)
        #expect(session.journal == before)
        let again = try tap(&session, { $0 == .retry(.save) }, context)
        #expect(changes(again) == first && session.journal.weighIns.isEmpty)
    }

    @Test func `sync shows the state reported by the host and can be retried`() throws {
        var session = try Session(Journal(), at: WeightSettingsOptions(), of: .weight)
        let context = context()
        func words() throws -> [String] {
            Transcript(try session.screen(in: context), by: .voiceOver).text.split(separator: "\n")
                .map(String.init)
        }
        for (word, says) in [("reachable", "Synced"), ("networkLost", "Offline")] {
            _ = try session.send(Event(.report(.init(.sync, .text(word)))), in: context)
            let said = try words()
            #expect(said.contains { $0.contains(says) }, "\(word): \(said)")
        }
        _ = try session.send(Event(.report(.init(.sync, "networkFound"))), in: context)
        _ = try session.send(Event(.report(.init(.sync, "failed"))), in: context)
        let effects = try tap(&session, { $0 == .retry(.sync) }, context)
        #expect(effects.contains(.retry(.sync)))
        #expect(throws: SessionError.self) {
            try session.send(Event(.report(.init(.sync, "nonsense"))), in: context)
        }
    }

    @Test func `an unreadable journal can be loaded again`() throws {
        var session = try Session(Journal(), at: HabitListOptions(), of: .habit, loading: .failed)
        let effects = try tap(&session, { $0 == .retry(.journal) }, context())
        #expect(effects == [.retry(.journal)] && session.loading == .loading)
        session.replaceJournal(nil)
        #expect(session.loading == .failed)
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read")]
        journal.completions = [Completion(habit: "read", day: Self.today)]
        session.replaceJournal(journal)
        #expect(session.journal.completions.map(\.id) == ["completion/2026-03-18/1"])
        let list = try session.screen(in: context()).card(HabitListCard.self)
        #expect(list?.facts.habits.map(\.isDoneToday) == [true])
        // A record may have been deleted elsewhere: its screen is closed.
        let opens = { (intent: Intent) in
            if case .open(let to) = intent { to.habit == "read" } else { false }
        }
        _ = try tap(&session, opens, context())
        #expect(session.place.page.screen == .habitDetail)
        session.replaceJournal(Journal())
        #expect(session.place.page.screen == .habitList)
    }
}
