import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// Product-facts 3.19: for which times, days and places there are routines.
struct RoutineCoverageScreenTests {
    private func screen(
        _ rules: [RoutineRule], _ change: (inout CoverageOptions) -> Void = { _ in },
        increaseContrast: Bool = false
    ) throws -> Screen {
        var journal = Journal()
        journal.routines = rules.enumerated().map { place, rule in
            var routine = Routine(id: "\(place)", name: "Routine \(place)")
            routine.rule = rule
            routine.color = "blue"
            return routine
        }
        var context = Context(
            now: Instant(secondsSince1970: 1_773_850_800), zone: .utc, product: .routine)
        context.increaseContrast = increaseContrast
        var options = ScreenBag()
        var coverage = CoverageOptions()
        change(&coverage)
        options.coverage = coverage
        return try Screen.make(
            .routineCoverage, phase: .ready(journal), options: options, in: context)
    }

    private func grid(_ screen: Screen) throws -> CoverageGridCard {
        guard screen.cards.count == 2, let card = screen.cards[1].content(as: CoverageGridCard.self)
        else {
            throw ScreenError.unknownScreen("coverageGrid", closest: [])
        }
        return card
    }

    private func pickers(_ screen: Screen) -> [Choice] {
        guard let form = screen.cards.first?.content(as: FormCard.self) else { return [] }
        return form.rows.compactMap { if case .choice(let choice) = $0 { choice } else { nil } }
    }

    @Test func `opens with places along, times down, and the first kind of day`() throws {
        let screen = try screen([])
        let grid = try grid(screen)
        #expect(grid.columns.map(\.text.text) == ["Home", "Office", "Other Location"])
        #expect(
            grid.rows.map(\.text.text) == [
                "Early Morning", "Morning", "Late Morning", "Afternoon", "Evening", "Night",
            ])
        #expect(
            pickers(screen).map { $0.name?.text } == ["X-Axis", "Y-Axis", "Filter", "Day Category"])
        let chosen = pickers(screen).map { $0.options.first { $0.isSelected }?.text?.text }
        #expect(chosen == ["Location", "Time Slot", "Day Category", "Weekday"])
        #expect(grid.labelWidth.base == 80 && grid.cellRadius == CornerRadius(.coverageCellRadius))
        #expect(grid.cellWidth.base == 60 && grid.cellHeight.base == 44)
        #expect(grid.barWidth.base == 16 && grid.barHeight.base == 3)
    }

    @Test(arguments: [
        (0, ColorRole.coverageNone, ColorRole.coverageNoneDigit, "no routines"),
        (1, .coverageOne, .coverageOneDigit, "1 routine, Routine 0"),
        (2, .coverageSome, .coverageSomeDigit, "2 routines, Routine 0"),
        (3, .coverageSome, .coverageSomeDigit, "3 routines, Routine 0"),
        (4, .coverageMany, .coverageManyDigit, "4 routines, Routine 0"),
    ])
    func `colours a cell by its number and says it`(
        count: Int, fill: ColorRole, digit: ColorRole, value: String
    ) throws {
        let rules = Array(repeating: RoutineRule(), count: count)
        let cell = try grid(screen(rules)).rows[4].cells[0]
        #expect(cell.fill == fill && cell.number.color == digit && cell.number.text == "\(count)")
        #expect(cell.bar == (count == 0 ? nil : .presetRoutineBlue))
        #expect(cell.accessibility.label == "Evening, Home")
        #expect(cell.accessibility.value == value && cell.accessibility.role == .button)
        #expect(try grid(screen(rules, increaseContrast: true)).rows[4].cells[0].fill == nil)
    }

    @Test func `names the routine that matters most first`() throws {
        let rules = [RoutineRule(priority: 1), RoutineRule(places: ["home"], priority: 3)]
        let row = try grid(screen(rules)).rows[0]
        #expect(
            row.cells.map { $0.accessibility.value } == [
                "2 routines, Routine 1", "1 routine, Routine 0", "1 routine, Routine 0",
            ])
    }

    @Test func `lets no dimension lie twice`() throws {
        let screen = try screen([]) { options in
            options.x = .time
            options.y = .time
        }
        let chosen = pickers(screen).prefix(3).map { $0.options.first { $0.isSelected }?.id }
        #expect(Set(chosen).count == 3 && chosen[0] == "time")
    }

    @Test func `opens a cell with its routines, or says that there are none`() throws {
        let rules = [RoutineRule(times: ["evening"])]
        let some = try details(screen(rules) { $0.selected = .init(x: "home", y: "evening") })
        #expect(
            some.rows.map(texts) == [
                ["Context", "Evening • Home • Weekday"], ["Routine 0", "0 habits • 0 min"],
                ["Close"],
            ])
        let none = try details(screen(rules) { $0.selected = .init(x: "home", y: "night") })
        #expect(
            none.rows.map(texts)[1] == [
                "No routines for this context",
                "This combination of time, location, and day category doesn't have any matching "
                    + "routines.",
            ])
        #expect(try screen(rules) { $0.selected = .init(x: "gone", y: "night") }.overlay == nil)
    }

    private func details(_ screen: Screen) throws -> FormCard {
        guard let form = screen.overlay?.card.content(as: FormCard.self) else {
            throw ScreenError.unknownScreen("details", closest: [])
        }
        #expect(form.heading?.text.text == "Routine Details")
        return form
    }

    private func texts(_ row: FormRow) -> [String] {
        switch row {
        case .note(let note): [note.title?.text, note.text.text].compactMap(\.self)
        case .link(let link): [link.title.text, link.subtitle?.text].compactMap(\.self)
        case .button(let button): [button.text?.text].compactMap(\.self)
        default: []
        }
    }
}
