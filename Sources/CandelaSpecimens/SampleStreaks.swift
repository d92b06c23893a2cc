import CandelaRules

/// Journals of people who practise.
enum SampleStreaks {
    /// Practices of 15 minutes at 07:30 on consecutive days.
    ///
    /// - Parameters:
    ///   - days: The number of days.
    ///   - daysAgo: The number of days since the last of them.
    ///   - celebrated: The milestones of that streak that were already celebrated.
    static func practices(
        _ days: Int, until daysAgo: Int = 0, celebrated: [Int] = [],
        _ change: (inout Journal) -> Void = { _ in }
    ) -> Journal {
        var journal = Journal()
        append(days, until: daysAgo, to: &journal)
        journal.celebratedStreaks = celebrated.map {
            CelebratedStreak(
                days: $0, runStart: SampleTime.today.adding(days: 1 - days - daysAgo))
        }
        change(&journal)
        return journal
    }

    /// Ten years of practice, with every milestone celebrated.
    static var decade: Journal { practices(3650, celebrated: StreakMilestones.standard.all) }

    /// Adds practices of 15 minutes on consecutive days, the last one a number of days ago.
    static func append(_ days: Int, until daysAgo: Int, to journal: inout Journal) {
        for ago in (daysAgo..<(daysAgo + days)).reversed() {
            var practice = Practice(day: SampleTime.today.adding(days: -ago), minutes: 15)
            practice.at = SampleTime.noted(7, 30, daysAgo: ago)
            journal.practices.append(practice)
        }
    }

    /// A habit done today and on the two days before, with a skipped and a missed day earlier.
    static func habit(named name: String) -> Journal {
        var journal = Journal()
        journal.habits = [
            Habit(id: "h1", name: name), Habit(id: "h2", name: "Water"),
        ]
        let statuses: [CompletionStatus] = [
            .done, .done, .done, .skipped, .done, .done, .done, .done, .missed, .done,
        ]
        journal.completions = statuses.enumerated().map { daysAgo, status in
            Completion(habit: "h1", day: SampleTime.today.adding(days: -daysAgo), status: status)
        }
        journal.completions.append(Completion(habit: "h2", day: SampleTime.today))
        return journal
    }

    /// A habit that is only marked as done, on the last five of every seven days, for four weeks
    /// until today.
    static var marks: Journal { marks(until: 0) }

    /// The same four weeks, ending a number of days ago.
    static func marks(until last: Int) -> Journal {
        var journal = Journal()
        journal.habits = [Habit(id: "h1", name: "Stretching")]
        journal.completions = (0..<28).filter { $0 % 7 < 5 }.map {
            Completion(habit: "h1", day: SampleTime.today.adding(days: -last - $0))
        }
        return journal
    }
}
