/// What a change of a journal means to a store: which records to add, to write over and to remove.
///
/// Records are whole, so that a store needs to know nothing of what was changed in them.
///
/// In JSON, what is empty is left out.
public struct RecordChanges: Sendable, Hashable {
    /// Records that are new.
    public var added = Records()

    /// Records that took the place of those of the same id.
    public var changed = Records()

    /// Records that are gone, by their ids.
    public var removed = RecordIDs()

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
        /// Celebrated milestones of streaks, by habit, first day and length.
        public var celebratedStreaks: [CelebratedStreak] = []
        /// Milestones of weight that were reached.
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
}

extension RecordChanges {
    /// What a change did, or what undoing it does.
    ///
    /// - Parameter journal: The journal after it, whose settings are saved when the mode or the unit changed.
    public init(_ change: JournalChange, in journal: Journal, isUndone: Bool = false) {
        self.init()
        func note<Record>(
            _ list: ListChange<Record>, _ records: WritableKeyPath<Records, [Record]>,
            _ ids: WritableKeyPath<RecordIDs, [String]>, by id: (Record) -> String
        ) {
            let (new, old) = isUndone ? (list.removed, list.added) : (list.added, list.removed)
            guard !(new.isEmpty && old.isEmpty) else { return }
            let before = Set(old.map { id($0.record) })
            let after = Set(new.map { id($0.record) })
            for one in new {
                if before.contains(id(one.record)) {
                    changed[keyPath: records].append(one.record)
                } else {
                    added[keyPath: records].append(one.record)
                }
            }
            removed[keyPath: ids] = old.map { id($0.record) }.filter { !after.contains($0) }
        }
        note(change.habits, \.habits, \.habits) { $0.id }
        note(change.completions, \.completions, \.completions) { $0.id ?? $0.usualID }
        note(change.practices, \.practices, \.practices) { $0.id ?? $0.usualID }
        note(change.restDays, \.restDays, \.restDays) { $0.description }
        note(change.weighIns, \.weighIns, \.weighIns) { $0.id ?? $0.usualID }
        note(change.celebratedStreaks, \.celebratedStreaks, \.celebratedStreaks) { $0.id }
        note(change.routines, \.routines, \.routines) { $0.id }
        note(change.sessions, \.sessions, \.sessions) { $0.id }
        note(change.routineModes, \.routineModes, \.routineModes) { $0.id }
        // Milestones of weight have no ids by which a store could remove them.
        if !isUndone { added.completedMilestones = change.completedMilestones.added.map(\.record) }
        if let goal = change.goal {
            changed.goal = isUndone ? goal.before : goal.after
            removed.goal = changed.goal == nil
        }
        if change.routineMode != nil || change.unit != nil { changed.settings = journal.settings }
    }
}

extension RecordChanges: Codable {
    private enum CodingKeys: String, CodingKey {
        case added, changed, removed
    }

    /// Reads changes; what is left out is empty.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        added = try container.decode(.added, or: Records())
        changed = try container.decode(.changed, or: Records())
        removed = try container.decode(.removed, or: RecordIDs())
    }

    /// Writes what is not empty.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        if added != Records() { try container.encode(added, forKey: .added) }
        if changed != Records() { try container.encode(changed, forKey: .changed) }
        if removed != RecordIDs() { try container.encode(removed, forKey: .removed) }
    }
}

extension RecordChanges.Records: Codable {
    private enum CodingKeys: String, CodingKey {
        case habits, completions, practices, restDays, weighIns, celebratedStreaks
        case completedMilestones, routines, sessions, routineModes, goal, settings
    }

    /// Reads records; lists that are left out are empty.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        habits = try container.decode(.habits, or: [])
        completions = try container.decode(.completions, or: [])
        practices = try container.decode(.practices, or: [])
        restDays = try container.decode(.restDays, or: [])
        weighIns = try container.decode(.weighIns, or: [])
        celebratedStreaks = try container.decode(.celebratedStreaks, or: [])
        completedMilestones = try container.decode(.completedMilestones, or: [])
        routines = try container.decode(.routines, or: [])
        sessions = try container.decode(.sessions, or: [])
        routineModes = try container.decode(.routineModes, or: [])
        goal = try container.decodeIfPresent(WeightGoal.self, forKey: .goal)
        settings = try container.decodeIfPresent(JournalSettings.self, forKey: .settings)
    }

    /// Writes the lists that hold something.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        func write(_ list: [some Encodable], _ key: CodingKeys) throws {
            if !list.isEmpty { try container.encode(list, forKey: key) }
        }
        try write(habits, .habits)
        try write(completions, .completions)
        try write(practices, .practices)
        try write(restDays, .restDays)
        try write(weighIns, .weighIns)
        try write(celebratedStreaks, .celebratedStreaks)
        try write(completedMilestones, .completedMilestones)
        try write(routines, .routines)
        try write(sessions, .sessions)
        try write(routineModes, .routineModes)
        try container.encodeIfPresent(goal, forKey: .goal)
        try container.encodeIfPresent(settings, forKey: .settings)
    }
}

extension RecordChanges.RecordIDs: Codable {
    private enum CodingKeys: String, CodingKey {
        case habits, completions, practices, restDays, weighIns, celebratedStreaks, routines
        case sessions, routineModes, goal
    }

    /// Reads ids; lists that are left out are empty.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        habits = try container.decode(.habits, or: [])
        completions = try container.decode(.completions, or: [])
        practices = try container.decode(.practices, or: [])
        restDays = try container.decode(.restDays, or: [])
        weighIns = try container.decode(.weighIns, or: [])
        celebratedStreaks = try container.decode(.celebratedStreaks, or: [])
        routines = try container.decode(.routines, or: [])
        sessions = try container.decode(.sessions, or: [])
        routineModes = try container.decode(.routineModes, or: [])
        goal = try container.decode(.goal, or: false)
    }

    /// Writes the lists that hold something.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        func write(_ list: [String], _ key: CodingKeys) throws {
            if !list.isEmpty { try container.encode(list, forKey: key) }
        }
        try write(habits, .habits)
        try write(completions, .completions)
        try write(practices, .practices)
        try write(restDays, .restDays)
        try write(weighIns, .weighIns)
        try write(celebratedStreaks, .celebratedStreaks)
        try write(routines, .routines)
        try write(sessions, .sessions)
        try write(routineModes, .routineModes)
        if goal { try container.encode(goal, forKey: .goal) }
    }
}
