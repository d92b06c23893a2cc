import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// A routine run.
struct RoutineRunTests {
    private static let now = Instant(secondsSince1970: 1_773_828_000)

    /// A routine of a task, a timer of 90 seconds and another task, with one session.
    private func screen(
        _ state: RoutineSession.State = .running, done: [String] = [], skipped: [String] = [],
        _ fill: (inout RoutineRun) -> Void = { _ in }
    ) throws -> Screen {
        var journal = Journal()
        var routine = Routine(id: "r", name: "Morning")
        var timer = RoutineStep(id: "b", name: "Breathe", kind: .timer)
        timer.timer = .countDown(seconds: 90)
        routine.steps = [
            RoutineStep(id: "a", name: "Bed"), timer, RoutineStep(id: "c", name: "Tea"),
        ]
        journal.routines = [routine]
        var session = RoutineSession(
            id: "s", routine: "r", day: CalendarDay(daysSince1970: 20_530), state: state)
        session.completed = done
        session.skipped = skipped
        session.seconds = 65
        journal.sessions = [session]
        var options = RoutineRunOptions()
        var run = RoutineRun()
        fill(&run)
        options.run = run
        return try Screen.make(
            options, phase: .ready(journal),
            of: .routine, in: Context(now: Self.now, zone: .utc))
    }

    private func step(_ screen: Screen) throws -> RoutineStepCard {
        try #require(screen.card(RoutineStepCard.self))
    }

    /// The rows of buttons: the habit's controls, then the navigation.
    private func buttons(_ card: RoutineStepCard) -> [[Element]] {
        let controls = card.body.children.map { part in
            part.children.flatMap { child in
                if case .row = child.content { child.children } else { [child] }
            }
        }
        return controls.filter { children in
            !children.isEmpty && children.allSatisfy { ElementQueries.action($0) != nil }
        }
    }

