import CandelaJSON
public import CandelaRules

extension Journal {
    /// The habit of the options, by id or exact name; `nil` if they name none.
    ///
    /// - Throws: ``ScreenError/unknownHabit(_:closest:)`` or ``ScreenError/ambiguousHabit(_:ids:)``
    ///   if no habit has that id or name, or if several have that name.
    public func habit(_ options: some HabitOptions) throws(ScreenError) -> Habit? {
        guard let text = options.habit else { return nil }
        if let habit = habit(named: text) { return habit }
        let named = habits.filter { $0.name == text }
        if named.count > 1 { throw .ambiguousHabit(text, ids: named.map(\.id)) }
        throw .unknownHabit(
            text,
            closest: Suggestions.closest(to: text, among: habits.map(\.name), countsParts: true))
    }
}
