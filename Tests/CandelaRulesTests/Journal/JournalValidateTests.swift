import CandelaRules
import Testing

/// Every journal that can be created can be saved and read again, and `validate()` reports its
/// breaches.
struct JournalValidateTests {
    private func again(_ journal: Journal) throws -> Journal {
        try Journal.read(journal.text(), file: "j.json").journal
    }

    static let breaking: [(String, @Sendable (inout Journal) -> Void)] = [
        (
            "completions[0].habit: 'read' is not the id of a habit in 'habits'",
            { $0.completions = [Completion(habit: "read", day: exampleDay)] }
        ),
        (
            "habits[1].id: id 'a' occurs twice, first at habits[0]",
            { $0.habits = [Habit(id: "a", name: "x"), Habit(id: "a", name: "y")] }
        ),
        (
            "habits[0].id: a habit's id must not be empty",
            { $0.habits = [Habit(id: "", name: "x")] }
        ),
        (
            "weighIns[0].note: a note of 501 characters is too long: use up to 500",
            {
                var weighIn = WeighIn(day: exampleDay, weight: Weight(unchecked: 75, .kilograms))
                weighIn.note = String(repeating: "é", count: 501)
                $0.weighIns = [weighIn]
            }
        ),
        (
            "weighIns[0].bodyFat: body fat of 0.5 percent is out of range: use 1 to 60",
            {
                var weighIn = WeighIn(day: exampleDay, weight: Weight(unchecked: 75, .kilograms))
                weighIn.bodyFat = 0.5
                $0.weighIns = [weighIn]
            }
        ),
        (
            "habits[0].weeklyTarget: a weekly target of 9 is out of range: use 1 to 7 days",
            {
                var habit = Habit(id: "a", name: "x")
                habit.weeklyTarget = 9
                $0.habits = [habit]
            }
        ),
        (
            "celebratedStreaks[0].days: a streak of 0 days is out of range: use 1 or more",
            { $0.celebratedStreaks = [CelebratedStreak(days: 0, runStart: exampleDay)] }
        ),
        (
            "practices[0].minutes: -1 minutes are out of range: a practice lasts 0 to 1440",
            { $0.practices = [Practice(day: exampleDay, minutes: -1)] }
        ),
        (
            "completions[0].amount: amount -1.0 is out of range: use a finite number, 0 or more",
            {
                $0.habits = [Habit(id: "a", name: "x")]
                var completion = Completion(habit: "a", day: exampleDay)
                completion.amount = -1
                $0.completions = [completion]
            }
        ),
        (
            "routines[0].steps[0].timer.seconds: 0 seconds are out of range: use 1 to 86400",
            {
                var routine = Routine(id: "r", name: "x")
                routine.steps = [RoutineStep(id: "s", name: "y", kind: .timer)]
                routine.steps[0].timer = .countDown(seconds: 0)
                $0.routines = [routine]
            }
        ),
        (
            "routines[0].rule.priority: a priority of 9223372036854775807 is out of range:"
                + " use 0 to 1000000",
            {
                var routine = Routine(id: "r", name: "x")
                routine.rule = RoutineRule(priority: .max)
                $0.routines = [routine]
            }
        ),
        (
            "sessions[0].routine: 'r' is not the id of a routine in 'routines'",
            { $0.sessions = [RoutineSession(id: "s", routine: "r", day: exampleDay)] }
        ),
        (
            "routineModes[0].routines[1]: 'r' is not the id of a routine in 'routines'",
            {
                $0.routines = [Routine(id: "q", name: "Q")]
                $0.routineModes = [RoutineMode(id: "m", name: "M", routines: ["q", "r"])]
            }
        ),
        (
            "settings.routineMode: 'm' is not the id of a mode in 'routineModes'",
            { $0.settings.routineMode = "m" }
        ),
    ]

    @Test(arguments: breaking.indices)
    func `an invalid journal can be saved and read, with its breach`(_ index: Int) throws {
        let (message, breaks) = Self.breaking[index]
        var journal = Journal()
        breaks(&journal)
        #expect(journal.validate().map(\.description) == [message])
        let read = try again(journal)
        journal.identify()
        #expect(read == journal)
    }

