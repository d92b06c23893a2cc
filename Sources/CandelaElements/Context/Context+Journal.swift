public import CandelaRules

extension Context {
    /// The clock that says which day it is for the owner of a journal.
    public func clock(for journal: Journal) -> DayClock {
        DayClock(zone, dayStart: journal.settings.dayStart)
    }
}
