import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// The sheet for a note on a routine's step.
struct StepNoteTests {
    private var session: Session
    private var context = Context(now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    /// A routine of a task, a timer, a question and another task, just started.
    init() throws {
        var timer = RoutineStep(id: "breathe", name: "Breathe", kind: .timer)
        timer.timer = .countDown(seconds: 90)
        var question = RoutineStep(id: "mood", name: "Mood", kind: .question)
        question.items = ["Well", "Tired"]
        var routine = Routine(id: "r", name: "Morning")
        routine.steps = [
            RoutineStep(id: "bed", name: "Bed"), timer, question,
            RoutineStep(id: "tea", name: "Tea"),
        ]
        var journal = Journal()
        journal.routines = [routine]
        session = try Session(journal, at: RoutineTemplatesOptions(), of: .routine)
        _ = try session.send(Event(.start(.init(routine: "r"))), in: context)
    }

    private var run: RoutineSession { get throws { try #require(session.journal.sessions.first) } }

    private var screen: Screen { get throws { try session.screen(in: context) } }

    private mutating func tap(_ id: String, _ value: Intent.Value? = nil, after seconds: Int = 1)
        throws
    {
        context.now = context.now.adding(seconds: seconds)
        let screen = try screen
        let action = try #require(
            screen.action(id), "\(id): \(screen.enabledActions.map(\.id))")
        _ = try session.send(action.event(entering: value), in: context)
    }

    private func buttons() throws -> [String] {
        let body = try #require(screen.overlay?.card.body)
        return body.children.filter { $0.activation != nil && $0.field == nil }
            .flatMap(ElementQueries.texts)
    }

    @Test mutating func `a step is skipped or completed with the typed note`() throws {
        try tap("step/addNote/addNote")
        let field = try #require(
            ElementQueries.ids("note/text", in: screen.overlay?.card.body).first?.field)
        #expect(field.input.maximumLength == 500 && field.input.lines == 3)
        #expect(!field.input.isRequired && field.input.value == nil)
        #expect(try buttons() == ["Complete", "Skip", "Cancel"])
        try tap("note/text/enter", "  No sheets ")
        try tap("note/skip/skip")
        #expect(try screen.overlay == nil)
        #expect(try screen.announcements.map(\.text) == ["Habit skipped: “Bed”"])
        #expect(try run.skipped == ["bed"] && run.value(of: "bed")?.note == "No sheets")
        try tap("step/skip/skip")
        try tap("step/skip/skip")
        try tap("step/addNote/addNote")
        try tap("note/text/enter", "Green")
        try tap("note/complete/complete")
        #expect(try run.completed == ["tea"] && run.value(of: "tea")?.note == "Green")
    }

    @Test mutating func `a note stays when its step is done again`() throws {
        try tap("step/addNote/addNote")
        try tap("note/text/enter", "No sheets")
        try tap("note/complete/complete")
        _ = try session.send(
            Event(.reopen(.init(session: try run.id, step: "bed"))), in: context)
        _ = try session.send(
            Event(.complete(.init(session: try run.id, step: "bed"))), in: context)
        #expect(try run.value(of: "bed")?.note == "No sheets")
    }

    @Test mutating func `an empty note is not saved`() throws {
        try tap("step/addNote/addNote")
        try tap("note/text/enter", "No sheets")
        try tap("note/text/enter")
        #expect(try screen.overlay != nil)
        try tap("note/skip/skip")
        #expect(try run.skipped == ["bed"] && run.values.isEmpty)
    }

    @Test mutating func `a note is limited to 500 characters`() throws {
        try tap("step/addNote/addNote")
        let enter = try #require(screen.action("note/text/enter"))
        let before = session
        let error = #expect(throws: SessionError.self) {
            try session.send(
                enter.event(entering: .text(String(repeating: "x", count: 501))), in: context)
        }
        #expect(error?.id == "invalid-value" && session == before)
        try tap("note/text/enter", .text(String(repeating: "x", count: 500)))
    }

    @Test(arguments: [true, false])
    mutating func `closing the sheet discards the note if the person agrees`(
        isCancelled: Bool
    ) throws {
        try tap("step/addNote/addNote")
        try tap("note/text/enter", "No sheets")
        if isCancelled {
            try tap("note/cancel/cancel")
        } else {
            _ = try session.send(Event(.close()), in: context)
        }
        try tap("discard/keep/keep")
        #expect(try screen.overlay?.card.id == "note")
        try tap("note/cancel/cancel")
        try tap("discard/discard/discard")
        #expect(try screen.overlay == nil && session.place.page.screen == .routineRun)
        // Without a text it closes at once.
        try tap("step/addNote/addNote")
        try tap("note/cancel/cancel")
        #expect(try screen.overlay == nil)
        try tap("step/addNote/addNote")
        let field = try #require(
            ElementQueries.ids("note/text", in: screen.overlay?.card.body).first?.field)
        #expect(field.value == nil)
        try tap("note/skip/skip")
        // The sheet of a step that is behind does not reopen, and closes nothing.
        _ = try session.send(Event(.close()), in: context)
        #expect(session.place.page.screen == .routineTemplates)
    }

    @Test mutating func `a step that cannot be completed with a note can be skipped with one`()
        throws
    {
        try tap("step/skip/skip")
        try tap("step/addNote/addNote")
        #expect(try buttons() == ["Skip", "Cancel"])
        try tap("note/skip/skip")
        try tap("step/addNote/addNote")
        #expect(try buttons() == ["Skip", "Cancel"])
    }

    @Test mutating func `a timer that ends while a note is typed keeps it`() throws {
        try tap("step/skip/skip")
        try tap("step/start/start")
        try tap("step/addNote/addNote", after: 60)
        try tap("note/text/enter", "Calm", after: 10)
        context.now = context.now.adding(seconds: 60)
        _ = try session.send(Event(.report(.init(.time))), in: context)
        #expect(try run.value(of: "breathe")?.note == "Calm" && screen.overlay == nil)
        #expect(try run.value(of: "breathe")?.seconds == 90)
        // The sheet has closed, so going back leaves the screen.
        _ = try session.send(Event(.close()), in: context)
        #expect(session.place.page.screen == .routineTemplates)
    }

    @Test mutating func `a screen opened above the run does not restore earlier input`() throws {
        try tap("step/addNote/addNote")
        try tap("note/skip/skip")
        _ = try session.send(Event(.open(.routineSettings)), in: context)
        _ = try session.send(Event(.close()), in: context)
        #expect(
            try screen.overlay == nil && screen.card(RoutineStepCard.self)?.facts.step == "breathe")
    }
}
