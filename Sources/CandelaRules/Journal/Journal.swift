/// Everything a person has: habits, records, goals, what was celebrated, and settings.
///
/// Plain values, read from and written to JSON. A record keeps the civil day it was made for, and if
/// known the instant and offset as evidence; history is never recomputed in today's zone. Every part
/// may be left out. Records may come in any order.
///
/// What can be made can be saved, and what was saved can be read: ``validate()`` says which rules a
/// journal breaks, and nothing fails on them. The journal's own operations break none.
public struct Journal: Sendable, Hashable, Codable {
    /// The version of the layout: the one this package writes, or the newer one it was read
    /// with, whose members are all kept. Readers accept every `1.x`.
    public internal(set) var schemaVersion: String

    /// The habits, in the order they are listed; their ids differ.
    public var habits: [Habit]

    /// Marks of habits, each naming one of ``habits``.
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

    /// Days of rest, which no streak is broken by or grows on.
    public var restDays: [CalendarDay] {
        get { storedRestDays }
        _modify {
            derived = Derived()
            yield &storedRestDays
        }
    }

    /// Readings of the scale.
    public var weighIns: [WeighIn] {
        get { storedWeighIns }
        _modify {
            derived.weighIns = KeptIDs()
            yield &storedWeighIns
        }
    }

    /// The weight to reach, if one is set.
    public var goal: WeightGoal?

    /// Streak milestones whose celebration was shown.
    public var celebratedStreaks: [CelebratedStreak]

    /// Weight milestones that were reached.
    public var completedMilestones: [CompletedMilestone]

    /// Routines, in the order they are listed; their ids differ.
    public var routines: [Routine]

    /// The times routines were gone through, and those that are paused.
    public var sessions: [RoutineSession]

    /// Sets of routines to choose among.
    public var routineModes: [RoutineMode]

    /// The person's choices.
    public var settings: JournalSettings

    package var unknown = UnknownMembers()

    // Changed in place: an observer of the lists (`didSet`) would have every change from another module
    // copy the whole list.
    var storedCompletions: [Completion]
    var storedPractices: [Practice]
    var storedRestDays: [CalendarDay]
    var storedWeighIns: [WeighIn]

    /// What is kept of the records so as not to count them anew; whatever changes them clears it, but
    /// for operations that bring it up to date.
    var derived = Derived()

    /// A journal with nothing in it.
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
