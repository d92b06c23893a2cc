/// The changes that bring a store up to date with a journal: records to add, replace, remove and
/// move.
///
/// Records are complete, so a store never has to merge their members. A store applies either all
/// changes or none, as ``Journal/apply(_:)`` does: ``removed`` records are deleted, ``changed``
/// ones replace those with the same id, ``added`` ones are appended to their lists, and ``moved``
/// ones are moved to their positions. Applying changes twice has the same effect as once: an added
/// record may already exist, and a removed one may be missing.
///
/// In JSON, empty members are omitted.
public struct RecordChanges: Sendable, Equatable {
    /// New records; appended to their lists unless they are also ``moved``.
    public var added = Records()

    /// Records that replace those with the same id.
    public var changed = Records()

    /// The ids of removed records.
    public var removed = RecordIDs()

    /// Moves of records that are neither appended nor at their previous position, to be applied in
    /// order.
    public var moved = Moves()

    /// Creates empty changes.
    public init() {}

    /// Whether there are no changes.
    public var isEmpty: Bool { self == RecordChanges() }

    /// Records grouped by the journal's lists. Empty lists are omitted from JSON.
    public struct Records: Sendable, Equatable {
        /// Habits, by `id`.
        public var habits: [Habit] = []
        /// Completions, by `id`.
        public var completions: [Completion] = []
        /// Practices, by `id`.
        public var practices: [Practice] = []
        /// Rest days.
        public var restDays: [CalendarDay] = []
        /// Weigh-ins, by `id`.
        public var weighIns: [WeighIn] = []
        /// Celebrated streak milestones, by `id`.
        public var celebratedStreaks: [CelebratedStreak] = []
        /// Weight milestones that were reached, by `id`.
        public var completedMilestones: [CompletedMilestone] = []
        /// Routines, by `id`.
        public var routines: [Routine] = []
        /// Routine sessions, by `id`.
        public var sessions: [RoutineSession] = []
        /// Routine modes, by `id`.
        public var routineModes: [RoutineMode] = []
        /// The goal weight. It is `nil` if it was not set or changed.
        public var goal: WeightGoal?
        /// All settings. It is `nil` if none was changed.
        public var settings: JournalSettings?

        /// Creates empty lists.
        public init() {}
    }

    /// Record ids grouped by the journal's lists.
    public struct RecordIDs: Sendable, Equatable {
        /// Ids of habits.
        public var habits: [String] = []
        /// Ids of completions.
        public var completions: [String] = []
        /// Ids of practices.
        public var practices: [String] = []
        /// Rest days, as `yyyy-MM-dd`.
        public var restDays: [String] = []
        /// Ids of weigh-ins.
        public var weighIns: [String] = []
        /// Ids of celebrated streak milestones.
        public var celebratedStreaks: [String] = []
        /// Ids of weight milestones.
        public var completedMilestones: [String] = []
        /// Ids of routines.
        public var routines: [String] = []
        /// Ids of routine sessions.
        public var sessions: [String] = []
        /// Ids of routine modes.
        public var routineModes: [String] = []
        /// Whether the goal was removed.
        public var goal = false

        /// Creates empty lists.
        public init() {}
    }

    /// A record's move to another position in its list.
    public struct Move: Sendable, Equatable, Codable, Identifiable {
        /// The id of the record.
        public var id: String

        /// The id of the record before it; `nil` for the first position in the list. If no record
        /// has this id, the moved one becomes the last.
        public var after: String?

        /// Moves a record directly after another.
        public init(_ id: String, after: String?) {
            self.id = id
            self.after = after
        }
    }

    /// Moves grouped by the journal's lists.
    public struct Moves: Sendable, Equatable {
        /// Moves of habits.
        public var habits: [Move] = []
        /// Moves of completions.
        public var completions: [Move] = []
        /// Moves of practices.
        public var practices: [Move] = []
        /// Moves of rest days.
        public var restDays: [Move] = []
        /// Moves of weigh-ins.
        public var weighIns: [Move] = []
        /// Moves of celebrated streak milestones.
        public var celebratedStreaks: [Move] = []
        /// Moves of weight milestones.
        public var completedMilestones: [Move] = []
        /// Moves of routines.
        public var routines: [Move] = []
        /// Moves of routine sessions.
        public var sessions: [Move] = []
        /// Moves of routine modes.
        public var routineModes: [Move] = []

        /// Creates empty lists.
        public init() {}
    }
}
