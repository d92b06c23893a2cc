public import CandelaJSON

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
    /// The targets before ``weeklyTarget``, oldest first. A new one leaves past weeks alone.
    public var earlierTargets: [EarlierTarget]
    /// Whether it is offered when no rule matches.
    public var isDefault: Bool

    package var unknown = UnknownMembers()

    /// Creates a routine without steps. Validate identifiers from a form or a file with
    /// ``JournalRecord/checked()``.
    public init(id: String, name: String) {
        self.id = id
        self.name = name
        steps = []
        earlierTargets = []
        isDefault = false
    }
}

extension Routine: JournalRecord {
    /// An empty id, a weekly target outside 1…7, a text that is too long, or breaches of its steps
    /// and its rule. Steps nested more than 64 deep are a breach too.
    public var breaches: [JournalBreach] { BreachList(of: self).found }
}

extension Routine: MemberRecord {
    /// Visits the members; only `id` and `name` are required.
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        id = try member("id", own?.id, within: .id(of: "a routine"))
        name = try member("name", own?.name, within: .name)
        color = try member("color", own?.color, within: .word("a colour"))
        steps = try member("steps", own?.steps, or: [], within: .allSteps)
        rule = try member("rule", own?.rule, within: .rule)
        weeklyTarget = try member("weeklyTarget", own?.weeklyTarget, within: .weeklyTarget)
        earlierTargets = try member(
            "earlierTargets", own?.earlierTargets, unless: [], within: .targets)
        isDefault = try member("default", own?.isDefault, or: false)
        unknown = try member.unknown(own?.unknown)
    }
}
