import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// A timer outside the app.
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

    /// The bar of a form.
    private func bar(_ form: Element) -> Element? {
        Drawn.all(form).first { if case .bar = $0.content { true } else { false } }
    }

    /// 150 of 600 seconds are a quarter; 450 seconds are 7:30.
    @Test func `every form says the same time`() throws {
        let forms = try forms(.running, elapsed: 150)
        let facts = try #require(forms[.lockScreen]).facts
        #expect(facts.progress == 0.25 && facts.seconds == 450 && facts.habit == "b")
        #expect(facts.length == 600 && facts.end?.instant == Self.now.adding(seconds: 450))
        #expect(facts.start?.instant == Self.now.adding(seconds: -150))
        #expect(facts.updateInterval == 5 && facts.staleAfter == 30 && facts.endsAfter == nil)
        #expect(
            forms.mapValues { Drawn.texts($0.body) } == [
                .lockScreen: ["Breathe", "In Progress", "07:30", "25%"], .compact: ["07:30"],
                .expanded: ["07:30", "25% Complete", "Breathe"], .minimal: [],
            ])
        for form in forms.values.map(\.body) {
            #expect(Drawn.icons(form).map(\.icon) == [.timer])
            #expect(form.accessibility?.label == "Breathe timer")
            // Whoever controls it by voice may say any of the words on it.
            #expect(form.accessibility?.details.map(\.value) == ["25 percent complete"])
            #expect(
                form.accessibility?.value == "In Progress, 7 minutes, 30 seconds remaining")
        }
    }

    @Test func `a bar is as wide as the place it stands in`() throws {
        let forms = try forms(.running, elapsed: 150).mapValues(\.body)
        func width(_ form: LiveActivityCard.Form) -> Double? {
            if case .size(let size) = forms[form].flatMap(bar)?.width { size.base } else { nil }
        }
        #expect(width(.lockScreen) == 120 && width(.expanded) == 80)
        #expect(forms[.lockScreen].map(Drawn.fractions) == [0.25])
    }

    @Test(arguments: [(569, false), (570, true), (599, true)])
    func `the last thirty seconds are red, marked and said`(elapsed: Int, isLow: Bool) throws {
        let forms = try forms(.running, elapsed: elapsed)
        let lockScreen = try #require(forms[.lockScreen])
        #expect(lockScreen.facts.isLow == isLow)
        #expect(lockScreen.facts.updateInterval == (isLow ? 1 : 5))
        #expect(
            Drawn.words("time", in: lockScreen.body)?.color
                == (isLow ? .liveActivityLowTime : .textPrimary))
        for (form, card) in forms {
            let hasSign = isLow && form != .minimal
            #expect(
                Drawn.icons(card.body).map(\.icon)
                    == [.timer] + (hasSign ? [.exclamationmarkCircle] : []))
            #expect(card.body.accessibility?.value?.hasSuffix("ending soon") == isLow)
        }
    }

    /// Standing still, it has the sign of a pause in every form, its time is not drawn as one that
    /// runs, and it neither ends soon nor asks to be renewed.
    @Test func `a paused timer does not look like one that runs`() throws {
        let (running, paused) = (
            try forms(.running, elapsed: 580), try forms(.paused, elapsed: 580)
        )
        for form in LiveActivityCard.Form.allCases {
            let (moving, still) = (try #require(running[form]), try #require(paused[form]))
            #expect(Drawn.icons(still.body).map(\.icon) == [.pauseCircle])
            #expect(Drawn.icons(moving.body).first?.icon == .timer)
            #expect(still.facts.updateInterval == nil && still.facts.end == nil)
            #expect(!still.facts.isLow && moving.facts.isLow)
            #expect(still.body.accessibility?.value == "Paused, 20 seconds remaining")
            let colors = [moving, still].map { Drawn.words("time", in: $0.body)?.color }
            #expect(colors[0] != colors[1] || colors[0] == nil)
        }
        let texts = [LiveActivityCard.Form.lockScreen, .expanded].map {
            Drawn.texts(paused[$0]?.body)
        }
        #expect(texts.allSatisfy { $0.contains("Paused") })
    }

    @Test func `a finished timer is full and goes after two seconds`() throws {
        let card = try #require(try forms(.finished, elapsed: 600)[.lockScreen])
        let facts = card.facts
        #expect(facts.progress == 1 && facts.endsAfter == 2 && facts.updateInterval == nil)
        #expect(facts.state == .finished)
        #expect(Drawn.words("state", in: card.body)?.text == "Completed")
        let paused = try forms(.paused, elapsed: 61, .countUp(target: nil))
        let form = try #require(paused[.lockScreen]).body
        let time = Drawn.words("time", in: form)
        #expect(time?.text == "01:01" && bar(form) == nil)
        #expect(time?.aloud == "1 minute, 1 second elapsed")
    }
}
