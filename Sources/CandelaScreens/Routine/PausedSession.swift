import CandelaElements
import CandelaRules

/// A session that can be resumed, because it is paused or was never ended, and its routine.
struct PausedSession {
    let session: RoutineSession
    let routine: Routine

    /// The number of completed habits, skipped ones not included.
    var completed: Int { session.stepsCompleted(of: routine) }

    /// The number of skipped habits.
    var skipped: Int { session.stepsSkipped(of: routine) }

    /// The number of habits in the routine.
    var total: Int { session.steps(of: routine).count }

    /// The number of the habit at which it resumes, starting at 1; the last one if none is left.
    var next: Int {
        let passed = Set(session.completed).union(session.skipped)
        let steps = session.steps(of: routine)
        return (steps.firstIndex { !passed.contains($0.id) } ?? steps.count - 1) + 1
    }

    /// The completed share of the habits, from 0 to 1.
    var fraction: Double { total == 0 ? 0 : Double(completed) / Double(total) }

    /// Whether it was not paused: the app ended while it ran.
    var isRunning: Bool { session.state == .running }

    /// The moment it was paused; if unknown, the moment it began, or `nil` without either.
    var moment: Instant? { (session.ended ?? session.began)?.instant }

    /// The sessions that can be resumed and whose routines still exist: the running one, then the
    /// paused ones, most recently paused first.
    static func all(in journal: Journal) -> [PausedSession] {
        // By index: iterating over the sessions copies each of them.
        let sessions = journal.sessions
        let routines = Dictionary(
            journal.routines.lazy.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let open = sessions.indices.filter { sessions[$0].state != .finished }
        let paused = open.compactMap { place in
            routines[sessions[place].routine]
                .map { PausedSession(session: sessions[place], routine: $0) }
        }
        let sorted = paused.enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            if first.isRunning != second.isRunning { return first.isRunning }
            if first.session.day != second.session.day {
                return first.session.day > second.session.day
            }
            let (one, other) = (first.moment?.secondsSince1970, second.moment?.secondsSince1970)
            return (one ?? .min, left.offset) > (other ?? .min, right.offset)
        }
        return sorted.map(\.element)
    }

    /// The time since a session was paused, rounded down; from 24 hours on in days of the calendar,
    /// so that the day before yesterday is 2 days ago at any time of day.
    enum Age {
        case now
        case minutes(Int)
        case hours(Int)
        case days(Int)
    }

    /// The time since ``moment``, and the moment it becomes stale; `nil` if it is unknown or the
    /// session was not paused.
    func age(in context: Context, _ clock: DayClock) -> (age: Age, validUntil: Instant)? {
        guard !isRunning, let moment else { return nil }
        let seconds = max(0, moment.seconds(to: context.now))
        func end(_ unit: Int) -> Instant { moment.adding(seconds: (seconds / unit + 1) * unit) }
        switch seconds {
        case ..<60: return (.now, end(60))
        case ..<3600: return (.minutes(seconds / 60), end(60))
        case ..<86_400: return (.hours(seconds / 3600), end(3600))
        default:
            let days = clock.day(of: moment).days(to: clock.day(of: context.now))
            // A day of 25 hours is not over after 24.
            return (.days(max(1, days)), clock.nextDay(after: context.now))
        }
    }
}
