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

    /// The names of the lists of kinds of record that apps declare.
    var ownLists: [String] {
        Array(added.own.keys) + changed.own.keys + removed.lists.ownLists + moved.ownLists
    }

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
        /// Records of kinds that apps declare, by the name of their list and then by `id`.
        public var own: [String: [OwnRecord]] = [:]
        /// The goal weight. It is `nil` if it was not set or changed.
        public var goal: WeightGoal?
        /// All settings. It is `nil` if none was changed.
        public var settings: JournalSettings? {
            get { storedSettings?.value }
            set { storedSettings = newValue.map(Shared.init) }
        }

        private var storedSettings: Shared<JournalSettings>?

        /// Creates empty lists.
        public init() {}

        /// The records of a list that an app declares.
        subscript(own list: String) -> [OwnRecord] {
            get { own[list] ?? [] }
            set { own[list] = newValue.isEmpty ? nil : newValue }
        }
    }

    /// Record ids grouped by the journal's lists.
    @dynamicMemberLookup
    public struct RecordIDs: Sendable, Equatable {
        /// The ids of each list's records; rest days as `yyyy-MM-dd`.
        public var lists = JournalLists<[String]>()
        /// Whether the goal was removed.
        public var goal = false

        /// Creates empty lists.
        public init() {}

        /// The ids of a list's records.
        public subscript<Record>(dynamicMember list: KeyPath<Records, [Record]>) -> [String] {
            get { lists[dynamicMember: list] }
            set { lists[dynamicMember: list] = newValue }
        }

        /// The ids of records of a kind that an app declares.
        public subscript<Record>(type: RecordType<Record>) -> [String] {
            get { lists[type] }
            set { lists[type] = newValue }
        }
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
    public typealias Moves = JournalLists<[Move]>
}
