import CandelaImport
import CandelaRules
import Testing

struct JournalMergeTests {
    private let day = CalendarDay(daysSince1970: 20_530)

    private func weights(_ rows: String) throws -> Journal {
        try LibraImporter.read(
            source(("#Units: kg\n#date;weight\n" + rows).utf8),
            assuming: FileAssumptions(fallbackZone: .utc), in: importing
        ).journal
    }

    @Test func `importing a file twice adds nothing`() throws {
        let first = try weights("2026-03-18;78\n2026-03-19T07:00:00Z;77.9\n")
        var journal = Journal()
        #expect(journal.merge(first).added == 2)
        let before = journal
        let again = journal.merge(first)
        #expect(again.added == 0 && again.present == 2 && again.differing.isEmpty)
        #expect(journal == before)
    }

    @Test func `a later export adds new records and changes none`() throws {
        var journal = try weights("2026-03-18;78\n2026-03-19;77.9\n")
        let merge = journal.merge(try weights("2026-03-18;78\n2026-03-19;77\n2026-03-20;77.5\n"))
        #expect(merge.added == 1 && merge.present == 1)
        #expect(merge.differing == ["weighIns libra-2026-03-19"])
        #expect(journal.weighIns.map(\.weight.value) == [78, 77.9, 77.5])
    }

    @Test func `a habit keeps its existing completion of a day`() {
        var journal = Journal()
        journal.habits = [Habit(id: "h", name: "H")]
        journal.completions = [Completion(habit: "h", day: day)]
        var other = journal
        other.completions = [
            Completion(habit: "h", day: day, status: .missed),
            Completion(habit: "h", day: day.next, status: .missed),
        ]
        let merge = journal.merge(other)
        #expect(journal.completions.map(\.status) == [.done, .missed])
        #expect(merge.differing == ["completions h \(day)"])
    }

    @Test func `records without identifiers are compared by content and number`() {
        var journal = Journal()
        journal.practices = [Practice(day: day, minutes: 20), Practice(day: day, minutes: 20)]
        var more = journal
        more.practices.append(Practice(day: day, minutes: 20))
        #expect(journal.merge(journal).added == 0)
        #expect(journal.merge(more).added == 1)
        #expect(journal.practices.count == 3)
    }

    /// Each pair of lists has two records at most on one side, so two are left, in whatever order
    /// they are.
    @Test(arguments: [
        ([nil], [nil, "x"]), ([nil], ["x", nil]), (["x"], [nil, "x"]), (["x"], ["x", nil]),
    ])
    func `an identical record is matched once, by its id first`(
        ours: [String?], theirs: [String?]
    ) {
        func journal(_ ids: [String?]) -> Journal {
            var journal = Journal()
            journal.practices = ids.map { id in
                var practice = Practice(day: day, minutes: 20)
                practice.id = id ?? ""
                return practice
            }
            return journal
        }
        var merged = journal(ours)
        let merge = merged.merge(journal(theirs))
        #expect(merge.added == 1 && merge.present == 1 && merge.differing.isEmpty)
        #expect(merged.practices.count == 2)
    }

    @Test func `generated ids do not distinguish records`() throws {
        func read(_ minutes: Int...) throws -> Journal {
            var journal = Journal()
            journal.practices = minutes.map { Practice(day: day, minutes: $0) }
            return try Journal.read(journal.text(), file: "j").journal
        }
        var journal = try read(20, 30)
        let merge = journal.merge(try read(30, 45))
        #expect(merge.added == 1 && merge.present == 1 && merge.differing.isEmpty)
        #expect(journal.practices.map(\.minutes) == [20, 30, 45])
        #expect(journal.practices.map(\.id) == (1...3).map { "practice/\(day)/\($0)" })
    }

