public import CandelaElements
public import CandelaKit
public import CandelaRules

/// The options of the sheet that adds or edits a practice session.
public struct PracticeSessionOptions: HabitOptions, DraftOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.practiceSession

    /// The id of the session to edit; `nil` adds a new one.
    public var practice: String?

    /// The habit of a new session, by id or exact name; `nil` for practice without a habit.
    public var habit: String?

    /// The day of a new session; `nil` for today.
    public var day: CalendarDay?

    /// The unsaved state of the sheet; `nil` before anything is entered.
    public var draft: PracticeDraft?

    /// Creates options for a new session of today.
    public init() {}

    /// The session to edit, or the habit and the day of a new one. If the session was deleted, the
    /// sheet starts a new one.
    public var subject: ScreenSubject {
        get { ScreenSubject(habit: habit, practice: practice, day: day) }
        set {
            if practice != nil, newValue.practice == nil { draft = PracticeDraft() }
            (practice, habit, day) = (newValue.practice, newValue.habit, newValue.day)
        }
    }

    /// The state of the sheet for the session to edit, or for a new one if no session has the id.
    public func newDraft(from journal: Journal) -> PracticeDraft? {
        journal.practices.first { $0.id == practice }.map { PracticeDraft($0) } ?? PracticeDraft()
    }
}

/// The options that the screen's actions change.
extension PracticeSessionOptions {
    static let minutes = OptionPath(\Self.draft?.minutes, CodingKeys.draft, "minutes")
    static let chosenDay = OptionPath(\Self.draft?.day, CodingKeys.draft, "day")
    static let note = OptionPath(\Self.draft?.note, CodingKeys.draft, "note")
}
