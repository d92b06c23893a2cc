import CandelaRules

/// A benchmark of all statistics of 50 habits over one, ten and a hundred years: calendar,
/// timeline, heat map, adherence, milestones.
enum HabitBench {
    static let section = BenchSection(
        name: "habits",
        summary:
            "calendar, timeline, heat map, adherence and milestones of 50 habits, 1 to 100 years",
        run: run)

    private static func run() {
        let clock = DayClock((try? Zone("Europe/Berlin")) ?? .utc)
        let now = Instant(secondsSince1970: 1_773_850_800)
        for days in [360, 3600, 36_000] {
            let journal = journal(habits: 50, days: days, before: clock.day(of: now).next)
            var sum = 0
            let best = (0..<5).map { _ in
                BenchSection.seconds { sum &+= everything(journal, now, clock) }
            }.min()
            guard let best, sum != 0 else { continue }
            let records = journal.completions.count
            let nanoseconds = (best * 1e10 / Double(records)).rounded() / 10
            let goal = days == 3600 ? ", goal 30 ms" : ""
            print(
                "  \(records) records: \(StreakBench.milliseconds(best))\(goal),"
                    + " \(nanoseconds) ns per record")
        }
        let journal = journal(habits: 1, days: 3600, before: clock.day(of: now).next)
        var index = ActivityIndex(journal, now: now, clock: clock)
        let record = Completion(habit: "0", day: clock.day(of: now))
        let anew = BenchSection.seconds {
            index = ActivityIndex(journal, now: now, clock: clock)
        }
        let added = BenchSection.seconds { for _ in 0..<1000 { index.add(record) } }
        let shown = BenchSection.seconds {
            for _ in 0..<1000 { _ = ActivityCalendar(index, rows: 5, columns: 6).minutes }
        }
        print(
            "  one more record after 10 years of a habit: \(Int(added * 1e6)) ns to add it,"
                + " \(Int(shown * 1e6)) ns for its calendar; \(StreakBench.milliseconds(anew)) to"
                + " rebuild")
    }

    /// Computes the values shown on the screens of all habits, and returns a sum of them so that no
    /// work is optimised away.
    private static func everything(_ journal: Journal, _ now: Instant, _ clock: DayClock) -> Int {
        let indexes = ActivityIndex.byHabit(journal, now: now, clock: clock)
        var sum = 0
        for index in indexes.values {
            sum &+= ActivityCalendar(index, rows: 5, columns: 6).adherence.done
            sum &+= PracticeTimeline(index, range: .month).minutes
            sum &+= HeatMap(index, range: .year).cells.count
            let streak = Streak.daily(index, now: now, clock: clock)
            sum &+= StreakMilestones.standard.reached(in: streak).count &+ streak.longest
        }
        return sum
    }

    static func journal(habits: Int, days: Int, before end: CalendarDay) -> Journal {
        var journal = Journal()
        for habit in 0..<habits {
            journal.habits.append(Habit(id: "\(habit)", name: "Habit \(habit)"))
            for day in 0..<days {
                let status: CompletionStatus = (day + habit) % 11 == 0 ? .missed : .done
                journal.completions.append(
                    Completion(habit: "\(habit)", day: end.adding(days: -day - 1), status: status))
            }
        }
        return journal
    }
}
