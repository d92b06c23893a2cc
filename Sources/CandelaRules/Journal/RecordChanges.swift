/// The changes a store makes to follow a journal: which records to add, write over, remove and move.
///
/// Records are whole, so that a store needs to know nothing of what was changed in them. A store carries
/// out all of it or nothing, as ``Journal/apply(_:)`` does: ``removed`` records go, ``changed`` ones take
/// the place of those of their id, ``added`` ones come to the end of their lists, and ``moved`` ones go to
/// where they belong. Carried out twice it is the same as once: an added record may be there already, and
/// a removed one gone.
///
/// In JSON, what is empty is left out.
public struct RecordChanges: Sendable, Hashable {
    /// Records that are new, at the end of their lists unless they are ``moved``.
    public var added = Records()

    /// Records that took the place of those of the same id.
    public var changed = Records()

    /// Records that are gone, by their ids.
    public var removed = RecordIDs()

    /// The places of records that are neither at the end nor where they were, to be carried out in order.
    public var moved = Moves()

    /// Nothing to save.
    public init() {}

    /// Whether nothing is to be saved.
    public var isEmpty: Bool { self == RecordChanges() }

    /// Records by the lists of the journal they belong to. Lists that are empty are left out of JSON.
    public struct Records: Sendable, Hashable {
        /// Habits, by `id`.
        public var habits: [Habit] = []
        /// Marks of habits, by `id`.
        public var completions: [Completion] = []
        /// Practices, by `id`.
        public var practices: [Practice] = []
        /// Days of rest.
        public var restDays: [CalendarDay] = []
        /// Weigh-ins, by `id`.
        public var weighIns: [WeighIn] = []
        /// Celebrated milestones of streaks, by `id`.
        public var celebratedStreaks: [CelebratedStreak] = []
        /// Milestones of weight that were reached, by `id`.
        public var completedMilestones: [CompletedMilestone] = []
        /// Routines, by `id`.
        public var routines: [Routine] = []
        /// Sessions of routines, by `id`.
        public var sessions: [RoutineSession] = []
        /// Modes, by `id`.
        public var routineModes: [RoutineMode] = []
        /// The weight to reach.
        public var goal: WeightGoal?
        /// All settings.
        public var settings: JournalSettings?

        /// No records.
        public init() {}
    }

    /// Ids by the lists of the journal their records belonged to.
    public struct RecordIDs: Sendable, Hashable {
        /// Habits.
        public var habits: [String] = []
        /// Marks of habits.
        public var completions: [String] = []
        /// Practices.
        public var practices: [String] = []
        /// Days of rest.
        public var restDays: [String] = []
        /// Weigh-ins.
        public var weighIns: [String] = []
        /// Celebrated milestones of streaks.
        public var celebratedStreaks: [String] = []
        /// Milestones of weight.
        public var completedMilestones: [String] = []
        /// Routines.
        public var routines: [String] = []
        /// Sessions of routines.
        public var sessions: [String] = []
        /// Modes.
        public var routineModes: [String] = []
        /// Whether the weight to reach is gone.
        public var goal = false

        /// No ids.
        public init() {}
    }

    /// A record that goes to another place of its list.
    public struct Move: Sendable, Hashable, Codable, Identifiable {
        /// The id of the record.
        public var id: String

        /// The id of the record before it; absent for the first place of the list.
        public var after: String?

        /// A record and the one before it.
        public init(_ id: String, after: String?) {
            self.id = id
            self.after = after
        }
    }

    /// Places by the lists of the journal they are in.
    public struct Moves: Sendable, Hashable {
        /// Habits.
        public var habits: [Move] = []
        /// Marks of habits.
        public var completions: [Move] = []
        /// Practices.
        public var practices: [Move] = []
        /// Days of rest.
        public var restDays: [Move] = []
        /// Weigh-ins.
        public var weighIns: [Move] = []
        /// Celebrated milestones of streaks.
        public var celebratedStreaks: [Move] = []
        /// Milestones of weight.
        public var completedMilestones: [Move] = []
        /// Routines.
        public var routines: [Move] = []
        /// Sessions of routines.
        public var sessions: [Move] = []
        /// Modes.
        public var routineModes: [Move] = []

        /// No places.
        public init() {}
    }
}
