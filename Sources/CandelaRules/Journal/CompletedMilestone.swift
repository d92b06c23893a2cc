/// A weight milestone that was reached.
public struct CompletedMilestone: Sendable, Hashable, Codable {
    /// The milestone, in the unit that was on display when it was reached.
    public var weight: Weight

    /// The weight the journey began at.
    public var start: Weight?

    /// The day it was reached.
    public var day: CalendarDay?

    /// Whether its celebration was shown.
    public var isCelebrated: Bool

    /// Records a milestone whose celebration is still to come.
    public init(_ weight: Weight) {
        self.weight = weight
        isCelebrated = false
    }

    private enum CodingKeys: String, CodingKey {
        case weight, start, day
        case isCelebrated = "celebrated"
    }

    /// Reads a milestone; only `weight` is required.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        weight = try container.decode(Weight.self, forKey: .weight)
        start = try container.decodeIfPresent(Weight.self, forKey: .start)
        day = try container.decodeIfPresent(CalendarDay.self, forKey: .day)
        isCelebrated = try container.decode(.isCelebrated, or: false)
    }
}
