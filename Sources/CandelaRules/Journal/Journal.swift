/// All data of one person: habits, records, goals, celebrations and settings.
///
/// A tree of plain values that is read from and written to JSON. A record keeps the civil day it
/// was made for and, if known, the instant and offset as evidence; history is never recomputed in
/// the current zone. Every part is optional. Records may be in any order.
///
/// Every journal that can be created can be saved, and every saved journal can be read:
/// ``validate()`` reports rules that are broken, but reading and saving do not fail because of
/// them. The journal's own operations keep it valid, except that ``toggle(habit:on:at:now:)`` does not
/// check that the habit exists.
public struct Journal: Sendable, Equatable, Codable {
    /// The schema version: the one this package writes, or the newer one it was read with, whose
    /// members are all kept. Readers accept every `1.x`.
    public internal(set) var schemaVersion: String

    /// The habits in display order; their ids are unique.
    public var habits: [Habit]

    /// Completions of habits; each refers to one of ``habits``.
    public var completions: [Completion] {
        get { storedCompletions }
        _modify {
            derived = Derived()
            yield &storedCompletions
        }
    }

    /// Practice sessions.
    public var practices: [Practice] {
        get { storedPractices }
        _modify {
            derived = Derived()
            yield &storedPractices
        }
    }

    /// Rest days, which neither break nor extend a streak.
    public var restDays: [CalendarDay] {
        get { storedRestDays }
        _modify {
            derived = Derived()
            yield &storedRestDays
        }
    }

    /// Weight readings.
    public var weighIns: [WeighIn] {
        get { storedWeighIns }
        _modify {
            (derived.weighIns, derived.weights) = (IDCounts(), nil)
            yield &storedWeighIns
        }
    }

    /// The goal weight, if one is set.
    public var goal: WeightGoal?

    /// Streak milestones that were celebrated.
    public var celebratedStreaks: [CelebratedStreak]

    /// Weight milestones that were reached.
    public var completedMilestones: [CompletedMilestone]

    /// Routines in display order; their ids are unique.
    public var routines: [Routine]

    /// Routine sessions, including paused ones.
    public var sessions: [RoutineSession]

    /// Sets of routines that the person can switch between.
    public var routineModes: [RoutineMode]

    /// The person's choices.
    public var settings: JournalSettings

    package var unknown = UnknownMembers()

    // Changed in place: with an observer (`didSet`), every change from another module would copy
    // the whole list.
    var storedCompletions: [Completion]
    var storedPractices: [Practice]
    var storedRestDays: [CalendarDay]
    var storedWeighIns: [WeighIn]

    /// Values cached from the records. Changing a list clears them, except in operations that
    /// update them.
    var derived = Derived()

    /// Creates an empty journal.
    public init() {
        schemaVersion = Journal.schemaVersion
        habits = []
        storedCompletions = []
        storedPractices = []
        storedRestDays = []
        storedWeighIns = []
        celebratedStreaks = []
        completedMilestones = []
        routines = []
        sessions = []
        routineModes = []
        settings = JournalSettings()
    }
}
