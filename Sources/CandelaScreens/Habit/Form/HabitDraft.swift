public import CandelaRules

/// The unsaved state of the habit form.
public struct HabitDraft: Sendable, Equatable, Codable {
    /// The id of the habit being edited; absent for a new one.
    public var habit: String?

    /// The text of the name field.
    public var name: String

    /// The chosen icon, by its SF Symbols name, as stored in the journal; absent while an existing
    /// habit has none.
    public var symbol: String?

    /// The chosen colour, by name; absent while an existing habit has none.
    public var color: String?

    /// The target in days per week, 1…7, where 7 is every day.
    public var weeklyTarget: Int

    /// The unit of amounts; empty for none.
    public var unit: String

    /// The amount at which a day is done; `nil` for none.
    public var target: Double?

    /// Whether the target is a limit.
    public var isAtMost: Bool

    /// Whether the habit is archived.
    public var isArchived: Bool

    /// Creates a draft of a new habit, which is due every day.
    public init() {
        weeklyTarget = 7
        (unit, isAtMost, isArchived) = ("", false, false)
        name = ""
        symbol = "figure.run"
        color = "green"
    }

    /// Creates a draft with an existing habit's values.
    public init(_ habit: Habit) {
        self.habit = habit.id
        isArchived = habit.isArchived
        (unit, target, isAtMost) = (habit.unit ?? "", habit.target, habit.isAtMost)
        weeklyTarget = min(max(habit.weeklyTarget ?? 7, 1), 7)
        name = habit.name
        (symbol, color) = (habit.symbol, habit.color)
    }

    /// Decodes a draft; absent members take the values of a new habit.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        habit = try members.decodeIfPresent(String.self, forKey: .habit)
        name = try members.decodeIfPresent(String.self, forKey: .name) ?? name
        let usual = habit == nil ? self : nil
        symbol = try members.decodeIfPresent(String.self, forKey: .symbol) ?? usual?.symbol
        color = try members.decodeIfPresent(String.self, forKey: .color) ?? usual?.color
        weeklyTarget =
            try members.decodeIfPresent(Int.self, forKey: .weeklyTarget) ?? weeklyTarget
        unit = try members.decodeIfPresent(String.self, forKey: .unit) ?? unit
        target = try members.decodeIfPresent(Double.self, forKey: .target)
        isAtMost = try members.decodeIfPresent(Bool.self, forKey: .isAtMost) ?? isAtMost
        isArchived = try members.decodeIfPresent(Bool.self, forKey: .isArchived) ?? isArchived
    }

    /// Whether the draft can be saved: the name has a character that is not white space, no text is
    /// too long, and the target is not below 0.
    public var canBeSaved: Bool {
        !isUnnamed && name.trimmed.count <= TextLimits.standard.name && hasValidUnit
            && hasValidTarget
    }

    /// Whether the unit is short enough.
    var hasValidUnit: Bool { unit.count <= TextLimits.standard.word }

    /// Whether the target is absent or 0 or more.
    var hasValidTarget: Bool { target.map { $0 >= 0 } ?? true }

    /// Whether the name is only white space.
    private var isUnnamed: Bool { name.allSatisfy(\.isWhitespace) }

    /// Whether the name was deleted: the habit had one, or white space was entered.
    var isNameMissing: Bool { isUnnamed && (habit != nil || !name.isEmpty) }
}