    @Test func `the goal and the settings are kept`() {
        var journal = Journal()
        journal.goal = WeightGoal(Weight(unchecked: 75, .kilograms))
        var other = Journal()
        other.goal = WeightGoal(Weight(unchecked: 70, .kilograms))
        other.settings.unit = .pounds
        #expect(journal.merge(other).differing == ["goal"])
        #expect(journal.goal?.weight.value == 75 && journal.settings.unit == nil)
        var empty = Journal()
        #expect(empty.merge(other).added == 1)
    }

    @Test func `a height is added, kept, or replaced if that is asked for`() {
        var (journal, other, newer) = (Journal(), Journal(), Journal())
        (other.settings.height, newer.settings.height) = (178, 179)
        #expect(journal.merge(other).added == 1 && journal.settings.height == 178)
        #expect(journal.merge(other).present == 1)
        #expect(journal.merge(newer).differing == ["height"] && journal.settings.height == 178)
        let replaced = journal.merge(newer, updating: true)
        #expect(replaced.updated == 1 && journal.settings.height == 179)
    }

    /// Marks of a habit that had three days, after it got another name.
    @Test(arguments: [
        (["yes", "no", "yes", "yes"], 3), (["yes", "no", "yes"], 3), (["yes", "yes", "yes"], nil),
        (["yes", "no"], nil),
    ])
    func `a habit with few days is offered if all its marks are equal`(
        marks: [String], days: Int?
    ) throws {
        func export(_ habit: String, _ marks: [String]) throws -> Journal {
            let rows = marks.enumerated().map { "2026-03-\(10 + $0),\(habit),\($1)\n" }
            return try TableImporter.read(
                source(("Date,Habit,Done\n" + rows.joined()).utf8),
                assuming: FileAssumptions(fallbackZone: .utc), in: importing
            ).journal
        }
        let journal = try export("Walk", ["yes", "no", "yes"])
        var other = try export("Stroll", marks)
        #expect(journal.renamedHabits(in: other).map(\.days) == (days.map { [$0] } ?? []))
        // One with the person's own identifier is not asked about.
        other.adopt("h", forHabit: other.habits[0].id)
        other.habits = [Habit(id: "h", name: "Stroll")]
        #expect(journal.renamedHabits(in: other).isEmpty)
    }

    /// A mark corrected in the other app, and one that the person made here.
    @Test func `corrected marks replace those imported before, if that is asked for`() throws {
        func export(_ first: String, _ second: String) throws -> Journal {
            try TableImporter.read(
                source(
                    "Date,Habit,Done\n2026-03-17,Walk,\(first)\n2026-03-18,Walk,\(second)\n".utf8),
                assuming: FileAssumptions(fallbackZone: .utc), in: importing
            ).journal
        }
        var journal = try export("yes", "no")
        journal.habits[0].name = "Stroll"
        let corrected = try export("no", "no")
        var kept = journal
        #expect(kept.merge(corrected).updated == 0)
        #expect(kept == journal)
        let merge = journal.merge(corrected, updating: true)
        #expect(merge.updated == 1 && merge.added == 0 && merge.present == 1)
        #expect(journal.completions.map(\.status) == [.missed, .missed])
        // The habit is the person's, who renamed it here.
        #expect(journal.habits.map(\.name) == ["Stroll"])
        let again = journal.merge(corrected, updating: true)
        #expect(again.updated == 0 && again.present == 2)
    }

