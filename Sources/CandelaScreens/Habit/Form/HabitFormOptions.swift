public import CandelaElements
public import CandelaKit

/// What the form of a habit is asked to show beyond the journal.
public struct HabitFormOptions: HabitOptions {
    /// The screen they are for.
    public static let screen = ScreenName.habitForm

    /// The habit to change, by its id or its exact name; without one a new habit is set up.
    public var habit: String?

    /// What has been entered so far; without it the form is as it opens.
    public var draft: HabitDraft?

    /// What just happened, newest first.
    public var notes: [PassingNote]?

    /// The form as it opens.
    public init() {}
}

/// The options that the screen's actions change.
extension HabitFormOptions {
    static let name = OptionPath(\Self.draft?.name, "draft.name")
    static let symbol = OptionPath(\Self.draft?.symbol, "draft.symbol")
    static let color = OptionPath(\Self.draft?.color, "draft.color")
}
