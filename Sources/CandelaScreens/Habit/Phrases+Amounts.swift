import CandelaKit
import CandelaRules

/// Phrases about the amounts of a habit's days.
extension Phrases {
    /// An amount with the habit's unit: `43 glasses`.
    func amount(_ amount: Double, of habit: Habit) -> Phrase {
        let number = measuredNumber(amount)
        return habit.unit.map { habitAmountUnit(amount: number, unit: $0) }
            ?? numberValue(value: number)
    }

    /// The amount of a day beside the habit's target: `3 of 8 glasses`, `1 cup, limit: 2`; `nil`
    /// for a habit without amounts, or with neither an amount nor a target.
    ///
    /// - Parameter amount: The amount; `nil` if none was recorded.
    func progress(_ amount: Double?, of habit: Habit) -> Phrase? {
        guard let target = habit.target else { return amount.map { self.amount($0, of: habit) } }
        let goal = measuredNumber(target)
        guard habit.isAtMost else {
            let number = measuredNumber(amount ?? 0)
            return habit.unit.map { habitAmountTarget(amount: number, target: goal, unit: $0) }
                ?? habitAmountTargetPlain(amount: number, target: goal)
        }
        guard let amount else { return habitAmountLimitOnly(target: goal) }
        return habitAmountLimit(amount: self.amount(amount, of: habit).spokenText, target: goal)
    }
}
