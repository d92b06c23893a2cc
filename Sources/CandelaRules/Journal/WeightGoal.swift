/// The weight a person wants to reach.
public struct WeightGoal: Sendable, Hashable, Codable {
    /// The weight to reach.
    public var weight: Weight

    /// The weight the journey began at; nil for that of the oldest weigh-in.
    public var start: Weight?

    /// The day the goal was set.
    public var day: CalendarDay?

    /// Sets a goal.
    public init(_ weight: Weight) {
        self.weight = weight
    }
}
