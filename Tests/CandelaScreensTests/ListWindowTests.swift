import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// Long lists are shown in windows.
struct ListWindowTests {
    private static let today = CalendarDay(daysSince1970: 20_530)
    private static let now = Instant(secondsSince1970: 1_773_850_800)

    private static let context = Context(now: now, zone: .utc)

    /// The number of records of each listed kind.
    private static func journal(_ count: Int) -> Journal {
        var journal = Journal()
        journal.habits = (0..<count).map { Habit(id: "h\($0)", name: "Habit \($0)") }
        journal.routines = (0..<count).map { number in
            var routine = Routine(id: "r\(number)", name: "Routine \(number)")
            routine.weeklyTarget = 3
            routine.rule = RoutineRule()
            return routine
        }
        journal.routines[0].steps = (0..<count).map {
            RoutineStep(id: "s\($0)", name: "Step \($0)")
        }
        journal.routineModes = (0..<count).map {
            RoutineMode(id: "m\($0)", name: "Mode \($0)", routines: [])
        }
        journal.sessions = (0..<count).map {
            RoutineSession(
                id: "x\($0)", routine: "r0", day: today.adding(days: -$0), state: .paused)
        }
        journal.completedMilestones = (0..<count).map { number in
            var milestone = CompletedMilestone(
                Weight(unchecked: 200 - Double(number) / 10, .kilograms))
            milestone.day = today.adding(days: -number)
            milestone.isCelebrated = true
            return milestone
        }
        journal.weighIns = [WeighIn(day: today, weight: Weight(unchecked: 80, .kilograms))]
        return journal
    }

    // A list: its screen and options, its name, the path of its buttons, and the prefix of its
    /// row ids.
    struct Case: Sendable, CustomTestStringConvertible {
        let options: any ScreenOptions
        let list: String
        let path: String
        let next: String
        let row: String

        var testDescription: String { "\(type(of: options).screen.rawValue), \(list)" }

        init(
            _ options: any ScreenOptions, _ list: String, _ path: String, next: String? = nil,
            row: String
        ) {
            self.options = options
            self.list = list
            self.path = path
            self.next = next ?? path
            self.row = row
        }
    }

    private static let cases: [Case] = {
        var builder = RoutineBuilderOptions()
        builder.routine = "r0"
        var coverage = RoutineCoverageOptions()
        coverage.selected = RoutineCoverageOptions.Cell(x: "home", y: "morning")
        return [
            Case(HabitListOptions(), "habits", "habits", row: "habits/h"),
            Case(
                WeightCelebrationOptions(), "milestones", "milestoneHistory",
                row: "milestoneHistory/milestone-"),
            Case(
                WeightDashboardOptions(), "milestones", "milestoneHistory",
                row: "milestoneHistory/milestone-"),
            Case(RoutineTemplatesOptions(), "others", "others", row: "others/r"),
            Case(RoutineTemplatesOptions(), "paused", "paused", row: "paused/x"),
            Case(RoutineTemplatesOptions(), "modes", "moment/mode", row: "moment/mode/mode-m"),
            Case(
                RoutineStreaksOptions(), "streaks", "previousStreaks", next: "nextStreaks", row: "r"
            ),
            Case(builder, "steps", "steps", row: "steps/s"),
            Case(builder, "include", "include", row: "include/r"),
            Case(coverage, "routines", "details", row: "details/r"),
        ]
    }()

    private func rows(of test: Case, on screen: Screen) -> [String] {
        if test.list == "streaks" { return screen.cards.map(\.id).filter { $0.hasPrefix("r") } }
        let depth = test.row.split(separator: "/").count
        return screen.elements.flatMap { ids(in: $0) }.filter { id in
            id.hasPrefix(test.row) && !id.contains("/show-")
                && id.split(separator: "/").count == depth
        }
    }

    private func ids(in element: Element) -> [String] {
        [element.id?.rawValue].compactMap(\.self) + element.children.flatMap(ids)
    }

    private func session(_ test: Case, _ journal: Journal, rows: Int?) throws -> Session {
        let app = try #require(AppDefinition.standard.first(with: type(of: test.options).screen))
        func begin(_ options: some ScreenOptions) throws -> Session {
            try Session(journal, at: options, of: app)
        }
        let context = Self.context
        var session = try begin(test.options)
        if let rows {
            let event = Event(.choose(option: "windows.rows", value: .number(Double(rows))))
            _ = try session.send(event, in: context)
        }
        return session
    }

