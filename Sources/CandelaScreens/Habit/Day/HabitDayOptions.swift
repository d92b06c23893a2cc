public import CandelaElements
public import CandelaKit
public import CandelaRules

/// The options of a habit's day, or of one of its records.
public struct HabitDayOptions: HabitOptions, RecordOptions, DayFormOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.habitDay

    /// A completion of a habit.
    public static let shows = Intent.RecordKind.completion

    /// The habit, by id or exact name; `nil` for the newest.
    public var habit: String?

    /// The day; `nil` for today.
    public var day: CalendarDay?

    /// The id of the record to edit, with its own habit and day; `nil` for the day, whose records
    /// are listed if there are several.
    public var record: String?

    /// The unsaved state of the sheet; `nil` before anything is entered.
    public var draft: HabitDayDraft?

    /// Creates options for today of the newest habit.
    public init() {}

    /// The habit, the day and the record.
    public var subject: ScreenSubject {
        get {
            ScreenSubject(
                habit: habit, record: record.map { ScreenSubject.Record(Self.shows, id: $0) },
                day: day)
        }
        set {
            if newValue != subject { draft = nil }
            (habit, day) = (newValue.habit, newValue.day)
            record = newValue.record?.id
        }
    }

    /// The state of the sheet for the record, or for the only one of the day; `nil` without a day,
    /// and without a habit.
    public func newDraft(from journal: Journal) -> HabitDayDraft? {
        if let record {
            return journal.completions.first { $0.id == record }.map { HabitDayDraft($0) }
        }
        guard let day,
            let habit = ((try? journal.habit(self)) ?? nil) ?? journal.habitsNewestFirst.first
        else { return nil }
        let records = journal.completions(of: habit.id, on: day)
        return records.count == 1 ? HabitDayDraft(records[0]) : HabitDayDraft()
    }

    /// The intent that chooses a status and the amount that agrees with it.
    static func choose(
        _ status: CompletionStatus, _ amount: Double?, note: String
    ) -> Intent {
        var draft: [String: Intent.Value] = ["status": .text(status.rawValue)]
        if let amount { draft["amount"] = .number(amount) }
        if !note.isEmpty { draft["note"] = .text(note) }
        return .choose(entry, .object(draft))
    }
}

/// The options that the screen's actions change.
extension HabitDayOptions {
    static let entry = OptionPath(object: \Self.draft, CodingKeys.draft)
    static let status = OptionPath(\Self.draft?.status, CodingKeys.draft, "status")
    static let amount = OptionPath(\Self.draft?.amount, CodingKeys.draft, "amount")
    static let note = OptionPath(\Self.draft?.note, CodingKeys.draft, "note")
}
