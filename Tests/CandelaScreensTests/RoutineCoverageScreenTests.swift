import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// The number of routines for each combination of time, day and place.
struct RoutineCoverageScreenTests {
    private func screen(
        _ rules: [RoutineRule], _ change: (inout RoutineCoverageOptions) -> Void = { _ in },
        increaseContrast: Bool = false, typeSize: TypeSize = .large
    ) throws -> Screen {
        var journal = Journal()
        journal.routines = rules.enumerated().map { place, rule in
            var routine = Routine(id: "\(place)", name: "Routine \(place)")
            routine.rule = rule
            routine.color = "blue"
            return routine
        }
        var context = Context(
            now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
        context.increaseContrast = increaseContrast
        context.typeSize = typeSize
        var options = RoutineCoverageOptions()
        change(&options)
        return try Screen.make(options, phase: .ready(journal), of: .routine, in: context)
    }

    private func grid(_ screen: Screen) throws -> CoverageGridCard {
        try #require(screen.card(CoverageGridCard.self))
    }

    /// The rows of the grid below its headings.
    private func rows(_ grid: CoverageGridCard) -> [Element] {
        ElementQueries.all(grid.body).filter { $0.accessibility?.role == .row }
    }

    /// The cells of a row.
    private func cells(_ row: Element) -> [Element] {
        row.children.filter { ElementQueries.action($0) != nil }
    }

    private func pickers(_ screen: Screen) -> [Element] {
        screen.card(FormCard.self)?.rows ?? []
    }

    @Test func `opens with places as columns, times as rows, and the first kind of day`() throws {
        let screen = try screen([])
        let grid = try grid(screen)
        #expect(grid.facts.x == .place && grid.facts.y == .time && grid.facts.filter == "weekday")
        let heads = try #require(ElementQueries.grid(in: grid.body)?.children.first)
        #expect(ElementQueries.texts(heads) == ["Home", "Office", "Other location"])
        // The corner above the row headings is a cell too.
        #expect(
            ElementQueries.grid(in: grid.body)?.children.allSatisfy { $0.children.count == 4 }
                == true)
        #expect(
            rows(grid).map { ElementQueries.words($0)?.text } == [
                "Early morning", "Morning", "Late morning", "Afternoon", "Evening", "Night",
            ])
        #expect(
            pickers(screen).map { $0.words.first?.text } == [
                "Columns", "Rows", "Filter", nil,
            ])
        #expect(pickers(screen).last?.accessibility?.label == "Type of day")
        let chosen = pickers(screen).map { $0.children.first { $0.isSelected }?.text?.text }
        #expect(chosen == ["Location", "Time of day", "Type of day", "Weekday"])
        guard case .grid(let drawn) = ElementQueries.grid(in: grid.body)?.content else {
            Issue.record("no grid")
            return
        }
        #expect(drawn.firstColumnWidth?.points == 80 && drawn.minimumColumnWidth?.points == 60)
        #expect(drawn.columns == 4 && drawn.large?.columns == 1)
    }

    /// One of three places and six times has a routine, on any day.
    @Test func `announces the covered cells after an axis or the filter was chosen`() throws {
        let rule = RoutineRule(times: ["evening"], places: ["home"])
        #expect(try screen([rule]).announcements.isEmpty)
        let chosen = try screen([rule]) { $0.filter = "weekend" }
        #expect(
            chosen.announcements.map(\.text) == ["Combinations with a routine: 1 of 18"])
        #expect(
            try screen([rule]) { ($0.filter, $0.announces) = ("weekend", false) }
                .announcements.isEmpty)
    }

    @Test func `cells name their column if large text leaves no headings`() throws {
        let grid = try grid(screen([], typeSize: .accessibility1))
        #expect(ElementQueries.grid(in: grid.body)?.children == rows(grid))
        #expect(
            cells(rows(grid)[0]).map { ElementQueries.words($0)?.text } == [
                "Home", "Office", "Other location",
            ])
    }

    @Test(arguments: [
        (0, ColorRole.coverageNoneOpaque, ColorRole.coverageNoneDigit, "No routines"),
        (1, .coverageOneOpaque, .coverageOneDigit, "1 routine: “Routine 0”"),
        (2, .coverageSomeOpaque, .coverageSomeDigit, "2 routines: “Routine 0” and “Routine 1”"),
        (
            3, .coverageSomeOpaque, .coverageSomeDigit,
            "3 routines: “Routine 0”, “Routine 1”, and “Routine 2”"
        ), (4, .coverageManyOpaque, .coverageManyDigit, "4 routines"),
    ])
    func `colours a cell by its count and speaks it`(
        count: Int, fill: ColorRole, digit: ColorRole, value: String
    ) throws {
        let rules = Array(repeating: RoutineRule(), count: count)
        let grid = try grid(screen(rules))
        let cell = cells(rows(grid)[4])[0]
        let number = ElementQueries.words(cell)
        #expect(cell.surface?.fill == Paint(fill) && cell.surface?.border == nil)
        #expect(number?.color == digit && number?.text == "\(count)")
        let bars = ElementQueries.all(cell).compactMap { part in
            if case .shape(let shape) = part.content { shape.fill } else { nil }
        }
        #expect(bars == (count == 0 ? [] : [Paint(.presetRoutineBlueGraphic)]))
        #expect(cell.accessibility?.label == "Evening, Home")
        #expect(cell.accessibility?.value == value && cell.accessibility?.role == .button)
        #expect(grid.facts.rows[4][0].routines.count == count)
        let increased = try cells(
            rows(self.grid(screen(rules, increaseContrast: true)))[4])[0]
        #expect(increased.surface?.border != nil)
    }

    // The shades have one hue and gain contrast with the card at each level, so the order is
    /// visible without colour.
    @Test(arguments: Appearance.allCases)
    func `shades counts in one hue, in order`(appearance: Appearance) throws {
        let theme = Theme.routine
        let surface = theme.color(.surface, in: appearance)
        let shades: [ColorRole] = [
            .coverageNoneOpaque, .coverageOneOpaque, .coverageSomeOpaque, .coverageManyOpaque,
        ]
        let contrasts = shades.map { Contrast.ratio(theme.color($0, in: appearance), surface) }
        #expect(contrasts == contrasts.sorted())
        let colors = [
            ColorRole.calendarDayLowOpaque, .calendarDayMediumOpaque, .calendarDayHighOpaque,
        ]
        #expect(
            shades.dropFirst().map { theme.color($0, in: appearance) }
                == colors.map { theme.color($0, in: appearance) })
    }

    @Test func `explains the shades in a legend`() throws {
        let legend = try #require(
            ElementQueries.all(grid(screen([])).body).first { $0.accessibility?.label == "Legend" })
        #expect(
            ElementQueries.texts(legend) == [
                "No routines", "1 routine", "2 or 3 routines", "4 or more routines",
            ])
        let fills = ElementQueries.all(legend).compactMap { part in
            if case .shape(let shape) = part.content { shape.fill } else { nil }
        }
        #expect(
            fills == [
                Paint(.coverageNoneOpaque), Paint(.coverageOneOpaque), Paint(.coverageSomeOpaque),
                Paint(.coverageManyOpaque),
            ])
    }

    @Test func `names the most important routine first`() throws {
        let rules = [RoutineRule(priority: 1), RoutineRule(places: ["home"], priority: 3)]
        let grid = try grid(screen(rules))
        #expect(grid.facts.rows[0].map(\.routines) == [["1", "0"], ["0"], ["0"]])
        #expect(
            cells(rows(grid)[0]).map { $0.accessibility?.value } == [
                "2 routines: “Routine 1” and “Routine 0”", "1 routine: “Routine 0”",
                "1 routine: “Routine 0”",
            ])
    }

    @Test func `uses each dimension once`() throws {
        let screen = try screen([]) { options in
            options.x = .time
            options.y = .time
        }
        let chosen = pickers(screen).prefix(3).map { $0.children.first { $0.isSelected }?.id }
        #expect(Set(chosen).count == 3 && chosen[0] == "time")
    }

    @Test func `opens a cell with its routines, or says that there are none`() throws {
        let rules = [RoutineRule(times: ["evening"])]
        let some = try details(screen(rules) { $0.selected = .init(x: "home", y: "evening") })
        #expect(
            some.rows.map(ElementQueries.texts) == [
                ["Selection", "Evening • Weekday • Home"],
                ["Routine 0", "0 habits • 0\u{A0}min"], ["Close"],
            ])
        let none = try details(screen(rules) { $0.selected = .init(x: "home", y: "night") })
        #expect(
            none.rows.map(ElementQueries.texts)[1] == [
                "No suitable routines", "Add this time, day, and location to a routine.",
            ])
        #expect(try screen(rules) { $0.selected = .init(x: "gone", y: "night") }.overlay == nil)
    }

    private func details(_ screen: Screen) throws -> FormCard {
        guard let form = screen.overlay?.card.content(as: FormCard.self) else {
            throw ScreenError.unknownScreen("details", app: "routine", screens: [])
        }
        #expect(form.heading == "Routines")
        return form
    }
}
