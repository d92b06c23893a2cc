import CandelaRules

extension Context {
    /// The clock that says which day it is for the owner of a journal.
    func clock(for journal: Journal) -> DayClock {
        DayClock(zone, dayStart: journal.settings.dayStart)
    }

    /// The context with what its person chose for themselves: without motion when they switched it
    /// off, whatever the device says.
    func respecting(_ settings: JournalSettings) -> Context {
        var context = self
        context.reduceMotion = reduceMotion || !settings.motion
        return context
    }
}
