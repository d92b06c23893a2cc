/// One mark of a habit on one day.
public struct Completion: Sendable, Hashable, Codable {
    /// The ``Habit/id`` of the habit.
    public var habit: String

    /// The civil day it was made for; no later zone changes it.
    public var day: CalendarDay

    /// What became of the habit.
    public var status: CompletionStatus

    /// When and under which offset it was marked, if known.
    public var at: ZonedInstant?

    /// How much was done, in the habit's unit; 0 or more.
    public var amount: Double?

    /// A remark.
    public var note: String?

    /// What tells this record from all others, if they are told apart; unique among completions.
    public var id: String?

    /// Marks a habit on a day, as done unless said otherwise.
    public init(habit: String, day: CalendarDay, status: CompletionStatus = .done) {
        self.habit = habit
        self.day = day
        self.status = status
    }

    /// Reads a mark; `habit` and `day` are required, and a status left out is `done`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        habit = try container.decode(String.self, forKey: .habit)
        day = try container.decode(CalendarDay.self, forKey: .day)
        status = try container.decode(.status, or: .done)
        at = try container.decodeIfPresent(ZonedInstant.self, forKey: .at)
        amount = try container.decodeIfPresent(Double.self, forKey: .amount)
        try container.requireAmount(amount, .amount, "amount")
        note = try container.decodeIfPresent(String.self, forKey: .note)
        id = try container.decodeIfPresent(String.self, forKey: .id)
    }
}
