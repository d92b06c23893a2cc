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

        /// The number of completed habits.
        package let completed: Int

        /// The number of skipped habits.
        package let skipped: Int

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
                    id: $0.session.id, routine: $0.routine.id, completed: $0.completed,
                    skipped: $0.skipped, total: $0.total,
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
        let (progress, age) = (
            progress(of: paused, phrases), age(of: paused, at: kit.context.now, phrases)
        )
        let (drawn, said) =
            age.map { age in
                (
                    phrases.routinePausedDetail(progress: progress.text, age: age.text),
                    phrases.routinePausedDetail(
                        progress: progress.spokenText, age: age.spokenText)
                )
            } ?? (progress, progress)
        let skips = paused.skipped > 0
        let resume = kit.action(
            "resume", .resume(Intent.Run(session: paused.session.id)),
            phrases.routinePausedResume(name: name), haptic: .primaryButton)
        let discard = kit.action(
            "discard", .delete(.session, ids: [paused.session.id]), phrases.routinePausedDiscard(),
            role: .destructive,
            gesture: .swipeFromTrailing, undoWindow: kit.undoWindow, haptic: .delete)
        return Element.button(resume, press: kit.cardPress) {
            Element.row(gap: .sm, align: .center) {
                kit.ring(
                    paused.fraction, diameter: .touchTarget, fill: paused.routine.drawnColor,
                    appear: .progressAppear
                ) {
                    kit.icon(.play, beside: .caption, .primaryGraphic)
                }
                .described(by: "detail")
                Element.column(gap: .textStack) {
                    kit.words(verbatim: name, .headline, .textPrimary).part("name")
                    Element.line(gap: .symbolGap, align: .center) {
                        if skips { kit.icon(.minusCircle, beside: .caption, .textSecondary) }
                        kit.words(drawn, saying: said, .caption, .textSecondary).part("detail")
                    }
                }
                .growing()
            }
            .growing()
        }
        .id(paused.session.id)
        .actions([discard])
        .accessibility(
            Accessibility(
                .button, label: SpokenWords(name), value: said.said,
                hint: phrases.routinePausedHint().said, children: .combine, inputLabels: [name]))
    }

    /// The numbers of completed and skipped habits of a session.
    private static func progress(of paused: PausedSession, _ phrases: Phrases) -> Phrase {
        let (done, total) = (paused.completed, paused.total)
        return paused.skipped == 0
            ? phrases.routinePausedProgress(done: done, total: total)
            : phrases.routinePausedProgressSkipped(
                done: done, total: total, skipped: paused.skipped)
    }

    /// The time since a session was paused, rounded down.
    private static func age(of paused: PausedSession, at now: Instant, _ phrases: Phrases)
        -> Phrase?
    {
        guard let age = paused.age(at: now) else { return nil }
        return switch age {
        case ..<60: phrases.routinePausedNow()
        case ..<3600: phrases.routinePausedMinutes(count: age / 60)
        case ..<86_400: phrases.routinePausedHours(count: age / 3600)
        default: phrases.routinePausedDays(count: age / 86_400)
        }
    }
}
