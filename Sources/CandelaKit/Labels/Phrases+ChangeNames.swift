public import CandelaRules

extension Phrases {
    /// The direction and the days of a change, without its amount: “Down over 7 days”.
    public func weightChange(_ change: WeightChange) -> Phrase {
        switch change.direction {
        case .down: weightChangeDown(days: change.days)
        case .up: weightChangeUp(days: change.days)
        case .stable: weightChangeSteady(days: change.days)
        }
    }

    /// The name of a change whose amount is spoken separately: “Down over 7 days”.
    ///
    /// - Parameter amount: The amount, without its sign.
    public func weightChangeName(_ change: WeightChange, _ amount: NumberText) -> Phrase {
        amount.isZero ? weightStatWeek(days: change.days) : exactWeightChange(change)
    }

    /// The direction and the days of a change, also if it is small enough to count as stable.
    private func exactWeightChange(_ change: WeightChange) -> Phrase {
        switch change.direction {
        case .down, .up: weightChange(change)
        case .stable where change.amount < 0: weightChangeSteadyDown(days: change.days)
        case .stable: weightChangeSteadyUp(days: change.days)
        }
    }
}
