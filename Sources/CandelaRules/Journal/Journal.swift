/// All data of one person: habits, records, goals, celebrations and settings.
///
/// A tree of plain values that is read from and written to JSON. A record keeps the civil day it
/// was made for and, if known, the instant and offset as evidence; history is never recomputed in
/// the current zone. Every part is optional. Records may be in any order.
///
/// Every journal that can be created can be saved, and every saved journal can be read:
/// ``validate(as:)`` reports rules that are broken, but reading and saving do not fail because of
/// them. The journal's own operations keep it valid, except that
/// ``toggle(habit:on:at:besides:now:)`` does not check that the habit exists.
public struct Journal: Sendable, Equatable, Codable {
    /// The schema version: the one this package writes, or the newer one it was read with, whose
    /// members are all kept. Readers accept every `1.x`.
    public internal(set) var schemaVersion: String

    /// The habits in display order; their ids are unique.
    public var habits: [Habit] {
        get { storedHabits }
        _modify {
            noteMembers()
            yield &storedHabits
        }
    }

    /// Completions of habits; each refers to one of ``habits``.
    public var completions: [Completion] {
        get { storedCompletions }
        _modify {
            noteMembers()
            derived = Derived()
            yield &storedCompletions
        }
    }

    /// Practice sessions.
    public var practices: [Practice] {
        get { storedPractices }
        _modify {
            noteMembers()
            derived = Derived()
            yield &storedPractices
        }
    }

    /// Rest days, which neither break nor extend a streak.
    public var restDays: [CalendarDay] {
        get { storedRestDays }
        _modify {
            noteMembers()
            derived = Derived()
            yield &storedRestDays
        }
    }

    /// Weight readings.
    public var weighIns: [WeighIn] {
        get { storedWeighIns }
        _modify {
            noteMembers()
            (derived.weighIns, derived.weights) = (IDCounts(), nil)
            yield &storedWeighIns
        }
    }

    /// The goal weight, if one is set.
    public var goal: WeightGoal?

    /// Streak milestones that were celebrated.
    public var celebratedStreaks: [CelebratedStreak] {
        get { storedCelebratedStreaks }
        _modify {
            noteMembers()
            yield &storedCelebratedStreaks
        }
    }

    /// Weight milestones that were reached.
    public var completedMilestones: [CompletedMilestone] {
        get { storedCompletedMilestones }
        _modify {
            noteMembers()
            yield &storedCompletedMilestones
        }
    }

    /// Routines in display order; their ids are unique.
    public var routines: [Routine] {
        get { storedRoutines }
        _modify {
            noteMembers()
            yield &storedRoutines
        }
    }

    /// Routine sessions, including paused ones.
    public var sessions: [RoutineSession] {
        get { storedSessions }
        _modify {
            noteMembers()
            yield &storedSessions
        }
    }

    /// Sets of routines that the person can switch between.
    public var routineModes: [RoutineMode] {
        get { storedRoutineModes }
        _modify {
            noteMembers()
            yield &storedRoutineModes
        }
    }

    /// The person's choices.
    public var settings: JournalSettings {
        _read { yield storedSettings.value }
        _modify { yield &storedSettings.value }
    }

    /// The records of kinds that apps declare.
    var ownRecords = OwnLists()

    package var unknown = UnknownMembers()

    /// The names of the members of a newer version, in order, which JSON keeps.
    public var newerMembers: [String] { unknown.names }

    // Changed in place: with an observer (`didSet`), every change from another module would copy
    // the whole list.
    var storedSettings = Shared(JournalSettings())
    private var storedHabits: [Habit]
    private var storedCelebratedStreaks: [CelebratedStreak]
    private var storedCompletedMilestones: [CompletedMilestone]
    private var storedRoutines: [Routine]
    private var storedSessions: [RoutineSession]
    private var storedRoutineModes: [RoutineMode]
    var storedCompletions: [Completion]
    var storedPractices: [Practice]
    var storedRestDays: [CalendarDay]
    var storedWeighIns: [WeighIn]

    /// Values cached from the records. Changing a list clears them, except in operations that
    /// update them.
    var derived = Derived()

    /// The changes that are being noted.
    var notes = ChangeNotes()

    /// Creates an empty journal.
    public init() {
        schemaVersion = Journal.schemaVersion
        storedHabits = []
        storedCompletions = []
        storedPractices = []
        storedRestDays = []
        storedWeighIns = []
        storedCelebratedStreaks = []
        storedCompletedMilestones = []
        storedRoutines = []
        storedSessions = []
        storedRoutineModes = []
    }
}