    /// Of three habits one is done and one skipped: 1 / 3 is done, or 33.3 percent.
    @Test func `a skipped habit is not completed`() throws {
        let screen = try screen(done: ["a"], skipped: ["b"])
        let card = try #require(screen.card(RoutineProgressCard.self))
        #expect(
            ElementQueries.words("count", in: card.body)?.text == "1 of 3 habits done • 1 skipped")
        #expect(ElementQueries.words("time", in: card.body)?.text == "1:05")
        #expect(
            card.body.accessibility?.label == "Progress: 1 of 3 habits done, 1 skipped")
        #expect(card.body.accessibility?.value == "33 percent")
        #expect(card.body.children.first?.motion?.change == .routineBar)
        #expect(
            card.facts.completed == 1 && card.facts.skipped == 1 && card.facts.elapsedSeconds == 65)
        #expect(card.facts.steps.map(\.state) == [.completed, .skipped, .current])
        #expect(
            ElementQueries.icons(card.body).map(\.icon) == [
                .checkmarkCircleFilled, .minusCircle, .circleDot,
            ])
        #expect(try step(screen).facts.step == "c")
        let back = try step(self.screen(done: ["a"], skipped: ["b"]) { $0.step = "b" })
        let mark = ElementQueries.part("skipped", in: back.body)
        #expect(back.facts.isSkipped && ElementQueries.texts(mark) == ["Skipped"])
        #expect(ElementQueries.icons(mark).map(\.icon) == [.minusCircle])
        #expect(try step(screen).facts.isSkipped == false)
    }

    /// 0 of 3 habits are done: no praise, no celebration, and nothing is full.
    @Test func `a run of skipped habits is not praised`() throws {
        let screen = try screen(.finished, skipped: ["a", "b", "c"]) { $0.session = "s" }
        let card = try #require(screen.card(RoutineCompletionCard.self))
        #expect(ElementQueries.heading(card.body)?.text == "Routine skipped")
        #expect(
            ElementQueries.ids("skipped", in: card.body).first.map(ElementQueries.texts)
                == ["3", "Skipped"])
        #expect(ElementQueries.fractions(card.body.children.first) == [0])
        #expect(ElementQueries.icons(card.body.children.first).map(\.icon) == [.minus])
        #expect(card.facts.haptic == nil && card.facts.completed == 0 && card.facts.skipped == 3)
        #expect(ElementQueries.texts(card.body.children.last) == ["Close"])
        #expect(
            screen.announcements.map(\.text) == ["Routine skipped: “Morning”. All habits skipped"])
    }

    @Test func `a paused timer looks and sounds paused`() throws {
        func panel(_ state: RoutineTimer.State) throws -> Element {
            let card = try step(
                screen(done: ["a"]) {
                    $0.timer = .init(
                        state, elapsed: 29, since: state == .running ? Self.now : nil)
                })
            return try #require(
                card.body.children.first { $0.accessibility?.label == "Timer" })
        }
        let (running, paused) = (try panel(.running), try panel(.paused))
        #expect(running.accessibility?.value == "Time left: 1 minute, 1 second")
        #expect(paused.accessibility?.value == "Paused. Time left: 1 minute, 1 second")
        #expect(
            try panel(.ready).accessibility?.value == "Not started. Length: 1 minute, 30 seconds")
        #expect(ElementQueries.texts(ElementQueries.part("paused", in: paused)) == ["Paused"])
        #expect(
            ElementQueries.icons(paused).map(\.icon) == [.pauseCircle]
                && ElementQueries.icons(running).isEmpty)
        #expect(
            ElementQueries.words("time", in: paused)?.color
                != ElementQueries.words("time", in: running)?.color)
    }

    @Test func `a timer shows its remaining time and its controls`() throws {
        let ready = try step(screen(done: ["a"]))
        let waiting = try #require(buttons(ready).first)
        #expect(
            waiting.flatMap(ElementQueries.texts) == [
                "Start", "Log 30\u{A0}s", "Log 1\u{A0}min", "Log 2\u{A0}min",
            ])
        #expect(waiting[0].accessibility?.label == "Start timer: “Breathe”")
        let running = try step(
            screen(done: ["a"]) {
                $0.timer = .init(.running, elapsed: 10, since: Self.now.adding(seconds: -19))
            })
        let time = ElementQueries.words("time", in: running.body)
        #expect(time?.text == "1:01" && time?.spokenText == "Time left: 1 minute, 1 second")
        #expect(running.facts.timer?.seconds == 61)
        #expect(running.facts.timer?.deadline?.instant == Self.now.adding(seconds: 61))
        let going = try #require(buttons(running).first)
        #expect(
            going.flatMap(ElementQueries.texts) == ["Pause", "Stop timer", "Complete early"])
        #expect(going[1].accessibility?.hint == "Ends the timer and logs the elapsed time")
        let ended = try step(
            screen(done: ["a"]) {
                $0.timer = .init(.running, elapsed: 10, since: Self.now.adding(seconds: -80))
            })
        #expect(ended.facts.timer?.state == .finished)
        #expect(
            buttons(ended).map { $0.flatMap(ElementQueries.texts) } == [
                ["Previous", "Add note", "Skip"]
            ])
        #expect(ElementQueries.words("finished", in: ended.body)?.text == "Finished")
    }

    @Test func `a running timer is valid for a second, a paused one indefinitely`() throws {
        let running = try screen(done: ["a"]) {
            $0.timer = .init(.running, since: Self.now)
        }
        #expect(running.validUntil?.instant == Self.now.adding(seconds: 1))
        #expect(try screen(done: ["a"]) { $0.timer = .init(.paused) }.validUntil == nil)
    }

    @Test(arguments: [
        (0, "0 seconds"), (1, "1 second"), (60, "1 minute"), (61, "1 minute, 1 second"),
        (-5, "0 seconds"), (3_599, "59 minutes, 59 seconds"), (3_600, "1 hour"),
        (7_322, "2 hours, 2 minutes"), (32_401, "9 hours"), (86_399, "23 hours, 59 minutes"),
        (86_400, "1 day"), (95_000, "1 day, 2 hours"), (31_536_000, "365 days"),
    ])
    func `a time is spoken in its two largest units`(seconds: Int, words: String) {
        let phrases = Phrases(language: "en")
        #expect(phrases.duration(seconds: seconds).spokenText == words)
    }

    @Test func `minutes are padded only outside the app`() {
        let phrases = Phrases(language: "en")
        #expect(phrases.clock(seconds: 65) == "1:05")
        #expect(phrases.clock(seconds: 65, minuteDigits: 2) == "01:05")
        #expect(phrases.clock(seconds: 6_000) == "1:40:00")
        #expect(phrases.clock(seconds: 32_401, minuteDigits: 2) == "9:00:01")
    }

    @Test func `the end counts completed habits and celebrates once`() throws {
        let screen = try screen(.finished, done: ["a", "b"], skipped: ["c"]) { $0.session = "s" }
        let card = try #require(screen.card(RoutineCompletionCard.self))
        #expect(ElementQueries.heading(card.body)?.text == "Routine finished")
        #expect(
            ["completed", "skipped", "duration"].map {
                ElementQueries.ids($0, in: card.body).first.map(ElementQueries.texts)
            } == [["2 of 3 habits", "Completed"], ["1", "Skipped"], ["1:05", "Duration"]])
        #expect(
            card.facts.completed == 2 && card.facts.total == 3 && card.facts.elapsedSeconds == 65)
        let ring = try #require(card.body.children.first)
        let tick = try #require(ring.children.first)
        #expect(
            ElementQueries.fractions(ring) == [0.666_667] && ring.motion?.appear == .completionRing)
        #expect(ElementQueries.icons(ring).map(\.size.points) == [40])
        #expect(tick.motion?.appear == .completionSymbol)
        #expect(tick.motion?.reduced.motion == .crossFade)
        let mood = try #require(ElementQueries.ids("mood", in: card.body).first)
        #expect(
            mood.children.flatMap(ElementQueries.texts) == [
                "😵 Terrible", "😴 Tired", "😐 Okay", "😊 Good", "😄 Excellent",
            ])
        #expect(ElementQueries.texts(card.body.children.last) == ["Close"])
        #expect(
            ElementQueries.action(card.body.children.last) != nil
                && card.facts.haptic == .celebration)
        #expect(
            screen.announcements.map(\.text) == [
                "Routine finished: “Morning”. 2 of 3 habits done. Duration: 1 minute, 5 seconds"
            ])
        #expect(screen.announcements.first?.id == card.facts.announcement)
        let whole = try self.screen(.finished, done: ["a", "b", "c"]) { $0.session = "s" }
        let complete = try #require(whole.card(RoutineCompletionCard.self))
        #expect(ElementQueries.heading(complete.body)?.text == "Routine complete")
        #expect(ElementQueries.fractions(complete.body.children.first) == [1])
        #expect(ElementQueries.texts(complete.body.children.last) == ["Done"])
        #expect(
            whole.announcements.map(\.text) == [
                "Routine complete: “Morning”. Duration: 1 minute, 5 seconds"
            ])
    }

    @Test(arguments: [
        (RoutineRun.Event(.completed, step: "a"), "Habit completed: “Bed”"),
        (.init(.skipped, step: "a"), "Habit skipped: “Bed”"),
        (.init(.timerStarted, step: "b"), "Timer started: “Breathe”"),
        (
            .init(.timerStopped, step: "b", seconds: 30),
            "Timer stopped: “Breathe”. Elapsed: 30 seconds"
        ),
        (.init(.paused), "Routine paused"), (.init(.resumed), "Routine resumed"),
    ])
    func `an event is announced once`(event: RoutineRun.Event, text: String) throws {
        #expect(try screen { $0.event = event }.announcements.map(\.text) == [text])
        #expect(try screen().announcements.isEmpty)
    }

    /// Counters range from 0 to 999.
    @Test(arguments: [0, 5, 999])
    func `a counter is changed in one way, within its bounds`(count: Int) throws {
        var journal = Journal()
        var routine = Routine(id: "r", name: "Morning")
        routine.steps = [RoutineStep(id: "a", name: "Cups", kind: .counter)]
        journal.routines = [routine]
        journal.sessions = [
            RoutineSession(
                id: "s", routine: "r", day: CalendarDay(daysSince1970: 20_530), state: .running)
        ]
        var options = RoutineRunOptions()
        options.run = RoutineRun()
        options.run?.counts = [count]
        let screen = try Screen.make(
            options, phase: .ready(journal),
            of: .routine, in: Context(now: Self.now, zone: .utc))
        let stepper = try #require(
            ElementQueries.ids("counter-0", in: step(screen).body).first)
        #expect(stepper.input == Element.Input(integer: count, in: 0...999))
        #expect(stepper.activation?.intent == .enter(.option("run.counts[0]")))
        // Assistive technology adjusts the stepper, without actions of its own.
        #expect(stepper.accessibility?.role == .adjustable && stepper.actions.isEmpty)
        #expect(stepper.accessibility?.range == ValueRange(now: Double(count), min: 0, max: 999))
    }

    @Test func `a paused routine only offers to resume`() throws {
        let screen = try screen(.paused, done: ["a"])
        let message = try #require(screen.card(MessageCard.self))
        #expect(message.words("title")?.text == "Paused")
        #expect(message.buttons.first?.activation?.intent.kind == "resume")
        let step = try step(screen)
        #expect(
            ElementQueries.all(step.body).allSatisfy {
                ElementQueries.action($0) == nil && $0.actions.isEmpty
            })
        #expect(screen.validUntil == nil)
    }
}