    private func press(
        _ name: String, _ path: String, in session: inout Session, _ context: Context
    ) throws -> Bool {
        let action = try session.screen(in: context).enabledAction(endingWith: name, under: path)
        guard let event = action?.event() else { return false }
        _ = try session.send(event, in: context)
        return true
    }

    @Test(arguments: cases)
    func `has buttons that lead through every row once and back to the start`(test: Case) throws {
        let context = Self.context
        let journal = Self.journal(8)
        let all = rows(
            of: test, on: try session(test, journal, rows: nil).screen(in: context))
        #expect(all.count >= 7)
        var session = try session(test, journal, rows: 3)
        var seen: [String] = []
        var windows = 0
        repeat {
            let shown = rows(of: test, on: try session.screen(in: context))
            #expect((1...3).contains(shown.count))
            seen += shown
            windows += 1
        } while try press("show-next", test.next, in: &session, context)
        #expect(seen == all)
        #expect(windows == 3)
        var steps = 0
        while try press("show-previous", test.path, in: &session, context) { steps += 1 }
        #expect(steps == 2)
        #expect(rows(of: test, on: try session.screen(in: context)) == Array(all.prefix(3)))
    }

    @Test(arguments: cases)
    func `shows one window of many rows`(test: Case) throws {
        let context = Self.context
        for (asked, most) in [(nil, 100), (100_000, 100), (0, 1), (-3, 1)] as [(Int?, Int)] {
            let session = try session(test, Self.journal(130), rows: asked)
            let screen = try session.screen(in: context)
            #expect(
                rows(of: test, on: screen).count == (test.list == "streaks" ? min(most, 50) : most))
            #expect(screen.enabledAction(endingWith: "show-next", under: test.next) != nil)
            #expect(screen.enabledAction(endingWith: "show-previous", under: test.path) == nil)
        }
    }

    /// The given number of records of every kind, as JSON.
    private static func records(_ count: Int) -> String {
        func list(_ name: String, _ make: (Int) -> String) -> String {
            "\"\(name)\": [" + (0..<count).map(make).joined(separator: ", ") + "]"
        }
        func day(_ back: Int) -> String { today.adding(days: -back).description }
        let lists = [
            list("habits") { #"{"id": "h\#($0)", "name": "Habit \#($0)"}"# },
            list("completions") {
                #"{"habit": "h\#($0.isMultiple(of: 2) ? $0 : 0)", "day": "\#(day($0))"}"#
            },
            list("practices") { #"{"day": "\#(day($0))", "minutes": 20}"# },
            list("weighIns") {
                #"{"day": "\#(day($0))", "weight": {"value": \#(60 + Double($0) / 20), "unit": "kg"}}"#
            },
            list("completedMilestones") {
                #"{"weight": {"value": \#(60 + Double($0) / 20), "unit": "kg"}, "day": "\#(day($0))"}"#
            },
            list("celebratedStreaks") { #"{"days": \#(7 + $0), "runStart": "\#(day(10 + $0))"}"# },
            list("routines") { number in
                let steps = (0..<(number == 0 ? count : 2)).map {
                    #"{"id": "s\#(number)-\#($0)", "name": "Step \#($0)"}"#
                }
                return
                    #"{"id": "r\#(number)", "name": "Routine", "steps": [\#(steps.joined(separator: ", "))]}"#
            },
            list("routineModes") { #"{"id": "m\#($0)", "name": "Mode", "routines": ["r\#($0)"]}"# },
            list("sessions") {
                #"{"id": "x\#($0)", "routine": "r\#($0)", "day": "\#(day($0 / 2))", "state": "#
                    + ($0.isMultiple(of: 2) ? #""paused"}"# : #""finished"}"#)
            },
        ]
        return "{\(lists.joined(separator: ", ")), "
            + #""goal": {"weight": {"value": 50, "unit": "kg"}}}"#
    }

    /// The journals with these records, each read once.
    private static let journals = Dictionary(
        uniqueKeysWithValues: [450, 900].map { count in
            (count, Result { try Journal.read(Array(records(count).utf8), file: "journal.json") })
        })

    /// The number of values in a screen, without facts, which are not drawn.
    private static func parts(_ value: JSONValue) -> Int {
        value.elements.reduce(1) { $0 + parts($1) }
            + value.members.reduce(0) { $0 + ($1.name == "facts" ? 0 : parts($1.value)) }
    }

    /// Widgets, badges, charts and calendars show as much as fits; lists show a window.
    @Test(arguments: ScreenName.allCases)
    func `the size of a screen is independent of the journal beyond its windows`(name: ScreenName)
        throws
    {
        let type = try #require(name.optionsType)
        func size(_ count: Int) throws -> Int {
            func read<Options: ScreenOptions>(_ type: Options.Type) throws -> any ScreenOptions {
                try JSONTextDecoder().decode(
                    type, from: Array(#"{"habit": "h0", "routine": "r0"}"#.utf8),
                    file: "options.json")
            }
            let journal = try #require(Self.journals[count]).get()
            let screen = try Screen.make(
                name, phase: .ready(journal.journal), options: try read(type),
                of: try #require(AppDefinition.standard.first(with: name)), in: Self.context)
            return Self.parts(try JSONDocument(parsing: try screen.json(), file: "screen").root)
        }
        let (some, more) = (try size(450), try size(900))
        #expect(more <= some + some / 100, "\(some) parts, and \(more)")
    }

    @Test
    func
        `a window whose first row is deleted begins with the next, and with the first when it went`()
        throws
    {
        let context = Self.context
        var journal = Self.journal(8)
        var options = HabitListOptions()
        options.windows = ListWindows()
        options.windows?.rows = 3
        options.windows?.from["habits"] = "h4"
        var session = try Session(journal, at: options, of: .habit)
        func shown() throws -> [String] {
            let card = try session.screen(in: context).card(HabitListCard.self)
            return try #require(card).facts.habits.map(\.id)
        }
        #expect(try shown() == ["h4", "h3", "h2"])
        _ = try session.send(Event(.delete(.habit, ids: ["h4"])), in: context)
        #expect(try shown() == ["h3", "h2", "h1"])
        journal.habits.removeAll { $0.id == "h4" }
        session = try Session(journal, at: options, of: .habit)
        #expect(try shown() == ["h7", "h6", "h5"])
    }

    @Test(arguments: [
        "show-next", "show-previous", "nextStreaks", "previousStreaks", "close", "context",
    ])
    func `a record with the id of an adjacent button gets a unique element id`(id: String) throws {
        var journal = Self.journal(8)
        journal.habits[1] = Habit(id: id, name: "Same")
        var routine = Routine(id: id, name: "Same")
        routine.weeklyTarget = 3
        routine.rule = RoutineRule()
        journal.routines[1] = routine
        for test in Self.cases {
            let context = Self.context
            var session = try session(test, journal, rows: 3)
            repeat {
                let screen = try session.screen(in: context)
                let ids = screen.cards.map(\.id) + screen.elements.flatMap { self.ids(in: $0) }
                let twice = Dictionary(grouping: ids, by: \.self).filter { $1.count > 1 }.keys
                    .sorted()
                #expect(twice.isEmpty, "\(test)")
                let next = screen.enabledActions.first {
                    $0.id.hasPrefix("\(test.next)") && $0.label.hasSuffix("show next")
                }
                guard let event = next?.event() else { break }
                _ = try session.send(event, in: context)
            } while true
        }
    }

    @Test func `a list gives the numbers of rows before and after its window`() throws {
        var options = HabitListOptions()
        options.windows = ListWindows()
        options.windows?.rows = 3
        options.windows?.from["habits"] = "h4"
        let screen = try Screen.make(
            options, phase: .ready(Self.journal(8)), of: .habit, in: Self.context)
        let card = try #require(screen.card(HabitListCard.self))
        #expect(card.facts.before == 3 && card.facts.after == 2)
        let next = screen.enabledAction(endingWith: "show-next", under: "habits")
        #expect(next?.label == "My Habits: show next")
    }
}

extension Screen {
    /// The action whose id has a suffix.
    fileprivate func enabledAction(endingWith name: String, under path: String) -> Action? {
        action("\(path)/\(name)/\(name)")
    }
}
