import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// Product-facts 3.17: the two steps of setting up a routine.
struct RoutineBuilderTests {
    private func screen(
        _ draft: RoutineDraft?, _ journal: Journal = Journal(), typeSize: TypeSize = .large,
        routine: String? = nil
    ) throws -> Screen {
        var context = Context(
            now: Instant(secondsSince1970: 1_773_850_800), zone: .utc, product: .routine)
        context.typeSize = typeSize
        var options = ScreenBag()
        options.routineDraft = draft
        options.routine = routine
        return try Screen.make(
            .routineBuilder, phase: .ready(journal), options: options, in: context)
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

    private func buttons(_ screen: Screen) -> [ButtonControl] {
        screen.cards.flatMap { card -> [ButtonControl] in
            guard let form = card.content(as: FormCard.self), form.id == "navigation" else {
                return []
            }
            return form.rows.compactMap { if case .button(let button) = $0 { button } else { nil } }
        }
    }

    private func intro(_ screen: Screen) throws -> StepIntroCard {
        guard let card = screen.cards.first?.content(as: StepIntroCard.self) else {
            throw ScreenError.unknownScreen("stepIntro", closest: [])
        }
        return card
    }

    @Test(arguments: [("", false), ("  ", false), ("Travel", true)])
    func `goes on with a name only`(name: String, goesOn: Bool) throws {
        let next = try #require(buttons(screen(draft(name, page: .naming))).first)
        #expect(next.text?.text == "Next" && next.isEnabled == goesOn)
        #expect(next.disabledScale == (goesOn ? nil : 0.95))
    }

    @Test func `counts two steps`() throws {
        #expect(
            try intro(screen(nil)).dots.accessibility.label == "Step 1 of 2: Naming routine")
        #expect(
            try intro(screen(draft())).dots.accessibility.label
                == "Step 2 of 2: Building routine")
    }

    @Test func `asks for the first habit, then sums them up`() throws {
        let empty = try intro(screen(draft()))
        #expect(empty.heading.text.text == "What's the first thing you do?" && empty.text == nil)
        // A task takes 60 seconds and an app 300: six minutes.
        let two = try intro(
            screen(
                draft(
                    "A",
                    [
                        RoutineStep(id: "1", name: "Tidy"),
                        RoutineStep(id: "2", name: "Mail", kind: .action),
                    ])))
        #expect(two.heading.text.text == "2 habits • 6 min total")
        #expect(two.heading.text.spoken == "2 habits, 6 minutes total")
        #expect(two.text?.text == "Keep adding habits or continue to review")
    }

    @Test func `names the button that saves for what it saves`() throws {
        #expect(try buttons(screen(draft())).last?.text?.text == "Save Empty Routine")
        let filled = draft("A", [RoutineStep(id: "1", name: "Tidy")])
        #expect(try buttons(screen(filled)).map { $0.text?.text } == ["Back", "Save Routine"])
        var journal = Journal()
        journal.routines = [Routine(id: "r", name: "Morning")]
        let edited = try screen(nil, journal, routine: "Morning")
        #expect(edited.title.text == "Edit Routine")
        #expect(buttons(edited).last?.text?.text == "Update Routine")
    }

    @Test func `tells a habit with its type and time, and moves it without dragging`() throws {
        var timer = RoutineStep(id: "2", name: "Meditate", kind: .timer)
        timer.timer = .countDown(seconds: 605)
        let screen = try screen(
            draft(
                "A", [RoutineStep(id: "1", name: "Tidy"), timer, RoutineStep(id: "3", name: "C")])
        )
        let card = try #require(steps(screen))
        #expect(card.items[1].duration?.text == "10:05")
        let told = card.items[1].accessibility
        #expect(told.label == "Meditate")
        #expect(told.value == "Timer, estimated duration 10 minutes, 5 seconds")
        #expect(told.hint == "Opens the habit")
        #expect(told.actions.map(\.label) == ["Edit", "Delete", "Move up", "Move down"])
        #expect(
            card.items.map { $0.accessibility.actions.map(\.kind).filter { $0 != .edit } } == [
                [.delete, .moveDown], [.delete, .moveUp, .moveDown], [.delete, .moveUp],
            ])
        #expect(card.items[1].drag.gesture == .drag && card.items[1].drag.kind == .reorder)
    }

    @Test func `lays cards in a column at accessibility sizes`() throws {
        let one = draft("A", [RoutineStep(id: "1", name: "Tidy")])
        let usual = try #require(steps(screen(one))?.grid)
        #expect(usual.minimumWidth.base == 150 && usual.maximumColumns == nil)
        #expect(Theme.of(.routine).space(usual.gap) == 16)
        let large = try #require(steps(screen(one, typeSize: .accessibility1))?.grid)
        #expect(large.maximumColumns == 1)
    }

    @Test func `says that an included routine is gone`() throws {
        var part = RoutineStep(id: "1", name: "Workout", kind: .routine)
        part.routine = "gone"
        let item = try #require(steps(screen(draft("A", [part])))?.items.first)
        #expect(item.name.text == "Missing routine")
        #expect(item.detail.text == "This routine was deleted — remove this block")
        #expect(item.action == nil && item.accessibility.actions.map(\.label) == ["Delete"])
    }

    @Test func `offers no routine that would hold itself`() throws {
        var journal = Journal()
        journal.routines = ["a", "b", "c"].map { Routine(id: $0, name: $0) }
        var part = RoutineStep(id: "1", name: "a", kind: .routine)
        part.routine = "a"
        journal.routines[1].steps = [part]
        let rows = try screen(RoutineDraft(journal.routines[0]), journal).cards
            .flatMap { card -> [String] in
                guard let form = card.content(as: FormCard.self), form.id == "include" else {
                    return []
                }
                return form.rows.compactMap { if case .link(let row) = $0 { row.id } else { nil } }
            }
        #expect(rows == ["c"])
    }

    private func steps(_ screen: Screen) -> RoutineStepsCard? {
        screen.cards.lazy.compactMap { card in
            if let steps = card.content(as: RoutineStepsCard.self) { steps } else { nil }
        }.first
    }
}
