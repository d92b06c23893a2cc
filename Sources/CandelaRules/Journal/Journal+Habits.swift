extension Journal {
    /// The habits that are not archived, the newest first; those without a date after all others, and
    /// those of one day or of none in the journal's order reversed, since later ones are added at its
    /// end.
    public var habitsNewestFirst: [Habit] {
        habits.enumerated().filter { !$0.element.isArchived }
            .sorted { left, right in
                let (first, second) = (left.element.created, right.element.created)
                if let first, let second, first != second { return first > second }
                if (first == nil) != (second == nil) { return second == nil }
                return left.offset > right.offset
            }
            .map(\.element)
    }
}
