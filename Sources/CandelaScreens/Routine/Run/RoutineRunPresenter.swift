import CandelaRules
import CandelaTokens

extension Presenter {
    static let routineRun = Presenter(
        RoutineRunOptions.self, title: { $0.phrases.routineRunTitle() },
        loading: { $0.routineRunLoading() }, failure: { $0.routineRunErrorTitle() },
        closing: { closing(with: $0) },
        cards: [
            RoutineProgressCard.self, RoutineStepCard.self, RoutineCompletionCard.self,
            EmptyCard.self, MessageCard.self, LoadingCard.self, ToastCard.self,
        ],
        content: { kit, journal, options throws(ScreenError) in
            let running = RunningRoutine(
                journal, options.run ?? RoutineRun(), routine: try journal.routine(options),
                now: kit.context.now)
            guard let running else {
                let none = EmptyCard(
                    "noRoutine", illustration: kit.placeholder(.playCircle),
                    title: kit.phrases.routineRunNone(), text: nil, button: nil, with: kit)
                return Screen.Content(toolbar: closing(with: kit), cards: [Card(none)])
            }
            return if let step = running.step {
                content(of: running, at: step, with: kit)
            } else {
                end(of: running, with: kit)
            }
        })

    /// The routine's progress and the habit that is shown.
    private static func content(
        of running: RunningRoutine, at step: RoutineStep, with kit: Kit
    ) -> Screen.Content {
        let phrases = kit.phrases
        var content = Screen.Content(
            title: kit.words(verbatim: running.routine.name, .title, .textPrimary),
            cards: [Card(RoutineProgressCard(running, with: kit))],
            announcements: [announcement(of: running, phrases)].compactMap(\.self),
            validUntil: running.validUntil)
        if running.session.state == .paused {
            let resume = kit.button(
                "resumeRoutine", .resume(Intent.Run(session: running.session.id)),
                phrases.routineRunResume(), .primary, icon: .play, haptic: .primaryButton)
            let paused = MessageCard(
                "paused", .guidance, icon: .pauseCircle, phrases.routineRunPausedTitle(),
                phrases.routineRunPausedText(), button: resume, with: kit)
            content.cards.append(Card(paused))
            content.toolbar = closing(with: kit)
        } else {
            let pause = kit.action(
                "pauseRoutine", .pause(Intent.Run(session: running.session.id)),
                phrases.routineRunPauseRoutine(), haptic: .iconButton)
            content.toolbar = Toolbar(trailing: [
                kit.button(pause, .plain, icon: .pauseCircle, type: .headline)
            ])
        }
        content.cards.append(Card(RoutineStepCard(step, of: running, with: kit)))
        return content
    }

    /// The way out while nothing runs: no platform has one of its own for a screen that covers all.
    private static func closing(with kit: Kit) -> Toolbar {
        let name = kit.phrases.actionClose()
        return Toolbar(leading: [kit.button("close", .close(), name, .plain, role: .cancel)])
    }

    /// The end of the routine, which is announced once.
    private static func end(of running: RunningRoutine, with kit: Kit) -> Screen.Content {
        let card = RoutineCompletionCard(running, with: kit)
        let finished = RoutineEnding(running).announcement(of: running, with: kit)
        return Screen.Content(
            title: kit.words(verbatim: running.routine.name, .title, .textPrimary),
            cards: [Card(card)],
            announcements: [Announcement(card.facts.announcement, finished.said)])
    }

    /// What is announced of what just happened; the name tells one event from the next.
    private static func announcement(
        of running: RunningRoutine, _ phrases: Phrases
    ) -> Announcement? {
        guard let event = running.run.event else { return nil }
        let step = running.steps.first { $0.id == event.step }
        let text: Phrase? =
            switch (event.kind, step?.name) {
            case (.completed, let name?): phrases.routineRunEventCompleted(name: name)
            case (.skipped, let name?): phrases.routineRunEventSkipped(name: name)
            case (.timerStarted, let name?): phrases.routineRunEventTimerStarted(name: name)
            case (.timerStopped, let name?):
                phrases.routineRunEventTimerStopped(
                    name: name, time: phrases.duration(seconds: event.seconds ?? 0).spokenText)
            case (.paused, _): phrases.routineRunEventPaused()
            case (.resumed, _): phrases.routineRunEventResumed()
            case (_, nil): nil
            }
        let parts = [running.session.id, event.kind.rawValue] + [event.step].compactMap(\.self)
        return text.map { Announcement(parts.joined(separator: "-"), $0.said) }
    }
}
