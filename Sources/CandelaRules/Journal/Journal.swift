/// Everything a person has: habits, records, goals, what was celebrated, and settings.
///
/// Plain values, read from and written to JSON. A record keeps the civil day it was made for, and if
/// known the instant and offset as evidence; history is never recomputed in today's zone. Every part
/// may be left out. Records may come in any order.
public struct Journal: Sendable, Hashable, Codable {
    /// The version of this layout, `1.0`. Readers accept every `1.x`.
    public let schemaVersion: String

    /// The habits, in the order they are listed; their ids differ.
    public var habits: [Habit]

    /// Marks of habits, each naming one of ``habits``.
    public var completions: [Completion]

    /// Practice sessions.
    public var practices: [Practice]

    /// Days of rest, which no streak is broken by or grows on.
    public var restDays: [CalendarDay]

    /// Readings of the scale.
    public var weighIns: [WeighIn]

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

    /// The version this package writes.
    public static let schemaVersion = "1.0"

    /// A journal with nothing in it.
    public init() {
        schemaVersion = Journal.schemaVersion
        habits = []
        completions = []
        practices = []
        restDays = []
        weighIns = []
        celebratedStreaks = []
        completedMilestones = []
        routines = []
        sessions = []
        routineModes = []
        settings = JournalSettings()
    }

    private enum CodingKeys: String, CodingKey {
        case schemaVersion, habits, completions, practices, restDays, weighIns, goal
        case celebratedStreaks, completedMilestones, routines, sessions, routineModes
        case settings
    }

    /// Reads a journal, checking every record.
    ///
    /// Errors, each with the place it is at: a version other than `1.x`, ids that occur twice,
    /// records of habits that are not listed, and whatever the records themselves refuse.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let version = try container.decode(.schemaVersion, or: Journal.schemaVersion)
        try container.require(
            version == "1" || version.hasPrefix("1."), .schemaVersion,
            "schema version '\(version)' is not known: use '\(Journal.schemaVersion)'")
        schemaVersion = Journal.schemaVersion
        habits = try container.decode(.habits, or: [])
        completions = try container.decode(.completions, or: [])
        practices = try container.decode(.practices, or: [])
        restDays = try container.decode(.restDays, or: [])
        weighIns = try container.decode(.weighIns, or: [])
        goal = try container.decodeIfPresent(WeightGoal.self, forKey: .goal)
        celebratedStreaks = try container.decode(.celebratedStreaks, or: [])
        completedMilestones = try container.decode(.completedMilestones, or: [])
        routines = try container.decode(.routines, or: [])
        sessions = try container.decode(.sessions, or: [])
        routineModes = try container.decode(.routineModes, or: [])
        settings = try container.decode(.settings, or: JournalSettings())
        let path = container.codingPath
        try Journal.requireUnique(habits.lazy.map(\.id), of: .habits, in: path)
        try Journal.requireUnique(completions.lazy.map(\.id), of: .completions, in: path)
        try Journal.requireUnique(practices.lazy.map(\.id), of: .practices, in: path)
        try Journal.requireUnique(weighIns.lazy.map(\.id), of: .weighIns, in: path)
        try Journal.requireUnique(routines.lazy.map(\.id), of: .routines, in: path)
        try Journal.requireUnique(sessions.lazy.map(\.id), of: .sessions, in: path)
        try Journal.requireUnique(routineModes.lazy.map(\.id), of: .routineModes, in: path)
        let known = Set(habits.map(\.id))
        try Journal.require(known, for: completions.lazy.map(\.habit), of: .completions, in: path)
        try Journal.require(known, for: practices.lazy.map(\.habit), of: .practices, in: path)
        try Journal.require(
            known, for: celebratedStreaks.lazy.map(\.habit), of: .celebratedStreaks, in: path)
    }

    private static func requireUnique(
        _ ids: some Collection<String?>, of key: CodingKeys, in path: [any CodingKey]
    ) throws {
        var seen: [String: Int] = [:]
        for (index, id) in ids.enumerated() {
            guard let id, let first = seen.updateValue(index, forKey: id) else { continue }
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: path + [key, PositionKey(index), FieldKey("id")],
                    debugDescription: "id '\(id)' occurs twice, first at \(key.rawValue)[\(first)]"
                ))
        }
    }

    private static func require(
        _ known: Set<String>, for names: some Collection<String?>, of key: CodingKeys,
        in path: [any CodingKey]
    ) throws {
        for (index, name) in names.enumerated() {
            guard let name, !known.contains(name) else { continue }
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: path + [key, PositionKey(index), FieldKey("habit")],
                    debugDescription: "'\(name)' is not the id of a habit in 'habits'"))
        }
    }
}

/// A position in an array, as a step of a coding path.
private struct PositionKey: CodingKey {
    let position: Int

    init(_ position: Int) { self.position = position }
    init?(intValue: Int) { position = intValue }
    init?(stringValue: String) { nil }
    var intValue: Int? { position }
    var stringValue: String { "Index \(position)" }
}

/// A member's name, as a step of a coding path.
private struct FieldKey: CodingKey {
    let stringValue: String

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
    var intValue: Int? { nil }
}
