public import CandelaJSON

/// The value recorded for a step during a session: a number, counts, an answer or a duration.
///
/// Members for which nothing was recorded are `nil` or empty. Limits are checked by ``breaches``.
public struct StepValue: Sendable, Hashable, Codable {
    /// The ``RoutineStep/id`` of the step.
    public let step: String
    /// The value of a measurement, within ``numbers``.
    public var number: Double?
    /// The count of each item of a counter, in the order of its items, each within ``amounts``.
    public var counts: [Int]
    /// The text of the answer chosen for a question, at most 200 characters.
    public var answer: String?
    /// The time a timer ran, in seconds; 0 to a year.
    public var seconds: Int?
    /// The person's note of up to 500 characters.
    public var note: String?

    package var unknown = UnknownMembers()

    /// The allowed values of a measurement: a million below zero to a million above it.
    public static let numbers = -1_000_000.0...1_000_000.0

    /// The allowed count of an item.
    public static let amounts = 0...999

    /// Creates an empty value for a step.
    public init(step: String) {
        self.step = step
        counts = []
    }

    /// Whether nothing is recorded.
    public var isEmpty: Bool { self == StepValue(step: step) }
}

extension StepValue: JournalRecord {
    /// An empty step id, or a number, a count, an answer, a duration or a note outside its limits.
    public var breaches: [JournalBreach] { BreachList(of: self).found }
}

extension StepValue: MemberRecord {
    /// Visits the members; only `step` is required. A number that is not finite is omitted.
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        step = try member("step", own?.step, within: .notEmpty("the id of a value's step"))
        number = try member(
            finite: "number", own?.number, within: .range(Self.numbers, of: "a number"))
        counts = try member("counts", own?.counts, unless: [], within: .counts)
        answer = try member(
            "answer", own?.answer, within: .text("an answer", atMost: TextLimits.standard.name))
        seconds = try member(
            "seconds", own?.seconds,
            within: .range(RoutineSession.lengths, "seconds", "a step takes"))
        note = try member("note", own?.note, within: .shortNote)
        unknown = try member.unknown(own?.unknown)
    }
}
