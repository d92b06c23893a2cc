import CandelaJSON
public import CandelaRules

/// An importer for the JSON export of Table Habit.
///
/// The object has a list `habits`, each with its `records`: the day since 1970, a status and a
/// value. A habit's identifier is derived from its name, and a mark's from the habit and the day.
///
/// Source: `habit_export.dart`, `habit_form.dart` and `habit_freq.dart` of the app
/// (FriesI23/mhabit, Apache-2.0).
public struct TableHabitImporter: Sendable {
    private var journal = Journal()
    private var rowLog: RowLog

    /// The ids of the marks read so far.
    private var seen: Set<String> = []

    /// The number of records without a status.
    private var unknownCount = 0

    /// Imports a complete export.
    ///
    /// - Parameters:
    ///   - dayStart: The time at which this person's day begins, for the journal's settings.
    ///   - context: The current time.
    /// - Throws: An error if the text is not JSON, or has no list of habits with records.
    public static func read(
        _ source: ByteSource, dayStart: TimeOfDay = .midnight, in context: ImportContext
    ) throws(ImportError) -> Imported {
        let text = try TextSource(source)
        guard !text.isEmpty else { throw .empty(source.file) }
        var rest = text
        let bytes = try ByteSource(file: source.file) { () throws(ImportError) in try rest.next() }
            .bytes()
        let root: JSONValue
        do throws(JSONError) {
            root = try JSONDocument(parsing: bytes, file: source.file).root
        } catch {
            throw ImportError(error.diagnostics)
        }
        let habits = root["habits"]?.elements.map { $0 } ?? []
        guard habits.contains(where: { $0["records"]?.isArray == true }) else {
            throw ImportError(
                "not-table-habit",
                "\(ImportError.spoken(source.file)) is not an export of Table Habit",
                at: root.place, help: ["it has a list 'habits', each with 'records'"])
        }
        var importer = TableHabitImporter(source.file, context)
        importer.journal.settings.dayStart = dayStart
        for habit in habits { importer.read(habit) }
        return importer.imported
    }

    private init(_ file: String, _ context: ImportContext) {
        rowLog = RowLog(file: file, in: context)
    }

    private var imported: Imported {
        var log = rowLog
        if unknownCount > 0 { log.find(.remark, nil, "records without a status: \(unknownCount)") }
        var journal = journal
        // The app has celebrated past milestones: only later ones are to be celebrated.
        journal.celebratePast()
        return Imported(
            journal, log.report,
            "\(journal.habits.count) habits and \(journal.completions.count) days"
                + " (\(journal.completions.countsByStatus))")
    }

    /// The words that the app writes as numbers.
    private enum Code {
        static let (deleted, archived) = (2.0, 3.0)
        static let limit = 2.0
        static let (unknown, done, skipped) = (0.0, 1.0, 2.0)
        static let (weekly, monthly, custom) = (1.0, 2.0, 3.0)
    }

    private mutating func read(_ value: JSONValue) {
        let place = value.position
        guard let name = value["name"]?.string, !name.isEmpty else {
            rowLog.skip("the habit has no name", at: place)
            return
        }
        let status = value["status"]?.number?.double
        guard status != Code.deleted else {
            rowLog.find(.remark, place, "\(name.quoted) was deleted in the app and is left out")
            return
        }
        var habit = Habit(id: id(of: name), name: name)
        habit.isArchived = status == Code.archived
        habit.created = value["start_date"]?.day
        if let note = value["desc"]?.string, !note.isEmpty { habit.note = note }
        if let unit = value["daily_goal_unit"]?.string, !unit.isEmpty { habit.unit = unit }
        let isLimit = value["type"]?.number?.double == Code.limit
        let goal = value["daily_goal"]?.number?.double ?? 1
        let limit = value["daily_goal_extra"]?.number?.double ?? goal
        let hasAmounts = habit.unit != nil || goal != 1 || isLimit
        if isLimit {
            (habit.target, habit.isAtMost) = (limit, true)
        } else if hasAmounts {
            habit.target = goal
        }
        readFrequency(value, of: &habit)
        guard let habit = rowLog.fitted(habit, at: place) else { return }
        journal.habits.append(habit)
        for record in value["records"]?.elements.map({ $0 }) ?? [] {
            rowLog.begin()
            read(record, of: habit, hasAmounts: hasAmounts) { isLimit ? $0 <= limit : $0 >= goal }
            _ = rowLog.end()
        }
    }

    /// Reads the number of times in a week, a month or a number of days, which a text such as `[3]`
    /// or `[3,7]` has.
    private mutating func readFrequency(_ value: JSONValue, of habit: inout Habit) {
        guard let text = value["freq_custom"]?.string else { return }
        let numbers = text.split { "[], ".contains($0) }.map { Int($0) ?? 0 }
        let type = value["freq_type"]?.number?.double
        let (count, span) = (numbers.first ?? 0, type == Code.custom ? numbers.last ?? 0 : 7)
        guard [Code.weekly, Code.monthly, Code.custom].contains(type), count > 0, span > 0,
            numbers.count == (type == Code.custom ? 2 : 1)
        else {
            rowLog.find(.changed, value.position, "\(text.quoted) is not a frequency")
            return
        }
        if type == Code.monthly {
            // A month has at most 31 days.
            guard count < 31 else { return }
            rowLog.find(
                .changed, value.position,
                "\(count) times in a month is not kept: a journal stores days per week")
        } else if count < span, span == 7 {
            habit.weeklyTarget = count
        } else if count < span {
            rowLog.find(
                .changed, value.position,
                "\(count) times in \(span) days is not kept: a journal stores days per week")
        }
    }

    private mutating func read(
        _ value: JSONValue, of habit: Habit, hasAmounts: Bool, isDone: (Double) -> Bool
    ) {
        let place = value.position
        guard let day = value["record_date"]?.day else {
            rowLog.find(.unused, place, "the record has no day")
            return
        }
        guard rowLog.accepts(day, at: place) else { return }
        var completion = Completion(habit: habit.id, day: day)
        completion.id = "\(habit.id)-\(day)"
        guard seen.insert(completion.id).inserted else {
            rowLog.find(.unused, place, "\(day) already has a mark")
            return
        }
        let note = value["reason"]?.string ?? ""
        let amount = value["record_value"]?.number?.double ?? 1
        switch value["record_type"]?.number?.double {
        case Code.done:
            completion.status = isDone(amount) ? .done : .missed
            if hasAmounts { completion.amount = amount }
        case Code.skipped: completion.status = .skipped
        default:
            unknownCount += 1
            if !note.isEmpty {
                rowLog.find(.changed, place, "the note has no mark: \(note.quoted)")
            }
            return
        }
        if !note.isEmpty { completion.note = note }
        if let fitted = rowLog.fitted(completion, at: place) { journal.completions.append(fitted) }
    }

    /// The identifier of a habit; the second of two with one name gets a number.
    private func id(of name: String) -> String {
        let usual = Habit.id(from: "table-habit", name: name)
        let count = journal.habits.count { $0.id == usual || $0.id.hasPrefix("\(usual)-") }
        return count == 0 ? usual : "\(usual)-\(count + 1)"
    }
}

extension JSONValue {
    fileprivate var position: TextPosition {
        TextPosition(line: place.line, column: place.column)
    }

    /// The day of a number of days since 1970; `nil` for other values.
    fileprivate var day: CalendarDay? {
        guard let number = number?.double, let days = Int(exactly: number),
            (-1_000_000...1_000_000).contains(days)
        else { return nil }
        return CalendarDay(daysSince1970: days)
    }
}
