import CandelaRules

/// The marks of one habit, collected from all files that have some.
struct LoopMarks {
    private let habit: LoopHabit
    private var lines: [CalendarDay: Int] = [:]
    private var found: [(mark: LoopMark, completion: Completion)] = []

    /// The number of days marked as unknown.
    private(set) var unknownCount = 0

    init(habit: LoopHabit) { self.habit = habit }

    /// The completions, oldest first.
    ///
    /// A habit whose type is unknown has amounts if a mark is above 3, which no other mark is.
    var completions: [Completion] {
        var habit = habit
        if !habit.isTyped, found.contains(where: { $0.mark.isAmount }) { habit.target = .any }
        return found.map { mark, completion in
            var restated = completion
            let read = habit.completion(mark, on: completion.day, note: nil)
            restated.status = read?.status ?? completion.status
            restated.amount = read?.amount
            return restated
        }.sorted { $0.day < $1.day }
    }

    /// The day of a date; an invalid date, or one in the future, makes the row unusable.
    static func day(_ date: String, at place: TextPosition, _ rowLog: inout RowLog) -> CalendarDay?
    {
        if let day = CalendarDay(date.trimmed) { return rowLog.accepts(day, at: place) ? day : nil }
        rowLog.find(.unused, place, "\(date.quoted) is not a date such as 2026-03-18")
        return nil
    }

    /// Adds the mark of a row.
    ///
    /// - Parameter loss: The effect on the row if the mark cannot be used.
    mutating func add(
        _ day: CalendarDay, _ value: String, at place: TextPosition,
        note: (text: String, place: TextPosition)?,
        loss: ImportFinding.Effect = .unused, _ rowLog: inout RowLog
    ) {
        let mayBeAmount = habit.target != nil || !habit.isTyped
        guard let mark = LoopMark(value, isNumerical: mayBeAmount) else {
            let expected =
                habit.target == nil
                ? "YES_MANUAL, YES_AUTO, NO, SKIP or UNKNOWN" : "an amount × 1000"
            rowLog.find(loss, place, "value \(value.quoted) is not \(expected)")
            return
        }
        if let earlier = lines.updateValue(place.line, forKey: day) {
            lines[day] = earlier
            rowLog.find(loss, place, "\(day) already has a mark, in line \(earlier)")
            return
        }
        let text = note?.text.trimmed ?? ""
        if let completion = habit.completion(mark, on: day, note: text.isEmpty ? nil : text) {
            if let fitted = rowLog.fitted(completion, at: note?.place ?? place) {
                found.append((mark, fitted))
            }
        } else {
            unknownCount += 1
            guard !text.isEmpty else { return }
            rowLog.find(
                .changed, note?.place ?? place, "the note has no mark: \(text.quoted)")
        }
    }
}
