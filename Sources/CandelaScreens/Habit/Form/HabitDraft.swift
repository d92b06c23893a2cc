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

    /// The target in days per week, 1…7, where 7 is every day.
    public var weeklyTarget: Int

    /// Creates a draft of a new habit, which is due every day.
    public init() {
        weeklyTarget = 7
        name = ""
        symbol = "figure.run"
        color = "green"
    }

    /// Creates a draft with an existing habit's values.
    ///
    /// Without an icon or a colour, the draft has that of a new habit.
    public init(_ habit: Habit) {
        self.habit = habit.id
        weeklyTarget = min(max(habit.weeklyTarget ?? 7, 1), 7)
        name = habit.name
        symbol = habit.symbol ?? "figure.run"
        color = habit.color ?? "green"
    }

    /// Whether the draft can be saved: the name has a character that is not white space, and is not
    /// too long.
    public var canBeSaved: Bool { !isUnnamed && name.trimmed.count <= TextLimits.standard.name }

    /// Whether the name is only white space.
    private var isUnnamed: Bool { name.allSatisfy(\.isWhitespace) }

    /// Whether the name was deleted: the habit had one, or white space was entered.
    var isNameMissing: Bool { isUnnamed && (habit != nil || !name.isEmpty) }
}
