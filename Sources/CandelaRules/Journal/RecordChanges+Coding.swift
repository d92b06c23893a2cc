extension RecordChanges: Codable {
    private enum CodingKeys: String, CodingKey {
        case added, changed, removed, moved
    }

    /// Decodes changes; omitted members are empty.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        added = try container.decode(.added, or: Records())
        changed = try container.decode(.changed, or: Records())
        removed = try container.decode(.removed, or: RecordIDs())
        moved = try container.decode(.moved, or: Moves())
    }

    /// Encodes the members that are not empty.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        if added != Records() { try container.encode(added, forKey: .added) }
        if changed != Records() { try container.encode(changed, forKey: .changed) }
        if removed != RecordIDs() { try container.encode(removed, forKey: .removed) }
        if moved != Moves() { try container.encode(moved, forKey: .moved) }
    }
}

extension RecordChanges.Records: Codable {
    private enum CodingKeys: String, CodingKey {
        case habits, completions, practices, restDays, weighIns, celebratedStreaks
        case completedMilestones, routines, sessions, routineModes, goal, settings
    }

    /// Decodes records; omitted lists are empty.
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

    /// Encodes the lists that are not empty.
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
        case habits, completions, practices, restDays, weighIns, celebratedStreaks
        case completedMilestones, routines, sessions, routineModes, goal
    }

    /// Decodes identifiers; omitted lists are empty.
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
        goal = try container.decode(.goal, or: false)
    }

    /// Encodes the lists that are not empty.
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
        try write(completedMilestones, .completedMilestones)
        try write(routines, .routines)
        try write(sessions, .sessions)
        try write(routineModes, .routineModes)
        if goal { try container.encode(goal, forKey: .goal) }
    }
}

extension RecordChanges.Moves: Codable {
    private enum CodingKeys: String, CodingKey {
        case habits, completions, practices, restDays, weighIns, celebratedStreaks
        case completedMilestones, routines, sessions, routineModes
    }

    /// Decodes moves; omitted lists are empty.
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
    }

    /// Encodes the lists that are not empty.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        func write(_ list: [RecordChanges.Move], _ key: CodingKeys) throws {
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
    }
}
