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
        // By place: a record that is looped over is copied with all it holds.
        var latest: Int?
        for place in weighIns.indices
        where latest.map({ weighIns[$0].day <= weighIns[place].day }) ?? true {
            latest = place
        }
        return latest.map { weighIns[$0].weight.unit } ?? .pounds
    }

    /// Where the session with this id is; nil when there is none. The newest are looked at first.
    package func place(ofSession id: String) -> Int? {
        sessions.indices.last { sessions[$0].id == id }
    }
}
