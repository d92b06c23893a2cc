package import CandelaRules
import CandelaTokens

/// Routines that were begun and can be taken up again, the one paused last first.
package struct PausedSessionsCard: CardContent {
    package static let kind = "pausedSessions"
    package let id = "paused"
    package let facts: Facts
    package let body: Element

    /// The sessions behind the rows.
    package struct Facts: Sendable, Hashable, Codable {
        /// The sessions, in the order of the rows.
        package let sessions: [Session]

        /// The number of sessions before those shown; absent for none.
        package let before: Int?

        /// The number of sessions after those shown; absent for none.
        package let after: Int?
    }

    /// A paused session and how far it has come.
    package struct Session: Sendable, Hashable, Codable {
        /// The session's id.
        package let id: String

        /// The routine's id.
        package let routine: String

        /// How many habits are done or left out.
        package let passed: Int

        /// How many habits the routine has.
        package let total: Int

        /// The moment it was paused, or begun where that is all that is known.
        package let paused: ZonedInstant?
    }

    init(_ shown: ShownRows<PausedSession>, with kit: Kit) {
        let title = kit.phrases.routinePausedTitle()
        facts = Facts(
            sessions: shown.rows.map {
                Session(
                    id: $0.session.id, routine: $0.routine.id, passed: $0.passed, total: $0.total,
                    paused: $0.session.ended ?? $0.session.began)
            }, before: shown.before, after: shown.after)
        body = Element.column(gap: .row) {
            kit.heading(title)
            kit.previous(of: shown, in: title)
            shown.rows.map { Self.row($0, with: kit) }
            kit.next(of: shown, in: title)
        }
        .surface(kit.card)
        .group(title, .list)
    }

    /// How far the routine came, around the sign for going on, beside its name.
    private static func row(_ paused: PausedSession, with kit: Kit) -> Element {
        let phrases = kit.phrases
        let name = paused.routine.name
        let detail = detail(of: paused, at: kit.context.now, phrases)
        let resume = kit.action(
            "resume", .resume(Intent.Run(session: paused.session.id)),
            phrases.routinePausedResume(name: name), haptic: .primaryButton)
        let discard = kit.action(
            "discard", .delete(.session, ids: [paused.session.id]), phrases.routinePausedDiscard(),
            role: .destructive,
            gesture: .swipeFromTrailing, undoWindow: kit.undoWindow, haptic: .delete)
        return Element.button(resume) {
            Element.row(gap: .sm, align: .center) {
                kit.ring(
                    paused.fraction, diameter: .touchTarget, fill: paused.routine.drawnColor,
                    appear: .progressAppear
                ) {
                    kit.icon(.play, beside: .caption, .primaryGraphic)
                }
                .saidBy("detail")
                Element.column(gap: .textStack) {
                    kit.words(verbatim: name, .headline, .textPrimary).part("name")
                    kit.words(detail, .caption, .textSecondary).part("detail")
                }
                .growing()
            }
            .growing()
        }
        .id(paused.session.id)
        .actions([discard])
        .accessibility(
            Accessibility(
                .button, label: SpokenWords(name), value: detail.said,
                hint: phrases.routinePausedHint().said, children: .combine, inputLabels: [name]))
    }

    /// How far a session has come, and how long ago it was paused; seconds and parts are cut off.
    private static func detail(
        of paused: PausedSession, at now: Instant, _ phrases: Phrases
    ) -> Phrase {
        let (done, total) = (paused.passed, paused.total)
        guard let age = paused.age(at: now) else {
            return phrases.routinePausedDone(done: done, total: total)
        }
        return switch age {
        case ..<60: phrases.routinePausedNow(done: done, total: total)
        case ..<3600: phrases.routinePausedMinutes(done: done, total: total, count: age / 60)
        case ..<86_400: phrases.routinePausedHours(done: done, total: total, count: age / 3600)
        default: phrases.routinePausedDays(done: done, total: total, count: age / 86_400)
        }
    }
}
