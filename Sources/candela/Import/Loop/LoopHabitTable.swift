import CandelaRules

/// Reads `Habits.csv`.
struct LoopHabitTable {
    private(set) var habits: [LoopHabit] = []
    private(set) var notes: [LineNote] = []
    private let file: String

    init(_ bytes: [UInt8], file: String) {
        self.file = file
        let (records, problems) = CSVReader.read(bytes, file: file)
        notes = problems
        guard let header = records.first else { return }
        let columns = ColumnNames(header.fields)
        guard columns.position(of: "Name") != nil else {
            note(.unusable, header.line, "the header has no column 'Name': no habit is read")
            return
        }
        for (index, record) in records.dropFirst().enumerated() {
            read(record, columns, position: index + 1)
        }
    }

    private mutating func read(_ record: CSVRecord, _ columns: ColumnNames, position: Int) {
        func field(_ index: Int?) -> String { record.fields[ifPresent: index]?.trimmed ?? "" }
        let name = field(columns.position(of: "Name"))
        guard !name.isEmpty else {
            note(.unusable, record.line, "a habit without a name is left out")
            return
        }
        var position = position
        let positionText = field(columns.position(of: "Position"))
        if let read = Int(positionText), read >= 0 {
            position = read
        } else if !positionText.isEmpty {
            note(
                .unusable, record.line,
                "position '\(positionText)' is no number: \(position) is taken")
        }
        if let other = habits.first(where: { $0.position == position }) {
            note(
                .unusable, record.line,
                "'\(name)' has the position of '\(other.habit.name)' and is left out")
            return
        }
        var habit = LoopHabit(position: position, line: record.line, name: name)
        let remarks = [columns.position(of: "Question"), columns.position(of: "Description")]
            .map(field).filter { !$0.isEmpty }
        if !remarks.isEmpty { habit.habit.note = remarks.joined(separator: "\n") }
        readArchived(field(columns.position(of: "Archived?", "Archived")), record.line, &habit)
        let repeats = (
            field(columns.position(of: "FrequencyNumerator", "NumRepetitions")),
            field(columns.position(of: "FrequencyDenominator", "Interval"))
        )
        let isDaily = readFrequency(repeats, record.line, &habit)
        switch field(columns.position(of: "Type")).uppercased() {
        case "NUMERICAL":
            let unit = field(columns.position(of: "Unit"))
            if !unit.isEmpty { habit.habit.unit = unit }
            let target = (
                field(columns.position(of: "Target Type", "TargetType")),
                field(columns.position(of: "Target Value", "TargetValue"))
            )
            readTarget(target, isDaily: isDaily, record.line, &habit)
        case "YES_NO", "": break
        case let other:
            note(.unusable, record.line, "unknown type '\(other)': read as YES_NO")
        }
        habits.append(habit)
    }

    private mutating func readArchived(_ text: String, _ line: Int, _ habit: inout LoopHabit) {
        switch text.lowercased() {
        case "true", "1": habit.habit.isArchived = true
        case "false", "0", "": break
        default: note(.unusable, line, "'\(text)' does not say whether the habit is archived")
        }
    }

    /// - Returns: Whether the habit is meant for every day.
    private mutating func readFrequency(
        _ text: (times: String, days: String), _ line: Int, _ habit: inout LoopHabit
    ) -> Bool {
        if text.times.isEmpty, text.days.isEmpty { return true }
        guard let times = Int(text.times), let days = Int(text.days), times > 0, days > 0 else {
            note(.unusable, line, "'\(text.times)' times in '\(text.days)' days is no frequency")
            return true
        }
        guard times < days else { return true }
        if days == 7 {
            habit.habit.weeklyTarget = times
        } else {
            note(
                .remark, line,
                "\(times) times in \(days) days is not kept: a journal counts days a week")
        }
        return false
    }

    private mutating func readTarget(
        _ text: (type: String, value: String), isDaily: Bool, _ line: Int, _ habit: inout LoopHabit
    ) {
        habit.target = .any
        guard let value = Double(text.value), value.isFinite, value >= 0 else {
            note(.unusable, line, "target '\(text.value)' is no amount: any amount counts as done")
            return
        }
        let isAtMost = text.type.uppercased() == "AT_MOST"
        if !isAtMost, !["AT_LEAST", ""].contains(text.type.uppercased()) {
            note(.unusable, line, "unknown target type '\(text.type)': read as AT_LEAST")
        }
        guard isDaily else {
            habit.habit.weeklyTarget = nil
            note(
                .remark, line,
                "target \(text.value) is not for one day and not kept: any amount counts as done")
            return
        }
        if isAtMost {
            habit.target = .atMost(value)
            note(
                .remark, line, "target '\(text.value) at most' decides what is done and is not kept"
            )
        } else {
            habit.target = .atLeast(value)
            habit.habit.target = value
        }
    }

    private mutating func note(_ kind: LineNote.Kind, _ line: Int, _ reason: String) {
        notes.append(LineNote(kind, file, line, reason))
    }
}
