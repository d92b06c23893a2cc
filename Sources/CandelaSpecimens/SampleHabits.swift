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
            // The first week of “Run” was celebrated.
            var first = CelebratedStreak(days: 7, runStart: SampleTime.today.adding(days: -16))
            first.habit = "run"
            journal.celebratedStreaks = [first]
            change(&journal)
        }
    }

    /// Four habits with amounts: glasses of water with a target of 8, pages without one, cups of
    /// coffee with a limit of 2, and sit-ups with a target and no unit, done on a day without one.
    static func amounts(_ change: (inout Journal) -> Void = { _ in }) -> Journal {
        typical { journal in
            (journal.habits[0].unit, journal.habits[0].target) = ("pages", nil)
            (journal.habits[2].unit, journal.habits[2].target) = ("glasses", 8)
            journal.habits[1].name = "Sit-ups"
            journal.habits[1].target = 20
            journal.habits[3].name = "Coffee"
            (journal.habits[3].unit, journal.habits[3].target) = ("cups", 2)
            journal.habits[3].isAtMost = true
            journal.completions =
                amounts("read", [17: 12.5, 18: 30], of: journal.habits[0]) + marks("run", [14])
                + amounts("run", [15: 20, 16: 22, 17: 20], of: journal.habits[1])
                + amounts(
                    "water", [13: 8, 14: 9, 15: 5, 16: 8, 17: 10, 18: 3], of: journal.habits[2])
                + amounts("draw", [14: 2, 15: 3, 16: 1, 17: 0], of: journal.habits[3])
            change(&journal)
        }
    }

    /// The habits with amounts, and a cup of coffee today.
    static var coffee: Journal {
        amounts { journal in
            journal.completions += amounts("draw", [18: 1], of: journal.habits[3])
        }
    }

    /// Done on the five days until today and the four before the 13th, which was skipped.
    static func skips(_ change: (inout Journal) -> Void = { _ in }) -> Journal {
        typical { journal in
            journal.completions =
                marks("read", [9, 10, 11, 12, 14, 15, 16, 17, 18])
                + marks("read", [13], as: .skipped)
            change(&journal)
        }
    }

    /// Completions with amounts on days of March, with the status that the target gives them.
    static func amounts(
        _ id: String, _ amounts: [Int: Double], of habit: Habit
    ) -> [Completion] {
        amounts.sorted { $0.key < $1.key }.map { day, amount in
            var completion = Completion(
                habit: id, day: SampleTime.today.adding(days: day - 18),
                status: habit.status(of: amount) ?? .done)
            completion.amount = amount
            return completion
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
