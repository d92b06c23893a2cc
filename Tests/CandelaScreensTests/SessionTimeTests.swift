import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// Changes that depend on time alone, in screens and sessions alike.
struct SessionTimeTests {
    private static let now = Instant(secondsSince1970: 1_773_850_800)
    private static let today = CalendarDay(daysSince1970: 20_530)
    private static let time = Event(.report(.init(.time)))

    private static func context(after seconds: Int = 0) -> Context {
        Context(now: now.adding(seconds: seconds), zone: .utc)
    }

    /// Around the end of a deletion's window, which is also when the screen becomes stale.
    @Test(arguments: [-1, 0, 1, 600])
    func `a deletion ends the same whether the screen or the session is read first`(
        after seconds: Int
    ) throws {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read"), Habit(id: "run", name: "Run")]
        var session = try Session(journal, at: HabitListOptions(), of: .habit)
        let delete = Event(.delete(.habit, ids: ["read"]))
        _ = try session.send(delete, in: Self.context())
        let end = try #require(session.screen(in: Self.context()).validUntil?.instant)
        let then = Self.context(after: Self.now.seconds(to: end) + seconds)
        let isOver = seconds >= 0

        let screenFirst = try session.screen(in: then)
        var asked = session
        _ = try asked.screen(in: then)
        let effects = try asked.send(Self.time, in: then)
        var reported = session
        #expect(try reported.send(Self.time, in: then) == effects)
        #expect(asked == reported)
        #expect(try reported.screen(in: then).cards == screenFirst.cards)
        #expect(try reported.screen(in: then).toasts == screenFirst.toasts)
        #expect(screenFirst.toasts.isEmpty == isOver)
        #expect(reported.journal.habits.map(\.id) == ["run"])
        #expect(!effects.contains { if case .save = $0 { true } else { false } })
        let undo = Event(.undo(.habit, ids: ["read"]))
        #expect(((try? reported.send(undo, in: then)) == nil) == isOver)
    }

    /// An app without a session passes the deletion as a toast.
    @Test func `a row stays deleted after its window`() throws {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read"), Habit(id: "run", name: "Run")]
        var rows = Deletion<String>(window: Theme.habit.undoWindow)
        for case .delete(let ids) in rows.handle(.deleted(["read"]), at: Self.now) {
            journal.remove(habits: Set(ids))
        }
        let until = try #require(rows.validUntil)
        let toast = Toast(.deleted(.init(.habit, ids: rows.pending, until: until)), shown: Self.now)
        for (seconds, toasts) in [(0, 1), (Theme.habit.undoWindow.seconds, 0), (3600, 0)] {
            let screen = try Screen.make(
                HabitListOptions(), phase: .ready(journal), toasts: [toast], of: .habit,
                in: Self.context(after: seconds))
            #expect(screen.card(HabitListCard.self)?.rows.map(\.id) == ["run"])
            #expect(screen.toasts.count == toasts)
        }
    }

    private static func sevenDays() throws -> Session {
        var journal = Journal()
        journal.practices = (0..<7).map { Practice(day: today.adding(days: -$0), minutes: 9) }
        return try Session(journal, at: PracticeDashboardOptions(), of: .practice)
    }

    private func celebration(
        _ session: Session, after seconds: Int
    ) throws -> StreakCounterCard.Celebration? {
        try session.screen(in: Self.context(after: seconds))
            .card(StreakCounterCard.self)?.facts.celebration
    }

    @Test func `a milestone is celebrated until its screen is left or a minute has passed`() throws
    {
        var session = try Self.sevenDays()
        #expect(try celebration(session, after: 0)?.days == 7)
        // The first event records it, and the celebration on screen continues.
        _ = try session.send(Self.time, in: Self.context())
        #expect(session.journal.celebratedStreaks.map(\.days) == [7])
        #expect(try celebration(session, after: 59)?.days == 7)
        let screen = try session.screen(in: Self.context())
        #expect(try #require(screen.validUntil).instant <= Self.now.adding(seconds: 60))
        #expect(try celebration(session, after: 60) == nil)
        let away = Event(.open(.init(.practiceStatistics, as: .tab)))
        _ = try session.send(away, in: Self.context(after: 1))
        _ = try session.send(Event(.close()), in: Self.context(after: 2))
        #expect(session.place.page.screen == .practiceDashboard)
        #expect(try celebration(session, after: 3) == nil)
    }

    /// It is 16:20, and less than eight hours are left.
    @Test func `a milestone waits while its streak is at risk`() throws {
        var journal = Journal()
        journal.practices = (1...7).map { Practice(day: Self.today.adding(days: -$0), minutes: 9) }
        var session = try Session(journal, at: PracticeDashboardOptions(), of: .practice)
        _ = try session.send(Self.time, in: Self.context())
        #expect(session.journal.celebratedStreaks.isEmpty)
        #expect(try celebration(session, after: 0) == nil)
        _ = try session.send(Event(.log(.practice(minutes: 5))), in: Self.context(after: 1))
        #expect(try celebration(session, after: 2)?.days == 7)
        #expect(session.journal.celebratedStreaks.map(\.days) == [7])
    }

    /// From 231.4 to 229 lb: 230 is crossed.
    @Test func `a weight milestone is recorded with the event that shows it`() throws {
        var journal = Journal()
        journal.weighIns = [
            WeighIn(day: Self.today.adding(days: -1), weight: Weight(unchecked: 231.4, .pounds)),
            WeighIn(day: Self.today, weight: Weight(unchecked: 229, .pounds)),
        ]
        journal.goal = WeightGoal(Weight(unchecked: 212, .pounds))
        journal.settings.unit = .pounds
        journal.completedMilestones = [CompletedMilestone(Weight(unchecked: 230, .pounds))]
        var session = try Session(journal, at: WeightDashboardOptions(), of: .weight)
        func overlay(_ session: Session, after seconds: Int) throws -> String? {
            try session.screen(in: Self.context(after: seconds)).overlay?.card.id
        }
        let effects = try session.send(Self.time, in: Self.context())
        let saved = effects.compactMap { effect in
            if case .save(let changes, _) = effect {
                changes.changed.completedMilestones
            } else {
                nil
            }
        }
        #expect(saved.joined().map(\.weight) == [Weight(unchecked: 230, .pounds)])
        let noted = session.journal
        #expect(noted.completedMilestones.map(\.weight) == [Weight(unchecked: 230, .pounds)])
        #expect(noted.completedMilestones.map(\.isCelebrated) == [true])
        // It stays until closed, and does not restart on other screens.
        #expect(try overlay(session, after: 500_000) == "celebration-230-lb")
        let cold = try Session(noted, at: WeightDashboardOptions(), of: .weight)
        #expect(try overlay(cold, after: 1) == nil)
        _ = try session.send(
            Event(.celebrate(.init(230, .pounds))), in: Self.context(after: 2))
        #expect(try overlay(session, after: 3) == nil)
        #expect(session.journal == noted)
    }

    @Test func `a restored session does not repeat a celebration`() throws {
        var session = try Self.sevenDays()
        _ = try session.send(Self.time, in: Self.context())
        let cold = try Session(session.journal, at: PracticeDashboardOptions(), of: .practice)
        #expect(try celebration(cold, after: 1) == nil)
        let kept = try JSONTextEncoder().encode(session)
        let back = try JSONTextDecoder(userInfo: [.apps: AppDefinition.standard]).decode(
            Session.self, from: kept, file: "session")
        #expect(try celebration(back, after: 3600) == nil)
    }
}
