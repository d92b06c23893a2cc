import CandelaRules
import Testing

/// Random journals through random operations, written, damaged and read.
struct JournalDamageTests {
    @Test(arguments: 0..<40)
    func `no record that is good is lost`(seed: Int) throws {
        try Self.run(seed: UInt64(seed))
    }

    static func run(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        var journal = Journal()
        for _ in 0..<Int.random(in: 1...60, using: &random) {
            let before = journal
            guard let change = try? RandomJournal.step(&journal, &random) else {
                // An operation that is refused leaves no trace.
                #expect(journal == before)
                continue
            }
            #expect(journal.validate().isEmpty)
            if Bool.random(using: &random) {
                var undone = journal
                undone.undo(change)
                #expect(try undone.text() == before.text())
                if Bool.random(using: &random) { journal = before }
            }
        }
        if Bool.random(using: &random) { RandomJournal.breakRules(of: &journal, &random) }
        let text = try journal.text(style: Bool.random(using: &random) ? .pretty : .compact)
        let strict = try Journal.read(text, file: "j")
        #expect(strict.journal == journal)
        #expect(strict.breaches.count == journal.validate().count)
        try damage(journal, text, &random)
    }

    /// Spoils some records of the text and expects all others, as they were.
    private static func damage(
        _ journal: Journal, _ text: [UInt8], _ random: inout SeededGenerator
    ) throws {
        let document = try JSONDocument(parsing: text, file: "j")
        var expected = journal
        var writer = JSONWriter()
        writer.beginObject()
        for member in document.root.members {
            writer.name(member.name)
            guard member.value.isArray else {
                writer.copy(member.value)
                continue
            }
            var spoilt: Set<Int> = []
            writer.beginArray()
            for (position, record) in member.value.elements.enumerated() {
                guard Int.random(in: 0..<4, using: &random) == 0 else {
                    writer.copy(record)
                    continue
                }
                spoilt.insert(position)
                RandomJournal.writeSpoilt(record, to: &writer, &random)
            }
            writer.endArray()
            expected.remove(spoilt, of: member.name)
        }
        writer.endObject()
        let damaged = writer.finish()
        let reading = try Journal.read(damaged, file: "j", lenient: true)
        #expect(reading.journal == expected)
        let spoilt = reading.omissions.count
        let untouched = JSONWriter.pretty(document.root)
        #expect(spoilt > 0 || damaged == untouched)
        #expect(reading.omissions.allSatisfy { $0.place != nil })
        if spoilt > 0 {
            #expect(throws: JSONDecodingError.self) { try Journal.read(damaged, file: "j") }
        }
    }
}

extension JSONWriter {
    fileprivate static func pretty(_ value: JSONValue) -> [UInt8] {
        var writer = JSONWriter()
        writer.copy(value)
        return writer.finish()
    }
}

extension Journal {
    fileprivate mutating func remove(_ positions: Set<Int>, of member: String) {
        func kept<Record>(_ records: [Record]) -> [Record] {
            records.enumerated().filter { !positions.contains($0.offset) }.map(\.element)
        }
        switch member {
        case "habits": habits = kept(habits)
        case "completions": completions = kept(completions)
        case "practices": practices = kept(practices)
        case "restDays": restDays = kept(restDays)
        case "weighIns": weighIns = kept(weighIns)
        case "celebratedStreaks": celebratedStreaks = kept(celebratedStreaks)
        case "completedMilestones": completedMilestones = kept(completedMilestones)
        case "routines": routines = kept(routines)
        case "sessions": sessions = kept(sessions)
        case "routineModes": routineModes = kept(routineModes)
        default: break
        }
    }
}

/// Random things to do to a journal and to its text.
enum RandomJournal {
    private static let names = ["a", "b", "c", "é", "x y", "\u{1F600}", "a/2026-03-18"]

