import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import Testing

/// The editor of the routine builder: every member of every kind of step.
struct StepEditorTests {
    private static let context = Context(
        now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    /// A session at the builder of a journal's first routine, or of a new one.
    private struct Builder {
        var session: Session

        init(
            _ steps: [RoutineStep] = [], edited: [String]? = nil, routines: [Routine] = []
        ) throws {
            var journal = Journal()
            var routine = Routine(id: "day", name: "Day")
            routine.steps = steps
            journal.routines = [routine] + routines
            var options = RoutineBuilderOptions()
            options.routine = "day"
            options.draft = RoutineDraft(routine)
            options.draft?.edited = edited
            session = try Session(journal, at: options, of: .routine)
        }

        var screen: Screen {
            get throws { try session.screen(in: StepEditorTests.context) }
        }

        var draft: RoutineDraft? {
            (session.place.page.options as? RoutineBuilderOptions)?.draft
        }

        var steps: [RoutineStep] { draft?.routine.steps ?? [] }

        /// The steps that the journal has after saving.
        var saved: [RoutineStep] {
            get throws {
                var other = self
                try other.send(.save(.routine, id: "day"))
                return try #require(other.session.journal.routines.first).steps
            }
        }

        mutating func tap(_ id: String, _ value: Intent.Value? = nil) throws {
            let screen = try screen
            let action = try #require(
                screen.action(id), "\(id): \(screen.enabledActions.map(\.id))")
            try send(action.intent, value)
        }

        mutating func send(_ intent: Intent, _ value: Intent.Value? = nil) throws {
            _ = try session.send(Event(intent, entering: value), in: StepEditorTests.context)
        }
    }

    private static func step(
        _ id: String, _ kind: StepKind = .task, _ name: String? = nil,
        _ change: (inout RoutineStep) -> Void = { _ in }
    ) -> RoutineStep {
        var step = RoutineStep(id: id, name: name ?? id, kind: kind)
        change(&step)
        return step
    }

    // MARK: Members

    private static let members: [(String, [(String, Intent.Value?)], RoutineStep)] = [
        (
            "task",
            [
                ("items/addItem/addItem", nil), ("items/item-0/field/enter", "Bags"),
                ("icon/leaf.fill/leaf.fill", nil), ("color/orange/orange", nil),
                ("duration/enter", 90),
            ],
            step("task", .task, "It") {
                ($0.items, $0.symbol, $0.color, $0.seconds) = (["Bags"], "leaf.fill", "orange", 90)
            }
        ),
        (
            "task",
            [
                ("durations/minutes-10/minutes-10", nil), ("icon/leaf.fill/leaf.fill", nil),
                ("icon/standard/standard", nil), ("color/red/red", nil),
                ("color/standard/standard", nil), ("duration/enter", nil),
            ], step("task", .task, "It")
        ),
        (
            "timer", [("length/enter", 42)],
            step("timer", .timer, "It") { $0.timer = .countDown(seconds: 42) }
        ),
        (
            "timer", [("style/countUp/countUp", nil)],
            step("timer", .timer, "It") { $0.timer = .countUp(target: 300) }
        ),
        (
            "timer", [("style/countUp/countUp", nil), ("length/enter", nil)],
            step("timer", .timer, "It") { $0.timer = .countUp(target: nil) }
        ),
        (
            "timer",
            [
                ("style/intervals/intervals", nil), ("intervals/interval-1/field/enter", 15),
                ("intervals/addInterval/addInterval", nil),
                ("intervals/interval-0/remove/remove", nil), ("rounds/enter", 8),
            ],
            step("timer", .timer, "It") { $0.timer = .intervals(steps: [15, 15], rounds: 8) }
        ),
        (
            "action", [("target/website/website", nil)],
            step("action", .action, "It") { $0.target = .website }
        ),
        (
            "tracking",
            [("items/addItem/addItem", nil), ("items/item-0/field/enter", "Iron")],
            step("counter", .counter, "It") { $0.items = ["Iron"] }
        ),
        (
            "tracking", [("tracking/measurement/measurement", nil)],
            step("counter", .measurement, "It")
        ),
        (
            "sequence",
            [("kinds/task/add-task", nil), ("name/enter", "Neck"), ("close/close", nil)],
            step("sequence", .sequence, "It") { $0.steps = [step("task", .task, "Neck")] }
        ),
        (
            "question",
            [
                ("items/addItem/addItem", nil), ("items/item-0/field/enter", "Yes"),
                ("items/addItem/addItem", nil), ("items/item-1/field/enter", "No"),
                ("items/follow-1/open", nil), ("kinds/task/add-task", nil),
                ("name/enter", "Rest"), ("close/close", nil), ("close/close", nil),
            ],
            step("question", .question, "It") { step in
                step.items = ["Yes", "No"]
                step.steps = [
                    Self.step("question-1", .sequence, "Yes"), Self.step("task", .task, "Rest"),
                ]
            }
        ),
    ]

