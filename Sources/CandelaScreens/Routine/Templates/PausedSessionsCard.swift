public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// Routines that can be resumed: the one that was never ended, then the paused ones, most recently
/// paused first.
public struct PausedSessionsCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "pausedSessions"

    /// The card's id on its screen.
    public let id = "paused"

    let shown: VisibleRows<PausedSession>
    let clock: DayClock
    let kit: Kit

    /// The values behind the card.
    public var facts: Facts {
        Facts(
            sessions: shown.rows.map {
                Session(
                    id: $0.session.id, routine: $0.routine.id, completed: $0.completed,
                    skipped: $0.skipped, total: $0.total,
                    paused: $0.isRunning ? nil : $0.session.ended ?? $0.session.began)
            }, before: shown.before, after: shown.after)
    }

    /// The values behind the rows.
    public struct Facts: Sendable, Equatable, Codable {
        /// The sessions, in row order.
        public let sessions: [Session]

        /// The number of sessions before those shown; absent if none.
        public let before: Int?

        /// The number of sessions after those shown; absent if none.
        public let after: Int?
    }

    /// A paused session and its progress.
    public struct Session: Sendable, Equatable, Codable, Identifiable {
        /// The session's id.
        public let id: String

        /// The routine's id.
        public let routine: String

        /// The number of completed habits.
        public let completed: Int

        /// The number of skipped habits.
        public let skipped: Int

        /// The number of habits in the routine.
        public let total: Int

        /// The moment it was paused; if unknown, the moment it began. Absent if it was not paused.
        public let paused: ZonedInstant?
    }

    private var phrases: Phrases { kit.phrases }

    /// The element that is drawn and spoken.
    public var body: Element {
        let title =
            shown.rows.contains(where: \.isRunning)
            ? phrases.routineUnfinishedTitle() : phrases.routinePausedTitle()
        return Element.column(gap: .row) {
            kit.heading(title)
            kit.previous(of: shown, in: title)
            shown.rows.map(row)
            kit.next(of: shown, in: title)
        }
        .surface(kit.card)
        .group(title, .list)
    }

    /// A progress ring around the resume symbol, beside the routine's name.
    private func row(_ paused: PausedSession) -> Element {
        let name = paused.routine.name
        let (drawn, said) = detail(of: paused)
        let resume = kit.action(
            "resume", .resume(Intent.Run(session: paused.session.id)),
            phrases.routinePausedResume(name: name), haptic: .primaryButton)
        let discard = kit.deletion(
            of: .session, [paused.session.id], phrases.routinePausedDiscard(), id: "discard",
            gesture: .swipeFromTrailing)
        return Element.button(resume, press: kit.cardPress) {
            Element.row(gap: .sm, align: .center) {
                kit.ring(
                    paused.fraction, diameter: .touchTarget, fill: paused.routine.drawnColor,
                    appear: .progressAppear
                ) {
                    kit.icon(.play, beside: .footnote, .primaryGraphic)
                }
                .described(by: "detail")
                Element.column(gap: .textStack) {
                    kit.text(verbatim: name, .headline, .textPrimary).part("name")
                    Element.line(gap: .symbolGap, align: .center) {
                        if paused.skipped > 0 {
                            kit.icon(.minusCircle, beside: .footnote, .textSecondary)
                        }
                        kit.text(drawn, saying: said, .footnote, .textSecondary).part("detail")
                    }
                }
                .growing()
            }
            .growing()
        }
        .id(ElementID(paused.session.id))
        .actions([discard])
        .accessibility(
            Accessibility(
                .button, label: SpokenWords(name), value: said.spokenWords,
                hint: phrases.routinePausedHint().spokenWords, children: .combine,
                inputLabels: [name]))
    }

    /// The progress of a session and its age if known, as drawn and as spoken.
    private func detail(of paused: PausedSession) -> (drawn: Phrase, said: Phrase) {
        let progress = progress(of: paused)
        guard let age = age(of: paused) else { return (progress, progress) }
        return (
            phrases.routinePausedDetail(progress: progress.text, age: age.text),
            phrases.routinePausedDetail(progress: progress.spokenText, age: age.spokenText)
        )
    }

    /// The numbers of completed and skipped habits of a session.
    private func progress(of paused: PausedSession) -> Phrase {
        let (done, total) = (paused.completed, paused.total)
        return paused.skipped == 0
            ? phrases.routineRunProgress(done: done, total: total)
            : phrases.routineRunProgressSkipped(
                done: done, total: total, skipped: paused.skipped)
    }

    /// The time since a session was paused, or the words for one that was not; `nil` if unknown.
    private func age(of paused: PausedSession) -> Phrase? {
        guard !paused.isRunning else { return phrases.routineUnfinishedState() }
        return paused.age(in: kit.context, clock).map { age, _ in
            switch age {
            case .now: phrases.routinePausedNow()
            case .minutes(let count): phrases.routinePausedMinutes(count: count)
            case .hours(let count): phrases.routinePausedHours(count: count)
            case .days(let count): phrases.routinePausedDays(count: count)
            }
        }
    }
}
