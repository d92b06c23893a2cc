import CandelaRules

/// Journals around Wednesday 18 March 2026 in Berlin.
enum ActivitySample {
    static let today = CalendarDay(daysSince1970: 20_530)
    static let clock = DayClock((try? Zone("Europe/Berlin")) ?? .utc)

    /// 17:20 that day.
    static var now: Instant {
        clock.start(of: today).adding(seconds: 17 * 3600 + 20 * 60)
    }

    /// Practices of these minutes on the days up to today, oldest first.
    static func minutes(_ minutes: [Int]) -> Journal {
        var journal = Journal()
        journal.practices = minutes.enumerated().filter { $0.element > 0 }.map {
            Practice(day: today.adding(days: $0.offset - minutes.count + 1), minutes: $0.element)
        }
        return journal
    }

    static func index(_ journal: Journal, habit: String? = nil) -> ActivityIndex {
        ActivityIndex(journal, habit: habit, now: now, clock: clock)
    }

    /// The index of one of a journal's routines.
    static func index(
        ofRoutine id: String, in journal: Journal, now: Instant = now, clock: DayClock = clock
    ) -> ActivityIndex {
        ActivityIndex.byRoutine(journal, now: now, clock: clock)[id]
            ?? ActivityIndex(now: now, clock: clock)
    }

    /// A day of March 2026.
    static func march(_ day: Int) -> CalendarDay { today.adding(days: day - 18) }
}
