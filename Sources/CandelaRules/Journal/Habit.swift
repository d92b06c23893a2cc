/// Something a person wants to do again and again.
public struct Habit: Sendable, Hashable, Codable, Identifiable {
    /// The habit's id, by which records name it; unique in a journal, never empty and of up to 200
    /// characters.
    public let id: String

    /// The name as its owner typed it, of up to 200 characters, which ``breaches`` checks.
    public var name: String

    /// The name of its symbol in SF Symbols, of up to 100 characters; nil for the one a new habit has.
    public var symbol: String?

    /// Its colour: a name the product knows, of up to 100 characters, or `#RRGGBB`; nil for the one a new
    /// habit has.
    public var color: String?

    /// The day the habit was set up.
    public var created: CalendarDay?

    /// The question, purpose or remark that its owner noted, of up to 2,000 characters.
    public var note: String?

    /// On how many days a week it is to be done, 1…7; nil for every day. ``breaches`` checks it.
    public var weeklyTarget: Int?

    /// The unit of amounts, such as `pages`, of up to 100 characters; nil for a habit that is just done or not.
    public var unit: String?

    /// The amount that makes a day done.
    public var target: Double?

    /// Whether it was put away; its records stay.
    public var isArchived: Bool

    package var unknown = UnknownMembers()

    /// Sets up a habit. Of an identifier from a form or a file, ask ``JournalRecord/checked()``.
    public init(id: String, name: String) {
        self.id = id
        self.name = name
        isArchived = false
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case id, name, symbol, color, created, note, weeklyTarget, unit, target
        case isArchived = "archived"
    }

    /// Reads a habit; only `id` and `name` are required.
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

    /// Writes a habit, with members that a newer version wrote. A target that is not finite is none.
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
    /// An id of no characters, a weekly target outside 1…7, a target below 0, or a text that is too long.
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
