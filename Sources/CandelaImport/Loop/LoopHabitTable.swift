import CandelaRules

/// A reader for `Habits.csv`.
struct LoopHabitTable {
    private(set) var habits: [LoopHabit] = []
    private(set) var rowLog: RowLog
    private var names: [Int: String] = [:]
    private var occurrences: [String: Int] = [:]

    init(_ source: ByteSource, in context: ImportContext) throws(ImportError) {
        rowLog = RowLog(file: source.file, in: context)
        var table = TableReader(try TextSource(source, allowsWindows: true))
        guard let header = try table.next() else { return }
        let columns = ColumnNames(header.cells)
        guard header.fault == nil, columns.position(of: "Name") != nil else {
            rowLog.find(
                .unused, header.place(of: nil),
                header.fault?.reason ?? "the header has no column 'Name': no habit is read")
            while try table.next() != nil { rowLog.skip() }
            return
        }
        var position = 0
        while let row = try table.next() {
            position += 1
            rowLog.begin()
            if rowLog.accepts(row, columns) { read(row, columns, position) }
            _ = rowLog.end()
        }
    }

    private mutating func read(
        _ row: TableReader.Row, _ columns: ColumnNames, _ counted: Int
    ) {
        func cell(_ names: String...) -> (text: String, place: TextPosition) {
            let index = names.lazy.compactMap { columns.position(of: $0) }.first
            return (row.cells[ifPresent: index]?.trimmed ?? "", row.place(of: index))
        }
        let name = cell("Name").text
        guard !name.isEmpty else {
            rowLog.find(.unused, cell("Name").place, "a habit without a name is left out")
            return
        }
        var position = counted
        let number = cell("Position")
        if let read = Int(number.text), read >= 0 {
            position = read
        } else if !number.text.isEmpty {
            rowLog.find(
                .changed, number.place,
                "position \(number.text.quoted) is not a number: \(position) is used")
        }
        if let other = names[position] {
            rowLog.find(
                .unused, number.place,
                "\(name.quoted) has the same position as \(other.quoted) and is left out")
            return
        }
        names[position] = name
        let occurrence = (occurrences[name] ?? 0) + 1
        occurrences[name] = occurrence
        var habit = LoopHabit(
            position: position, place: row.place(of: nil), name: name, occurrence: occurrence)
        let remarks = [cell("Question").text, cell("Description").text].filter { !$0.isEmpty }
        if !remarks.isEmpty { habit.habit.note = remarks.joined(separator: "\n") }
        readColor(cell("Color"), &habit)
        readArchived(cell("Archived?", "Archived"), &habit)
        let isDaily = readFrequency(
            cell("FrequencyNumerator", "NumRepetitions"),
            cell("FrequencyDenominator", "Interval").text, &habit)
        let type = cell("Type")
        habit.isTyped = !type.text.isEmpty
        switch type.text.uppercased() {
        case "NUMERICAL":
            let unit = cell("Unit").text
            if !unit.isEmpty { habit.habit.unit = unit }
            readTarget(
                cell("Target Value", "TargetValue"), type: cell("Target Type", "TargetType"),
                isDaily: isDaily, &habit)
        case "YES_NO", "": break
        default:
            rowLog.find(.changed, type.place, "unknown type \(type.text.quoted): read as YES_NO")
        }
        guard let fitted = rowLog.fitted(habit.habit, at: row.place(of: nil)) else { return }
        habit.habit = fitted
        habits.append(habit)
    }

    private typealias Cell = (text: String, place: TextPosition)

    /// Loop writes every palette colour as `#RRGGBB`, regardless of its number in the palette.
    private mutating func readColor(_ cell: Cell, _ habit: inout LoopHabit) {
        guard !cell.text.isEmpty else { return }
        let digits = cell.text.dropFirst()
        guard cell.text.first == "#", digits.count == 6, digits.allSatisfy(\.isHexDigit) else {
            rowLog.find(
                .changed, cell.place, "color \(cell.text.quoted) is not #RRGGBB: not kept")
            return
        }
        habit.habit.color = cell.text.lowercased()
    }

    private mutating func readArchived(_ cell: Cell, _ habit: inout LoopHabit) {
        switch cell.text.lowercased() {
        case "true", "1": habit.habit.isArchived = true
        case "false", "0", "": break
        default:
            rowLog.find(
                .changed, cell.place,
                "archived \(cell.text.quoted) is not true or false: read as false")
        }
    }

    /// - Returns: Whether the habit is due every day.
    private mutating func readFrequency(
        _ times: Cell, _ days: String, _ habit: inout LoopHabit
    ) -> Bool {
        if times.text.isEmpty, days.isEmpty { return true }
        guard let count = Int(times.text), let span = Int(days), count > 0, span > 0 else {
            rowLog.find(
                .changed, times.place,
                "\(times.text.quoted) times in \(days.quoted) days is not a frequency")
            return true
        }
        guard count < span else { return true }
        if span == 7 {
            habit.habit.weeklyTarget = count
        } else {
            rowLog.find(
                .changed, times.place,
                "\(count) times in \(span) days is not kept: a journal stores days per week")
        }
        return false
    }

    private mutating func readTarget(
        _ cell: Cell, type: Cell, isDaily: Bool, _ habit: inout LoopHabit
    ) {
        habit.target = .any
        guard let value = Double(cell.text), value.isFinite, value >= 0 else {
            rowLog.find(
                .changed, cell.place,
                "target \(cell.text.quoted) is not an amount: any amount counts as done")
            return
        }
        let isAtMost = type.text.uppercased() == "AT_MOST"
        if !isAtMost, !["AT_LEAST", ""].contains(type.text.uppercased()) {
            rowLog.find(
                .changed, type.place,
                "unknown target type \(type.text.quoted): read as AT_LEAST")
        }
        guard isDaily else {
            habit.habit.weeklyTarget = nil
            rowLog.find(
                .changed, cell.place,
                "target \(cell.text) is not daily and is not kept: any amount counts as done")
            return
        }
        habit.target = isAtMost ? .atMost(value) : .atLeast(value)
        (habit.habit.target, habit.habit.isAtMost) = (value, isAtMost)
    }
}
