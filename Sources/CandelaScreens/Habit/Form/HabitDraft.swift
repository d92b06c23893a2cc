public import CandelaRules

/// The unsaved state of the habit form.
public struct HabitDraft: Sendable, Equatable, Codable {
    /// The id of the habit being edited; absent for a new one.
    public var habit: String?

    /// The text of the name field.
    public var name: String

    /// The chosen icon, by its SF Symbols name, as stored in the journal.
    public var symbol: String

    /// The chosen colour, by name.
    public var color: String

    /// Creates a draft of a new habit.
    public init() {
        name = ""
        symbol = "figure.run"
        color = "green"
    }

    /// Creates a draft with an existing habit's values.
    ///
    /// Without an icon or a colour, the draft has that of a new habit.
    public init(_ habit: Habit) {
        self.habit = habit.id
        name = habit.name
        symbol = habit.symbol ?? "figure.run"
        color = habit.color ?? "green"
    }

    /// Whether the draft can be saved: the name has a character that is not white space, and is not
    /// too long.
    public var canBeSaved: Bool {
        name.contains { !$0.isWhitespace } && name.trimmed.count <= TextLimits.standard.name
    }
}
