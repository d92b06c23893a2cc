import CandelaRules
import CandelaTestSupport
import Testing

/// Random journals after random operations, written, damaged and read.
struct JournalDamageTests {
    @Test(arguments: 0..<40)
    func `every valid record is kept`(seed: Int) throws {
        try Self.run(seed: UInt64(seed))
    }

    static func run(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        var journal = Journal()
        for _ in 0..<Int.random(in: 1...60, using: &random) {
            let before = journal
            guard let change = try? RandomJournal.step(&journal, &random) else {
                // A rejected operation has no effect.
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

    /// Damages some records of the text and expects all others unchanged.
    private static func damage(
        _ journal: Journal, _ text: [UInt8], _ random: inout SplitMix
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

extension JournalDamageTests {
    /// A journal with several records of every kind that contains text, including nested ones.
    private static func sample() throws -> Journal {
        var journal = Journal()
        for day in 1...4 {
            var habit = Habit(id: "h\(day)", name: "Ha\"bi{t \(day)")
            habit.note = day == 2 ? "é },{ []" : nil
            try journal.add(habit)
            try journal.complete(habit: habit.id, on: march(day), as: .done, now: endOfMarch)
            try journal.log(
                WeighIn(day: march(day), weight: Weight(unchecked: 80, .kilograms)), now: endOfMarch
            )
            journal.rest(on: march(day))
            var routine = Routine(id: "r\(day)", name: "R")
            routine.steps = ["s", "t"].map { RoutineStep(id: $0, name: "S", kind: .timer) }
            routine.steps[0].timer = .intervals(steps: [30, 10], rounds: 3)
            routine.rule = RoutineRule(times: ["morning"])
            try journal.add(routine)
            try journal.add(RoutineMode(id: "m\(day)", name: "M", routines: ["r1", routine.id]))
        }
        return journal
    }

    @Test(arguments: [JSONWriter.Style.pretty, .compact])
    func `a wrong or missing byte damages at most its own record`(
        style: JSONWriter.Style
    ) throws {
        let text = try Self.sample().text(style: style)
        var random = SplitMix(seed: 11)
        let records = try Self.records(of: text, style)
        // Inside a record, or the byte after it.
        let positions = records.flatMap { $0.range.lowerBound...$0.range.upperBound }
        for _ in 0..<300 {
            guard let position = positions.randomElement(using: &random) else { break }
            var damaged = text
            switch Int.random(in: 0..<4, using: &random) {
            case 0: damaged.remove(at: position)
            case 1: damaged[position] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            default: damaged[position] = "\"[]{},:x\\".utf8.randomElement(using: &random) ?? 0
            }
            try Self.expect(records, style, damaged, at: position..<position + 1)
        }
    }

    @Test(arguments: [JSONWriter.Style.pretty, .compact])
    func `a truncated file keeps every record before the cut`(
        style: JSONWriter.Style
    ) throws {
        let text = try Self.sample().text(style: style)
        let records = try Self.records(of: text, style)
        let first = try #require(records.first).range.lowerBound
        for length in stride(from: first, to: text.count - 2, by: 7) {
            try Self.expect(records, style, Array(text.prefix(length)), at: length..<text.count)
        }
    }

    /// Expects every record outside the damage, and at most one record that did not exist before.
    private static func expect(
        _ records: [Record], _ style: JSONWriter.Style, _ damaged: [UInt8], at damage: Range<Int>
    ) throws {
        let reading: JournalReading
        do {
            reading = try Journal.read(damaged, file: "j", lenient: true)
        } catch {
            Issue.record("\(damage): reading failed: \(error)")
            return
        }
        #expect(reading.omissions.allSatisfy { $0.place?.file == "j" })
        let root = try JSONDocument(parsing: reading.journal.text(style: style), file: "j").root
        var left: [[UInt8]: Int] = [:]
        for member in root.members where member.value.isArray {
            for record in member.value.elements {
                left[bytes(of: record, in: member.name, style), default: 0] += 1
            }
        }
        for record in records {
            if let count = left[record.bytes], count > 0 {
                left[record.bytes] = count - 1
            } else if !record.range.overlaps(damage) {
                Issue.record("\(damage): \(String(decoding: record.bytes, as: UTF8.self))")
            }
        }
        #expect(left.values.reduce(0, +) <= 1, "\(damage)")
    }

    private struct Record {
        /// The list's name and the record's text.
        let bytes: [UInt8]
        let range: Range<Int>
    }

    /// The records of a journal written in a style.
    private static func records(of text: [UInt8], _ style: JSONWriter.Style) throws -> [Record] {
        var records: [Record] = []
        var begin = 0
        for member in try JSONDocument(parsing: text, file: "j").root.members
        where member.value.isArray {
            for element in member.value.elements {
                let bytes = bytes(of: element, in: member.name, style)
                let own = bytes.dropFirst(member.name.utf8.count)
                // They are in the order of the text.
                while !text[begin...].starts(with: own) { begin += 1 }
                records.append(Record(bytes: bytes, range: begin..<begin + own.count))
                begin += own.count
            }
        }
        return records
    }

    private static func bytes(
        of record: JSONValue, in list: String, _ style: JSONWriter.Style
    ) -> [UInt8] {
        var writer = JSONWriter(style: style, indent: 2)
        writer.copy(record)
        return Array(list.utf8) + writer.finish().dropLast()
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

/// Random operations on a journal and on its text.
enum RandomJournal {
    private static let names = ["a", "b", "c", "é", "x y", "\u{1F600}", "a/2026-03-18"]

    /// Performs one operation, or throws if a rule of the journal forbids it.
    static func step(
        _ journal: inout Journal, _ random: inout SplitMix
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
                weight: Weight(
                    unchecked: Double(Int.random(in: 400...900, using: &random)) / 10, .kilograms))
            weighIn.note = note()
            weighIn.at = at()
            return try journal.log(weighIn, now: endOfMarch)
        case 6:
            var practice = Practice(day: day(), minutes: Int.random(in: -1...60, using: &random))
            practice.habit = Bool.random(using: &random) ? name() : nil
            practice.at = at()
            return try journal.log(practice, now: endOfMarch)
        case 7, 8:
            var session = RoutineSession(id: name(), routine: name(), day: day())
            session.mood = Int.random(in: 0...5, using: &random)
            return try journal.log(session, now: endOfMarch)
        case 9:
            var streak = CelebratedStreak(
                days: Int.random(in: 0...9, using: &random), runStart: day())
            streak.habit = Bool.random(using: &random) ? name() : nil
            return try journal.log(streak)
        case 10: return journal.rest(on: day())
        case 11, 12:
            return try journal.complete(
                habit: name(), on: day(), as: status, at: at(), now: endOfMarch)
        case 13, 14:
            guard let habit = journal.habits.randomElement(using: &random) else {
                return JournalChange()
            }
            return try journal.toggle(habit: habit.id, on: day(), at: at(), now: endOfMarch)
        case 15: return journal.remove(habit: name())
        case 16: return journal.remove(routine: name())
        default: return journal.remove(routineMode: name())
        }
    }

    /// Creates a journal that no operation would create; reading and writing must still work.
    static func breakRules(of journal: inout Journal, _ random: inout SplitMix) {
        if let first = journal.habits.first { journal.habits.append(first) }
        journal.habits.removeAll { _ in Int.random(in: 0..<3, using: &random) == 0 }
        for position in journal.practices.indices { journal.practices[position].minutes = .min }
        for position in journal.weighIns.indices { journal.weighIns[position].bodyFat = -5 }
        for position in journal.routines.indices {
            journal.routines[position].weeklyTarget = .max
            journal.routines[position].steps[0].timer = .countDown(seconds: .max)
        }
    }

    /// Writes a record in one of many invalid forms.
    static func writeSpoilt(
        _ record: JSONValue, to writer: inout JSONWriter, _ random: inout SplitMix
    ) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: writer.null()
        case 1: writer.number(7)
        case 2: writer.beginArray(); writer.endArray()
        default:
            // Every record has a required day, id, weight or length.
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
