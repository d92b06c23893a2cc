import CandelaRules

/// Gathers the marks of one habit, from whichever file they come.
struct LoopMarks {
    private let habit: LoopHabit
    private var lines: [CalendarDay: Int] = [:]
    private var found: [Completion] = []

    /// Days that the file names without knowing anything of them.
    private(set) var unknownCount = 0

    init(habit: LoopHabit) { self.habit = habit }

    /// The records, oldest first.
    var completions: [Completion] { found.sorted { $0.day < $1.day } }

    /// The day a date names; what names none makes the row useless.
    static func day(_ date: String, at place: Place, _ ledger: inout Ledger) -> CalendarDay? {
        if let day = CalendarDay(date.trimmed) { return day }
        ledger.find(.unused, place, "\(date.quoted) is no date such as 2026-03-18")
        return nil
    }

    /// Adds what a row says of a day.
    ///
    /// - Parameter loss: What it means for the row when the mark cannot be used.
    mutating func add(
        _ day: CalendarDay, _ value: String, at place: Place, note: (text: String, place: Place)?,
        loss: ImportFinding.Effect = .unused, _ ledger: inout Ledger
    ) {
        guard let mark = LoopMark(value, isNumerical: habit.target != nil) else {
            let expected =
                habit.target == nil
                ? "YES_MANUAL, YES_AUTO, NO, SKIP or UNKNOWN" : "an amount × 1000"
            ledger.find(loss, place, "value \(value.quoted) is not \(expected)")
            return
        }
        if let earlier = lines.updateValue(place.line, forKey: day) {
            lines[day] = earlier
            ledger.find(loss, place, "\(day) has a mark already, in line \(earlier)")
            return
        }
        let text = note?.text.trimmed ?? ""
        if let completion = habit.completion(mark, on: day, note: text.isEmpty ? nil : text) {
            found.append(completion)
        } else {
            unknownCount += 1
            guard !text.isEmpty else { return }
            ledger.find(
                .changed, note?.place ?? place, "the note has no mark to go with: \(text.quoted)")
        }
    }
}
