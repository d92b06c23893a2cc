import CandelaRules
import CandelaTokens

extension Kit {
    /// The timer of the habit that is shown.
    func panel(_ timer: RoutineTimer, of running: RunningRoutine) -> TimerPanel {
        let now = context.now
        let (elapsed, left) = (timer.elapsed(at: now), timer.remaining(at: now))
        var countsDown = left != nil
        if case .countUp = timer.style { countsDown = false }
        let seconds = countsDown ? left ?? elapsed : elapsed
        let value = phrases.timerValue(seconds: seconds, countsDown: countsDown).spokenText
        let interval = interval(timer)
        let share = timer.progress(at: now).roundedForDrawing
        let hasEnd = timer.style.length != nil
        let isRunning = timer.state == .running
        let isFinished = timer.state == .finished
        let details = interval.map {
            [AccessibilityDetail(phrases.routineRunIntervalName().spokenText, $0.spokenText)]
        }
        return TimerPanel(
            state: timer.state,
            time: clock(seconds, saying: value, .largeTitle, .textPrimary),
            bar: hasEnd
                ? bar(
                    share, height: .progressLinearHeight, fill: Paint(.progressAccent),
                    solidFill: .accentGraphic, moving: .timerLinear) : nil,
            interval: interval.map { words($0, .caption, .textSecondary) },
            deadline: isRunning
                ? left.map { context.zoned(now.adding(seconds: $0)) } : nil,
            finished: isFinished
                ? words(phrases.routineRunChecked(), .headline, .textPrimary) : nil,
            end: TimerPanel.Cue(
                haptic: feel(.timerEnd),
                sound: running.settings.timerSound ? .chime : nil),
            step: interval == nil
                ? nil
                : TimerPanel.Cue(
                    haptic: feel(.timerStep),
                    sound: running.settings.timerSound ? .click : nil),
            notes: notes(timer.state),
            accessibility: Accessibility(
                hasEnd ? .progress : .text, label: phrases.routineRunTimer().spokenText,
                value: isFinished ? phrases.routineRunDoneCompleted().spokenText : value,
                details: details ?? [], children: .combine,
                range: hasEnd ? ValueRange(now: share) : nil))
    }

    /// Which interval and round runs; nil for a timer without intervals.
    private func interval(_ timer: RoutineTimer) -> Phrase? {
        guard case .intervals(let steps, let rounds) = timer.style, !steps.isEmpty else {
            return nil
        }
        let place = timer.interval(at: context.now)
        return phrases.routineRunInterval(
            step: digits(place.step + 1), steps: digits(steps.count),
            round: digits(place.round + 1), rounds: digits(rounds))
    }

    /// What can be done with a timer in the state it is in.
    func buttons(_ timer: RoutineTimer, of step: RoutineStep, _ running: RunningRoutine)
        -> [ButtonControl]
    {
        switch timer.state {
        case .ready:
            let start = button(
                action(
                    "start", .start, phrases.routineRunStartLabel(name: step.name),
                    haptic: .primaryButton), .primary,
                text: phrases.routineRunStart(), icon: .play)
            return [start] + quickLogs(running)
        case .running:
            let pause = button(
                action(
                    "pause", .pause, phrases.routineRunPause(),
                    haptic: .primaryButton), .primary,
                text: phrases.routineRunPause(), icon: .pause)
            return [pause] + ending(of: step, running)
        case .paused:
            let resume = button(
                action(
                    "resume", .resume, phrases.routineRunResume(),
                    haptic: .primaryButton), .primary,
                text: phrases.routineRunResume(), icon: .play)
            return [resume] + ending(of: step, running)
        case .finished: return []
        }
    }

    private func ending(of step: RoutineStep, _ running: RunningRoutine) -> [ButtonControl] {
        [
            button(
                action(
                    "stop", .stop, phrases.routineRunStopLabel(name: step.name),
                    haptic: .secondaryButton), .secondary,
                text: phrases.routineRunStop(), icon: .stop,
                hint: phrases.routineRunStopHint()),
            button(
                action(
                    "completeEarly", .complete, phrases.routineRunCompleteEarly(),
                    haptic: .habitComplete), .secondary,
                text: phrases.routineRunCompleteEarly(), icon: .checkmark),
        ]
    }

    private func notes(_ state: RoutineTimer.State) -> [TimerPanel.Note] {
        switch state {
        case .ready:
            RoutineTimer.quickLogs.map { seconds in
                let text =
                    seconds < 60
                    ? phrases.routineRunNoteSeconds(count: seconds)
                    : phrases.routineRunNoteMinutes(count: seconds / 60)
                return TimerPanel.Note(action: "log-\(seconds)", text: text.text)
            }
        case .running, .paused:
            [TimerPanel.Note(action: "stop", text: phrases.routineRunNoteStopped().text)]
        case .finished: []
        }
    }

    private func quickLogs(_ running: RunningRoutine) -> [ButtonControl] {
        RoutineTimer.quickLogs.map { seconds in
            let text =
                seconds < 60
                ? phrases.routineRunLogSeconds(count: seconds)
                : phrases.routineRunLogMinutes(count: seconds / 60)
            return button(
                action(
                    "log-\(seconds)", .complete, text, haptic: .habitComplete),
                .secondary, text: text)
        }
    }
}
