public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// A running routine, habit by habit.
public struct RoutineRunPresenter: Presenter {
    /// The reminders an app offers if it includes this screen.
    public let reminders: Set<ReminderSubject> = [.habits]

    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The place in which the screen usually appears.
    public var presentation: Screen.Presentation { .cover }

    /// The screen's title while it shows no routine.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.routineRunTitle() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting(
        loading: { $0.phrases.routineRunLoading() }, failure: { $0.phrases.routineRunErrorTitle() })

    /// Closes the sheet for a note on the current habit.
    ///
    /// - Returns: Whether it was open.
    public func closeOverlay(_ options: inout RoutineRunOptions) -> Bool {
        defer { options.run?.note = nil }
        return options.run?.note != nil
    }

    /// The routine's progress and its current habit, or its end; the empty state without a run.
    ///
    /// - Throws: `ScreenError` if the options name a routine that does not exist, or a name that
    ///   several have.
    public func content(
        of journal: Journal, _ options: RoutineRunOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let running = RunningRoutine(
            journal, options.run ?? RoutineRun(), routine: try journal.routine(options),
            now: kit.context.now)
        guard let running else {
            let none = EmptyCard(
                "noRoutine", illustration: kit.placeholder(.playCircle),
                title: kit.phrases.routineRunNone(), text: nil,
                button: kit.chooseRoutine, with: kit)
            return ScreenContent(cards: [Card(none)])
        }
        return RoutineRunPage(running: running, kit: kit).content
    }
}

/// The layout of a run, at the current habit or at its end.
private struct RoutineRunPage {
    let running: RunningRoutine
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var content: ScreenContent { running.step.map { content(at: $0) } ?? end }

    /// The routine's progress and the current habit.
    private func content(at step: RoutineStep) -> ScreenContent {
        var content = ScreenContent(
            title: kit.text(verbatim: running.routine.name, .largeTitle, .textPrimary),
            cards: [Card(RoutineProgressCard(running, with: kit))],
            announcements: [event].compactMap(\.self),
            validUntil: running.validUntil)
        if running.session.state == .paused {
            let resume = kit.button(
                "resumeRoutine", .resume(Intent.Run(session: running.session.id)),
                phrases.routineRunResume(), .primary, icon: .play, haptic: .primaryButton)
            let paused = MessageCard(
                "paused", .guidance, icon: .pauseCircle, phrases.routinePausedState(),
                phrases.routineRunPausedText(name: step.name), button: resume, with: kit)
            content.cards.append(Card(paused))
        } else {
            let pause = kit.action(
                "pauseRoutine", .pause(Intent.Run(session: running.session.id)),
                phrases.routineRunPauseRoutine(), haptic: .iconButton)
            content.offersBack = false
            content.toolbar = Toolbar(trailing: {
                kit.button(pause, .plain, icon: .pauseCircle, type: .titleSmall)
            })
            if let note = running.run.note {
                let sheet = StepNoteSheet(
                    step: step, running: running, text: note.text ?? "", kit: kit)
                content.overlay = Screen.Overlay(Card(sheet.card))
            }
        }
        content.cards.append(Card(RoutineStepCard(step, of: running, with: kit)))
        return content
    }

    /// The end of the routine, announced once.
    private var end: ScreenContent {
        let card = RoutineCompletionCard(running: running, kit: kit)
        let finished = RoutineEnding(running).announcement(of: running, with: kit)
        return ScreenContent(
            title: kit.text(verbatim: running.routine.name, .largeTitle, .textPrimary),
            cards: [Card(card)],
            announcements: [Announcement(card.facts.announcement, finished.spokenWords)])
    }

    /// The announcement of the latest event, with an id that distinguishes events; `nil` without
    /// one, or if the event's habit is not in the routine.
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
        return text.map { Announcement(parts.joined(separator: "-"), $0.spokenWords) }
    }
}
