public import CandelaRules

/// What has been entered in the form of a habit so far.
public struct HabitDraft: Sendable, Hashable, Codable {
    /// The id of the habit that is changed; absent for a new one.
    public var habit: String?

    /// The name in the field.
    public var name: String

    /// The chosen icon, by its name in SF Symbols as the journal keeps it.
    public var symbol: String

    /// The chosen colour, by name.
    public var color: String

    /// A form as it opens for a new habit.
    public init() {
        name = ""
        symbol = "figure.run"
        color = "green"
    }

    /// A form as it opens to change a habit.
    public init(_ habit: Habit) {
        self.habit = habit.id
        name = habit.name
        symbol = habit.symbol ?? "figure.run"
        color = habit.color ?? "green"
    }

    /// Whether it can be saved: a name of blanks alone counts as none.
    public var canBeSaved: Bool { name.contains { !$0.isWhitespace } }
}