    /// Records of a day without ids, as an app that assigns lists makes them.
    @Test func `ids are derived until they are stored, and equal ones are reported`() throws {
        var journal = Journal()
        journal.habits = [Habit(id: "a", name: "x")]
        journal.completions = [
            Completion(habit: "a", day: exampleDay), Completion(habit: "a", day: exampleDay),
        ]
        journal.practices = [Practice(day: exampleDay, minutes: 20)]
        journal.weighIns = [WeighIn(day: exampleDay, weight: Weight(unchecked: 75, .kilograms))]
        let first = "completion/2026-03-18/1"
        #expect(journal.completions.map(\.id) == [first, first])
        #expect(journal.practices.map(\.id) == ["practice/2026-03-18/1"])
        #expect(journal.weighIns.map(\.id) == ["weighIn/2026-03-18/1"])
        #expect(
            journal.validate().map(\.description) == [
                "completions[1].id: id '\(first)' occurs twice, first at completions[0]"
            ])
        let bare = journal
        journal.identify()
        #expect(journal.completions.map(\.id) == [first, "completion/2026-03-18/2"])
        let read = try again(bare)
        #expect(journal.practices == read.practices && journal.validate().isEmpty)
        journal.completions[0].id = ""
        #expect(journal.completions[0].id == first)
        journal.completions[0].id = journal.completions[1].id
        #expect(journal.validate().count == 1)
        journal.habits = [Habit(id: "", name: "x")]
        #expect(journal.validate().contains { $0.id == "empty-id" })
    }

    @Test func `a number that is not finite is omitted and reported`() throws {
        var journal = Journal()
        journal.habits = [Habit(id: "a", name: "x")]
        journal.habits[0].target = .infinity
        journal.completions = [Completion(habit: "a", day: exampleDay)]
        journal.completions[0].amount = .nan
        journal.weighIns = [WeighIn(day: exampleDay, weight: Weight(unchecked: 75, .kilograms))]
        journal.weighIns[0].bodyFat = -.infinity
        #expect(
            journal.validate().map(\.path.description) == [
                "habits[0].target", "completions[0].amount", "weighIns[0].bodyFat",
            ])
        let read = try again(journal)
        #expect(read.habits[0].target == nil)
        #expect(read.completions[0].amount == nil)
        #expect(read.weighIns[0].bodyFat == nil)
        #expect(read.validate().isEmpty)
    }

    @Test func `checked throws for an invalid record from a form`() throws {
        #expect(try Habit(id: "a", name: "").checked().id == "a")
        #expect(throws: JournalBreach.self) { try Habit(id: "", name: "x").checked() }
        #expect(throws: JournalBreach.self) { try Routine(id: "", name: "x").checked() }
        #expect(throws: JournalBreach.self) {
            try Practice(day: exampleDay, minutes: 1441).checked()
        }
        #expect(throws: JournalBreach.self) {
            try CelebratedStreak(days: 0, runStart: exampleDay).checked()
        }
        for (start, interval) in [(Double.nan, 5.0), (80, .nan), (80, 0), (1e300, 5), (80, 1e-300)]
        {
            #expect(throws: WeightError.self) {
                try WeightMilestones(start: start, goal: 70, interval: interval)
            }
        }
        #expect(try WeightMilestones(start: 80, goal: 70, interval: 5).all == [75, 70])
    }

    @Test func `a breach found while reading has its place in the file`() throws {
        let text = """
            {"habits": [{"id": "a", "name": "x"},
                        {"id": "b", "name": "y", "weeklyTarget": 9}],
             "completions": [{"habit": "c", "day": "2026-03-18"}],
             "settings": {"routineMode": "m"}}
            """
        let reading = try Journal.read(Array(text.utf8), file: "j.json")
        #expect(
            reading.breaches.map(\.description) == [
                "j.json:2:54: error: invalid 'habits[1].weeklyTarget': a weekly target of 9 is out of"
                    + " range: use 1 to 7 days [out-of-range]",
                "j.json:3:28: error: invalid 'completions[0].habit': 'c' is not the id of a habit in"
                    + " 'habits' [unknown-habit]",
                "j.json:4:30: error: invalid 'settings.routineMode': 'm' is not the id of a mode in"
                    + " 'routineModes' [unknown-routine-mode]",
            ])
        #expect(reading.omissions.isEmpty)
    }
}
