public import CandelaRules

extension Context {
    /// The clock that determines the current day for the owner of a journal.
    public func clock(for journal: Journal) -> DayClock {
        DayClock(zone, dayStart: journal.settings.dayStart)
    }
}
