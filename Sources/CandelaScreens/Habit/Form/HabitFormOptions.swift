public import CandelaElements
public import CandelaKit
public import CandelaRules

/// The options of the habit form.
public struct HabitFormOptions: HabitOptions, DraftOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.habitForm

    /// The habit to edit, by id or exact name; `nil` creates a new one.
    public var habit: String?

    /// The unsaved state of the form; `nil` before anything is entered.
    public var draft: HabitDraft?

    /// Creates options for a new habit.
    public init() {}

    /// The state of the form for the habit to edit, or for a new one if the options name none that
    /// exists.
    public func newDraft(from journal: Journal) -> HabitDraft? {
        let habit = (try? journal.habit(self)) ?? nil
        return habit.map { HabitDraft($0) } ?? HabitDraft()
    }
}

/// The options that the screen's actions change.
extension HabitFormOptions {
    static let name = OptionPath(\Self.draft?.name, CodingKeys.draft, "name")
    static let symbol = OptionPath(\Self.draft?.symbol, CodingKeys.draft, "symbol")
    static let target = OptionPath(
        \Self.draft?.weeklyTarget, CodingKeys.draft, "weeklyTarget")
    static let unit = OptionPath(\Self.draft?.unit, CodingKeys.draft, "unit")
    static let amount = OptionPath(\Self.draft?.target, CodingKeys.draft, "target")
    static let isAtMost = OptionPath(\Self.draft?.isAtMost, CodingKeys.draft, "isAtMost")
    static let isArchived = OptionPath(
        \Self.draft?.isArchived, CodingKeys.draft, "isArchived")
    static let color = OptionPath(\Self.draft?.color, CodingKeys.draft, "color")
}
