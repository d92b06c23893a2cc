import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// The values entered for the steps of a routine, and their records.
struct SessionStepTests {
    private var session: Session
    private var context = Context(
        now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    /// A routine of two counters, a measurement, a timer and a question, just started.
    init() throws {
        func step(_ id: String, _ kind: StepKind, _ items: [String] = []) -> RoutineStep {
            var step = RoutineStep(id: id, name: id, kind: kind)
            step.items = items
            return step
        }
        var timer = step("breathe", .timer)
        timer.timer = .countDown(seconds: 90)
        var question = step("mood", .question, ["Well", "Tired"])
        question.steps = [RoutineStep(id: "dance", name: "Dance")]
        var routine = Routine(id: "r", name: "Morning")
        routine.steps = [
            step("pills", .counter, ["Iron", "Zinc"]), step("cups", .counter),
            step("weigh", .measurement), timer, question,
        ]
        var journal = Journal()
        journal.routines = [routine]
        session = try Session(journal, at: RoutineTemplatesOptions(), of: .routine)
        _ = try session.send(Event(.start(.init(routine: "r"))), in: context)
    }

    private mutating func tap(_ id: String, _ value: Intent.Value? = nil, after seconds: Int = 1)
        throws
    {
        context.now = context.now.adding(seconds: seconds)
        let screen = try session.screen(in: context)
        let action = try #require(
            screen.action(id), "\(id): \(screen.enabledActions.map(\.id))")
        _ = try session.send(action.event(entering: value), in: context)
    }

    private var run: RoutineSession { get throws { try #require(session.journal.sessions.first) } }

    /// The rows between the name of the step and its checkbox.
    private func texts() throws -> [String] {
        let card = try session.screen(in: context).card(RoutineStepCard.self)
        let rows = card?.body.children.filter { $0.id != nil && $0.id != "complete" }
        return rows?.flatMap(ElementQueries.texts) ?? []
    }

    @Test mutating func `counts are saved when their step is done, each at its index`() throws {
        try tap("step/counter-1/count-1", 2)
        try tap("step/counter-0/count-0", 1)
        #expect(try run.values.isEmpty)
        try tap("step/complete/complete")
        #expect(try run.value(of: "pills")?.counts == [1, 2])
        // The next counter starts empty, and a step without an entry saves no value.
        #expect(try texts() == ["cups", "0"])
        try tap("step/complete/complete")
        #expect(try run.values.map(\.step) == ["pills"])
    }

    @Test mutating func `a note is saved with a completed or skipped step`() throws {
        let id = try run.id
        let done = Intent.Run(session: id, step: "pills", note: "With water")
        _ = try session.send(Event(.complete(done)), in: context)
        let left = Intent.Run(session: id, step: "cups", note: "  The kettle broke ")
        _ = try session.send(Event(.skip(left)), in: context)
        #expect(try run.values.map(\.note) == ["With water", "The kettle broke"])
        #expect(try run.skipped == ["cups"])
        let long = String(repeating: "x", count: 501)
        let error = #expect(throws: SessionError.self) {
            let skip = Intent.Run(session: id, step: "weigh", note: long)
            return try session.send(Event(.skip(skip)), in: context)
        }
        #expect(error?.id == "too-long")
    }

    @Test func `an incomplete step is not offered, and a routine of such steps cannot start`()
        throws
    {
        var journal = Journal()
        var later = Routine(id: "later", name: "Later")
        later.steps = [
            RoutineStep(id: "breathe", name: "Breathe", kind: .timer),
            RoutineStep(id: "how", name: "How are you?", kind: .question),
            RoutineStep(id: "open", name: "Open", kind: .action),
        ]
        var soon = later
        soon = Routine(id: "soon", name: "Soon")
        soon.steps = later.steps + [RoutineStep(id: "tidy", name: "Tidy")]
        journal.routines = [later, soon]
        var session = try Session(journal, at: RoutineTemplatesOptions(), of: .routine)
        let starts = try session.screen(in: context).enabledActions.map(\.intent)
        #expect(!starts.contains(.start(.init(routine: "later"))))
        #expect(starts.contains(.start(.init(routine: "soon"))))
        let error = #expect(throws: SessionError.self) {
            try session.send(Event(.start(.init(routine: "later"))), in: context)
        }
        #expect(error?.id == "unfinished-routine")
        _ = try session.send(Event(.start(.init(routine: "soon"))), in: context)
        let run = try #require(session.journal.sessions.first)
        let tidy = Intent.Run(session: run.id, step: "tidy")
        _ = try session.send(Event(.complete(tidy)), in: context)
        #expect(session.journal.sessions.first?.state == .finished)
    }

    @Test mutating func `going back restores the entry, saved or not`() throws {
        try tap("step/counter-1/count-1", 2)
        try tap("step/complete/complete")
        try tap("step/counter-0/count-0", 7)
        try tap("step/previous/previous")
        #expect(try texts() == ["Iron", "0", "Zinc", "2"])
        // Entering one count keeps the other saved ones.
        try tap("step/counter-0/count-0", 5)
        try tap("step/next/next")
        #expect(try texts() == ["cups", "7"])
        #expect(try run.value(of: "pills")?.counts == [0, 2] && run.value(of: "cups") == nil)
        try tap("step/complete/complete")
        #expect(try run.value(of: "pills")?.counts == [5, 2])
        #expect(try run.value(of: "cups")?.counts == [7])
    }

