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
    /// A note of up to 500 characters, such as “Stopped early”.
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

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case step, number, counts, answer, seconds, note
    }

    /// Decodes a value; only `step` is required.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        step = try container.decode(String.self, forKey: .step)
        number = try container.decodeIfPresent(Double.self, forKey: .number)
        counts = try container.decode(.counts, or: [])
        answer = try container.decodeIfPresent(String.self, forKey: .answer)
        seconds = try container.decodeIfPresent(Int.self, forKey: .seconds)
        note = try container.decodeIfPresent(String.self, forKey: .note)
        unknown = try UnknownMembers(in: decoder, besides: CodingKeys.self)
    }

    /// Encodes a value, including members written by a newer version. A number that is not finite
    /// is omitted.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(step, forKey: .step)
        try container.encodeIfPresent(number.finite, forKey: .number)
        if !counts.isEmpty { try container.encode(counts, forKey: .counts) }
        try container.encodeIfPresent(answer, forKey: .answer)
        try container.encodeIfPresent(seconds, forKey: .seconds)
        try container.encodeIfPresent(note, forKey: .note)
        try unknown.encode(to: encoder, besides: CodingKeys.self)
    }
}

extension StepValue: JournalRecord {
    /// An empty step id, or a number, a count, an answer, a duration or a note outside its limits.
    public var breaches: [JournalBreach] {
        var list = BreachList()
        list.require(
            !step.isEmpty, "step", "the id of a value's step must not be empty", id: "empty-id")
        if let number {
            list.require(
                Self.numbers.contains(number), "number",
                "a number of \(number) is out of range: use -1000000 to 1000000")
        }
        for (position, count) in counts.enumerated() where !Self.amounts.contains(count) {
            list.add(
                JournalBreach(
                    path: JournalPath(steps: [.member("counts"), .element(position)]),
                    message: "a count of \(count) is out of range: use 0 to 999",
                    id: "out-of-range"))
        }
        if let seconds {
            list.require(
                RoutineSession.lengths.contains(seconds), "seconds",
                "\(seconds) seconds are out of range: a step takes 0 to 31536000")
        }
        list.requireLength(answer, "answer", "an answer", atMost: TextLimits.standard.name)
        list.requireNote(note)
        return list.found
    }
}
