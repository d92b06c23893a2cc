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
