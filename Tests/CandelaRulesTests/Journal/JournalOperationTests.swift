import CandelaRules
import Testing

struct JournalOperationTests {
    private func text(_ journal: Journal) throws -> String {
        String(decoding: try journal.text(), as: UTF8.self)
    }

    /// Two habits and two routines with interleaved records.
    private func sample() throws -> Journal {
        var journal = Journal()
        for id in ["a", "b"] {
            try journal.add(Habit(id: id, name: id))
            try journal.add(Routine(id: id, name: id))
        }
        var including = Routine(id: "c", name: "c")
        including.steps = [RoutineStep(id: "s", name: "s", kind: .routine)]
        including.steps[0].routine = "a"
        try journal.add(including)
        try journal.add(RoutineMode(id: "m", name: "m", routines: ["b", "a", "c"]))
        journal.settings.routineMode = "m"
        for day in 1...6 {
            for id in day % 2 == 0 ? ["a", "b"] : ["b", "a"] {
                try journal.complete(
                    habit: id, on: march(day), as: day == 3 ? .skipped : .done, now: endOfMarch)
                var practice = Practice(day: march(day), minutes: day)
                practice.habit = id
                try journal.log(practice, now: endOfMarch)
                try journal.log(
                    RoutineSession(id: "\(id)\(day)", routine: id, day: march(day)), now: endOfMarch
                )
                var streak = CelebratedStreak(days: day, runStart: march(1))
                streak.habit = id
                try journal.log(streak)
            }
            try journal.log(
                WeighIn(day: march(1), weight: Weight(unchecked: 70 + Double(day), .kilograms)),
                now: endOfMarch)
        }
        return journal
    }

