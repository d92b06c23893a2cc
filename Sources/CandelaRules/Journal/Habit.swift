/// An activity that a person wants to repeat regularly.
public struct Habit: Sendable, Hashable, Codable, Identifiable {
    /// The identifier that records refer to; unique in a journal, not empty, and at most 200
    /// characters.
    public let id: String

    /// The name as typed by the person, at most 200 characters, which ``breaches`` checks.
    public var name: String

    /// The name of an SF Symbols symbol, at most 100 characters; `nil` for the default symbol.
    public var symbol: String?

    /// The colour: a name defined by the product, at most 100 characters, or `#RRGGBB`; `nil` for
    /// the default colour.
    public var color: String?

    /// The day the habit was created. It is `nil` if unknown.
    public var created: CalendarDay?

    /// A question, purpose or remark of at most 2,000 characters.
    public var note: String?

    /// The target in days per week, 1…7, which ``breaches`` checks; `nil` for every day.
    public var weeklyTarget: Int?

    /// The unit of amounts, such as `pages`, at most 100 characters; `nil` for habits without
    /// amounts.
    public var unit: String?

    /// The amount at which a day counts as done. It is in ``unit``, and 0 or more, which
    /// ``breaches`` checks; `nil` for none. Rules use the status of a ``Completion``, and do not
    /// compare its amount with the target.
    public var target: Double?

    /// Whether the habit is archived; its records are kept.
    public var isArchived: Bool

    package var unknown = UnknownMembers()

    /// Creates a habit. Validate identifiers from a form or a file with
    /// ``JournalRecord/checked()``.
    public init(id: String, name: String) {
        self.id = id
        self.name = name
        isArchived = false
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case id, name, symbol, color, created, note, weeklyTarget, unit, target
        case isArchived = "archived"
    }

    /// Decodes a habit; only `id` and `name` are required.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        name = try container.decode(String.self, forKey: .name)
        symbol = try container.decodeIfPresent(String.self, forKey: .symbol)
        color = try container.decodeIfPresent(String.self, forKey: .color)
        created = try container.decodeIfPresent(CalendarDay.self, forKey: .created)
        note = try container.decodeIfPresent(String.self, forKey: .note)
        weeklyTarget = try container.decodeIfPresent(Int.self, forKey: .weeklyTarget)
        unit = try container.decodeIfPresent(String.self, forKey: .unit)
        target = try container.decodeIfPresent(Double.self, forKey: .target)
        isArchived = try container.decode(.isArchived, or: false)
        unknown = try UnknownMembers(in: decoder, besides: CodingKeys.self)
    }

    /// Encodes a habit, including members written by a newer version. A target that is not finite
    /// is omitted.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encodeIfPresent(symbol, forKey: .symbol)
        try container.encodeIfPresent(color, forKey: .color)
        try container.encodeIfPresent(created, forKey: .created)
        try container.encodeIfPresent(note, forKey: .note)
        try container.encodeIfPresent(weeklyTarget, forKey: .weeklyTarget)
        try container.encodeIfPresent(unit, forKey: .unit)
        try container.encodeIfPresent(target.finite, forKey: .target)
        try container.encode(isArchived, forKey: .isArchived)
        try unknown.encode(to: encoder, besides: CodingKeys.self)
    }
}

extension Habit: JournalRecord {
    /// An empty id, a weekly target outside 1…7, a target below 0, or a text that is too long. A
    /// target that is not finite is a breach too.
    public var breaches: [JournalBreach] {
        var list = BreachList()
        list.requireID(id, of: "a habit")
        list.requireName(name)
        list.requireWord(symbol, "symbol", "a symbol")
        list.requireWord(color, "color", "a colour")
        list.requireNote(note, atMost: TextLimits.standard.note)
        list.requireWeeklyTarget(weeklyTarget)
        list.requireWord(unit, "unit", "a unit")
        list.requireAmount(target, "target")
        return list.found
    }
}
