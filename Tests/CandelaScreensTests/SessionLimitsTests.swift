import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// The limits of entries, days and indices in a session.
struct SessionLimitsTests {
    private static let now = Instant(secondsSince1970: 1_773_850_800)
    private static let today = CalendarDay(daysSince1970: 20_530)

    private static var context: Context {
        Context(now: now, zone: .utc)
    }

    private static func weighIn(on day: CalendarDay? = nil) -> Intent {
        .log(.weighIn(day: day))
    }

    @Test(arguments: [(1.0, true), (1500, true), (0.99, false), (1500.1, false)])
    func `accepts the minimum and maximum of a weight`(value: Double, isTaken: Bool) throws {
        var session = try Session(Journal(), at: WeightLogbookOptions(), of: .weight)
        let event = Event(Self.weighIn(), entering: .number(value))
        if isTaken {
            _ = try session.send(event, in: Self.context)
        } else {
            #expect(throws: SessionError.self) {
                try session.send(event, in: Self.context)
            }
        }
        #expect(session.journal.weighIns.count == (isTaken ? 1 : 0))
    }

    /// A flag is one character, although it is 4 UTF-16 code units.
    @Test(arguments: [
        (String(repeating: "🇩🇪", count: 500), true), (String(repeating: "a", count: 501), false),
    ])
    func `accepts text up to its maximum length`(text: String, isTaken: Bool) throws {
        let intent = Intent.enter(.option("draft.note"))
        let refused = try Self.refusal(
            intent, entering: .text(text), at: WeightEntryOptions(), app: .weight)
        #expect(refused == (isTaken ? nil : "value invalid-value"))
    }

    /// The position and id of the error for an intent; empty if it is accepted.
    private static func refusal(
        _ intent: Intent, entering value: Intent.Value? = nil, of journal: Journal = Journal(),
        at options: some ScreenOptions = HabitListOptions(), app: AppDefinition = .habit
    ) throws -> String? {
        var session = try Session(journal, at: options, of: app)
        let before = session
        do throws(SessionError) {
            _ = try session.send(Event(intent, entering: value), in: context)
            return nil
        } catch {
            #expect(session == before)
            return "\(error.path) \(error.id)"
        }
    }

    private static var reader: Journal {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read")]
        return journal
    }

    /// 150 years of 365.2425 days are 54,786.4 days.
    @Test(arguments: [
        (CalendarDay.last, false), (.first, false), (today, true),
        (today.adding(days: 1), false), (today.adding(days: -54_787), true),
        (today.adding(days: -54_788), false),
    ])
    func `accepts records of a human lifetime until today`(
        day: CalendarDay, isTaken: Bool
    ) throws {
        let refused = isTaken ? nil : "intent.day out-of-range"
        #expect(try Self.refusal(.toggle(habit: "read", day: day), of: Self.reader) == refused)
        #expect(
            try Self.refusal(
                Self.weighIn(on: day), entering: 180, at: WeightLogbookOptions(), app: .weight)
                == refused)
        let practice = Intent.log(.practice(minutes: 5, habit: nil, day: day))
        #expect(try Self.refusal(practice) == refused)
    }

    /// A screen of a day is opened up to a leap year ahead.
    @Test(arguments: [
        (CalendarDay.last, false), (.first, false), (today.adding(days: 366), true),
        (today.adding(days: 367), false), (today.adding(days: -54_787), true),
        (today.adding(days: -54_788), false),
    ])
    func `opens days within a human lifetime`(day: CalendarDay, isTaken: Bool) throws {
        let refused = isTaken ? nil : "intent.day out-of-range"
        var destination = Intent.Destination(.practiceStatistics)
        destination.day = day
        #expect(try Self.refusal(.open(destination)) == refused)
    }

    @Test func `deletes all records only where a screen offers it`() throws {
        var journal = Self.reader
        journal.weighIns = [WeighIn(day: Self.today, weight: try Weight(80, .kilograms))]
        let settings = WeightSettingsOptions()
        for kind in Intent.RecordKind.allCases {
            let refused = try Self.refusal(
                .delete(kind, ids: []), of: journal, at: settings, app: .weight)
            #expect(refused == "intent.ids missing-ids")
            guard kind != .weighIn else { continue }
            #expect(
                try Self.refusal(.deleteAll(kind), of: journal, at: settings, app: .weight)
                    == "intent.all missing-ids")
        }
        let all = Intent.deleteAll(.weighIn)
        #expect(try Self.refusal(all, of: journal, at: settings, app: .weight) == nil)
        let elsewhere = "intent misplaced-intent"
        #expect(try Self.refusal(all, of: journal) == elsewhere)
        #expect(
            try Self.refusal(all, of: journal, at: WeightLogbookOptions(), app: .weight)
                == elsewhere)
        // Nothing to delete, so the row is disabled.
        #expect(try Self.refusal(all, at: settings, app: .weight) == elsewhere)
    }

    @Test func `undoes only pending deletions`() throws {
        let nothing = "intent misplaced-intent"
        #expect(try Self.refusal(.undo(.habit, ids: ["gone"]), of: Self.reader) == nothing)
        // The second of two taps.
        #expect(try Self.refusal(.undo(.habit, ids: ["read"]), of: Self.reader) == nil)
        #expect(try Self.refusal(.undo(.weighIn)) == nothing)
        #expect(
            try Self.refusal(.undo(.weighIn), at: WeightSettingsOptions(), app: .weight) == nothing)
        // A different row from the hidden one.
        var session = try Session(Self.reader, at: HabitListOptions(), of: .habit)
        _ = try session.send(Event(.delete(.habit, ids: ["read"])), in: Self.context)
        #expect(throws: SessionError.self) {
            try session.send(Event(.undo(.habit, ids: ["run"])), in: Self.context)
        }
        _ = try session.send(Event(.undo(.habit, ids: ["read"])), in: Self.context)
    }

    @Test func `rejects references to missing records`() throws {
        #expect(
            try Self.refusal(.open(Intent.Destination("habit.lst")))
                == "intent.screen unknown-screen")
        #expect(try Self.refusal(.open(Intent.Destination("sky.tonight"))) == nil)
        var destination = Intent.Destination(.routineRun)
        destination.session = "gone"
        #expect(try Self.refusal(.open(destination)) == "intent.session unknown-session")
        #expect(try Self.refusal(.retry(.init(rawValue: "sink"))) == "intent.what unknown-retry")
        var journal = Journal()
        journal.routines = [Routine(id: "r", name: "R")]
        journal.sessions = [RoutineSession(id: "s", routine: "r", day: Self.today)]
        #expect(
            try Self.refusal(
                .set(.mood(4, session: "gone")), of: journal, at: RoutineStreaksOptions(),
                app: .routine) == "intent.session unknown-session")
    }

    // Regression: decoding 900 levels took seconds, because each failed attempt recorded its
    /// path.
    @Test(arguments: [("[", "]"), (#"{"a":"#, "}")])
    func `a value nests at most 64 lists and objects`(open: String, close: String) {
        for depth in [64, 65, 900] {
            let value =
                String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
            let text = #"{"intent": {"kind": "app", "name": "x", "value": \#(value)}}"#
            var problem: Diagnostic?
            do throws(JSONDecodingError) {
                _ = try JSONTextDecoder().decode(Event.self, from: Array(text.utf8), file: "e")
            } catch {
                problem = error.diagnostics.first
            }
            #expect((problem == nil) == (depth == 64))
            guard let problem else { continue }
            #expect(problem.message.contains("more than 64 levels deep"), "\(problem)")
            // The value is nested in 65 of them.
            #expect(problem.place?.column == 50 + 65 * open.utf8.count, "\(problem)")
        }
    }

    /// An entry for yesterday has no known time of weighing.
    @Test func `only a weight of today has a time of day`() throws {
        for (day, at) in [(Self.today, Self.now), (Self.today.adding(days: -1), nil)] {
            var session = try Session(Journal(), at: WeightLogbookOptions(), of: .weight)
            let event = Event(Self.weighIn(on: day), entering: 180)
            _ = try session.send(event, in: Self.context)
            let weighIn = try #require(session.journal.weighIns.first)
            #expect(weighIn.day == day && weighIn.at?.instant == at)
        }
    }

    // Fourteen days reach 7 and 14; acknowledging 7 on the app's own screen does not
    /// acknowledge 14.
    @Test(arguments: [(7, [7]), (14, [7, 14]), (6, [])])
    func `marks milestones as celebrated only up to the one shown`(days: Int, marked: [Int]) throws
    {
        var journal = Journal()
        journal.practices = (0..<14).map { Practice(day: Self.today.adding(days: -$0), minutes: 9) }
        var session = try Session(journal, at: HabitListOptions(), of: .habit)
        _ = try session.send(
            Event(.celebrate(.init(days: days))), in: Self.context)
        #expect(session.journal.celebratedStreaks.map(\.days) == marked)
    }

    /// A list has 1,000 elements, with indices up to 999.
    @Test(arguments: [(0, true), (10, true), (999, true), (1000, false), (-1, false)])
    func `sets an element of a list`(place: Int, isTaken: Bool) throws {
        var session = try Session(Journal(), at: RoutineRunOptions(), of: .routine)
        let option = "run.counts[\(place)]"
        let event = Event(.choose(option: option, value: 3))
        if isTaken {
            _ = try session.send(event, in: Self.context)
        } else {
            #expect(throws: SessionError.self) {
                try session.send(event, in: Self.context)
            }
        }
        let counts = (session.place.page.options as? RoutineRunOptions)?.run?.counts
        #expect(counts?.count == (isTaken ? place + 1 : nil))
        #expect(counts?.last == (isTaken ? 3 : nil))
    }

    /// The stepper of the weekly target goes from 1 to 7, and the palette has no mud.
    @Test(arguments: [
        ("draft.routine.weeklyTarget", Intent.Value.number(1), true),
        ("draft.routine.weeklyTarget", 7, true), ("draft.routine.weeklyTarget", 0, false),
        ("draft.routine.weeklyTarget", 8, false), ("draft.routine.weeklyTarget", 9_999, false),
        ("draft.routine.weeklyTarget", 2.5, false), ("draft.routine.color", "red", true),
        ("draft.routine.color", "mud", false), ("draft.routine.name", "Evening", true),
        ("draft", .object(["routine": .object(["weeklyTarget": 9_999])]), false),
    ])
    func `chooses only values that the screen offers`(
        option: String, value: Intent.Value, isTaken: Bool
    ) throws {
        var session = try Session(Journal(), at: RoutineBuilderOptions(), of: .routine)
        let target = Intent.choose(option: "draft.routine.weeklyTarget", value: 3)
        _ = try session.send(Event(target), in: Self.context)
        let before = session
        let event = Event(.choose(option: option, value: value))
        guard isTaken else {
            let error = #expect(throws: SessionError.self) {
                try session.send(event, in: Self.context)
            }
            #expect(error?.id == "invalid-value")
            #expect(session == before)
            return
        }
        _ = try session.send(event, in: Self.context)
        #expect(session != before)
    }

    /// Without a target there is no stepper, only a switch that sets 3 days a week.
    @Test(arguments: [
        ("draft.routine.weeklyTarget", Intent.Value.number(3), true),
        ("draft.routine.weeklyTarget", 7, false), ("draft.routine.weeklyTarget", 9_999, false),
        (
            "draft.routine", .object(["id": "new", "name": "Tea", "weeklyTarget": 9_999]), false
        ),
        ("draft.routine", .object(["id": "new", "name": "Tea", "weeklyTarget": 3]), true),
    ])
    func `chooses only what the switch of an absent value sets`(
        option: String, value: Intent.Value, isTaken: Bool
    ) throws {
        let refused = try Self.refusal(
            .choose(option: option, value: value), at: RoutineBuilderOptions(), app: .routine)
        #expect(refused == (isTaken ? nil : "value invalid-value"))
    }

    /// The page with the steps has no stepper for the target; a weekly target is 1 to 7 days.
    @Test(arguments: [
        ("draft.routine.weeklyTarget", Intent.Value.number(7), true),
        ("draft.routine.weeklyTarget", 8, false),
        ("draft.routine", .object(["id": "new", "name": "Tea", "weeklyTarget": 8]), false),
        ("draft.edited", .list(["bed"]), true), ("draft.edited", .list([]), true),
        ("draft.edited", .list(["zzz"]), false), ("draft.edited", .list(["bed", "bed"]), false),
    ])
    func `keeps the rules of a record whose control is on another page`(
        option: String, value: Intent.Value, isTaken: Bool
    ) throws {
        var draft = RoutineDraft()
        draft.routine.steps = ["bed", "tea"].map { RoutineStep(id: $0, name: $0) }
        draft.page = .building
        var options = RoutineBuilderOptions()
        options.draft = draft
        let refused = try Self.refusal(
            .choose(option: option, value: value), at: options, app: .routine)
        #expect((refused == nil) == isTaken)
        #expect(refused?.hasSuffix("value invalid-value") != false)
    }

    @Test(arguments: [
        (Intent.Value.list(["monday"]), true), (.list(["monday", "friday"]), true),
        (.list([]), true), (.list(["monday", "monday", "monday"]), false),
        (.list(["someday"]), false), ("monday", false),
    ])
    func `chooses a list of offered elements, each once`(
        value: Intent.Value, isTaken: Bool
    ) throws {
        var options = WeightLogbookOptions()
        options.showsFilters = true
        var journal = Journal()
        journal.weighIns = [WeighIn(day: Self.today, weight: try Weight(80, .kilograms))]
        let refused = try Self.refusal(
            .choose(option: "weekdays", value: value), of: journal, at: options, app: .weight)
        #expect(refused == (isTaken ? nil : "value invalid-value"))
    }

    /// The second of two taps on a switch sends what the first one sent.
    @Test func `choosing the same value twice is choosing it once`() throws {
        var session = try Session(Journal(), at: RoutineBuilderOptions(), of: .routine)
        let target = Event(.choose(option: "draft.routine.weeklyTarget", value: 3))
        _ = try session.send(target, in: Self.context)
        let once = session
        _ = try session.send(target, in: Self.context)
        #expect(session == once)
    }

    /// Starting the second routine pauses the first, and its screen would be the 65th above the tab.
    @Test func `an event that fails after a change leaves no trace of it`() throws {
        var journal = Journal()
        journal.routines = ["a", "b"].map { id in
            var routine = Routine(id: id, name: id)
            routine.steps = [RoutineStep(id: "s", name: "Step")]
            return routine
        }
        var session = try Session(journal, at: RoutineTemplatesOptions(), of: .routine)
        _ = try session.send(Event(.start(Intent.Run(routine: "a"))), in: Self.context)
        while session.place.stack.count < 64 {
            _ = try session.send(Event(.open(.routineStreaks, as: .push)), in: Self.context)
        }
        let before = session
        let error = #expect(throws: SessionError.self) {
            try session.send(Event(.start(Intent.Run(routine: "b"))), in: Self.context)
        }
        #expect(error?.message.contains("opens too many screens") == true)
        #expect(session == before)
        #expect(session.journal.sessions.map(\.state) == [.running])
    }

    @Test(arguments: [
        Intent.toggle(habit: "read", day: today), .open(.habitForm, as: .sheet),
        .choose(option: "windows.rows", value: 5),
    ])
    func `rejects a value that an intent does not ask for`(intent: Intent) throws {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read")]
        #expect(try Self.refusal(intent, of: journal) == nil)
        #expect(try Self.refusal(intent, entering: 5, of: journal) == "value invalid-value")
    }

    @Test(arguments: [
        Intent.close(), .close(note: "x"), .discard, .clear(options: ["windows.rows"]),
        .log(.rest(true)), .log(.practice(minutes: 5)), .save(.habit),
        .delete(.habit, ids: ["read"]), .deleteAll(.weighIn), .undo(.habit),
        .set(.haptics(true)), .celebrate(.init(days: 7)), .add(.init(.task)),
        .reorder(step: "read", to: 0), .start(.init(routine: "r")), .pause(.init(session: "s")),
        .resume(.init(session: "s")), .stop(.init(session: "s")),
        .complete(.init(session: "s")), .reopen(.init(session: "s")), .skip(.init(session: "s")),
        .share(.init(subject: "x", text: "x")), .export, .import, .permission(.notifications),
        .settings, .page(.about), .launch(.init(.app, name: "x")), .retry(.save),
        .report(.init(.time)),
    ])
    func `rejects a value beside an intent of any other kind`(intent: Intent) throws {
        let refused = try Self.refusal(intent, entering: 5, of: Self.reader)
        #expect(refused == "value invalid-value")
    }

    /// Options nest at most 16 levels deep, so that no outside name exhausts the stack.
    @Test func `rejects a name with too many steps`() throws {
        var session = try Session(Journal(), at: RoutineRunOptions(), of: .routine)
        let name = String(repeating: "a.", count: 200_000) + "a"
        #expect(throws: SessionError.self) {
            try session.send(Event(.choose(option: name, value: 3)), in: Self.context)
        }
    }

    /// A session abandoned for two years is recorded with one year, the maximum in a journal.
    @Test(arguments: [(31_536_000, 31_536_000), (31_536_001, 31_536_000), (90, 90)])
    func `a session lasts at most a year`(elapsed: Int, seconds: Int) throws {
        var journal = Journal()
        var routine = Routine(id: "r", name: "Morning")
        routine.steps = [RoutineStep(id: "a", name: "Bed"), RoutineStep(id: "b", name: "Tea")]
        journal.routines = [routine]
        var session = try Session(journal, at: RoutineRunOptions(), of: .routine)
        let start = Context(
            now: Self.now.adding(seconds: -elapsed), zone: .utc)
        _ = try session.send(Event(.start(.init(routine: "r"))), in: start)
        let id = try #require(session.journal.sessions.first?.id)
        _ = try session.send(Event(.skip(.init(session: id, step: "a"))), in: start)
        #expect(session.journal.sessions.first?.state == .running)
        _ = try session.send(
            Event(.complete(.init(session: id, step: "b"))), in: Self.context)
        // The last habit ends the routine.
        #expect(session.journal.sessions.first?.state == .finished)
        #expect(session.journal.sessions.first?.seconds == seconds)
    }

    /// Screens are stacked to a depth of 64.
    @Test func `opens screens up to a maximum depth`() throws {
        var session = try Session(Journal(), at: PracticeDashboardOptions(), of: .practice)
        let open = Event(.open(.init(.practiceStatistics)))
        for depth in 1...64 {
            _ = try session.send(open, in: Self.context)
            #expect(session.place.stack.count == depth)
        }
        #expect(throws: SessionError.self) {
            try session.send(open, in: Self.context)
        }
        #expect(session.place.stack.count == 64)
    }
}
