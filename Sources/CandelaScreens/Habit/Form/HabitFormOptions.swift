public import CandelaElements
public import CandelaKit

/// The options of the habit form.
public struct HabitFormOptions: HabitOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.habitForm

    /// The habit to edit, by id or exact name; `nil` creates a new one.
    public var habit: String?

    /// The unsaved state of the form; `nil` before anything is entered.
    public var draft: HabitDraft?

    /// Creates options for a new habit.
    public init() {}
}

/// The options that the screen's actions change.
extension HabitFormOptions {
    static let name = OptionPath(\Self.draft?.name, CodingKeys.draft, "name")
    static let symbol = OptionPath(\Self.draft?.symbol, CodingKeys.draft, "symbol")
    static let color = OptionPath(\Self.draft?.color, CodingKeys.draft, "color")
}
