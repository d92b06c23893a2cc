import CandelaJSON

extension Journal {
    /// The habits that are not archived, newest first. Habits without a creation date come last.
    /// Habits with the same date, or none, are in reverse journal order, because new habits are
    /// appended.
    public var habitsNewestFirst: [Habit] { newestFirst(areArchived: false) }

    /// The archived habits, in the order of ``habitsNewestFirst``.
    public var archivedHabits: [Habit] { newestFirst(areArchived: true) }

    private func newestFirst(areArchived: Bool) -> [Habit] {
        let habits = habits
        return habits.indices.filter { habits[$0].isArchived == areArchived }
            .ordered { left, right in
                let (first, second) = (habits[left].created, habits[right].created)
                if let first, let second, first != second { return first > second }
                if (first == nil) != (second == nil) { return second == nil }
                return left > right
            }
            .map { habits[$0] }
    }
}
