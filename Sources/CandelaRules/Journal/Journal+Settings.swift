extension Journal {
    /// Replaces the settings. A value that is invalid already can be kept.
    ///
    /// - Throws: A breach if a changed value is too long, or no routine mode has the id.
    @discardableResult
    public mutating func set(_ settings: JournalSettings) throws(JournalBreach) -> JournalChange {
        let modes = Set(routineModes.lazy.map(\.id))
        let known = self.settings.breaches(among: modes)
        if let breach = settings.breaches(among: modes).first(where: { !known.contains($0) }) {
            throw breach
        }
        var change = begin()
        if self.settings != settings {
            change.settings = ValueChange(before: self.settings, after: settings)
            self.settings = settings
        }
        return end(change)
    }
}

extension JournalSettings {
    /// The rules that the settings break, in a journal with some routine modes.
    func breaches(among modes: Set<String>) -> [JournalBreach] {
        var list = BreachList(of: self)
        if let mode = routineMode {
            list.require(
                modes.contains(mode), "routineMode",
                "'\(mode)' is not the id of a mode in 'routineModes'", id: "unknown-routine-mode")
        }
        return list.found
    }
}
