import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// Taking back a step of a routine that has no box to untick.
struct StepUndoTests {
    private var session: Session
    private var context = Context(now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    /// A routine of a timer, a question with habits that follow and another timer, just started.
    init() throws {
        func timer(_ id: String) -> RoutineStep {
            var step = RoutineStep(id: id, name: id, kind: .timer)
            step.timer = .countDown(seconds: 90)
            return step
        }
        var question = RoutineStep(id: "mood", name: "mood", kind: .question)
        question.items = ["Well", "Tired"]
        question.steps = [RoutineStep(id: "run", name: "run"), RoutineStep(id: "nap", name: "nap")]
        var journal = Journal()
        journal.routines = [Routine(id: "r", name: "Morning")]
        journal.routines[0].steps = [timer("breathe"), question, timer("plank")]
        session = try Session(journal, at: RoutineTemplatesOptions(), of: .routine)
        _ = try session.send(Event(.start(.init(routine: "r"))), in: context)
    }

    private var run: RoutineSession { get throws { try #require(session.journal.sessions.first) } }

    private var screen: Screen { get throws { try session.screen(in: context) } }

    private var step: RoutineStepCard.Facts? {
        get throws { try screen.card(RoutineStepCard.self)?.facts }
    }

    private mutating func tap(_ id: String, after seconds: Int = 1) throws {
        context.now = context.now.adding(seconds: seconds)
        let screen = try screen
        let action = try #require(
            screen.action(id), "\(id): \(screen.enabledActions.map(\.id))")
        _ = try session.send(action.event(), in: context)
    }

    private func undo(_ step: String) -> String { "note-completed-\(step)/act/act" }

    @Test(arguments: ["stop", "completeEarly"])
    mutating func `a timer that ends early goes on from where it was`(button: String) throws {
        try tap("step/start/start")
        try tap("step/\(button)/\(button)", after: 40)
        #expect(try run.completed == ["breathe"] && run.value(of: "breathe")?.seconds == 40)
        #expect(try run.value(of: "breathe")?.note == nil && step?.step == "mood")
        #expect(try screen.toasts.count == 1)
        try tap(undo("breathe"), after: 4)
        #expect(try run.completed == [] && screen.toasts.isEmpty)
        #expect(try step?.timer?.state == .paused && step?.timer?.seconds == 50)
        try tap("step/resume/resume")
        context.now = context.now.adding(seconds: 50)
        _ = try session.send(Event(.report(.init(.time))), in: context)
        #expect(try run.completed == ["breathe"] && run.value(of: "breathe")?.seconds == 90)
        // The end of the time is no slip, and is not offered to be undone.
        #expect(try screen.toasts.isEmpty)
    }

    @Test mutating func `the offer lasts as long as an undo window`() throws {
        let window = session.app.theme.undoWindow
        #expect(window.seconds == 5)
        try tap("step/log-60/log-60")
        let start = context.now
        let deadline = try #require(
            screen.toasts.first?.content(as: ToastCard.self)?.facts.deadline)
        #expect(deadline.instant == start.adding(seconds: 5))
        context.now = start.adding(seconds: 5)
        #expect(try screen.toasts.isEmpty)
        context.now = start
        context.assistiveTechnology = true
        let longer = try #require(screen.toasts.first?.content(as: ToastCard.self)?.facts.deadline)
        #expect(longer.instant == start.adding(seconds: window.assistedSeconds))
    }

    @Test mutating func `a logged time is taken back to the start of the timer`() throws {
        try tap("step/log-60/log-60")
        #expect(try run.value(of: "breathe")?.seconds == 60)
        try tap(undo("breathe"))
        #expect(try run.completed == [] && run.values == [] && step?.timer?.state == .ready)
    }

    @Test mutating func `an answer is taken back with the habits that follow it`() throws {
        try tap("step/skip/skip")
        try tap("step/answers/answer-1/answer-1")
        #expect(try step?.step == "nap" && run.value(of: "mood")?.answer == "Tired")
        try tap(undo("mood"))
        #expect(try step?.step == "mood" && run.values == [])
        try tap("step/answers/answer-0/answer-0")
        #expect(try step?.step == "run")
    }

    @Test mutating func `the last step is taken back on the next screen too`() throws {
        try tap("step/skip/skip")
        try tap("step/skip/skip")
        try tap("step/start/start")
        try tap("step/stop/stop", after: 30)
        #expect(try run.state == .finished && run.seconds == 1 + 1 + 1 + 30)
        try tap("completion/done/done")
        #expect(session.place.page.screen == .routineTemplates)
        try tap(undo("plank"))
        #expect(try run.state == .running && run.ended == nil && run.completed == [])
        #expect(try step?.step == "plank" && step?.timer?.state == .paused)
        try tap("step/completeEarly/completeEarly", after: 10)
        #expect(try run.state == .finished && run.value(of: "plank")?.seconds == 30)
    }

    /// Two taps on Skip can end a routine that had one habit left.
    @Test mutating func `a last step that was skipped is taken back`() throws {
        for _ in 0..<3 { try tap("step/skip/skip") }
        #expect(try run.state == .finished && run.skipped == ["breathe", "mood", "plank"])
        #expect(
            try screen.toasts.first?.body.accessibility?.label.contains("skipped: “plank”")
                == true)
        try tap(undo("plank"))
        #expect(try run.state == .running && run.skipped == ["breathe", "mood"])
        #expect(try step?.step == "plank")
    }

    @Test mutating func `the second of two taps on Skip changes nothing`() throws {
        let skip = try #require(screen.action("step/skip/skip")).event()
        #expect(try !session.send(skip, in: context).isEmpty)
        #expect(try session.send(skip, in: context).isEmpty)
        #expect(try run.skipped == ["breathe"])
    }

    @Test mutating func `it is announced once`() throws {
        try tap("step/start/start")
        try tap("step/completeEarly/completeEarly", after: 40)
        let said = try screen.announcements.map(\.text)
        #expect(said == ["Success: Habit completed: “breathe”. Action: Undo."])
        let undo = try #require(screen.action(undo("breathe")))
        let saved = try session.send(undo.event(), in: context).compactMap { effect in
            if case .save(_, let id) = effect { id } else { nil }
        }
        let report = Intent.Report(.save, true, of: saved.first)
        let effects = try session.send(Event(.report(report)), in: context)
        let restored = effects.compactMap { effect in
            if case .announce(let announcement) = effect { announcement.text } else { nil }
        }
        #expect(restored == ["Restored"])
    }
}
