import CandelaImport
import CandelaRules
import Testing

/// Tables for other apps, read back as their exports.
struct AppTableTests {
    private static let journal: Journal = {
        var journal = Journal()
        var read = Habit(id: "r", name: "Read, \"a lot\"")
        read.note = "two\nlines"
        journal.habits = [read, Habit(id: "w", name: "Walk")]
        let day = CalendarDay(daysSince1970: 20_530)
        func mark(_ habit: String, _ offset: Int, _ status: CompletionStatus) -> Completion {
            Completion(habit: habit, day: day.adding(days: offset), status: status)
        }
        journal.completions = [
            mark("r", 0, .done), mark("r", 1, .missed), mark("w", 0, .done), mark("w", 1, .skipped),
        ]
        journal.completions[0].amount = 12.5
        journal.completions[2].note = "rain"
        var first = WeighIn(day: day, weight: Weight(unchecked: 80.25, .kilograms))
        // 1,773,815,340 seconds after 1970 are 2026-03-18 06:29 in UTC.
        first.at = ZonedInstant(Instant(secondsSince1970: 1_773_815_340), offset: 3600)
        (first.bodyFat, first.note) = (20.5, "salt; \"late\"")
        let second = WeighIn(day: day.next, weight: Weight(unchecked: 80, .kilograms))
        journal.weighIns = [second, first]
        journal.identify()
        return journal
    }()

