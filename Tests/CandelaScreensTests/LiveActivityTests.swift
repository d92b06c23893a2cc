import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// A timer outside the app.
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
        var options = LiveActivityOptions()
        var run = RoutineRun()
        run.timer = .init(state, elapsed: elapsed, since: Self.now)
        options.run = run
        let screen = try Screen.make(
            options, phase: .ready(journal),
            in: Context(now: Self.now, zone: .utc, product: .routine))
        return try #require(screen.card(LiveActivityCard.self))
    }

    /// The bar of a form.
    private func bar(_ form: Element) -> Element? {
        Drawn.all(form).first { if case .bar = $0.content { true } else { false } }
    }

    /// 150 of 600 seconds are a quarter; 450 seconds are 7:30.
    @Test func `every form says the same time`() throws {
        let card = try card(.running, elapsed: 150)
        let facts = card.facts
        #expect(facts.progress == 0.25 && facts.seconds == 450 && facts.habit == "b")
        #expect(facts.length == 600 && facts.end?.instant == Self.now.adding(seconds: 450))
        #expect(facts.start?.instant == Self.now.adding(seconds: -150))
        #expect(facts.updateInterval == 5 && facts.staleAfter == 30 && facts.endsAfter == nil)
        #expect(Drawn.texts(card.lockScreen) == ["Breathe", "In Progress", "07:30", "25%"])
        #expect(Drawn.texts(card.compact) == ["07:30"])
        #expect(Drawn.texts(card.expanded) == ["07:30", "25% Complete", "Breathe"])
        #expect(Drawn.texts(card.minimal).isEmpty)
        let forms = [card.lockScreen, card.compact, card.expanded, card.minimal]
        #expect(forms.allSatisfy { Drawn.icons($0).map(\.icon) == [.timer] })
        for form in forms {
            #expect(form.accessibility?.label == "Breathe timer")
            #expect(
                form.accessibility?.value == "In Progress, 7 minutes, 30 seconds remaining")
        }
    }

    @Test func `a bar is as wide as the place it stands in`() throws {
        let card = try card(.running, elapsed: 150)
        func width(_ form: Element) -> Double? {
            if case .size(let size) = bar(form)?.width { size.base } else { nil }
        }
        #expect(width(card.lockScreen) == 120 && width(card.expanded) == 80)
        #expect(Drawn.fractions(card.lockScreen) == [0.25])
    }

    @Test(arguments: [(569, false), (570, true), (599, true)])
    func `the last thirty seconds are red, marked and said`(elapsed: Int, isLow: Bool) throws {
        let card = try card(.running, elapsed: elapsed)
        #expect(card.facts.isLow == isLow && card.facts.updateInterval == (isLow ? 1 : 5))
        #expect(
            Drawn.words("time", in: card.lockScreen)?.color
                == (isLow ? .liveActivityLowTime : .textPrimary))
        for form in [card.lockScreen, card.compact, card.expanded] {
            #expect(
                Drawn.icons(form).map(\.icon) == [.timer] + (isLow ? [.exclamationmarkCircle] : []))
        }
        #expect(card.compact.accessibility?.value?.hasSuffix("ending soon") == isLow)
    }

    @Test func `a finished timer is full and goes after two seconds`() throws {
        let card = try card(.finished, elapsed: 600)
        let facts = card.facts
        #expect(facts.progress == 1 && facts.endsAfter == 2 && facts.updateInterval == nil)
        #expect(facts.state == .finished)
        #expect(Drawn.words("state", in: card.lockScreen)?.text == "Completed")
        let paused = try self.card(.paused, elapsed: 61, .countUp(target: nil))
        let time = Drawn.words("time", in: paused.lockScreen)
        #expect(time?.text == "01:01" && bar(paused.lockScreen) == nil)
        #expect(time?.aloud == "1 minute, 1 second elapsed")
    }
}
