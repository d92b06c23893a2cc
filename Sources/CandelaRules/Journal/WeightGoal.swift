/// The weight that a person wants to reach.
public struct WeightGoal: Sendable, Hashable, Codable {
    /// The goal weight.
    public var weight: Weight

    /// The weight at the start of the journey, for a goal whose start is not a weigh-in of the
    /// journal. It is `nil` for the weigh-in of ``startEntry``; without that one, for the first
    /// weigh-in after ``at``; without an instant, for the last weigh-in up to ``day``; and without a
    /// day, for the oldest weigh-in.
    public var start: Weight?

    /// The day the goal was set. It is `nil` if unknown.
    public var day: CalendarDay?

    /// The instant at which the goal was set. It is `nil` if unknown.
    public var at: ZonedInstant?

    /// The id of the weigh-in at the start of the journey: the current one when the goal was set.
    /// It is `nil` if that was more than seven days old.
    public var startEntry: String?

    package var unknown = UnknownMembers()

    /// Creates a goal without a start weight or a day.
    public init(_ weight: Weight) {
        self.weight = weight
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case weight, start, day, at, startEntry
    }

    /// Decodes a goal; only `weight` is required.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        weight = try container.decode(Weight.self, forKey: .weight)
        start = try container.decodeIfPresent(Weight.self, forKey: .start)
        day = try container.decodeIfPresent(CalendarDay.self, forKey: .day)
        at = try container.decodeIfPresent(ZonedInstant.self, forKey: .at)
        startEntry = try container.decodeIfPresent(String.self, forKey: .startEntry)
        unknown = try UnknownMembers(in: decoder, besides: CodingKeys.self)
        try unknown.add(inside: CodingKeys.weight, besides: Weight.CodingKeys.self, of: decoder)
        try unknown.add(inside: CodingKeys.start, besides: Weight.CodingKeys.self, of: decoder)
    }

    /// Encodes a goal, including members written by a newer version.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try unknown.encode(weight, forKey: .weight, to: &container)
        try unknown.encode(start, forKey: .start, to: &container)
        try container.encodeIfPresent(day, forKey: .day)
        try container.encodeIfPresent(at, forKey: .at)
        try container.encodeIfPresent(startEntry, forKey: .startEntry)
        try unknown.encode(to: encoder, besides: CodingKeys.self)
    }
}
