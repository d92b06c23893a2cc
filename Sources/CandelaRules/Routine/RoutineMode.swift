/// A named set of routines that the person can switch to.
public struct RoutineMode: Sendable, Hashable, Codable, Identifiable {
    /// The identifier that settings refer to; unique in a journal and not empty.
    public let id: String
    /// The name as typed by the person, at most 200 characters, which ``breaches`` checks.
    public var name: String
    /// The ids of its routines.
    public var routines: [String]

    package var unknown = UnknownMembers()

    /// Creates a mode from routine ids.
    public init(id: String, name: String, routines: [String]) {
        self.id = id
        self.name = name
        self.routines = routines
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case id, name, routines
    }

    /// Decodes a mode; all members are required.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        name = try container.decode(String.self, forKey: .name)
        routines = try container.decode([String].self, forKey: .routines)
        unknown = try UnknownMembers(in: decoder, besides: CodingKeys.self)
    }

    /// Encodes a mode, including members written by a newer version.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encode(routines, forKey: .routines)
        try unknown.encode(to: encoder, besides: CodingKeys.self)
    }
}

extension RoutineMode: JournalRecord {
    /// An empty id, or a text that is too long.
    public var breaches: [JournalBreach] {
        var list = BreachList()
        list.requireID(id, of: "a mode")
        list.requireName(name)
        return list.found
    }
}