    /// The target of Loop was raised from eight to ten; the habit here keeps eight.
    @Test func `amounts are judged by the habit's target here`() throws {
        func export(_ target: Int, _ marks: String) throws -> Journal {
            let files = [
                "Habits.csv": """
                Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,\
                Color,Unit,Target Type,Target Value,Archived?
                001,Water,NUMERICAL,,,1,1,#FF8F00,glasses,AT_LEAST,\(target),false

                """,
                "001 Water/Checkmarks.csv": "Date,Value,Notes\n" + marks,
            ]
            return try LoopImporter.read(
                ExportFolder(path: "x", files: files.mapValues { Array($0.utf8) }), in: importing
            ).journal
        }
        var journal = try export(8, "2026-03-17,8000,\n2026-03-16,9000,\n2026-03-15,5000,\n")
        let newer = try export(
            10, "2026-03-18,9000,\n2026-03-17,8000,\n2026-03-16,7000,\n2026-03-15,8500,\n")
        func days() -> [String] {
            journal.completions.map { "\($0.day.day) \($0.status)" }.sorted()
        }
        #expect(days() == ["15 missed", "16 done", "17 done"])
        let merge = journal.merge(newer, updating: true)
        #expect(merge.updated == 2 && merge.added == 1)
        #expect(days() == ["15 done", "16 missed", "17 done", "18 done"])
        #expect(journal.merge(newer, updating: true).updated == 0)
        // Without an update, a new day is judged alike, and only the habit differs.
        let again = journal.merge(
            try export(10, "2026-03-19,9000,\n2026-03-18,9000,\n2026-03-17,8000,\n"))
        #expect(again.differing.map { $0.hasPrefix("habits") } == [true])
        #expect(days().last == "19 done")
    }

    /// 1,500 ml of a target of 2,000, where the habit here counts glasses.
    @Test(arguments: ["glasses", nil])
    func `an amount in another unit is left out, and its day keeps its status`(own: String?) {
        func journal(_ target: Double, _ unit: String?, _ amount: Double?) -> Journal {
            var habit = Habit(id: "water", name: "Water")
            (habit.unit, habit.target) = (unit, target)
            var journal = Journal()
            journal.habits = [habit]
            var mark = Completion(habit: "water", day: day, status: .missed)
            (mark.id, mark.amount) = ("a", amount)
            journal.completions = amount == nil ? [] : [mark]
            return journal
        }
        var here = journal(8, own, nil)
        let merge = here.merge(journal(2_000, "ml", 1_500))
        #expect(merge.added == 1 && merge.otherUnits == 1)
        #expect(here.completions.map(\.status) == [.missed] && here.completions[0].amount == nil)
        let again = here.merge(journal(2_000, "ml", 2_000), updating: true)
        #expect(again.updated == 0 && again.added == 0 && here.completions[0].amount == nil)
    }

    /// Eight days of nine glasses: seven in a row for an app with a target of nine, and none here.
    @Test func `a celebration that rests on another target is not taken over`() {
        func journal(_ target: Double, _ status: CompletionStatus) -> Journal {
            var habit = Habit(id: "water", name: "Water")
            (habit.unit, habit.target) = ("glasses", target)
            var journal = Journal()
            journal.habits = [habit]
            journal.completions = (0..<8).map {
                var mark = Completion(
                    habit: "water", day: day.adding(days: -$0), status: status)
                mark.amount = 9
                return mark
            }
            return journal
        }
        var other = journal(9, .done)
        var celebrated = CelebratedStreak(days: 7, runStart: day.adding(days: -7))
        celebrated.habit = "water"
        other.celebratedStreaks = [celebrated]
        var own = journal(10, .missed)
        own.completions = []
        #expect(own.merge(other).added == 8)
        #expect(own.completions.allSatisfy { $0.status == .missed })
        #expect(own.celebratedStreaks.isEmpty)
        var alike = journal(9, .done)
        alike.completions = []
        _ = alike.merge(other)
        #expect(alike.celebratedStreaks.contains { $0.habit == "water" && $0.days == 7 })
    }

    @Test func `a corrected status is taken if the targets are equal`() throws {
        var habit = Habit(id: "read", name: "Read")
        (habit.unit, habit.target) = ("pages", 20)
        var journal = Journal()
        journal.habits = [habit]
        journal.completions = [Completion(habit: "read", day: day, status: .missed)]
        (journal.completions[0].id, journal.completions[0].amount) = ("a", 20)
        var newer = journal
        newer.completions[0].status = .done
        #expect(journal.merge(newer, updating: true).updated == 1)
        #expect(journal.completions[0].status == .done)
    }
}
