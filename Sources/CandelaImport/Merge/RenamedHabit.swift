public import CandelaRules

/// A habit of an import that a journal seems to have under another name.
public struct RenamedHabit: Sendable, Equatable {
    /// The habit in the journal.
    public let known: Habit

    /// The habit in the import.
    public let renamed: Habit

    /// The number of days on which both have a mark.
    public let days: Int

    /// The fewest days on which marks must agree.
    fileprivate static let fewest = 14
}

extension Journal {
    /// Habits that an import has under new names, as an app exports them after they were renamed if
    /// it derives their identifiers from their names.
    ///
    /// A habit is one of them if it is not in this journal, and if at least 14 days and nine tenths
    /// of the days of a habit here that the import lacks have the same mark in both, and no more
    /// than a tenth of the days with marks in both differ.
    public func renamedHabits(in other: Journal) -> [RenamedHabit] {
        func missing(_ habits: [Habit], in others: [Habit]) -> [Habit] {
            let ids = Set(others.map(\.id))
            return habits.filter { !ids.contains($0.id) }
        }
        let lost = missing(habits, in: other.habits)
        let new = missing(other.habits, in: habits)
        guard !lost.isEmpty, !new.isEmpty else { return [] }
        let (mine, theirs) = (marks(of: lost), other.marks(of: new))
        return new.compactMap { renamed in
            let marks = theirs[renamed.id] ?? [:]
            let found = lost.compactMap { known -> (habit: Habit, equal: Int, common: Int)? in
                let before = mine[known.id] ?? [:]
                let common = before.filter { marks[$0.key] != nil }
                let equal = common.count { marks[$0.key] == $0.value }
                guard equal >= RenamedHabit.fewest, equal * 10 >= before.count * 9,
                    equal * 10 >= common.count * 9
                else { return nil }
                return (known, equal, common.count)
            }
            return found.max { $0.equal < $1.equal }.map {
                RenamedHabit(known: $0.habit, renamed: renamed, days: $0.common)
            }
        }
    }

    /// The marks of some habits, by habit and day.
    private func marks(of habits: [Habit]) -> [String: [CalendarDay: CompletionStatus]] {
        var marks = Dictionary(
            habits.map { ($0.id, [CalendarDay: CompletionStatus]()) },
            uniquingKeysWith: { first, _ in first })
        for mark in completions { marks[mark.habit]?[mark.day] = mark.status }
        return marks
    }

    /// Gives a habit's completions and celebrated streaks the identifier of a habit in another
    /// journal, so that merging adds them to that one, and removes the habit itself.
    public mutating func adopt(_ id: String, forHabit own: String) {
        habits.removeAll { $0.id == own }
        for place in celebratedStreaks.indices where celebratedStreaks[place].habit == own {
            celebratedStreaks[place].habit = id
        }
        for place in completions.indices where completions[place].habit == own {
            completions[place].habit = id
            if completions[place].id.hasPrefix(own) {
                completions[place].id = id + completions[place].id.dropFirst(own.count)
            }
        }
    }

    /// Removes a habit, its completions and its celebrated streaks from an import.
    public mutating func leaveOut(habit id: String) {
        habits.removeAll { $0.id == id }
        celebratedStreaks.removeAll { $0.habit == id }
        completions.removeAll { $0.habit == id }
    }
}
