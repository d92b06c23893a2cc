import CandelaRules
import CandelaTokens

extension Presenter {
    static let routineRun = Presenter(
        name: .routineRun, title: { $0.routineRunTitle() }, loading: { $0.routineRunLoading() },
        failure: { $0.routineRunErrorTitle() },
        content: { kit, journal, options throws(ScreenError) in
            guard
                let running = RunningRoutine(
                    journal, options, routine: try journal.routine(options),
                    now: kit.context.now)
            else { return Screen.Content(cards: [Card(kit.noActiveRoutine)]) }
            return kit.run(running)
        })
}

extension Kit {
    /// What stands in place of a running routine when there is none.
    var noActiveRoutine: EmptyCard {
        empty(
            "noRoutine",
            illustration: Illustration(
                icon: Icon(
                    .playCircle, color: .textSecondary,
                    size: size(.emptyStatePlain, relativeTo: .largeTitle))),
            title: phrases.routineRunNone(), text: nil, button: nil)
    }

    /// A routine that is gone through: its progress and the habit that is shown, or how it ended.
    fileprivate func run(_ running: RunningRoutine) -> Screen.Content {
        let title = words(verbatim: running.routine.name, .title, .textPrimary)
        guard let step = running.step else {
            let time = phrases.duration(seconds: running.elapsed).spokenText
            let finished = phrases.routineRunEventFinished(name: running.routine.name, time: time)
            return Screen.Content(
                title: title, cards: [Card(completion(of: running))],
                announcements: [Announcement(finishedName(running), finished.spokenText)])
        }
        var content = Screen.Content(
            title: title, cards: [Card(progress(of: running))],
            announcements: [announcement(of: running)].compactMap(\.self),
            validUntil: running.validUntil)
        if running.session.state == .paused {
            content.cards.append(Card(paused(running)))
        } else {
            let pause = button(
                action(
                    "pauseRoutine", .pause, phrases.routineRunPauseRoutine(),
                    haptic: .iconButton), .plain, icon: .pauseCircle,
                type: .headline)
            content.toolbar = Toolbar(trailing: [pause])
        }
        content.cards.append(Card(card(of: step, running)))
        return content
    }

    private func paused(_ running: RunningRoutine) -> MessageCard {
        message(
            "paused", .guidance, icon: .pauseCircle, phrases.routineRunPausedTitle(),
            phrases.routineRunPausedText(),
            button: button(
                action(
                    "resumeRoutine", .resume, phrases.routineRunResume(),
                    haptic: .primaryButton), .primary,
                text: phrases.routineRunResume(), icon: .play))
    }

    /// What is said of what just happened; the name tells one event from the next.
    private func announcement(of running: RunningRoutine) -> Announcement? {
        guard let event = running.run.event else { return nil }
        let step = running.routine.steps.first { $0.id == event.step }
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
        return text.map { Announcement(parts.joined(separator: "-"), $0.spokenText) }
    }
}
