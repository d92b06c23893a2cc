public import CandelaRules

/// A habit of an import that a journal seems to have under another name.
public struct RenamedHabit: Sendable, Equatable {
    /// The habit in the journal.
    public let known: Habit

    /// The habit in the import.
    public let renamed: Habit

    /// The number of days on which both have a mark.
    public let days: Int

    /// The number of days from which some marks may differ, as when a mark was corrected.
    fileprivate static let many = 14
}

extension Journal {
    /// Habits that an import has under new names, as an app exports them after they were renamed if
    /// it derives their identifiers from their names.
    ///
    /// A habit is one of them if its identifier is derived from its name and not in this journal,
    /// and a habit here that the import lacks has the same marks up to its last one. From 14 days
    /// with equal marks, a tenth of the days may differ or be missing.
    public func renamedHabits(in other: Journal) -> [RenamedHabit] {
        let lost = habits.missing(in: other.habits)
        let new = other.habits.missing(in: habits).filter(\.isIdentifiedByName)
        guard !lost.isEmpty, !new.isEmpty else { return [] }
        let (mine, theirs) = (marks(of: lost), other.marks(of: new))
        return new.compactMap { renamed in
            let marks = theirs[renamed.id] ?? [:]
            let found = lost.compactMap { known -> (habit: Habit, equal: Int, common: Int)? in
                let before = mine[known.id] ?? [:]
                let common = before.filter { marks[$0.key] != nil }
                let equal = common.count { marks[$0.key] == $0.value }
                guard equal > 0, let last = before.keys.max() else { return nil }
                let isSame =
                    equal < RenamedHabit.many
                    ? equal == before.count && equal == marks.count { $0.key <= last }
                    : equal * 10 >= before.count * 9 && equal * 10 >= common.count * 9
                return isSame ? (known, equal, common.count) : nil
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

    /// Identifies habits whose identifiers are derived from their names with the habits of another
    /// journal that have the same names and come from the same app, as after ``adopt(_:forHabit:)``
    /// for an earlier export.
    ///
    /// Names that several habits have are left alone.
    ///
    /// - Parameter names: The names of habits that are new.
    public mutating func adoptIDs(ofNamesIn journal: Journal, except names: Set<String> = []) {
        let lost = journal.habits.missing(in: habits)
        for habit in habits.missing(in: journal.habits)
        where habit.isIdentifiedByName && !names.contains(habit.name) {
            let same = lost.filter { $0.name == habit.name && $0.origin == habit.origin }
            if same.count == 1, habits.count(where: { $0.name == habit.name }) == 1 {
                adopt(same[0].id, forHabit: habit.id)
            }
        }
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

extension [Habit] {
    /// The habits whose identifiers others lack.
    fileprivate func missing(in others: [Habit]) -> [Habit] {
        let ids = Set(others.map(\.id))
        return filter { !ids.contains($0.id) }
    }
}

extension Habit {
    /// The app that an identifier derived from a name begins with.
    fileprivate var origin: Substring { id.prefix { $0 != "-" } }

    /// Whether the identifier is derived from the name, because the export contains no other.
    fileprivate var isIdentifiedByName: Bool {
        id.hasPrefix(Habit.id(from: String(origin), name: name))
    }
}