    @Test mutating func `a measurement is a number within bounds`() throws {
        try tap("step/skip/skip")
        try tap("step/skip/skip")
        let screen = try session.screen(in: context)
        let field = try #require(screen.action("step/value/enter"))
        let input = try #require(screen.input(of: field.intent))
        #expect(input.format == .decimal && input.min == -1_000_000 && input.max == 1_000_000)
        for (value, words) in [
            (Intent.Value.number(1_000_001), "out of range"), ("72", "not a number"),
        ] {
            let before = session
            let error = #expect(throws: SessionError.self) {
                try session.send(field.event(entering: value), in: context)
            }
            #expect(error?.path == "value" && error?.message.contains(words) == true)
            #expect(session == before)
        }
        try tap("step/value/enter", 72.4)
        #expect(try texts() == ["Value", "72.4"])
        try tap("step/complete/complete")
        #expect(try run.value(of: "weigh")?.number == 72.4)
        // After unticking and skipping, no value is saved.
        try tap("step/previous/previous")
        try tap("step/complete/complete")
        #expect(try texts() == ["Value", "72.4"])
        try tap("step/skip/skip")
        #expect(try run.values.isEmpty && run.skipped == ["pills", "cups", "weigh"])
    }

    @Test mutating func `a pause keeps the entry, and resuming restores it`() throws {
        try tap("step/counter-0/count-0", 3)
        try tap("toolbar/pauseRoutine/pauseRoutine")
        #expect(try run.value(of: "pills")?.counts == [3] && run.completed.isEmpty)
        // After a relaunch only the journal is known.
        session = try Session(session.journal, at: RoutineRunOptions(), of: .routine)
        try tap("paused/resumeRoutine/resumeRoutine")
        #expect(try texts() == ["Iron", "3", "Zinc", "0"])
        try tap("step/counter-1/count-1", 4)
        try tap("step/complete/complete")
        #expect(try run.value(of: "pills")?.counts == [3, 4])
    }

    @Test mutating func `a timer keeps its time and leaves the note to the person`() throws {
        for _ in ["pills", "cups", "weigh"] { try tap("step/skip/skip") }
        try tap("step/start/start")
        // After 40 seconds the previous step is opened and the timer pauses.
        try tap("step/previous/previous", after: 40)
        try tap("step/next/next")
        let timer = try session.screen(in: context).card(RoutineStepCard.self)?.facts.timer
        #expect(timer?.state == .paused && timer?.seconds == 50)
        try tap("step/resume/resume")
        try tap("step/stop/stop", after: 5)
        #expect(try run.value(of: "breathe")?.seconds == 45)
        #expect(try run.value(of: "breathe")?.note == nil)
        // A timer that ran to its end: 90 seconds, even if noticed late.
        try tap("step/previous/previous")
        try tap("step/start/start")
        context.now = context.now.adding(seconds: 500)
        _ = try session.send(Event(.report(.init(.time))), in: context)
        #expect(try run.value(of: "breathe")?.seconds == 90)
        #expect(try run.value(of: "breathe")?.note == nil)
        try tap("step/previous/previous")
        try tap("step/log-30/log-30")
        #expect(try run.value(of: "breathe")?.seconds == 30)
        #expect(try run.value(of: "breathe")?.note == nil)
        // The person's own note stays.
        try tap("step/previous/previous")
        let noted = Intent.Run(
            session: try run.id, step: "breathe", seconds: 45, note: "Slowly")
        _ = try session.send(Event(.complete(noted)), in: context)
        try tap("step/previous/previous")
        try tap("step/log-60/log-60")
        #expect(try run.value(of: "breathe")?.seconds == 60)
        #expect(try run.value(of: "breathe")?.note == "Slowly")
    }

    @Test mutating func `an answer is saved and its steps follow`() throws {
        for _ in ["pills", "cups", "weigh", "breathe"] { try tap("step/skip/skip") }
        let id = try run.id
        let error = #expect(throws: SessionError.self) {
            try session.send(
                Event(.complete(.init(session: id, step: "mood", answer: 2))), in: context)
        }
        #expect(error?.id == "unknown-answer" && error?.path == "intent.answer")
        try tap("step/answers/answer-0/answer-0")
        #expect(try run.value(of: "mood")?.answer == "Well" && run.state == .running)
        let progress = try session.screen(in: context).card(RoutineProgressCard.self)
        #expect(
            ElementQueries.words("count", in: progress?.body)?.text
                == "1 of 6 habits done • 4 skipped")
        // The answer is marked when going back, and another one leads to no step.
        try tap("step/previous/previous")
        let question = try #require(session.screen(in: context).card(RoutineStepCard.self))
        let options = try #require(ElementQueries.ids("answers", in: question.body).first).children
        #expect(options.map { $0.accessibility?.states.contains(.selected) } == [true, false])
        try tap("step/answers/answer-1/answer-1")
        #expect(try run.value(of: "mood")?.answer == "Tired" && run.state == .finished)
    }

    @Test mutating func `rejects a step that does not exist`() throws {
        let before = session
        let error = #expect(throws: SessionError.self) {
            try session.send(Event(.choose(option: "run.step", value: "gone")), in: context)
        }
        #expect(error?.id == "invalid-value" && session == before)
    }

    @Test mutating func `an event is announced only once`() throws {
        try tap("step/skip/skip")
        #expect(
            try session.screen(in: context).announcements.map(\.text) == ["Habit skipped: “pills”"])
        try tap("step/counter-0/count-0", 2)
        #expect(try session.screen(in: context).announcements.isEmpty)
    }
}
