public import CandelaJSON

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

    /// The targets before ``weeklyTarget``, oldest first, so that a new one leaves past weeks alone.
    public var earlierTargets: [EarlierTarget]

    /// The unit of amounts, such as `pages`, at most 100 characters; `nil` for habits without
    /// amounts.
    public var unit: String?

    /// The amount at which a day counts as done. It is in ``unit``, and 0 or more, which
    /// ``breaches`` checks; `nil` for none. It decides the status of a ``Completion`` when an
    /// amount is recorded, so a new target leaves past days alone.
    public var target: Double?

    /// The targets of amounts before ``target``, oldest first, by which their days stay judged, with
    /// their units.
    public var earlierAmounts: [EarlierAmount]

    /// Whether ``target`` is a limit: a day is done while its amount is not above it, and counts
    /// once it is over.
    public var isAtMost: Bool

    /// Whether the habit is archived; its records are kept.
    public var isArchived: Bool

    package var unknown = UnknownMembers()

    /// Creates a habit. Validate identifiers from a form or a file with
    /// ``JournalRecord/checked()``.
    public init(id: String, name: String) {
        self.id = id
        self.name = name
        earlierTargets = []
        earlierAmounts = []
        isAtMost = false
        isArchived = false
    }
}

extension Habit: JournalRecord {
    /// An empty id, a weekly target outside 1…7, a target below 0, or a text that is too long. A
    /// target that is not finite is a breach too.
    public var breaches: [JournalBreach] { BreachList(of: self).found }
}

extension Habit: MemberRecord {
    /// Visits the members; only `id` and `name` are required. A target that is not finite is omitted.
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        id = try member("id", own?.id, within: .id(of: "a habit"))
        name = try member("name", own?.name, within: .name)
        symbol = try member("symbol", own?.symbol, within: .word("a symbol"))
        color = try member("color", own?.color, within: .word("a colour"))
        created = try member("created", own?.created)
        note = try member("note", own?.note, within: .note)
        weeklyTarget = try member("weeklyTarget", own?.weeklyTarget, within: .weeklyTarget)
        earlierTargets = try member(
            "earlierTargets", own?.earlierTargets, unless: [], within: .targets)
        unit = try member("unit", own?.unit, within: .word("a unit"))
        target = try member(finite: "target", own?.target, within: .amount)
        isAtMost = try member("atMost", own?.isAtMost, unless: false)
        earlierAmounts = try member(
            "earlierAmounts", own?.earlierAmounts, unless: [], within: .amounts)
        isArchived = try member("archived", own?.isArchived, or: false)
        unknown = try member.unknown(own?.unknown)
    }
}
