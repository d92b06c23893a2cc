public import CandelaElements
public import CandelaKit
public import CandelaRules

/// The options of a habit's day.
public struct HabitDayOptions: HabitOptions, DraftOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.habitDay

    /// The habit, by id or exact name; `nil` for the newest.
    public var habit: String?

    /// The day; `nil` for today.
    public var day: CalendarDay?

    /// The unsaved state of the sheet; `nil` before anything is entered.
    public var draft: HabitDayDraft?

    /// Creates options for today of the newest habit.
    public init() {}

    /// The habit and the day.
    public var subject: ScreenSubject {
        get { ScreenSubject(habit: habit, day: day) }
        set {
            if newValue.habit != habit || newValue.day != day { draft = nil }
            (habit, day) = (newValue.habit, newValue.day)
        }
    }

    /// The state of the sheet for the record of the day; `nil` if the options name no habit that
    /// exists, or no day.
    public func newDraft(from journal: Journal) -> HabitDayDraft? {
        guard let day, let habit = (try? journal.habit(self)) ?? nil else { return nil }
        return journal.shownCompletion(of: habit.id, on: day).map { HabitDayDraft($0) }
            ?? HabitDayDraft()
    }

    /// The intent that chooses a status and the amount that agrees with it.
    static func choose(
        _ status: CompletionStatus, _ amount: Double?, note: String
    ) -> Intent {
        var draft: [String: Intent.Value] = ["status": .text(status.rawValue)]
        if let amount { draft["amount"] = .number(amount) }
        if !note.isEmpty { draft["note"] = .text(note) }
        return .choose(OptionPath<Intent.Value>("draft"), .object(draft))
    }
}

/// The options that the screen's actions change.
extension HabitDayOptions {
    static let status = OptionPath(\Self.draft?.status, CodingKeys.draft, "status")
    static let amount = OptionPath(\Self.draft?.amount, CodingKeys.draft, "amount")
    static let note = OptionPath(\Self.draft?.note, CodingKeys.draft, "note")
}
