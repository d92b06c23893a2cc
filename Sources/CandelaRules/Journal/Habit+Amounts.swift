extension Habit {
    /// Whether its days have amounts.
    public var hasAmounts: Bool { unit != nil || target != nil }

    /// Whether the amounts of its days have a limit.
    public var isLimit: Bool { isAtMost && target != nil }

    /// The status of a day with an amount; `nil` if the habit has no target.
    public func status(of amount: Double) -> CompletionStatus? {
        target.map { target in
            let more = (amount - target).roundedToBillionth
            return isAtMost ? more <= 0 ? .done : .missed : more >= 0 ? .done : .open
        }
    }

    /// The amount of a record whose day is marked as done: what the day's other records lack of the
    /// target, or not above a limit.
    ///
    /// - Parameters:
    ///   - amount: The amount so far; `nil` for none.
    ///   - others: The total of the day's other records.
    public func filled(_ amount: Double?, besides others: Double = 0) -> Double? {
        guard let target else { return amount }
        if isAtMost { return amount.map { min($0, target) } }
        let lacking = target - others
        return lacking > amount ?? 0 ? lacking : amount
    }
}
