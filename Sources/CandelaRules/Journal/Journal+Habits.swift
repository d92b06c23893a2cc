import CandelaJSON

extension Journal {
    /// The habits that are not archived, newest first. Habits without a creation date come last.
    /// Habits with the same date, or none, are in reverse journal order, because new habits are
    /// appended.
    public var habitsNewestFirst: [Habit] { newestFirst(areArchived: false) }

    /// The archived habits, in the order of ``habitsNewestFirst``.
    public var archivedHabits: [Habit] { newestFirst(areArchived: true) }

    private func newestFirst(areArchived: Bool) -> [Habit] {
        habits.enumerated().filter { $0.element.isArchived == areArchived }
            .ordered { left, right in
                let (first, second) = (left.element.created, right.element.created)
                if let first, let second, first != second { return first > second }
                if (first == nil) != (second == nil) { return second == nil }
                return left.offset > right.offset
            }
            .map(\.element)
    }
}
