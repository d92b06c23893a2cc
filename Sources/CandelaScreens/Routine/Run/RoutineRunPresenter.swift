public import CandelaElements
public import CandelaKit
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
    public func closing(_ kit: Kit) -> Toolbar? { kit.closing }

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
            return ScreenContent(toolbar: kit.closing, cards: [Card(none)])
        }
        return RoutineRunPage(running: running, kit: kit).content
    }
}

extension Kit {
    /// The way out while nothing runs: no platform has one of its own for a screen that covers all.
    fileprivate var closing: Toolbar {
        let name = phrases.actionClose()
        return Toolbar(leading: { button("close", .close(), name, .plain, role: .cancel) })
    }
}

/// A routine at the habit that is shown, or at its end.
private struct RoutineRunPage {
    let running: RunningRoutine
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var content: ScreenContent { running.step.map { content(at: $0) } ?? end }

    /// The routine's progress and the habit that is shown.
    private func content(at step: RoutineStep) -> ScreenContent {
        var content = ScreenContent(
            title: kit.words(verbatim: running.routine.name, .title, .textPrimary),
            cards: [Card(RoutineProgressCard(running, with: kit))],
            announcements: [event].compactMap(\.self),
            validUntil: running.validUntil)
        if running.session.state == .paused {
            let resume = kit.button(
                "resumeRoutine", .resume(Intent.Run(session: running.session.id)),
                phrases.routineRunResume(), .primary, icon: .play, haptic: .primaryButton)
            let paused = MessageCard(
                "paused", .guidance, icon: .pauseCircle, phrases.routineRunPausedTitle(),
                phrases.routineRunPausedText(), button: resume, with: kit)
            content.cards.append(Card(paused))
            content.toolbar = kit.closing
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

    /// The end of the routine, which is announced once.
    private var end: ScreenContent {
        let card = RoutineCompletionCard(running, with: kit)
        let finished = RoutineEnding(running).announcement(of: running, with: kit)
        return ScreenContent(
            title: kit.words(verbatim: running.routine.name, .title, .textPrimary),
            cards: [Card(card)],
            announcements: [Announcement(card.facts.announcement, finished.said)])
    }

    /// What is announced of what just happened; the name tells one event from the next.
    private var event: Announcement? {
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
