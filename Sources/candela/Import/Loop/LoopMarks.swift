import CandelaRules

/// Gathers the marks of one habit, from whichever file they come.
struct LoopMarks {
    private let habit: LoopHabit
    private let file: String
    private var lines: [CalendarDay: Int] = [:]
    private var found: [Completion] = []

    private(set) var notes: [LineNote] = []

    /// Days that the file names without knowing anything of them.
    private(set) var unknownCount = 0

    init(habit: LoopHabit, file: String) {
        self.habit = habit
        self.file = file
    }

    /// The records, oldest first.
    var completions: [Completion] {
        found.sorted { $0.day < $1.day }
    }

    mutating func add(line: Int, date: String, value: String, note: String?) {
        guard let day = CalendarDay(date.trimmed) else {
            notes.append(LineNote(.unusable, file, line, "'\(date)' is no date such as 2026-03-18"))
            return
        }
        guard let mark = LoopMark(value, isNumerical: habit.target != nil) else {
            let expected =
                habit.target == nil
                ? "YES_MANUAL, YES_AUTO, NO, SKIP or UNKNOWN" : "an amount × 1000"
            notes.append(LineNote(.unusable, file, line, "value '\(value)' is not \(expected)"))
            return
        }
        if let earlier = lines.updateValue(line, forKey: day) {
            lines[day] = earlier
            notes.append(
                LineNote(.unusable, file, line, "\(day) has a mark already, in line \(earlier)"))
            return
        }
        let text = note?.trimmed ?? ""
        if let completion = habit.completion(mark, on: day, note: text.isEmpty ? nil : text) {
            found.append(completion)
        } else {
            unknownCount += 1
            guard !text.isEmpty else { return }
            notes.append(
                LineNote(.unusable, file, line, "the note has no mark to go with: '\(text)'"))
        }
    }
}
