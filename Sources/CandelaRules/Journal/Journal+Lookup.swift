extension Journal {
    /// The habit with this id, or failing that the only one with this name.
    ///
    /// Names are compared exactly; nil when nothing fits or several habits share the name.
    public func habit(named text: String) -> Habit? {
        if let habit = habits.first(where: { $0.id == text }) { return habit }
        let named = habits.filter { $0.name == text }
        return named.count == 1 ? named[0] : nil
    }

    /// The unit weights are shown in: the one chosen, else that of the goal, else that of the latest
    /// weigh-in by day, else pounds.
    public var displayUnit: WeightUnit {
        if let unit = settings.unit ?? goal?.weight.unit { return unit }
        var latest: WeighIn?
        for weighIn in weighIns where latest.map({ $0.day <= weighIn.day }) ?? true {
            latest = weighIn
        }
        return latest?.weight.unit ?? .pounds
    }
}
