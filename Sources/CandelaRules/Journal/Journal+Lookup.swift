extension Journal {
    /// The habit with this id; `nil` if no habit has it.
    func habit(id: String) -> Habit? {
        // A search for each habit of a list would take time with its square.
        if let place = derived.histories?.places[id], habits.indices.contains(place),
            habits[place].id == id
        {
            return habits[place]
        }
        return habits.first { $0.id == id }
    }

    /// The habit with this id or, without one, the only habit with this name.
    ///
    /// Names are compared exactly; `nil` if nothing matches or several habits share the name.
    public func habit(named text: String) -> Habit? {
        if let habit = habits.first(where: { $0.id == text }) { return habit }
        let named = habits.filter { $0.name == text }
        return named.count == 1 ? named[0] : nil
    }

    /// The unit in which weights are displayed: the chosen one, otherwise the goal's, otherwise the
    /// unit of the latest weigh-in by day, otherwise the usual one.
    ///
    /// - Parameter usual: The unit of the person's region: pounds in the United States and Liberia,
    ///   kilograms elsewhere.
    public func displayUnit(usually usual: WeightUnit) -> WeightUnit {
        if let unit = settings.unit ?? goal?.weight.unit { return unit }
        // Iterates over indices: iterating over records would copy each one with its contents.
        var latest: Int?
        for place in weighIns.indices
        where latest.map({ weighIns[$0].day <= weighIns[place].day }) ?? true {
            latest = place
        }
        return latest.map { weighIns[$0].weight.unit } ?? usual
    }

    /// The index of the session with this id, searched from the newest; `nil` if it does not exist.
    package func place(ofSession id: String) -> Int? {
        sessions.indices.last { sessions[$0].id == id }
    }
}