    @Test func `rejects a routine whose steps include a missing one`() throws {
        var step = RoutineStep(id: "1", name: "Workout", kind: .routine)
        step.routine = "gone"
        var outer = RoutineStep(id: "2", name: "All", kind: .sequence)
        outer.steps = [step]
        var routine = Routine(id: "morning", name: "Morning")
        var journal = Journal()
        try journal.add(routine)
        routine.steps = [RoutineStep(id: "0", name: "Tidy"), outer]
        let before = journal
        let error = #expect(throws: JournalBreach.self) { try journal.replace(routine) }
        #expect(error?.id == "unknown-routine")
        #expect(throws: JournalBreach.self) {
            var other = Routine(id: "other", name: "Other")
            other.steps = routine.steps
            try journal.add(other)
        }
        #expect(journal == before)
    }

    @Test func `records get unique ids that do not change`() throws {
        let journal = try sample()
        #expect(journal.validate().isEmpty)
        #expect(
            journal.weighIns.map(\.id) == [
                "2026-03-01", "2026-03-01#2", "2026-03-01#3", "2026-03-01#4", "2026-03-01#5",
                "2026-03-01#6",
            ])
        #expect(journal.completions[0].id == "b/2026-03-01")
        var bare = journal
        for position in bare.weighIns.indices { bare.weighIns[position].id = "" }
        for position in bare.completions.indices { bare.completions[position].id = "" }
        for position in bare.practices.indices { bare.practices[position].id = "" }
        let read = try Journal.read(bare.text(), file: "j").journal
        #expect(read.weighIns.map(\.id) == (1...6).map { "weighIn/2026-03-01/\($0)" })
        #expect(
            read.completions.prefix(3).map(\.id) == [
                "completion/2026-03-01/1", "completion/2026-03-01/2", "completion/2026-03-02/1",
            ])
        #expect(read.practices[3].id == "practice/2026-03-02/2")
        #expect(read.validate().isEmpty)
        bare.identify()
        #expect(bare == read)
        bare.identify()
        #expect(bare == read)
    }

    @Test func `reuses ids freed by undo, removal or a change of id`() throws {
        var journal = Journal()
        let weighIn = WeighIn(
            day: CalendarDay(daysSince1970: 0), weight: Weight(unchecked: 80, .kilograms))
        try journal.log(weighIn, now: endOfMarch)
        let change = try journal.log(weighIn, now: endOfMarch)
        #expect(journal.weighIns.map(\.id) == ["1970-01-01", "1970-01-01#2"])
        journal.undo(change)
        try journal.log(weighIn, now: endOfMarch)
        #expect(journal.weighIns.map(\.id) == ["1970-01-01", "1970-01-01#2"])
        journal.weighIns.removeFirst()
        try journal.log(weighIn, now: endOfMarch)
        #expect(journal.weighIns.map(\.id) == ["1970-01-01#2", "1970-01-01"])
        journal.weighIns[0].id = "1970-01-01#3"
        try journal.log(weighIn, now: endOfMarch)
        #expect(
            journal.weighIns.map(\.id) == ["1970-01-01#3", "1970-01-01", "1970-01-01#2"])
    }

    @Test func `removal includes dependent records, and undo restores them byte for byte`() throws {
        var whole = try sample()
        whole.rest(on: march(1))
        let removals: [(inout Journal) -> JournalChange] = [
            { $0.remove(habit: "a") }, { $0.remove(routine: "a") }, { $0.remove(routine: "b") },
            { $0.remove(routineMode: "m") }, { $0.remove(habits: ["a", "b"]) },
            { $0.remove(restDays: Set($0.restDays)) },
            { $0.remove(routines: ["a", "b"]) },
            { $0.remove(weighIns: ["2026-03-01#3", "2026-03-01"]) },
            { $0.removeAllWeighIns() }, { $0.remove(sessions: ["a2", "b5"]) },
            { $0.remove(practices: ["2026-03-02", "2026-03-02#2"]) },
        ]
        for remove in removals {
            var journal = whole
            let change = remove(&journal)
            #expect(journal != whole)
            #expect(journal.validate().isEmpty)
            #expect(!change.isEmpty)
            journal.undo(change)
            #expect(try text(journal) == text(whole))
        }
        var journal = whole
        #expect(journal.remove(habit: "nobody").isEmpty)
        #expect(journal == whole)
    }

    @Test func `removing several records removes each`() throws {
        var (each, all) = (try sample(), try sample())
        for id in ["a", "b"] {
            each.remove(habit: id)
            each.remove(routine: id)
        }
        all.remove(habits: ["a", "b", "nobody"])
        all.remove(routines: ["a", "b", "nobody"])
        #expect(all == each)
    }

    @Test func `undo keeps later changes and duplicates nothing`() throws {
        var journal = try sample()
        let change = journal.remove(habit: "a")
        try journal.complete(habit: "b", on: march(9), now: endOfMarch)
        try journal.add(Habit(id: "a", name: "again"))
        journal.undo(change)
        #expect(journal.habits.map(\.name) == ["b", "again"])
        #expect(journal.completions.count == 13)
        #expect(journal.completions.last?.day == march(9))
        #expect(journal.validate().isEmpty)
    }

    @Test func `every operation is undone byte for byte`() throws {
        var whole = try sample()
        // A practised day would get no mark.
        whole.practices.removeAll { $0.day == march(3) }
        let operations: [(inout Journal) throws -> JournalChange] = [
            { try $0.add(Habit(id: "z", name: "z")) }, { try $0.add(Routine(id: "z", name: "z")) },
            { try $0.add(RoutineMode(id: "z", name: "z", routines: [])) },
            {
                try $0.log(
                    WeighIn(day: march(1), weight: Weight(unchecked: 90, .kilograms)),
                    now: endOfMarch)
            },
            { try $0.log(Practice(day: march(1), minutes: 3), now: endOfMarch) },
            { try $0.log(RoutineSession(id: "a3", routine: "b", day: march(9)), now: endOfMarch) },
            { try $0.log(CelebratedStreak(days: 7, runStart: march(1))) },
            { $0.rest(on: march(1)) }, { try $0.replace(Habit(id: "a", name: "changed")) },
            { try $0.replace(Routine(id: "c", name: "changed")) },
            { try $0.replace(RoutineMode(id: "m", name: "changed", routines: ["c"])) },
            { try $0.toggle(habit: "a", on: march(2), now: endOfMarch) },
            { try $0.toggle(habit: "a", on: march(3), now: endOfMarch) },
            { try $0.toggle(habit: "a", on: march(20), now: endOfMarch) },
            { try $0.complete(habit: "a", on: march(2), as: .rest, now: endOfMarch) },
        ]
        for operate in operations {
            var journal = whole
            let change = try operate(&journal)
            #expect(journal != whole)
            #expect(journal.validate().isEmpty)
            journal.undo(change)
            #expect(try text(journal) == text(whole))
        }
    }

    @Test func `a skipped status and other data survive two toggles`() throws {
        var journal = try sample()
        // A practised day would get no mark.
        journal.practices.removeAll { $0.day == march(3) }
        let place = try #require(
            journal.completions.firstIndex { $0.day == march(3) && $0.habit == "a" })
        journal.completions[place].note = "ill"
        journal.completions[place].at = ZonedInstant("2026-03-03T08:00:00+01:00")
        let before = try text(journal)
        try journal.toggle(
            habit: "a", on: march(3), at: ZonedInstant("2026-03-03T20:00:00+01:00"), now: endOfMarch
        )
        #expect(journal.completions[place].status == .done)
        // Also after saving and reading.
        journal = try Journal.read(journal.text(), file: "j").journal
        try journal.toggle(habit: "a", on: march(3), now: endOfMarch)
        #expect(try text(journal) == before)
    }

    @Test func `invalid records are rejected`() throws {
        let whole = try sample()
        let operations: [(inout Journal) throws -> JournalChange] = [
            { try $0.add(Habit(id: "a", name: "z")) }, { try $0.add(Habit(id: "", name: "z")) },
            { try $0.add(Routine(id: "b", name: "z")) },
            { try $0.add(RoutineMode(id: "x", name: "z", routines: ["nothing"])) },
            { try $0.log(Practice(day: march(1), minutes: -3), now: endOfMarch) },
            {
                try $0.log(
                    RoutineSession(id: "x", routine: "nothing", day: march(9)), now: endOfMarch)
            },
            { try $0.log(CelebratedStreak(days: 0, runStart: march(1))) },
            { try $0.replace(Habit(id: "nothing", name: "z")) },
            { try $0.replace(RoutineMode(id: "nothing", name: "z", routines: [])) },
            { try $0.replace(RoutineMode(id: "m", name: "z", routines: ["nothing"])) },
            { try $0.complete(habit: "nothing", on: march(2), now: endOfMarch) },
            { try $0.complete(habit: "a", on: march(2), amount: .nan, now: endOfMarch) },
        ]
        for operate in operations {
            var journal = whole
            #expect(throws: JournalBreach.self) { try operate(&journal) }
            #expect(journal == whole)
        }
    }
}
