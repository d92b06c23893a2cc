/// A weight milestone that was reached.
public struct CompletedMilestone: Sendable, Hashable, Codable, Identifiable {
    /// The milestone, in the unit displayed when it was reached.
    public var weight: Weight

    /// The weight at the start of the journey. It is `nil` if unknown.
    public var start: Weight?

    /// The day it was reached. It is `nil` if unknown.
    public var day: CalendarDay?

    /// The instant at which the goal of the journey was set. It is `nil` if unknown.
    public var goal: Instant?

    /// The id of the earliest weigh-in that reached it. It is `nil` if unknown.
    public var entry: String?

    /// Whether nothing is left to celebrate: its celebration was shown, or it has none.
    public var isCelebrated: Bool

    package var unknown = UnknownMembers()

    /// Records a milestone that has not been celebrated yet.
    public init(_ weight: Weight) {
        self.weight = weight
        isCelebrated = false
    }

    /// A unique identifier: the weight, and the goal if it is known, such as `230 lb` or
    /// `230 lb/2026-03-18T16:20:00Z`.
    public var id: String {
        let number = "\(weight.value)"
        return (number.hasSuffix(".0") ? number.dropLast(2) : number[...])
            + " \(weight.unit.rawValue)" + (goal.map { "/\($0)" } ?? "")
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case weight, start, day, goal, entry
        case isCelebrated = "celebrated"
    }

    /// Decodes a milestone; only `weight` is required.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        weight = try container.decode(Weight.self, forKey: .weight)
        start = try container.decodeIfPresent(Weight.self, forKey: .start)
        day = try container.decodeIfPresent(CalendarDay.self, forKey: .day)
        goal = try container.decodeIfPresent(Instant.self, forKey: .goal)
        entry = try container.decodeIfPresent(String.self, forKey: .entry)
        isCelebrated = try container.decode(.isCelebrated, or: false)
        unknown = try UnknownMembers(in: decoder, besides: CodingKeys.self)
        try unknown.add(inside: CodingKeys.weight, besides: Weight.CodingKeys.self, of: decoder)
        try unknown.add(inside: CodingKeys.start, besides: Weight.CodingKeys.self, of: decoder)
    }

    /// Encodes a milestone, including members written by a newer version.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try unknown.encode(weight, forKey: .weight, to: &container)
        try unknown.encode(start, forKey: .start, to: &container)
        try container.encodeIfPresent(day, forKey: .day)
        try container.encodeIfPresent(goal, forKey: .goal)
        try container.encodeIfPresent(entry, forKey: .entry)
        try container.encode(isCelebrated, forKey: .isCelebrated)
        try unknown.encode(to: encoder, besides: CodingKeys.self)
    }
}

extension CompletedMilestone: JournalRecord {
    /// The id of a weigh-in of more than 200 characters.
    public var breaches: [JournalBreach] {
        var list = BreachList()
        list.requireIDLength(entry, "entry")
        return list.found
    }
}
