/// Steps a person goes through together, at times and in places that suit.
public struct Routine: Sendable, Hashable, Codable, Identifiable {
    /// What sessions call the routine; unique in a journal and never empty.
    public let id: String
    /// The name as its owner typed it, of up to 200 characters, which ``breaches`` checks.
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

    package var unknown = UnknownMembers()

    /// A routine without steps. Of an identifier from a form or a file, ask ``JournalRecord/checked()``.
    public init(id: String, name: String) {
        self.id = id
        self.name = name
        steps = []
        isDefault = false
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case id, name, color, steps, rule, weeklyTarget
        case isDefault = "default"
    }

    /// Reads a routine; only `id` and `name` are required.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        name = try container.decode(String.self, forKey: .name)
        color = try container.decodeIfPresent(String.self, forKey: .color)
        steps = try container.decode(.steps, or: [])
        rule = try container.decodeIfPresent(RoutineRule.self, forKey: .rule)
        weeklyTarget = try container.decodeIfPresent(Int.self, forKey: .weeklyTarget)
        isDefault = try container.decode(.isDefault, or: false)
        unknown = try UnknownMembers(in: decoder, besides: CodingKeys.self)
    }

    /// Writes a routine, with members that a newer version wrote.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encodeIfPresent(color, forKey: .color)
        try container.encode(steps, forKey: .steps)
        try container.encodeIfPresent(rule, forKey: .rule)
        try container.encodeIfPresent(weeklyTarget, forKey: .weeklyTarget)
        try container.encode(isDefault, forKey: .isDefault)
        try unknown.encode(to: encoder, besides: CodingKeys.self)
    }
}

extension Routine: JournalRecord {
    /// An id of no characters, a weekly target outside 1…7, a text that is too long, and what its steps and its rule break.
    public var breaches: [JournalBreach] {
        var list = BreachList()
        list.requireID(id, of: "a routine")
        list.requireName(name)
        list.requireWord(color, "color", "a colour")
        list.requireShallow(steps)
        list.add(stepsIn: steps)
        if let rule {
            list.add(rule.breaches, inside: .member("rule"))
        }
        list.requireWeeklyTarget(weeklyTarget)
        return list.found
    }
}
