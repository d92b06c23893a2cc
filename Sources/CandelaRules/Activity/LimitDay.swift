/// The records of a day of a habit with a limit.
///
/// The total of all amounts decides whether the limit was kept. A single record can also say that it
/// was not.
struct LimitDay: Sendable, Equatable {
    private var amount = 0.0
    private var amounts: Int32 = 0
    private var done: Int32 = 0
    private var missed: Int32 = 0

    /// Whether no record counts.
    var isEmpty: Bool { amounts == 0 && done == 0 && missed == 0 }

    /// Adds a completion, or removes it with a sign of -1.
    mutating func count(_ completion: Completion, _ sign: Int32) {
        switch completion.status {
        case .done: done += sign
        case .missed: missed += sign
        case .rest, .skipped, .open: return
        }
        if let more = completion.amount {
            amount += Double(sign) * more
            amounts += sign
        }
    }

    /// Whether the day is above the limit.
    func isPassed(_ limit: Double) -> Bool {
        amounts > 0 && (amount - limit).roundedToBillionth > 0 || amounts < 2 && missed > 0
    }

    /// The number of records within the limit, on a day that is not above it.
    var kept: Int32 { done + missed }
}