    @Test(arguments: members)
    func `enters every member of a new step`(
        tile: String, taps: [(String, Intent.Value?)], expected: RoutineStep
    ) throws {
        var builder = try Builder()
        try builder.tap("kinds/\(tile)/add-\(tile)")
        try builder.tap("editor/name/enter", " It ")
        for (id, value) in taps { try builder.tap("editor/\(id)", value) }
        try builder.tap("editor/close/close")
        #expect(try builder.screen.overlay == nil)
        #expect(try builder.saved == [expected])
    }

    private static let bounds: [(String, Intent.Value?, Bool)] = [
        ("name/enter", "", true), ("name/enter", nil, true),
        ("name/enter", .text(String(repeating: "x", count: 200)), true),
        ("name/enter", .text(String(repeating: "x", count: 201)), false),
        ("duration/enter", 0, true), ("duration/enter", 86_400, true),
        ("duration/enter", -1, false), ("duration/enter", 86_401, false),
        ("duration/enter", 1.5, false), ("length/enter", 1, true), ("length/enter", 0, false),
        ("length/enter", 86_401, false), ("length/enter", nil, false),
    ]

    @Test(arguments: bounds)
    func `accepts only values within the limits of a member`(
        id: String, value: Intent.Value?, isTaken: Bool
    ) throws {
        let timer = Self.step("t", .timer) { $0.timer = .countDown(seconds: 60) }
        var builder = try Builder([timer], edited: ["t"])
        let before = builder.session
        if isTaken {
            try builder.tap("editor/\(id)", value)
            #expect(builder.session != before)
        } else {
            let error = #expect(throws: SessionError.self) {
                try builder.tap("editor/\(id)", value)
            }
            #expect(error?.path == "value" && builder.session == before)
        }
    }

    /// Ten minutes are 600 seconds, an hour and a half 5,400; a number alone is minutes.
    @Test(arguments: [
        ("10:00", 600), ("0:42", 42), ("1:30:00", 5400), ("15", 900), (" 2:05 ", 125),
        ("١٠:٣٠", 630), ("24:00:00", 86_400),
    ])
    func `a length is typed like a clock shows it`(text: String, seconds: Int) throws {
        let timer = Self.step("t", .timer) { $0.timer = .countDown(seconds: 300) }
        var builder = try Builder([timer], edited: ["t"])
        #expect(ElementQueries.texts(try builder.screen.overlay?.card.body).contains("5:00"))
        try builder.tap("editor/length/enter", .text(text))
        #expect(builder.steps[0].timer == .countDown(seconds: seconds))
        #expect(builder.draft?.typed == nil)
    }

    @Test(arguments: ["soon", "1:75", "-5", "0:00", "24:00:01", "1::2", "1:00:00:00", "½", "5.5"])
    func `a text that is no length stays in its field until it is corrected`(text: String) throws {
        let timer = Self.step("t", .timer) { $0.timer = .countDown(seconds: 300) }
        var builder = try Builder([timer], edited: ["t"])
        try builder.tap("editor/length/enter", .text(text))
        #expect(builder.steps == [timer])
        let texts = ElementQueries.texts(try builder.screen.overlay?.card.body)
        #expect(texts.contains(text))
        #expect(texts.contains { $0.hasPrefix("Minutes and seconds, for example: 10:30.") })
        // Another field keeps it, a choice and closing do not.
        try builder.tap("editor/name/enter", "Sit")
        #expect(builder.draft?.typed?.values.map(\.self) == [text])
        var chosen = builder
        try chosen.tap("editor/lengths/minutes-10/minutes-10")
        #expect(chosen.steps[0].timer == .countDown(seconds: 600) && chosen.draft?.typed == nil)
        try builder.tap("editor/length/enter", "7:00")
        #expect(builder.steps[0].timer == .countDown(seconds: 420) && builder.draft?.typed == nil)
    }

    @Test func `a timer without a style has its duration as its length`() throws {
        var builder = try Builder([Self.step("t", .timer)], edited: ["t"])
        #expect(try builder.screen.action("editor/duration/enter") == nil)
        try builder.tap("editor/length/enter", 90)
        #expect(builder.steps[0].seconds == 90 && builder.steps[0].timer == nil)
        try builder.tap("editor/style/countUp/countUp")
        #expect(builder.steps[0].timer == .countUp(target: 90))
    }

    // MARK: Opening and closing

    @Test func `a new step that is closed without a name is removed`() throws {
        var builder = try Builder([Self.step("a")])
        try builder.tap("kinds/timer/add-timer")
        #expect(builder.steps.map(\.id) == ["a", "timer"] && builder.draft?.edited == ["timer"])
        let close = try #require(builder.screen.action("editor/close/close"))
        #expect(close.label == "Cancel")
        #expect(try builder.screen.action("editor/delete/delete") == nil)
        try builder.tap("editor/close/close")
        #expect(builder.steps.map(\.id) == ["a"])
        #expect(builder.draft?.added == nil && builder.draft?.edited == nil)
    }

    @Test func `a step with a name is kept, and its changes apply at once`() throws {
        var builder = try Builder()
        try builder.tap("kinds/task/add-task")
        try builder.tap("editor/name/enter", "Tidy")
        #expect(builder.steps.map(\.name) == ["Tidy"])
        #expect(try builder.screen.action("editor/close/close")?.label == "Done")
        try builder.tap("editor/close/close")
        try builder.tap("steps/task/open")
        #expect(builder.draft?.edited == ["task"])
        // Changes made after Done are discarded with the builder only.
        try builder.tap("editor/name/enter", "Tidy up")
        try builder.send(.close())
        #expect(builder.steps.map(\.name) == ["Tidy up"])
        #expect(builder.session.journal.routines.first?.steps.isEmpty == true)
    }

    /// A paused session completed the deleted step, whose id would be free.
    @Test func `a new step does not take over the values of a deleted one`() throws {
        var builder = try Builder([Self.step("task"), Self.step("b")])
        var past = RoutineSession(id: "s", routine: "day", day: CalendarDay(daysSince1970: 20_529))
        past.completed = ["task"]
        var journal = builder.session.journal
        journal.sessions = [past]
        builder.session.replaceJournal(journal)
        try builder.tap("steps/task/delete")
        try builder.send(.report(.init(.time)))
        try builder.tap("kinds/task/add-task")
        #expect(builder.steps.map(\.id).last == "task-2")
    }

    /// The first of three is deleted: b and c have the positions.
    @Test func `a step moves past its visible neighbour`() throws {
        var builder = try Builder(["a", "b", "c"].map { Self.step($0) })
        try builder.tap("steps/a/delete")
        try builder.tap("steps/b/moveDown")
        #expect(builder.steps.map(\.id) == ["c", "b"])
        try builder.tap("steps/c/reorder", 1)
        #expect(builder.steps.map(\.id) == ["b", "c"])
        #expect(throws: SessionError.self) { try builder.tap("steps/c/reorder", 2) }
        try builder.send(.undo(.step, ids: ["a"]))
        #expect(builder.steps.map(\.id) == ["a", "b", "c"])
    }

    @Test func `an answer that habits follow needs a text`() throws {
        var question = Self.step("q", .question)
        question.items = ["Well", "Tired"]
        question.steps = [Self.step("run"), Self.step("rest")]
        var builder = try Builder([question], edited: ["q"])
        let remove = try #require(
            builder.screen.overlay?.card.body.first("item-0")?.first("remove"))
        #expect(remove.activation?.confirmation != nil)
        #expect(throws: SessionError.self) {
            try builder.send(.choose(option: "draft.routine.steps[q].items[0]", value: " "))
        }
        var blank = question
        blank.items[0] = " "
        #expect(throws: SessionError.self) { try Builder([blank], edited: ["q"]).saved }
        try builder.send(.choose(option: "draft.routine.steps[q].items[0]", value: " Fine "))
        #expect(try builder.saved.first?.items == ["Fine", "Tired"])
    }

    @Test func `choosing the current style of a timer changes nothing`() throws {
        for style in [
            TimerStyle.intervals(steps: [30, 10], rounds: 8), .countUp(target: nil),
            .countDown(seconds: 600),
        ] {
            var timer = Self.step("t", .timer)
            timer.timer = style
            var builder = try Builder([timer], edited: ["t"])
            let options = try #require(builder.screen.overlay?.card.body.first("style")).children
            let chosen = try #require(options.first { $0.isSelected }?.activation)
            try builder.send(chosen.intent)
            #expect(builder.steps.first?.timer == style)
        }
    }

    /// The draft of a new routine has an id too, which is no routine's.
    @Test func `a new routine can include one with the id 'new'`() throws {
        var journal = Journal()
        journal.routines = [Routine(id: "new", name: "朝")]
        var draft = RoutineDraft()
        draft.page = .building
        var options = RoutineBuilderOptions()
        options.draft = draft
        let screen = try Screen.make(
            options, phase: .ready(journal), of: .routine, in: Self.context)
        #expect(screen.enabledActions.contains { $0.intent == .add(.init(routine: "new")) })
    }

    @Test func `saving closes the editor and leaves out unnamed new steps`() throws {
        var builder = try Builder([Self.step("a")])
        try builder.tap("kinds/question/add-question")
        #expect(try builder.saved.map(\.id) == ["a"])
    }

    @Test func `an existing step without a name is kept`() throws {
        var builder = try Builder([Self.step("a", .action, "")], edited: ["a"])
        try builder.tap("editor/close/close")
        #expect(try builder.saved.map(\.id) == ["a"])
        let item = try #require(builder.screen.card(RoutineStepsCard.self)?.body.children.last)
        #expect(item.children.first?.accessibility?.label == "External action")
    }

    @Test func `deletes the open step, which can be restored`() throws {
        var builder = try Builder([Self.step("a"), Self.step("b")], edited: ["a"])
        try builder.tap("editor/delete/delete")
        #expect(try builder.screen.overlay == nil && builder.draft?.edited == nil)
        #expect(try builder.screen.card(RoutineStepsCard.self)?.facts.steps.map(\.id) == ["b"])
        try builder.send(.undo(.step))
        #expect(try builder.screen.card(RoutineStepsCard.self)?.facts.steps.count == 2)
    }

    @Test func `Save is disabled while a value is out of range`() throws {
        let long = Self.step("a") { $0.seconds = 86_401 }
        var builder = try Builder([long], edited: ["a"])
        #expect(
            ElementQueries.texts(try builder.screen.overlay?.card.body)
                .contains(
                    "Minutes and seconds, for example: 10:30. Shortest: 0 seconds. "
                        + "Longest: 1 day."))
        try builder.tap("editor/close/close")
        #expect(try builder.screen.action("navigation/save/save") == nil)
        try builder.tap("steps/a/open")
        try builder.tap("editor/duration/enter", 60)
        try builder.tap("editor/close/close")
        #expect(try builder.screen.action("navigation/save/save") != nil)
    }

    // MARK: Questions

    /// A question with one habit, none, and two after its answers.
    private static let question = step("q", .question, "How?") { question in
        question.items = ["A", "B", "C"]
        question.steps = [
            step("one"), step("none", .sequence, "B"),
            step("two", .sequence, "C") { $0.steps = [step("x"), step("y")] },
        ]
    }

    @Test func `a question that is opened and saved is unchanged`() throws {
        var short = Self.question
        short.steps = [Self.step("one")]
        for question in [Self.question, short] {
            var builder = try Builder([question])
            try builder.tap("steps/q/open")
            try builder.tap("editor/items/follow-0/open")
            #expect(
                try builder.screen.overlay?.card.facts(as: StepEditorCard.Facts.self).answer == "A")
            try builder.tap("editor/close/close")
            try builder.tap("editor/close/close")
            #expect(try builder.saved == [question])
        }
    }

    @Test func `an answer is removed with the habits that follow it`() throws {
        var builder = try Builder([Self.question], edited: ["q"])
        try builder.tap("editor/items/item-0/remove/remove")
        #expect(builder.steps[0].items == ["B", "C"])
        #expect(try builder.saved[0].steps.map(\.id) == ["none", "two"])
    }

    @Test func `a habit is added after an answer that leads to one`() throws {
        var builder = try Builder([Self.question], edited: ["q"])
        try builder.tap("editor/items/follow-0/open")
        try builder.tap("editor/kinds/timer/add-timer")
        try builder.tap("editor/name/enter", "Rest")
        try builder.tap("editor/close/close")
        let following = try #require(builder.saved.first?.steps.first)
        #expect(following.kind == .sequence && following.name == "A")
        #expect(following.steps.map(\.name) == ["one", "Rest"])
    }

    // MARK: Nesting

    @Test func `moves and deletes habits inside a sequence`() throws {
        let outer = Self.step("s", .sequence) { $0.steps = ["a", "b", "c"].map { Self.step($0) } }
        var builder = try Builder([outer], edited: ["s"])
        try builder.tap("editor/habits/a/moveDown")
        #expect(builder.steps[0].steps.map(\.id) == ["b", "a", "c"])
        let delete = try #require(builder.screen.action("editor/habits/b/delete"))
        #expect(
            delete.confirmation?.message
                == "Delete “b”? This can’t be undone.")
        try builder.send(delete.intent)
        try builder.tap("editor/habits/c/open")
        #expect(builder.draft?.edited == ["s", "c"])
        try builder.tap("editor/delete/delete")
        #expect(builder.steps[0].steps.map(\.id) == ["a"] && builder.draft?.edited == ["s"])
    }

    @Test func `opens and adds steps up to the maximum depth`() throws {
        var step = Self.step("6", .task)
        for id in (1...5).reversed() {
            step = Self.step(String(id), .sequence) { [step] in $0.steps = [step] }
        }
        var builder = try Builder([step])
        try builder.tap("steps/1/open")
        for id in 2...5 { try builder.tap("editor/habits/\(id)/open") }
        #expect(builder.draft?.edited == ["1", "2", "3", "4", "5"])
        try builder.tap("editor/duration/enter", 60)
        #expect(try builder.screen.action("editor/habits/6/open") == nil)
        #expect(try builder.screen.action("editor/kinds/task/add-task") == nil)
        let error = #expect(throws: SessionError.self) {
            try builder.send(.add(Intent.Addition(.task)))
        }
        #expect(error?.id == "misplaced-intent")
    }

    @Test(arguments: ["a.b", "a[0]", "0", "née", "x]y", "50%", "%5B", "]"])
    func `edits steps whatever their ids contain`(id: String) throws {
        var builder = try Builder([Self.step("1"), Self.step(id)], edited: [id])
        try builder.tap("editor/name/enter", "New")
        #expect(builder.steps.map(\.name) == ["1", "New"])
    }

    @Test func `a step of another kind takes no steps`() throws {
        var builder = try Builder([Self.step("a")], edited: ["a"])
        let error = #expect(throws: SessionError.self) {
            try builder.send(.add(Intent.Addition(.task)))
        }
        #expect(error?.id == "misplaced-intent")
    }

    // MARK: Included routines

    @Test func `an included routine is added by name and replaced by another`() throws {
        let others = ["Gym", "Walk"].map { Routine(id: $0.lowercased(), name: $0) }
        var builder = try Builder(routines: others)
        try builder.tap("include/gym/include")
        #expect(try builder.screen.overlay == nil)
        try builder.tap("steps/gym/open")
        try builder.tap("editor/routine/walk/walk")
        #expect(builder.steps[0].routine == "walk" && builder.steps[0].name == "Walk")
        try builder.tap("editor/name/enter", "Stroll")
        try builder.tap("editor/routine/gym/gym")
        #expect(builder.steps[0].routine == "gym" && builder.steps[0].name == "Stroll")
        let error = #expect(throws: SessionError.self) {
            try builder.send(
                .choose(option: "draft.routine.steps[gym].routine", value: "gone"))
        }
        #expect(error?.id == "invalid-value")
    }

    // MARK: All actions

    /// Every action of each editor, and a valid value of each field, is accepted.
    @Test func `accepts every action of the editor`() throws {
        let kinds = StepKind.allCases.map { kind in
            Self.step(kind.rawValue, kind) { step in
                step.items = ["A", "B"]
                if kind == .timer { step.timer = .intervals(steps: [40, 20], rounds: 1) }
                if kind == .sequence { step.steps = [Self.step("a"), Self.step("b")] }
            }
        }
        let other = Routine(id: "gym", name: "Gym")
        for step in kinds {
            let builder = try Builder(kinds, edited: [step.id], routines: [other])
            let screen = try builder.screen
            #expect(screen.overlay != nil)
            for action in screen.enabledActions {
                var other = builder
                let input = screen.input(of: action.intent)
                let value: Intent.Value? = input.map { $0.format == .text ? "Text" : 5 }
                #expect(throws: Never.self, "\(step.id): \(action.id)") {
                    try other.send(action.intent, value)
                    _ = try other.screen
                    _ = try other.saved
                }
            }
        }
    }
}
