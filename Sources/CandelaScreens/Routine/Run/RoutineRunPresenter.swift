public import CandelaRules
import CandelaTokens

/// A routine that is gone through, habit by habit.
public struct RoutineRunPresenter: Presenter {
    /// The types of the cards it may hold.
    public let cards: [any CardContent.Type] = [
        RoutineProgressCard.self, RoutineStepCard.self, RoutineCompletionCard.self,
        EmptyCard.self, MessageCard.self, LoadingCard.self, ToastCard.self,
    ]

    /// The reminders an app gives because it has the screen.
    public let reminders: Set<ReminderSubject> = [.habits]

    /// A presenter.
    public init() {}

    /// The title of the screen.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.routineRunTitle() }

    /// The words while its data load.
    public func loading(_ kit: Kit) -> Phrase { kit.phrases.routineRunLoading() }

    /// The words when its data could not be read.
    public func failure(_ kit: Kit) -> Phrase { kit.phrases.routineRunErrorTitle() }

    /// The way out while there is nothing on it.
    public func closing(_ kit: Kit) -> Toolbar? { closing(with: kit) }

    /// A routine that begins.
    public var runsRoutines: Bool { true }

    /// The content of the screen for a journal.
    public func content(
        of journal: Journal, _ options: RoutineRunOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let running = RunningRoutine(
            journal, options.run ?? RoutineRun(), routine: try journal.routine(options),
            now: kit.context.now)
        guard let running else {
            let none = EmptyCard(
                "noRoutine", illustration: kit.placeholder(.playCircle),
                title: kit.phrases.routineRunNone(), text: nil, button: nil, with: kit)
            return ScreenContent(toolbar: closing(with: kit), cards: [Card(none)])
        }
        return if let step = running.step {
            content(of: running, at: step, with: kit)
        } else {
            end(of: running, with: kit)
        }
    }

    /// The routine's progress and the habit that is shown.
    private func content(
        of running: RunningRoutine, at step: RoutineStep, with kit: Kit
    ) -> ScreenContent {
        let phrases = kit.phrases
        var content = ScreenContent(
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
            content.toolbar = Toolbar(trailing: {
                kit.button(pause, .plain, icon: .pauseCircle, type: .headline)
            })
        }
        content.cards.append(Card(RoutineStepCard(step, of: running, with: kit)))
        return content
    }

    /// The way out while nothing runs: no platform has one of its own for a screen that covers all.
    private func closing(with kit: Kit) -> Toolbar {
        let name = kit.phrases.actionClose()
        return Toolbar(leading: { kit.button("close", .close(), name, .plain, role: .cancel) })
    }

    /// The end of the routine, which is announced once.
    private func end(of running: RunningRoutine, with kit: Kit) -> ScreenContent {
        let card = RoutineCompletionCard(running, with: kit)
        let finished = RoutineEnding(running).announcement(of: running, with: kit)
        return ScreenContent(
            title: kit.words(verbatim: running.routine.name, .title, .textPrimary),
            cards: [Card(card)],
            announcements: [Announcement(card.facts.announcement, finished.said)])
    }

    /// What is announced of what just happened; the name tells one event from the next.
    private func announcement(
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
