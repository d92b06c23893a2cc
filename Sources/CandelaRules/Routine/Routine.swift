/// An ordered set of steps, with a rule for the times and places at which it is offered.
public struct Routine: Sendable, Hashable, Codable, Identifiable {
    /// The identifier that sessions refer to; unique in a journal and not empty.
    public let id: String
    /// The name as typed by the person, at most 200 characters, which ``breaches`` checks.
    public var name: String
    /// The colour: a name defined by the product, or `#RRGGBB`; `nil` for the default colour. A
    /// name has at most 100 characters.
    public var color: String?
    /// The steps, in order.
    public var steps: [RoutineStep]
    /// The rule for offering it; `nil` if it is only started manually.
    public var rule: RoutineRule?
    /// The target in days per week, 1…7; `nil` for routines without a streak. The bounds are
    /// checked by ``breaches``.
    public var weeklyTarget: Int?
    /// Whether it is offered when no rule matches.
    public var isDefault: Bool

    package var unknown = UnknownMembers()

    /// Creates a routine without steps. Validate identifiers from a form or a file with
    /// ``JournalRecord/checked()``.
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

    /// Decodes a routine; only `id` and `name` are required.
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

    /// Encodes a routine, including members written by a newer version.
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
    /// An empty id, a weekly target outside 1…7, a text that is too long, or breaches of its steps
    /// and its rule. Steps nested more than 64 deep are a breach too.
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
