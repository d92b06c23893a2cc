/// Steps a person goes through together, at times and in places that suit.
public struct Routine: Sendable, Hashable, Codable {
    /// What sessions call the routine; unique in a journal and never empty.
    public let id: String
    /// The name as its owner typed it.
    public var name: String
    /// Its colour: a name the product knows or `#RRGGBB`; nil for the one a new routine has.
    public var color: String?
    /// The steps, in order.
    public var steps: [RoutineStep]
    /// When it suits; nil when it is only started by hand.
    public var rule: RoutineRule?
    /// On how many days of a week it is to be done, 1…7; nil without a streak.
    public var weeklyTarget: Int?
    /// Whether it is offered when none suits.
    public var isDefault: Bool

    private enum CodingKeys: String, CodingKey {
        case id, name, color, steps, rule, weeklyTarget
        case isDefault = "default"
    }

    /// A routine without steps.
    public init(id: String, name: String) {
        precondition(!id.isEmpty, "a routine's id must not be empty")
        self.id = id
        self.name = name
        steps = []
        isDefault = false
    }

    /// Reads a routine; only `id` and `name` are required.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        try container.require(!id.isEmpty, .id, "a routine's id must not be empty")
        name = try container.decode(String.self, forKey: .name)
        color = try container.decodeIfPresent(String.self, forKey: .color)
        steps = try container.decode(.steps, or: [])
        rule = try container.decodeIfPresent(RoutineRule.self, forKey: .rule)
        weeklyTarget = try container.decodeIfPresent(Int.self, forKey: .weeklyTarget)
        if let weeklyTarget {
            try container.require(
                (1...7).contains(weeklyTarget), .weeklyTarget,
                "a weekly target of \(weeklyTarget) is out of range: use 1 to 7 days")
        }
        isDefault = try container.decode(.isDefault, or: false)
    }
}

/// Some routines under one name, to choose among.
public struct RoutineMode: Sendable, Hashable, Codable {
    /// What settings call the mode; unique in a journal.
    public let id: String
    /// The name as its owner typed it.
    public var name: String
    /// The ids of its routines.
    public var routines: [String]

    /// A mode of some routines.
    public init(id: String, name: String, routines: [String]) {
        self.id = id
        self.name = name
        self.routines = routines
    }
}
