public import CandelaJSON

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
}

extension CompletedMilestone: JournalRecord {
    /// The id of a weigh-in of more than 200 characters.
    public var breaches: [JournalBreach] { BreachList(of: self).found }
}

extension CompletedMilestone: MemberRecord {
    /// Visits the members; only `weight` is required.
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        weight = try member("weight", own?.weight, with: own?.unknown)
        start = try member("start", own?.start, with: own?.unknown)
        day = try member("day", own?.day)
        goal = try member("goal", own?.goal)
        entry = try member("entry", own?.entry, within: .id)
        isCelebrated = try member("celebrated", own?.isCelebrated, or: false)
        unknown = try member.unknown(own?.unknown)
    }
}
