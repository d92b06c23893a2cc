public import CandelaRules

/// The unsaved state of a habit's day.
public struct HabitDayDraft: Sendable, Equatable, Codable {
    /// The status; `nil` uses the record's status, or open without a record.
    public var status: CompletionStatus?

    /// The amount done, in the habit's unit; `nil` for none.
    public var amount: Double?

    /// The text of the note field; `nil` for none.
    public var note: String?

    /// Creates the draft of a day without a record.
    public init() {}

    /// Creates a draft with the values of a record.
    public init(_ completion: Completion) {
        (status, amount, note) = (completion.status, completion.amount, completion.note)
    }

    /// Takes over the changes of a record for the values that still are those it had.
    ///
    /// - Parameter now: The values of the record; `nil` if it was deleted.
    mutating func follow(_ before: HabitDayDraft, to now: HabitDayDraft?) {
        if status ?? .open == before.status ?? .open { status = now?.status }
        if amount == before.amount { amount = now?.amount }
        if note == before.note { note = now?.note }
    }

    /// Whether both show the same; without a status, a day is open, and an empty note counts as no
    /// note.
    public static func == (left: HabitDayDraft, right: HabitDayDraft) -> Bool {
        (left.status ?? .open, left.amount, left.note ?? "")
            == (right.status ?? .open, right.amount, right.note ?? "")
    }
}

extension Journal {
    /// The records of a habit on a day; several only if they were imported or merged.
    func completions(of habit: String, on day: CalendarDay) -> [Completion] {
        completions.filter { $0.day == day && $0.habit == habit }
    }
}
