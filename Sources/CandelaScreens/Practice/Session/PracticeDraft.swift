public import CandelaRules

/// The unsaved state of the sheet that adds or edits a practice session.
public struct PracticeDraft: Sendable, Equatable, Codable {
    /// The length in minutes; `nil` uses the edited session's length, or else the latest one's.
    public var minutes: Int?

    /// The civil day; `nil` uses the edited session's day, or else the day of the options.
    public var day: CalendarDay?

    /// The text of the note field; `nil` for none.
    public var note: String?

    /// Creates a draft of a new session.
    public init() {}

    /// Creates a draft with the values of an existing session.
    public init(_ practice: Practice) {
        (minutes, day, note) = (practice.minutes, practice.day, practice.note)
    }
}
