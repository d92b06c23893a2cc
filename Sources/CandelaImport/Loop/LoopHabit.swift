import CandelaRules

/// A line of `Habits.csv`: a habit, and the rules for interpreting its marks.
struct LoopHabit {
    /// The target of a numerical habit.
    enum Target {
        case atLeast(Double)
        case atMost(Double)

        /// Any amount counts, because the target is invalid or not for a single day.
        case any
    }

    /// The number at the start of its folder's name.
    let position: Int

    /// The place in `Habits.csv`; `nil` if that file is missing.
    let place: TextPosition?

    /// The name in the export, by which files and columns are found.
    let name: String

    var habit: Habit

    /// The target; `nil` for habits without amounts.
    var target: Target?

    /// Whether the export gives the habit's type; if not, its marks show whether it has amounts.
    var isTyped = false

    /// Creates a habit with an identifier derived from its name: Loop changes
    /// the positions of habits when they are reordered, and an export contains no other
    /// identifier.
    ///
    /// - Parameter occurrence: The number of this habit among those with the same name, from 1.
    init(position: Int, place: TextPosition?, name: String, occurrence: Int) {
        self.position = position
        self.place = place
        self.name = name
        let id = Habit.id(from: "loop", name: name)
        habit = Habit(id: occurrence == 1 ? id : "\(id)-\(occurrence)", name: name)
    }

    /// The folder's name as created by Loop, which keeps only ASCII letters, digits, spaces and
    /// `._-`.
    var folderName: String {
        let kept = name.unicodeScalars.filter {
            $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
                || " ._-".unicodeScalars.contains($0)
        }
        let digits = String(position)
        let number = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
        return "\(number) \(String(String.UnicodeScalarView(kept).prefix(100)))".trimmed
    }

    /// The completion for a mark on a day.
    ///
    /// - Returns: `nil` for a mark that means unknown.
    func completion(_ mark: LoopMark, on day: CalendarDay, note: String?) -> Completion? {
        var completion = Completion(habit: habit.id, day: day)
        completion.note = note
        completion.id = "\(habit.id)-\(day)"
        switch (mark, target) {
        case (.unknown, _): return nil
        case (.skipped, _): completion.status = .skipped
        case (.thousandths(let count), let target?):
            let amount = Double(count) / 1000
            completion.amount = amount
            completion.status = meets(target, amount) ? .done : .missed
        case (.thousandths(2), nil): completion.status = .done
        case (.thousandths(1), nil): completion.status = .rest
        case (.thousandths, nil): completion.status = .missed
        }
        return completion
    }

    private func meets(_ target: Target, _ amount: Double) -> Bool {
        switch target {
        case .atLeast(let least): amount >= least
        case .atMost(let most): amount <= most
        case .any: amount > 0
        }
    }
}
