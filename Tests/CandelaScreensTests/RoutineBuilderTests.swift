import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// The two pages of the routine builder.
struct RoutineBuilderTests {
    private func screen(
        _ draft: RoutineDraft?, _ journal: Journal = Journal(), typeSize: TypeSize = .large,
        routine: String? = nil
    ) throws -> Screen {
        var context = Context(
            now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
        context.typeSize = typeSize
        var options = RoutineBuilderOptions()
        options.draft = draft
        options.routine = routine
        return try Screen.make(options, phase: .ready(journal), of: .routine, in: context)
    }

    private func draft(
        _ name: String = "Morning", page: RoutineDraft.Page = .building, _ steps: [RoutineStep] = []
    ) -> RoutineDraft {
        var draft = RoutineDraft()
        draft.routine.name = name
        draft.routine.steps = steps
        draft.page = page
        return draft
    }

    private func buttons(_ screen: Screen) -> [Element] {
        screen.cards(FormCard.self).filter { $0.id == "navigation" }.flatMap(\.rows).flatMap {
            ElementQueries.all($0).filter { ElementQueries.action($0) != nil }
        }
    }

    private func intro(_ screen: Screen) throws -> StepIntroCard {
        try #require(screen.card(StepIntroCard.self))
    }

    @Test(arguments: [("", false), ("  ", false), ("Travel", true)])
    func `continues only with a name`(name: String, goesOn: Bool) throws {
        let next = try #require(buttons(screen(draft(name, page: .naming))).first)
        #expect(next.text?.text == "Next" && next.isDisabled != goesOn)
        #expect(next.opacity == (goesOn ? nil : .disabled))
    }

    @Test func `shows two steps`() throws {
        let first = try intro(screen(nil))
        #expect(first.facts.page == 1 && first.facts.pages == 2)
        #expect(
            first.body.children[0].accessibility?.label == "Step 1 of 2")
        let second = try intro(screen(draft()))
        #expect(second.facts.page == 2)
        #expect(
            second.body.children[0].accessibility?.label == "Step 2 of 2")
    }

    @Test func `asks for the first habit, then shows totals`() throws {
        let empty = try intro(screen(draft()))
        #expect(ElementQueries.heading(empty.body)?.text == "What’s the first thing you do?")
        #expect(ElementQueries.part("text", in: empty.body) == nil)
        // A task takes 60 seconds and an app 300: six minutes.
        var mail = RoutineStep(id: "2", name: "Mail", kind: .action)
        mail.target = .app
        let two = try intro(
            screen(
                draft(
                    "A",
                    [RoutineStep(id: "1", name: "Tidy"), mail])))
        let title = ElementQueries.heading(two.body)
        #expect(title?.text == "2 habits • 6\u{A0}min")
        #expect(title?.spoken == "2 habits, 6 minutes")
        #expect(two.facts.habits == 2 && two.facts.minutes == 6)
        #expect(
            ElementQueries.words("text", in: two.body)?.text
                == "Add more habits, or save the routine.")
    }

    @Test func `names the save button after its effect`() throws {
        #expect(try buttons(screen(draft())).last?.text?.text == "Save empty routine")
        let filled = draft("A", [RoutineStep(id: "1", name: "Tidy")])
        #expect(try buttons(screen(filled)).map { $0.text?.text } == ["Back", "Save routine"])
        var journal = Journal()
        journal.routines = [Routine(id: "r", name: "Morning")]
        let edited = try screen(nil, journal, routine: "Morning")
        #expect(edited.title.text == "Edit Routine")
        #expect(buttons(edited).last?.text?.text == "Save routine")
    }

    @Test func `labels a habit with type and time, and offers actions to move it`() throws {
        var timer = RoutineStep(id: "2", name: "Meditate", kind: .timer)
        timer.timer = .countDown(seconds: 605)
        let screen = try screen(
            draft(
                "A", [RoutineStep(id: "1", name: "Tidy"), timer, RoutineStep(id: "3", name: "C")])
        )
        let card = try #require(steps(screen))
        let items = items(card)
        #expect(ElementQueries.words("duration", in: items[1])?.text == "10:05")
        #expect(card.facts.steps.map(\.seconds) == [60, 605, 60])
        let accessibility = try #require(items[1].accessibility)
        #expect(accessibility.label == "Meditate")
        #expect(accessibility.value == "Timer, estimated duration: 10 minutes, 5 seconds")
        #expect(accessibility.hint == "Opens the editor")
        // Dragging is the last action; the others move the habit without it.
        let ids = items.map { $0.actions.map(\.id) }
        #expect(
            ids == [
                ["edit", "delete", "moveDown", "reorder"],
                ["edit", "delete", "moveUp", "moveDown", "reorder"],
                ["edit", "delete", "moveUp", "reorder"],
            ])
        let actions = items[1].actions
        #expect(actions.map(\.label).prefix(4) == ["Edit", "Delete", "Move up", "Move down"])
        #expect(actions.last?.gesture == .drag)
        #expect(actions[1].intent == .delete(.step, ids: ["2"]))
        #expect(actions[2].intent == .reorder(step: "2", to: 0))
        #expect(actions[3].intent == .reorder(step: "2", to: 2))
    }

    @Test(arguments: [
        (StepKind.timer, "No length yet", "Timer: No length yet, skipped for now"),
        (.question, "No answers yet", "Question: No answers yet, skipped for now"),
        (.action, "Nothing to open yet", "External action: Nothing to open yet, skipped for now"),
    ])
    func `shows the missing part of a habit instead of its time`(
        kind: StepKind, text: String, value: String
    ) throws {
        let step = RoutineStep(id: "1", name: "Later", kind: kind)
        let screen = try screen(draft("A", [step, RoutineStep(id: "2", name: "Tidy")]))
        let card = try #require(steps(screen))
        #expect(card.facts.steps.map(\.seconds) == [nil, 60])
        #expect(card.facts.steps.map { $0.lack == nil } == [false, true])
        let item = items(card)[0]
        #expect(ElementQueries.words("lack", in: item)?.text == text)
        #expect(ElementQueries.words("duration", in: item) == nil)
        #expect(item.accessibility?.value == value)
        // One minute, for the task only.
        #expect(try intro(screen).facts.minutes == 1)
    }

    @Test func `arranges cards in a column at accessibility sizes`() throws {
        let one = draft("A", [RoutineStep(id: "1", name: "Tidy")])
        let card = try #require(steps(screen(one)))
        guard case .grid(let grid) = card.body.children.last?.content else {
            Issue.record("no grid")
            return
        }
        #expect(grid.minimumColumnWidth?.points == 150 && grid.gap == .sm && grid.columns == nil)
        #expect(grid.large?.columns == 1)
    }

    @Test func `marks an included routine that was deleted`() throws {
        var part = RoutineStep(id: "1", name: "Workout", kind: .routine)
        part.routine = "gone"
        let item = try #require(steps(screen(draft("A", [part]))).flatMap(items)?.first)
        #expect(
            ElementQueries.texts(item) == [
                "Missing routine", "The included routine was deleted. Delete this row as well.",
            ])
        #expect(ElementQueries.action(item) == nil)
        #expect(item.actions.map(\.label) == ["Delete"])
    }

    @Test func `offers no routine that would include itself`() throws {
        var journal = Journal()
        journal.routines = ["a", "b", "c"].map { Routine(id: $0, name: $0) }
        var part = RoutineStep(id: "1", name: "a", kind: .routine)
        part.routine = "a"
        journal.routines[1].steps = [part]
        let forms = try screen(RoutineDraft(journal.routines[0]), journal).cards(FormCard.self)
        let rows = forms.filter { $0.id == "include" }.flatMap(\.rows)
        #expect(rows.map(\.id) == ["c"])
    }

    @Test(arguments: [
        (Int?.none, Intent.Value?.some(2), ["2", "3", "1"]), (nil, 0, ["1", "2", "3"]),
        (1, nil, ["2", "1", "3"]), (nil, 3, nil), (nil, -1, nil), (3, nil, nil), (nil, nil, nil),
        (nil, 0.5, nil), (nil, "2", nil),
    ])
    func `moves a habit to a position, or to that of the event`(
        to: Int?, value: Intent.Value?, order: [String]?
    ) throws {
        var options = RoutineBuilderOptions()
        options.draft = draft("A", ["1", "2", "3"].map { RoutineStep(id: $0, name: $0) })
        var session = try Session(Journal(), at: options, of: .routine)
        let context = Context(now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
        let event = Event(.reorder(step: "1", to: to), entering: value)
        if order == nil {
            let before = session
            let error = #expect(throws: SessionError.self) {
                try session.send(event, in: context)
            }
            #expect(error?.path == "value" && session == before)
        } else {
            _ = try session.send(event, in: context)
        }
        let moved = (session.place.page.options as? RoutineBuilderOptions)?.draft?.routine.steps
        #expect(moved?.map(\.id) == order ?? ["1", "2", "3"])
    }

    private func steps(_ screen: Screen) -> RoutineStepsCard? {
        screen.card(RoutineStepsCard.self)
    }

    /// The habits in the grid below the heading.
    private func items(_ card: RoutineStepsCard) -> [Element] {
        card.body.children.last?.children ?? []
    }

    /// One day a week: done today, or not.
    @Test(arguments: [
        (true, "This week has met its target and stays met. A new target holds from next week on."),
        (false, "A new target holds from this week on. Earlier weeks keep theirs."),
    ])
    func `says from which week a new target holds`(isMet: Bool, note: String) throws {
        var routine = Routine(id: "r", name: "Morning")
        routine.weeklyTarget = 1
        var journal = Journal()
        journal.routines = [routine]
        if isMet {
            journal.sessions = [
                RoutineSession(id: "1", routine: "r", day: CalendarDay(daysSince1970: 20_530))
            ]
        }
        func notes() throws -> [String] {
            var draft = RoutineDraft(journal.routines[0])
            draft.page = .naming
            return try screen(draft, journal, routine: "r").cards
                .flatMap { ElementQueries.texts($0.body) }.filter { $0.contains("A new target") }
        }
        #expect(try notes() == [note])
        // A first target judges all weeks.
        journal.routines[0].weeklyTarget = nil
        #expect(try notes().isEmpty)
    }
}