    @Test func `HabitBull's table has done and missed days, and counts the others`() throws {
        let written = AppTable.habitBull.write(Self.journal)
        #expect(
            String(decoding: written.bytes, as: UTF8.self).split(separator: "\r\n") == [
                "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText",
                "\"Read, \"\"a lot\"\"\",\"two\nlines\",,2026-03-18,13,",
                "\"Read, \"\"a lot\"\"\",\"two\nlines\",,2026-03-19,0,",
                "Walk,,,2026-03-18,1,rain",
            ])
        #expect(
            written.losses == [
                "1 skipped, rest or open days", "1 amounts rounded to whole numbers", "2 weigh-ins",
            ])
        let imported = try TableImporter.read(
            source(written.bytes), assuming: FileAssumptions(fallbackZone: .utc), in: importing)
        #expect(
            imported.marks == [
                "Read, \"a lot\" 2026-03-18 done 13.0 - -",
                "Read, \"a lot\" 2026-03-19 missed 0.0 - -", "Walk 2026-03-18 done - - rain",
            ])
    }

    /// HabitBull's 0 is a missed day.
    @Test func `a done day with little is 1 in HabitBull's table`() throws {
        var journal = Journal()
        journal.habits = [Habit(id: "r", name: "Read")]
        journal.completions = [0.4, 0, -3, .nan, 1e300].enumerated().map { place, amount in
            var mark = Completion(
                habit: "r", day: CalendarDay(daysSince1970: 20_530 + place), status: .done)
            mark.amount = amount
            return mark
        }
        let lines = String(decoding: AppTable.habitBull.write(journal).bytes, as: UTF8.self)
            .split(separator: "\r\n").dropFirst()
        let values = lines.map { $0.split(separator: ",", omittingEmptySubsequences: false)[4] }
        #expect(values == ["1", "1", "1", "1", "1000000"])
    }

    /// 5 of 8 glasses are a missed day, which HabitBull would read as done.
    @Test func `a missed day with an amount is 0 in HabitBull's table`() throws {
        var journal = Journal()
        journal.habits = [Habit(id: "w", name: "Water")]
        var mark = Completion(
            habit: "w", day: CalendarDay(daysSince1970: 20_530), status: .missed)
        mark.amount = 5
        journal.completions = [mark]
        let written = AppTable.habitBull.write(journal)
        #expect(String(decoding: written.bytes, as: UTF8.self).contains("2026-03-18,0,"))
        #expect(written.losses == ["1 amounts of missed days"])
    }

    private static let day = CalendarDay(daysSince1970: 20_530)

    /// A habit with done days, each of which may have several records.
    private func journal(of habit: Habit, _ amounts: [(day: Int, amount: Double?)]) -> Journal {
        var journal = Journal()
        journal.habits = [habit]
        journal.completions = amounts.map { day, amount in
            var mark = Completion(habit: habit.id, day: Self.day.adding(days: day), status: .done)
            mark.amount = amount
            return mark
        }
        return journal
    }

    /// 3 and 5 pages are 8; without amounts the day is done once.
    @Test func `a day with several records is one row with their total`() throws {
        let written = AppTable.habitBull.write(
            journal(of: Habit(id: "r", name: "Read"), [(0, 3), (0, 5), (1, nil), (1, nil), (2, 4)]))
        let imported = try TableImporter.read(
            source(written.bytes), assuming: FileAssumptions(fallbackZone: .utc), in: importing)
        #expect(
            imported.marks == [
                "Read 2026-03-18 done 8.0 - -", "Read 2026-03-19 done 1.0 - -",
                "Read 2026-03-20 done 4.0 - -",
            ])
        #expect(imported.problems.isEmpty)
        #expect(written.losses == ["2 days with several records, written as one"])
    }

    /// With a limit of 6 cups, 3 and 3 keep it, and 3 and 5 do not.
    @Test func `the total of a day decides about a limit`() throws {
        var habit = Habit(id: "c", name: "Coffee")
        (habit.target, habit.isAtMost) = (6, true)
        let written = AppTable.habitBull.write(
            journal(of: habit, [(0, 3), (0, 3), (1, 3), (1, 5)]))
        let text = String(decoding: written.bytes, as: UTF8.self)
        #expect(text.contains("2026-03-18,6,") && text.contains("2026-03-19,0,"))
        #expect(
            written.losses == [
                "1 amounts of missed days", "2 days with several records, written as one",
            ])
    }

    /// 1,773,817,510 seconds after 1970 are 2026-03-18 07:05:10 in UTC.
    @Test(arguments: [AppTable.libra, .openScale])
    func `each weigh-in of a day has a minute of its own`(app: AppTable) {
        var journal = Journal()
        journal.weighIns = [nil, nil, 0, 30].enumerated().map { place, seconds in
            var reading = WeighIn(
                day: Self.day, weight: Weight(unchecked: 80 + Double(place), .kilograms))
            reading.at = seconds.map {
                ZonedInstant(Instant(secondsSince1970: 1_773_817_510 + $0), offset: nil)
            }
            return reading
        }
        let written = app.write(journal)
        let rows = String(decoding: written.bytes, as: UTF8.self).split(separator: "\r\n")
            .filter { $0.hasPrefix("2026") }
        let times = ["00:00", "00:01", "07:05", "07:06"]
        #expect(rows.map { $0.dropFirst(11).prefix(5) } == times.map { $0[...] })
        #expect(
            written.losses == [
                "2 times without an offset, written in UTC",
                "2 times moved to the next free minute",
            ])
    }

    /// The minutes after 23:59 belong to the next day.
    @Test func `the last minutes of a day are filled backwards`() {
        var journal = Journal()
        journal.weighIns = [80, 81, 82].map { weight in
            var reading = WeighIn(day: Self.day, weight: Weight(unchecked: weight, .kilograms))
            // 16 hours and 54 minutes after 07:05.
            reading.at = ZonedInstant(
                Instant(secondsSince1970: 1_773_817_510 + 60_840), offset: 0)
            return reading
        }
        let rows = String(decoding: AppTable.openScale.write(journal).bytes, as: UTF8.self)
            .split(separator: "\r\n").dropFirst()
        #expect(rows.map { $0.prefix(16).suffix(5) } == ["23:59", "23:58", "23:57"])
    }

    /// 176.37 lb at 0.45359237 kg each are 80.0000….
    @Test func `openScale's table has kilograms in a journal of pounds too`() throws {
        var journal = Journal()
        journal.settings.unit = .pounds
        let day = CalendarDay(daysSince1970: 20_530)
        journal.weighIns = [WeighIn(day: day, weight: Weight(unchecked: 176.37, .pounds))]
        func lines(_ app: AppTable) -> [Substring] {
            String(decoding: app.write(journal).bytes, as: UTF8.self).split(separator: "\r\n")
        }
        let row: Substring = "2026-03-18 00:00,80.0,,"
        #expect(lines(.openScale) == ["dateTime,weight,BODY_FAT,comment", row])
        #expect(lines(.openScale2) == ["dateTime,weight,fat,comment", row])
    }

    @Test func `two habits of one name are counted in HabitBull's table`() {
        var journal = Journal()
        journal.habits = ["a", "b", "c"].map { Habit(id: $0, name: "Run") }
        let day = CalendarDay(daysSince1970: 20_530)
        journal.completions = ["a", "b"].map { Completion(habit: $0, day: day, status: .done) }
        #expect(
            AppTable.habitBull.write(journal).losses == [
                "1 habits with the name of another", "1 habits without days",
            ])
    }

    @Test(arguments: [AppTable.libra, .openScale, .openScale2])
    func `tables of weights are read back with their local times`(app: AppTable) throws {
        let written = app.write(Self.journal)
        #expect(written.losses == ["4 days of habits"])
        var assumptions = FileAssumptions(fallbackZone: try Zone("Europe/Berlin"))
        // The table for openScale 3 does not say its unit.
        assumptions.unit = app == .openScale ? .kilograms : nil
        let file = source(written.bytes)
        let imported =
            app == .libra
            ? try LibraImporter.read(file, assuming: assumptions, in: importing)
            : try TableImporter.read(file, assuming: assumptions, in: importing)
        #expect(
            imported.weights == [
                "2026-03-18 2026-03-18T07:29:00+01:00 80.25 kg 20.5 salt; \"late\"",
                "2026-03-19 2026-03-19T00:00:00+01:00 80.0 kg - -",
            ])
        #expect(imported.problems.isEmpty)
    }
}
