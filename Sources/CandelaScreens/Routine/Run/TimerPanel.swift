import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The timer of the current habit and its controls.
struct TimerPanel: ElementConvertible {
    let timer: RoutineTimer
    let step: RoutineStep
    let at: Intent.Run
    let settings: JournalSettings
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var facts: RoutineStepCard.Timer {
        let now = kit.context.now
        let (elapsed, left) = (timer.elapsed(at: now), timer.remaining(at: now))
        var countsDown = left != nil
        if case .countUp = timer.style { countsDown = false }
        func cue(_ haptic: HapticRole, _ sound: RoutineStepCard.Sound) -> RoutineStepCard.Cue {
            RoutineStepCard.Cue(
                haptic: kit.haptic(haptic), sound: settings.playsTimerSound ? sound : nil)
        }
        return RoutineStepCard.Timer(
            state: timer.state, seconds: countsDown ? left ?? elapsed : elapsed,
            countsDown: countsDown,
            fraction: timer.style.length == nil ? nil : timer.progress(at: now).roundedForDrawing,
            deadline: timer.state == .running
                ? left.map { kit.context.zoned(now.adding(seconds: $0)) } : nil,
            end: cue(.timerEnd, .chime), step: interval.map { _ in cue(.timerStep, .click) })
    }

    /// The time, which changes every second and is not announced, above its bar. While paused, it
    /// is grey and labelled as paused.
    var element: Element {
        let (facts, interval) = (facts, interval)
        let isFinished = timer.state == .finished
        let isPaused = timer.state == .paused
        let value = phrases.timerValue(
            seconds: facts.seconds, countsDown: facts.countsDown, timer.state)
        return Element.column(gap: .sm, align: .center) {
            kit.clock(
                facts.seconds, saying: value.spokenText, .largeTitle,
                isPaused ? .textSecondary : .textPrimary
            )
            .part("time")
            if isPaused {
                kit.mark(.pauseCircle, phrases.activityStatePaused(), .headline).part("paused")
            }
            interval.map { kit.text($0, .footnote, .textSecondary).part("interval") }
            facts.fraction.map {
                kit.bar(
                    $0, height: .progressLinearHeight, fill: Paint(.progressAccent),
                    solidFill: .accentGraphic, moving: .timerLinear
                ).described(by: "time")
            }
            if isFinished {
                kit.text(phrases.activityStateFinished(), .headline, .textPrimary).part("finished")
            }
        }
        .accessibility(
            Accessibility(
                facts.fraction == nil ? .text : .progress,
                label: phrases.routineRunTimer().spokenWords,
                value: (isFinished ? phrases.activityStateFinished() : value).spokenWords,
                details: interval.map {
                    [
                        AccessibilityDetail(
                            phrases.activityProgressName().spokenWords, $0.spokenWords)
                    ]
                } ?? [], children: .combine, range: facts.fraction.map { ValueRange(now: $0) }))
    }

    /// The timer's buttons in its current state.
    var buttons: [Element] {
        switch timer.state {
        case .ready:
            let label = phrases.routineRunStartLabel(name: step.name)
            let start = kit.action("start", .start(at), label, haptic: .primaryButton)
            return [kit.button(start, .primary, text: phrases.routineRunStart(), icon: .play)]
                + RoutineTimer.quickLogs.map(quickLog)
        case .running:
            let label = phrases.routineRunPauseLabel(name: step.name)
            let pause = kit.action("pause", .pause(at), label, haptic: .primaryButton)
            return [kit.button(pause, .primary, text: phrases.routineRunPause(), icon: .pause)]
                + ending
        case .paused:
            let label = phrases.routineRunResumeLabel(name: step.name)
            let resume = kit.action("resume", .resume(at), label, haptic: .primaryButton)
            return [kit.button(resume, .primary, text: phrases.routineRunResume(), icon: .play)]
                + ending
        case .finished: return []
        }
    }

    private var ending: [Element] {
        let stop = kit.action(
            "stop", .stop(at), phrases.routineRunStopLabel(name: step.name),
            haptic: .secondaryButton)
        return [
            kit.button(
                stop, .secondary, text: phrases.routineRunStop(), icon: .stop, type: .subheadline,
                hint: phrases.routineRunStopHint()),
            kit.button(
                kit.action(
                    "completeEarly", .complete(at),
                    phrases.routineRunCompleteEarlyLabel(name: step.name),
                    haptic: .habitComplete), .secondary,
                text: phrases.routineRunCompleteEarly(), icon: .checkmark, type: .subheadline),
        ]
    }

    private func quickLog(_ seconds: Int) -> Element {
        var logged = at
        logged.seconds = seconds
        let text =
            seconds < 60
            ? phrases.routineRunLogSeconds(count: seconds)
            : phrases.routineRunLogMinutes(count: seconds / 60)
        return kit.button(
            "log-\(seconds)", .complete(logged), text, .secondary, type: .subheadline,
            haptic: .habitComplete)
    }

    /// The current interval and round; `nil` for a timer without intervals.
    private var interval: Phrase? {
        guard case .intervals(let steps, let rounds) = timer.style, !steps.isEmpty else {
            return nil
        }
        let place = timer.interval(at: kit.context.now)
        return phrases.routineRunInterval(
            step: place.step + 1, steps: steps.count, round: place.round + 1, rounds: rounds)
    }
}