    /// Does one thing, or throws when the journal's rules forbid it.
    static func step(
        _ journal: inout Journal, _ random: inout SeededGenerator
    ) throws -> JournalChange {
        func name() -> String { names[Int.random(in: 0..<names.count, using: &random)] }
        func day() -> CalendarDay { march(Int.random(in: 1...9, using: &random)) }
        func note() -> String? { Bool.random(using: &random) ? "\u{7}\"\\" + name() : nil }
        func at() -> ZonedInstant? {
            guard Bool.random(using: &random) else { return nil }
            let seconds = Int.random(in: 1_772_000_000...1_774_000_000, using: &random)
            return ZonedInstant(
                Instant(secondsSince1970: seconds),
                offset: Bool.random(using: &random) ? 3600 : nil)
        }
        let status = CompletionStatus.allCases.randomElement(using: &random) ?? .done
        switch Int.random(in: 0..<18, using: &random) {
        case 0, 1:
            var habit = Habit(id: name(), name: name())
            habit.note = note()
            habit.weeklyTarget = Bool.random(using: &random) ? 4 : nil
            return try journal.add(habit)
        case 2:
            var routine = Routine(id: name(), name: name())
            routine.steps = [RoutineStep(id: "s", name: name(), kind: .timer)]
            routine.steps[0].timer = .intervals(steps: [30, 10], rounds: 3)
            routine.rule = RoutineRule(times: ["morning"])
            return try journal.add(routine)
        case 3:
            return try journal.add(RoutineMode(id: name(), name: name(), routines: [name()]))
        case 4, 5:
            var weighIn = WeighIn(
                day: day(),
                weight: Weight(Double(Int.random(in: 400...900, using: &random)) / 10, .kilograms))
            weighIn.note = note()
            weighIn.at = at()
            return try journal.log(weighIn)
        case 6:
            var practice = Practice(day: day(), minutes: Int.random(in: -1...60, using: &random))
            practice.habit = Bool.random(using: &random) ? name() : nil
            practice.at = at()
            return try journal.log(practice)
        case 7, 8:
            var session = RoutineSession(id: name(), routine: name(), day: day())
            session.mood = Int.random(in: 0...5, using: &random)
            return try journal.log(session)
        case 9:
            var streak = CelebratedStreak(
                days: Int.random(in: 0...9, using: &random), runStart: day())
            streak.habit = Bool.random(using: &random) ? name() : nil
            return try journal.log(streak)
        case 10: return journal.rest(on: day())
        case 11, 12:
            return try journal.complete(habit: name(), on: day(), as: status, at: at())
        case 13, 14:
            guard let habit = journal.habits.randomElement(using: &random) else {
                return JournalChange()
            }
            return journal.toggle(habit: habit.id, on: day(), at: at())
        case 15: return journal.remove(habit: name())
        case 16: return journal.remove(routine: name())
        default: return journal.remove(routineMode: name())
        }
    }

    /// Makes a journal that no operation would: it must survive all the same.
    static func breakRules(of journal: inout Journal, _ random: inout SeededGenerator) {
        if let first = journal.habits.first { journal.habits.append(first) }
        journal.habits.removeAll { _ in Int.random(in: 0..<3, using: &random) == 0 }
        for position in journal.practices.indices { journal.practices[position].minutes = .min }
        for position in journal.weighIns.indices { journal.weighIns[position].bodyFat = -5 }
        for position in journal.routines.indices {
            journal.routines[position].weeklyTarget = .max
            journal.routines[position].steps[0].timer = .countDown(seconds: .max)
        }
    }

    /// Writes a record so that it is none any more, in one of many ways.
    static func writeSpoilt(
        _ record: JSONValue, to writer: inout JSONWriter, _ random: inout SeededGenerator
    ) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: writer.null()
        case 1: writer.number(7)
        case 2: writer.beginArray(); writer.endArray()
        default:
            // Every record has a day, an id, a weight or a length that it cannot be without.
            writer.beginObject()
            for member in record.members {
                writer.name(member.name)
                if ["day", "id", "weight", "days", "runStart"].contains(member.name) {
                    writer.beginObject()
                    writer.endObject()
                } else {
                    writer.copy(member.value)
                }
            }
            writer.endObject()
        }
    }
}
