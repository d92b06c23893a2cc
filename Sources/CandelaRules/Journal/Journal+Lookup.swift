extension Journal {
    /// The habit with this id, or failing that the only one with this name.
    ///
    /// Names are compared exactly; nil when nothing fits or several habits share the name.
    public func habit(named text: String) -> Habit? {
        if let habit = habits.first(where: { $0.id == text }) { return habit }
        let named = habits.filter { $0.name == text }
        return named.count == 1 ? named[0] : nil
    }

    /// The unit weights are shown in: the one chosen, else that of the goal, else that of the last
    /// weigh-in in the list, else pounds.
    public var displayUnit: WeightUnit {
        settings.unit ?? goal?.weight.unit ?? weighIns.last?.weight.unit ?? .pounds
    }
}
