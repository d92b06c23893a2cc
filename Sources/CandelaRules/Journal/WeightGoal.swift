public import CandelaJSON

/// The weight that a person wants to reach.
public struct WeightGoal: Sendable, Hashable, Codable {
    /// The goal weight.
    public var weight: Weight

    /// The weight at the start of the journey, for a goal whose start is not a weigh-in of the
    /// journal. `nil` uses the weigh-in of ``startEntry``; without that one, the first weigh-in
    /// after ``at``; without an instant, the last weigh-in up to ``day``; and without a day, the
    /// oldest weigh-in.
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
}

extension WeightGoal: MemberRecord {
    /// Visits the members; only `weight` is required.
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        weight = try member("weight", own?.weight, with: own?.unknown)
        start = try member("start", own?.start, with: own?.unknown)
        day = try member("day", own?.day)
        at = try member("at", own?.at)
        startEntry = try member("startEntry", own?.startEntry)
        unknown = try member.unknown(own?.unknown)
    }
}
