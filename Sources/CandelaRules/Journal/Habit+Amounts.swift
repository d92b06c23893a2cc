extension Habit {
    /// Whether its days have amounts.
    public var hasAmounts: Bool { unit != nil || target != nil }

    /// Whether the amounts of its days have a limit.
    public var isLimit: Bool { isAtMost && target != nil }

    /// The status of a day with an amount; `nil` if the habit has no target.
    public func status(of amount: Double) -> CompletionStatus? {
        target.map { target in
            isAtMost ? amount <= target ? .done : .missed : amount >= target ? .done : .open
        }
    }

    /// The amount of a day that is marked as done: at least the target, or not above a limit.
    ///
    /// - Parameter amount: The amount so far; `nil` for none.
    public func filled(_ amount: Double?) -> Double? {
        guard let target else { return amount }
        return isAtMost ? amount.map { min($0, target) } : max(amount ?? 0, target)
    }
}
