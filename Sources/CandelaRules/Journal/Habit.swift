/// Something a person wants to do again and again.
public struct Habit: Sendable, Hashable, Codable {
    /// What records call the habit; unique in a journal and never empty.
    public let id: String

    /// The name as its owner typed it.
    public var name: String

    /// The name of its symbol in SF Symbols; nil for the one a new habit has.
    public var symbol: String?

    /// Its colour: a name the product knows or `#RRGGBB`; nil for the one a new habit has.
    public var color: String?

    /// The day the habit was set up.
    public var created: CalendarDay?

    /// The question, purpose or remark that its owner noted.
    public var note: String?

    /// On how many days a week it is to be done, 1…7; nil for every day.
    public var weeklyTarget: Int?

    /// What amounts count, such as `pages`; nil for a habit that is just done or not.
    public var unit: String?

    /// The amount that makes a day done.
    public var target: Double?

    /// Whether it was put away; its records stay.
    public var isArchived: Bool

    /// Sets up a habit under an identifier that is not empty.
    public init(id: String, name: String) {
        precondition(!id.isEmpty, "a habit's id must not be empty")
        self.id = id
        self.name = name
        isArchived = false
    }

    private enum CodingKeys: String, CodingKey {
        case id, name, symbol, color, created, note, weeklyTarget, unit, target
        case isArchived = "archived"
    }

    /// Reads a habit; only `id` and `name` are required.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        try container.require(!id.isEmpty, .id, "a habit's id must not be empty")
        name = try container.decode(String.self, forKey: .name)
        symbol = try container.decodeIfPresent(String.self, forKey: .symbol)
        color = try container.decodeIfPresent(String.self, forKey: .color)
        created = try container.decodeIfPresent(CalendarDay.self, forKey: .created)
        note = try container.decodeIfPresent(String.self, forKey: .note)
        weeklyTarget = try container.decodeIfPresent(Int.self, forKey: .weeklyTarget)
        if let weeklyTarget {
            try container.require(
                (1...7).contains(weeklyTarget), .weeklyTarget,
                "a weekly target of \(weeklyTarget) is out of range: use 1 to 7 days")
        }
        unit = try container.decodeIfPresent(String.self, forKey: .unit)
        target = try container.decodeIfPresent(Double.self, forKey: .target)
        try container.requireAmount(target, .target, "target")
        isArchived = try container.decode(.isArchived, or: false)
    }
}

extension KeyedDecodingContainer {
    /// Refuses an amount that is negative or not a number.
    func requireAmount(_ amount: Double?, _ key: Key, _ name: String) throws {
        guard let amount else { return }
        try require(
            amount.isFinite && amount >= 0, key,
            "\(name) \(amount) is out of range: use a finite number, 0 or more")
    }
}
