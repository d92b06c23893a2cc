import CandelaRules

/// A line of `Habits.csv`: a habit, and how its marks are to be read.
struct LoopHabit {
    /// What a numerical habit's target asks for.
    enum Target {
        case atLeast(Double)
        case atMost(Double)

        /// Any amount counts, because the target is not one for a single day.
        case any
    }

    /// The number its folder starts with.
    let position: Int

    /// Where in `Habits.csv` it is; nil when that file is missing.
    let place: Place?

    var habit: Habit

    /// Nil for a habit that is just done or not.
    var target: Target?

    /// A habit whose identifier is made of its name: Loop changes the positions of habits when they are
    /// put in another order, and an export names them by nothing else.
    ///
    /// - Parameter occurrence: Which of the habits of this name it is, from 1.
    init(position: Int, place: Place?, name: String, occurrence: Int) {
        self.position = position
        self.place = place
        let digest = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
        }
        let digits = String(digest, radix: 16)
        let id = "loop-" + String(repeating: "0", count: 16 - digits.count) + digits
        habit = Habit(id: occurrence == 1 ? id : "\(id)-\(occurrence)", name: name)
    }

    /// The folder's name as Loop makes it: only plain letters, digits and `._-` survive.
    var folderName: String {
        let kept = habit.name.unicodeScalars.filter {
            $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
                || " ._-".unicodeScalars.contains($0)
        }
        let digits = String(position)
        let number = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
        return "\(number) \(String(String.UnicodeScalarView(kept).prefix(100)))".trimmed
    }

    /// The record of one day, or nil when there is none.
    ///
    /// - Returns: Nil for a mark that says nothing is known.
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
