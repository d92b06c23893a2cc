import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// A timer as a Live Activity.
struct LiveActivityTests {
    private static let now = Instant(secondsSince1970: 1_773_828_000)

    private func forms(
        _ state: RoutineTimer.State, elapsed: Int, _ style: TimerStyle = .countDown(seconds: 600)
    ) throws -> [LiveActivityCard.Form: LiveActivityCard] {
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
            of: .routine, in: Context(now: Self.now, zone: .utc))
        let cards = screen.cards(LiveActivityCard.self)
        #expect(cards.map(\.facts.form) == LiveActivityCard.Form.allCases)
        return Dictionary(uniqueKeysWithValues: cards.map { ($0.facts.form, $0) })
    }

    /// The bar of a presentation.
    private func bar(_ form: Element) -> Element? {
        ElementQueries.all(form).first { if case .bar = $0.content { true } else { false } }
    }

    /// 150 of 600 seconds are a quarter; 450 seconds are 7:30.
    @Test func `all presentations show the same time`() throws {
        let forms = try forms(.running, elapsed: 150)
        let facts = try #require(forms[.lockScreen]).facts
        #expect(facts.progress == 0.25 && facts.seconds == 450 && facts.habit == "b")
        #expect(facts.length == 600 && facts.end?.instant == Self.now.adding(seconds: 450))
        #expect(facts.start?.instant == Self.now.adding(seconds: -150))
        #expect(facts.updateInterval == 5 && facts.staleAfter == 30 && facts.endsAfter == nil)
        #expect(
            forms.mapValues { ElementQueries.texts($0.body) } == [
                .lockScreen: ["Breathe", "Running", "07:30", "25%"], .compact: ["07:30"],
                .expanded: ["07:30", "Breathe", "25% complete"], .minimal: [],
            ])
        for form in forms.values.map(\.body) {
            #expect(ElementQueries.icons(form).map(\.icon) == [.timer])
            #expect(form.accessibility?.label == "Timer: “Breathe”")
            // Voice Control users can speak any of the visible words.
            #expect(form.accessibility?.details.map(\.value) == ["25 percent complete"])
            #expect(
                form.accessibility?.value == "Running, Time left: 7 minutes, 30 seconds")
        }
    }

    @Test func `a bar is as wide as its container, on a track that is visible there`() throws {
        let forms = try forms(.running, elapsed: 150).mapValues(\.body)
        func track(_ form: LiveActivityCard.Form) throws -> ColorRole? {
            let bar = try #require(forms[form].flatMap(bar))
            #expect(bar.width == nil && bar.describedBy == "percent")
            return if case .bar(let bar) = bar.content { bar.track } else { nil }
        }
        #expect(try track(.lockScreen) == .progressTrack)
        #expect(try track(.expanded) == .liveActivityIslandTrack)
        #expect(forms[.lockScreen].map(ElementQueries.fractions) == [0.25])
    }

    @Test(arguments: [(569, false), (570, true), (599, true)])
    func `the last thirty seconds are red, marked and spoken`(elapsed: Int, isLow: Bool) throws {
        let forms = try forms(.running, elapsed: elapsed)
        let lockScreen = try #require(forms[.lockScreen])
        #expect(lockScreen.facts.isLow == isLow)
        #expect(lockScreen.facts.updateInterval == (isLow ? 1 : 5))
        #expect(
            ElementQueries.words("time", in: lockScreen.body)?.color
                == (isLow ? .liveActivityLowTime : .textPrimary))
        for (form, card) in forms {
            let hasSign = isLow && form != .minimal
            #expect(
                ElementQueries.icons(card.body).map(\.icon)
                    == [.timer] + (hasSign ? [.exclamationmarkCircle] : []))
            #expect(card.body.accessibility?.value?.hasSuffix("ending soon") == isLow)
        }
    }

    // A paused timer has the pause symbol in every presentation, its time is not drawn as
    /// running, it does not end soon, and it needs no updates.
    @Test func `a paused timer differs from a running one`() throws {
        let (running, paused) = (
            try forms(.running, elapsed: 580), try forms(.paused, elapsed: 580)
        )
        for form in LiveActivityCard.Form.allCases {
            let (moving, still) = (try #require(running[form]), try #require(paused[form]))
            #expect(ElementQueries.icons(still.body).map(\.icon) == [.pauseCircle])
            #expect(ElementQueries.icons(moving.body).first?.icon == .timer)
            #expect(still.facts.updateInterval == nil && still.facts.end == nil)
            #expect(!still.facts.isLow && moving.facts.isLow)
            #expect(still.body.accessibility?.value == "Paused, Time left: 20 seconds")
            let colors = [moving, still].map { ElementQueries.words("time", in: $0.body)?.color }
            #expect(colors[0] != colors[1] || colors[0] == nil)
        }
        let texts = [LiveActivityCard.Form.lockScreen, .expanded].map {
            ElementQueries.texts(paused[$0]?.body)
        }
        #expect(texts.allSatisfy { $0.contains("Paused") })
    }

    @Test func `a finished timer is full and is dismissed after two seconds`() throws {
        let card = try #require(try forms(.finished, elapsed: 600)[.lockScreen])
        let facts = card.facts
        #expect(facts.progress == 1 && facts.endsAfter == 2 && facts.updateInterval == nil)
        #expect(facts.state == .finished)
        #expect(ElementQueries.words("state", in: card.body)?.text == "Finished")
        let paused = try forms(.paused, elapsed: 61, .countUp(target: nil))
        let form = try #require(paused[.lockScreen]).body
        let time = ElementQueries.words("time", in: form)
        #expect(time?.text == "01:01" && bar(form) == nil)
        #expect(time?.spokenText == "Elapsed: 1 minute, 1 second")
    }
}
