import CandelaRules

/// The rows of a table of habits, to be converted to habits and completions.
struct HabitRows {
    /// A row with its cells; `nil` for a column that the table lacks.
    struct Row {
        let line: Int
        let name: String
        let id: String
        let done: String?
        let amount: String?
        let note: String
        let moment: LocalDateParser.Moment
        let place: (TableColumn) -> TextPosition
    }

    /// A completion, with the number that its status was written as.
    private struct Mark {
        var completion: Completion
        let number: Double?
    }

    private let origin: String
    private var habits: [Habit] = []
    private var marks: [String: [Mark]] = [:]
    private var lines: [String: [CalendarDay: Int]] = [:]

    init(origin: String) { self.origin = origin }

    /// Adds the mark of a row.
    ///
    /// - Returns: Whether it is used; if not, the reason is reported.
    mutating func add(_ row: Row, _ rowLog: inout RowLog) -> Bool {
        guard !row.name.isEmpty else {
            rowLog.find(.unused, row.place(.habit), "the row names no habit")
            return false
        }
        guard let (status, number) = status(of: row, &rowLog) else { return false }
        let id = row.id.isEmpty ? Habit.id(from: origin, name: row.name) : "\(origin)-\(row.id)"
        let day = row.moment.day
        if let line = lines[id]?[day] {
            rowLog.find(.unused, row.place(.date), "\(day) already has a mark, in line \(line)")
            return false
        }
        if lines[id] == nil {
            guard let habit = rowLog.fitted(Habit(id: id, name: row.name), at: row.place(.habit))
            else { return false }
            habits.append(habit)
        }
        lines[id, default: [:]][day] = row.line
        var completion = Completion(habit: id, day: day, status: status)
        if status == .done { completion.at = row.moment.at }
        completion.id = "\(id)-\(day)"
        if !row.note.isEmpty { completion.note = row.note }
        if let amount = row.amount, let number = WrittenNumber(amount) {
            completion.amount = number.value
        }
        guard let fitted = rowLog.fitted(completion, at: row.place(.note)) else { return false }
        marks[id, default: []].append(Mark(completion: fitted, number: number))
        return true
    }

    /// The status of a row, and its number if the column for it has one; `nil`, after reporting it,
    /// if it cannot be read.
    private func status(
        of row: Row, _ rowLog: inout RowLog
    ) -> (CompletionStatus, Double?)? {
        var amount: Double?
        if let text = row.amount, !text.isEmpty {
            guard let number = number(text, row.place(.amount), &rowLog) else { return nil }
            amount = number
        }
        guard let done = row.done, !done.isEmpty || amount == nil else {
            if row.amount != nil, amount == nil {
                rowLog.find(.unused, row.place(.amount), "the row has no amount")
                return nil
            }
            // A table without either has a row for each day that was done.
            return (row.amount == nil || (amount ?? 0) > 0 ? .done : .missed, nil)
        }
        if let status = CompletionStatus(inFile: done) { return (status, nil) }
        guard WrittenNumber(done) != nil else {
            rowLog.find(
                .unused, row.place(.done),
                "\(done.quoted) is not a status such as done, missed, skipped, yes or no")
            return nil
        }
        guard let number = number(done, row.place(.done), &rowLog) else { return nil }
        return (number > 0 ? .done : .missed, number)
    }

    private func number(
        _ text: String, _ place: TextPosition, _ rowLog: inout RowLog
    ) -> Double? {
        guard let number = WrittenNumber(text), number.value >= 0 else {
            rowLog.find(.unused, place, "\(text.quoted) is not an amount")
            return nil
        }
        guard !number.isUnclear else {
            rowLog.find(
                .unused, place,
                "\(text.quoted) may be thousands or decimals: write it without the mark")
            return nil
        }
        return number.value
    }

    /// The journal of the rows. If a habit's status has other numbers than 0 and 1, they are
    /// amounts.
    consuming func imported(_ rowLog: RowLog, dayStart: TimeOfDay) -> Imported {
        var journal = Journal()
        journal.settings.dayStart = dayStart
        journal.habits = habits
        for habit in habits {
            var marks = marks[habit.id] ?? []
            if marks.contains(where: { ![nil, 0, 1].contains($0.number) }) {
                for place in marks.indices {
                    marks[place].completion.amount =
                        marks[place].number ?? marks[place].completion.amount
                }
            }
            journal.completions += marks.map(\.completion).sorted { $0.day < $1.day }
        }
        // The app has celebrated past milestones: only later ones are to be celebrated.
        journal.celebratePast()
        return Imported(
            journal, rowLog.report,
            "\(journal.habits.count) habits and \(journal.completions.count) days"
                + " (\(journal.completions.countsByStatus))")
    }
}

extension [Completion] {
    /// The numbers of completions by their status, for display.
    var countsByStatus: String {
        [CompletionStatus.done, .missed, .skipped, .rest].map { status in
            "\(count { $0.status == status }) \(status.rawValue)"
        }.joined(separator: ", ")
    }
}

extension CompletionStatus {
    /// The status of a word that apps write, such as `yes`, `missed` or `completed_manually`, of a
    /// colour of Way of Life, or of yes, no or a truth value in the languages of
    /// ``SpreadsheetText``; `nil` for other texts.
    init?(inFile text: String) {
        let word = text.lowercased().prefix { $0.isLetter || "✓✔✗✘".contains($0) }
        switch word {
        case "done", "completed", "complete", "x", "✓", "✔", "green": self = .done
        case "missed", "failed", "fail", "✗", "✘", "red": self = .missed
        case "skipped", "skip", "blue": self = .skipped
        case "rest": self = .rest
        case "yes", "y", "ja", "oui", "sí", "si", "sì", "sim", "tak": self = .done
        case "no", "n", "nein", "non", "não", "nao", "nee", "nie": self = .missed
        default:
            guard let truth = SpreadsheetText.truth(of: word) else { return nil }
            self = truth ? .done : .missed
        }
    }
}

extension Habit {
    /// An identifier derived from the name by the 64-bit FNV-1a hash, for exports that contain no
    /// other.
    static func id(from origin: String, name: String) -> String {
        let digest = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
        }
        let digits = String(digest, radix: 16)
        return "\(origin)-" + String(repeating: "0", count: 16 - digits.count) + digits
    }
}
