import CandelaRules
import CandelaTokens

/// A session that stands still, with its routine.
struct PausedSession {
    let session: RoutineSession
    let routine: Routine

    /// When it was paused, if known: else when it was begun.
    var moment: Instant? { (session.ended ?? session.began)?.instant }
}

extension Kit {
    /// The paused sessions of the routines there are, the one paused last first.
    func pausedSessions(_ journal: Journal) -> [PausedSession] {
        let paused = journal.sessions.filter { $0.state == .paused }.compactMap { session in
            journal.routines.first { $0.id == session.routine }
                .map { PausedSession(session: session, routine: $0) }
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

    func pausedSessionsCard(_ sessions: [PausedSession]) -> PausedSessionsCard {
        let title = phrases.routinePausedTitle()
        return PausedSessionsCard(
            id: "paused", surface: card, layout: column(gap: .row), heading: heading(title),
            rows: sessions.map(row),
            accessibility: Accessibility(.list, label: title.spokenText, children: .contain))
    }

    private func row(of paused: PausedSession) -> PausedSessionsCard.Row {
        let name = paused.routine.name
        let total = paused.routine.steps.count
        let done = paused.session.stepsPassed(of: paused.routine)
        let resume = action(
            "resume", .resume, phrases.routinePausedResume(name: name), haptic: .primaryButton)
        let discard = action(
            "discard", .delete, phrases.routinePausedDiscard(), role: .destructive,
            gesture: .swipeFromTrailing, undoWindow: undoWindow, haptic: .delete)
        let detail = detail(of: paused, done: done, total: total)
        return PausedSessionsCard.Row(
            id: paused.session.id, layout: row(gap: .sm, alignment: .center), action: resume,
            ring: ring(
                total == 0 ? 0 : Double(done) / Double(total), diameter: .touchTarget,
                fill: paused.routine.drawnColor, appear: .progressAppear),
            icon: icon(.play, beside: .caption, .primaryGraphic),
            name: words(verbatim: name, .headline, .textPrimary),
            detail: words(detail, .caption, .textSecondary), swipes: [discard],
            accessibility: Accessibility(
                .button, label: name, value: detail.spokenText,
                hint: phrases.routinePausedHint().spokenText, actions: [discard],
                children: .combine, inputLabels: [name]))
    }

    /// How far a session has come, and how long ago it was paused; seconds and parts are cut off.
    private func detail(of paused: PausedSession, done: Int, total: Int) -> Phrase {
        guard let age = age(of: paused) else {
            return phrases.routinePausedDone(done: done, total: total)
        }
        return switch age {
        case ..<60: phrases.routinePausedNow(done: done, total: total)
        case ..<3600: phrases.routinePausedMinutes(done: done, total: total, count: age / 60)
        case ..<86_400: phrases.routinePausedHours(done: done, total: total, count: age / 3600)
        default: phrases.routinePausedDays(done: done, total: total, count: age / 86_400)
        }
    }

    /// When what is said of a session's age becomes wrong; nil without an age.
    func ageChange(of paused: PausedSession) -> Instant? {
        guard let moment = paused.moment, let age = age(of: paused) else { return nil }
        let unit = age < 3600 ? 60 : age < 86_400 ? 3600 : 86_400
        return moment.adding(seconds: (age / unit + 1) * unit)
    }

    /// Seconds since a session was paused; one of a moment to come counts as paused now.
    private func age(of paused: PausedSession) -> Int? {
        paused.moment.map { max(0, $0.seconds(to: context.now)) }
    }
}
