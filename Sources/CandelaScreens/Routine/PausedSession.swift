import CandelaRules

/// A paused session and its routine.
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

    /// The moment it was paused; if unknown, the moment it began, or `nil` without either.
    var moment: Instant? { (session.ended ?? session.began)?.instant }

    /// The paused sessions whose routines still exist, most recently paused first.
    static func all(in journal: Journal) -> [PausedSession] {
        // By index: iterating over the sessions copies each of them.
        let sessions = journal.sessions
        let routines = Dictionary(
            journal.routines.lazy.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let paused = sessions.indices.filter { sessions[$0].state == .paused }.compactMap { place in
            routines[sessions[place].routine]
                .map { PausedSession(session: sessions[place], routine: $0) }
        }
        let sorted = paused.enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            if first.session.day != second.session.day {
                return first.session.day > second.session.day
            }
            let (one, other) = (first.moment?.secondsSince1970, second.moment?.secondsSince1970)
            return (one ?? .min, left.offset) > (other ?? .min, right.offset)
        }
        return sorted.map(\.element)
    }

    /// The seconds since ``moment``; 0 if it is in the future, `nil` if it is unknown.
    func age(at now: Instant) -> Int? { moment.map { max(0, $0.seconds(to: now)) } }

    /// The moment the displayed age becomes stale; `nil` without an age.
    func ageChange(after now: Instant) -> Instant? {
        guard let moment, let age = age(at: now) else { return nil }
        let unit = age < 3600 ? 60 : age < 86_400 ? 3600 : 86_400
        return moment.adding(seconds: (age / unit + 1) * unit)
    }
}
