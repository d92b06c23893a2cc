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
        if record != nil { return edited(in: journal).map { HabitDayDraft($0) } }
        return records(in: journal) == nil
            ? nil : edited(in: journal).map { HabitDayDraft($0) } ?? HabitDayDraft()
    }

    /// Values that were not changed follow the record, are dropped with it and return with it. If
    /// another record of the day appears, the form stays with its own.
    public func keepingInput(in before: Journal) -> (Journal) -> HabitDayOptions? {
        let known = edited(in: before)
        return { [self] after in
            guard let known else { return following(nil, to: edited(in: after)) }
            let now = after.completions.first { $0.id == known.id }
            let isOneOfSeveral = now != nil && needsRecord(in: after)
            guard var options = following(known, to: now) ?? (isOneOfSeveral ? self : nil) else {
                return nil
            }
            if isOneOfSeveral { options.record = known.id }
            return options
        }
    }

    /// The options whose values follow a record; `nil` if it did not change.
    private func following(_ before: Completion?, to now: Completion?) -> HabitDayOptions? {
        guard before != now else { return nil }
        var options = self
        options.draft?.follow(
            before.map { HabitDayDraft($0) } ?? HabitDayDraft(), to: now.map { HabitDayDraft($0) })
        return options
    }

    /// Whether the day has several records, and none is chosen.
    private func needsRecord(in journal: Journal) -> Bool {
        record == nil && (records(in: journal) ?? []).count > 1
    }

    /// The record that the form edits: the chosen one, or the only one of the day.
    private func edited(in journal: Journal) -> Completion? {
        if let record { return journal.completions.first { $0.id == record } }
        let records = records(in: journal) ?? []
        return records.count == 1 ? records[0] : nil
    }

    /// The records of the day; `nil` without a day, and without a habit.
    private func records(in journal: Journal) -> [Completion]? {
        guard let day,
            let habit = ((try? journal.habit(self)) ?? nil) ?? journal.habitsNewestFirst.first
        else { return nil }
        return journal.completions(of: habit.id, on: day)
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
