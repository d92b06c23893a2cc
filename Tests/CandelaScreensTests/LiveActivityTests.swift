import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// Product-facts 2.24 and 3.22.
struct LiveActivityTests {
    private static let now = Instant(secondsSince1970: 1_773_828_000)

    private func card(
        _ state: RoutineTimer.State, elapsed: Int, _ style: TimerStyle = .countDown(seconds: 600)
    ) throws -> LiveActivityCard {
        var journal = Journal()
        var step = RoutineStep(id: "b", name: "Breathe", kind: .timer)
        step.timer = style
        var routine = Routine(id: "r", name: "Morning")
        routine.steps = [step]
        journal.routines = [routine]
        journal.sessions = [
            RoutineSession(
                id: "s", routine: "r", day: CalendarDay(daysSince1970: 20_530), state: .running)
        ]
        var options = ScreenBag()
        var run = RoutineRun()
        run.timer = .init(state, elapsed: elapsed, since: Self.now)
        options.run = run
        let screen = try Screen.make(
            .liveActivity, phase: .ready(journal), options: options,
            in: Context(now: Self.now, zone: .utc, product: .routine))
        let cards = screen.cards.compactMap {
            if let card = $0.content(as: LiveActivityCard.self) { card } else { nil }
        }
        return try #require(cards.first)
    }

    /// 150 of 600 seconds are a quarter; 450 seconds are 7:30.
    @Test func `every form says the same time`() throws {
        let card = try card(.running, elapsed: 150)
        #expect(card.progress == 0.25 && card.seconds == 450 && card.habit == "b")
        #expect(card.length == 600 && card.end?.instant == Self.now.adding(seconds: 450))
        #expect(card.start?.instant == Self.now.adding(seconds: -150))
        #expect(card.updateInterval == 5 && card.staleAfter == 30 && card.endsAfter == nil)
        #expect(card.lockScreen.state.text == "In Progress")
        #expect(card.lockScreen.time.text == "07:30" && card.lockScreen.bar?.width.base == 120)
        #expect(card.lockScreen.bar?.percent.text == "25%")
        #expect(card.lockScreen.disc.base == 40 && card.lockScreen.discOpacity == .timerDisc)
        #expect(card.compact.trailing.text == "07:30" && card.compact.leading.icon == .timer)
        #expect(card.expanded.bar?.width.base == 80)
        #expect(card.expanded.bar?.percent.text == "25% Complete")
        #expect(card.expanded.bar?.percent.aloud == "25 percent complete")
        #expect(card.minimal.icon.icon == .timer)
        #expect(card.minimal.accessibility.label == "Breathe timer")
        #expect(
            card.minimal.accessibility.value
                == "In Progress, 7 minutes, 30 seconds remaining")
    }

    @Test(arguments: [(569, false), (570, true), (599, true)])
    func `the last thirty seconds are red, marked and said`(elapsed: Int, isLow: Bool) throws {
        let card = try card(.running, elapsed: elapsed)
        #expect(card.isLow == isLow && card.updateInterval == (isLow ? 1 : 5))
        #expect(
            card.lockScreen.time.color == (isLow ? .liveActivityLowTime : .textPrimary))
        #expect((card.lockScreen.low != nil) == isLow && (card.expanded.low != nil) == isLow)
        #expect(card.compact.accessibility.value?.hasSuffix("ending soon") == isLow)
    }

    @Test func `a finished timer is full and goes after two seconds`() throws {
        let card = try card(.finished, elapsed: 600)
        #expect(card.progress == 1 && card.endsAfter == 2 && card.updateInterval == nil)
        #expect(card.lockScreen.state.text == "Completed")
        let paused = try self.card(.paused, elapsed: 61, .countUp(target: nil))
        #expect(paused.lockScreen.time.text == "01:01" && paused.lockScreen.bar == nil)
        #expect(paused.lockScreen.time.aloud == "1 minute, 1 second elapsed")
    }
}
