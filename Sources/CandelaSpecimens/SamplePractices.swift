import CandelaRules

/// Journals of people with practices of different lengths.
enum SamplePractices {
    /// Nine consecutive days until today, twelve days around a rest day from 30 to 18 days ago, and
    /// scattered days before; some days have several sessions.
    static func typical(_ change: (inout Journal) -> Void = { _ in }) -> Journal {
        var journal = lasting([10, 34, 22, 0, 45, 15, 0, 9, 30])
        add([12, 12], daysAgo: 5, to: &journal)
        add([5, 6, 20], daysAgo: 2, to: &journal)
        for ago in 18..<24 { add([7 + ago % 3 * 12], daysAgo: ago, to: &journal) }
        for ago in 25..<31 { add([20], daysAgo: ago, to: &journal) }
        for ago in [34, 40, 41, 60, 75, 76, 90] { add([25, 30], daysAgo: ago, to: &journal) }
        journal.restDays = [SampleTime.today.adding(days: -24)]
        journal.celebratedStreaks = [
            CelebratedStreak(days: 7, runStart: SampleTime.today.adding(days: -8))
        ]
        change(&journal)
        return journal
    }

    /// A week with gaps, 12 to 18 March: 0, 20, 0, 15, 34, 0 and 10 minutes.
    static var weekWithGaps: Journal { lasting([0, 20, 0, 15, 34, 0, 10]) }

    /// The last seven days, two of them days of rest and the others with practice.
    static var weekWithRest: Journal {
        var journal = lasting([20, 15, 0, 10, 0, 25, 30])
        journal.restDays = [-4, -2].map { SampleTime.today.adding(days: $0) }
        return journal
    }

    /// One session a day with the given minutes, the last one today; 0 means no session.
    static func lasting(_ minutes: [Int]) -> Journal {
        var journal = Journal()
        for (place, length) in minutes.enumerated() where length > 0 {
            add([length], daysAgo: minutes.count - 1 - place, to: &journal)
        }
        return journal
    }

    /// Adds sessions of the given minutes to one day, an hour apart, the first at 07:30.
    static func add(_ minutes: [Int], daysAgo: Int, to journal: inout Journal) {
        for (place, minutes) in minutes.enumerated() {
            var practice = Practice(day: SampleTime.today.adding(days: -daysAgo), minutes: minutes)
            practice.at = SampleTime.noted(7 + place, 30, daysAgo: daysAgo)
            journal.practices.append(practice)
        }
    }
}
