/// Some routines under one name, to choose among.
public struct RoutineMode: Sendable, Hashable, Codable, Identifiable {
    /// What settings call the mode; unique in a journal and never empty.
    public let id: String
    /// The name as its owner typed it, of up to 200 characters, which ``breaches`` checks.
    public var name: String
    /// The ids of its routines.
    public var routines: [String]

    package var unknown = UnknownMembers()

    /// A mode of some routines.
    public init(id: String, name: String, routines: [String]) {
        self.id = id
        self.name = name
        self.routines = routines
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case id, name, routines
    }

    /// Reads a mode; all members are required.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        name = try container.decode(String.self, forKey: .name)
        routines = try container.decode([String].self, forKey: .routines)
        unknown = try UnknownMembers(in: decoder, besides: CodingKeys.self)
    }

    /// Writes a mode, with members that a newer version wrote.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encode(routines, forKey: .routines)
        try unknown.encode(to: encoder, besides: CodingKeys.self)
    }
}

extension RoutineMode: JournalRecord {
    /// An id of no characters, or a text that is too long.
    public var breaches: [JournalBreach] {
        var list = BreachList()
        list.requireID(id, of: "a mode")
        list.requireName(name)
        return list.found
    }
}
