import CandelaRules

/// Journals of people who track habits.
enum SampleHabits {
    /// Four habits, created one after the other, with streaks of 15, 4, 1 and 0 days. The second is
    /// still open today.
    static func typical(_ change: (inout Journal) -> Void = { _ in }) -> Journal {
        var journal = Journal()
        journal.habits = [
            habit("read", "Read", "book.fill", "blue", daysAgo: 40),
            habit("run", "Run", "figure.run", "green", daysAgo: 34),
            habit("water", "Drink water", "drop.fill", "purple", daysAgo: 20),
            habit("draw", "Draw", "paintbrush.fill", "orange", daysAgo: 6),
        ]
        journal.completions =
            run("read", 15) + run("run", 4, until: 1) + run("water", 1)
            + run("water", 3, until: 5)
        change(&journal)
        return journal
    }

    /// Four habits with weekly targets. “Run” is due three times a week and was done on 2, 4, 6, 9,
    /// 11, 13 and 16 March: two weeks are met, and the third is open. “Read” met this week too,
    /// “Drink water” met no week, and “Draw” met none of the last two.
    static func weekly(_ change: (inout Journal) -> Void = { _ in }) -> Journal {
        typical { journal in
            for (place, target) in [2, 3, 5, 2].enumerated() {
                journal.habits[place].weeklyTarget = target
            }
            journal.completions =
                marks("read", [3, 5, 9, 10, 17, 18]) + marks("run", [2, 4, 6, 9, 11, 13, 16])
                + marks("water", [18]) + marks("draw", [12])
            change(&journal)
        }
    }

    /// Completions on days of March.
    static func marks(
        _ habit: String, _ days: [Int], as status: CompletionStatus = .done
    ) -> [Completion] {
        days.map {
            Completion(habit: habit, day: SampleTime.today.adding(days: $0 - 18), status: status)
        }
    }

    /// The first days of each of some weeks before the current one.
    ///
    /// - Parameter weeksAgo: The number of weeks since the last of them.
    static func weeks(
        _ habit: String, _ count: Int, days: Int, until weeksAgo: Int = 1
    ) -> [Completion] {
        (0..<count).flatMap { week in
            // 16 March is a Monday.
            marks(habit, (0..<days).map { 16 + $0 - 7 * (week + weeksAgo) })
        }
    }

    static func habit(
        _ id: String, _ name: String, _ symbol: String, _ color: String, daysAgo: Int
    ) -> Habit {
        var habit = Habit(id: id, name: name)
        habit.symbol = symbol
        habit.color = color
        habit.created = SampleTime.today.adding(days: -daysAgo)
        return habit
    }

    /// Completions on consecutive days, the last one a number of days ago.
    static func run(_ habit: String, _ days: Int, until daysAgo: Int = 0) -> [Completion] {
        (0..<days).map {
            Completion(habit: habit, day: SampleTime.today.adding(days: -daysAgo - $0))
        }
    }
}
