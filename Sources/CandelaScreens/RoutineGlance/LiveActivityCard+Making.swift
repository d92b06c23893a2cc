import CandelaRules
import CandelaTokens

extension Kit {
    /// What a habit's timer shows outside the app.
    func liveActivity(_ timer: RoutineTimer, of step: RoutineStep) -> LiveActivityCard {
        let rule = LiveActivityState.Rule.standard
        let state = LiveActivityState(timer, at: context.now, rule: rule)
        let parts = ActivityParts(state: state, step: step, kit: self)
        return LiveActivityCard(
            id: "liveActivity", habit: step.id, progress: state.progress.roundedForDrawing,
            seconds: state.seconds, length: timer.style.length,
            start: state.isRunning
                ? context.zoned(context.now.adding(seconds: -timer.elapsed(at: context.now))) : nil,
            end: state.isRunning && state.countsDown
                ? context.zoned(context.now.adding(seconds: state.seconds)) : nil,
            countsDown: state.countsDown, state: parts.kind,
            isLow: state.isLow, color: step.drawnColor, customColor: step.ownColor,
            updateInterval: state.isRunning
                ? state.isLow ? rule.lowInterval : rule.interval : nil,
            staleAfter: rule.stale, endsAfter: state.isFinished ? rule.linger : nil,
            lockScreen: parts.lockScreen, compact: parts.compact, expanded: parts.expanded,
            minimal: parts.minimal,
            accessibility: Accessibility(
                .group, label: parts.label.spokenText, children: .contain))
    }
}

/// The colours of words on one ground.
private struct WordColors {
    let primary: ColorRole
    let secondary: ColorRole
    let low: ColorRole

    static let card = WordColors(
        primary: .textPrimary, secondary: .textSecondary, low: .liveActivityLowTime)

    /// The island is black whatever the appearance.
    static let island = WordColors(
        primary: .onIsland, secondary: .onIslandSecondary, low: .liveActivityIslandLowTime)
}

/// The forms of a timer outside the app, which say the same.
private struct ActivityParts {
    let state: LiveActivityState
    let step: RoutineStep
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var label: Phrase { phrases.activityLabel(name: step.name) }

    var kind: LiveActivityCard.State {
        state.isFinished ? .finished : state.isRunning ? .running : .paused
    }

    private var stateName: Phrase {
        switch kind {
        case .running: phrases.activityStateRunning()
        case .paused: phrases.routineRunPausedTitle()
        case .finished: phrases.routineRunDoneCompleted()
        }
    }

    private var spokenTime: String {
        phrases.timerValue(seconds: state.seconds, countsDown: state.countsDown).spokenText
    }

    private func time(_ style: TypeRole, _ ink: WordColors) -> Words {
        kit.clock(
            state.seconds, saying: spokenTime, minuteDigits: 2, style,
            state.isLow ? ink.low : ink.primary)
    }

    private func icon(_ style: TypeRole) -> Icon {
        kit.icon(.timer, beside: style, step.drawnColor)
    }

    private var hasEnd: Bool { state.countsDown || state.isFinished }

    private func bar(
        _ width: SizeRole, _ percent: Phrase, _ ink: WordColors
    ) -> LiveActivityCard.Bar? {
        guard hasEnd else { return nil }
        return LiveActivityCard.Bar(
            bar: kit.bar(
                state.progress, height: .progressWidgetBarHeight, fill: Paint(step.drawnColor),
                solidFill: step.drawnColor, moving: .timerLinear),
            width: kit.size(width),
            percent: kit.words(percent, .caption, ink.secondary))
    }

    private func low(_ ink: WordColors) -> LiveActivityCard.LowTime? {
        guard state.isLow else { return nil }
        return LiveActivityCard.LowTime(
            icon: kit.icon(.exclamationmarkCircle, beside: .caption, ink.low),
            text: kit.words(phrases.activityLow(), .caption, ink.low))
    }

    private var open: Action { kit.action("open", .navigate, phrases.activityOpen()) }

    /// Each form is told in full: only one of them is shown at a time.
    private var accessibility: Accessibility {
        let value =
            if state.isFinished {
                stateName
            } else if state.isLow {
                phrases.activityValueLow(state: stateName.spokenText, time: spokenTime)
            } else {
                phrases.activityValue(state: stateName.spokenText, time: spokenTime)
            }
        let progress = AccessibilityDetail(
            phrases.activityProgressName().spokenText,
            phrases.percent(state.progress).spokenText)
        return Accessibility(
            .button, label: label.spokenText, value: value.spokenText,
            hint: phrases.activityHint().spokenText, details: hasEnd ? [progress] : [],
            children: .combine, inputLabels: [step.name])
    }

    var lockScreen: LiveActivityCard.LockScreen {
        LiveActivityCard.LockScreen(
            surface: kit.card,
            layout: kit.row(gap: .md, alignment: .center, distribution: .spaceBetween),
            disc: kit.size(.liveActivitySymbol),
            discOpacity: kit.context.increaseContrast ? nil : .timerDisc,
            icon: icon(.headline),
            name: kit.words(verbatim: step.name, .headline, .textPrimary),
            state: kit.words(stateName, .caption, .textSecondary),
            time: time(.timerCompact, .card), low: low(.card),
            bar: bar(.liveActivityBarWidth, phrases.percent(state.progress), .card),
            action: open, accessibility: accessibility)
    }

    var compact: LiveActivityCard.Compact {
        LiveActivityCard.Compact(
            leading: icon(.caption), trailing: time(.caption, .island), low: low(.island)?.icon,
            action: open,
            accessibility: accessibility)
    }

    var expanded: LiveActivityCard.Expanded {
        let percent = NumberText.percent(state.progress, in: kit.context.language)
        return LiveActivityCard.Expanded(
            leading: icon(.headline), time: time(.timerCompact, .island), low: low(.island),
            bar: bar(
                .liveActivityIslandBarWidth, phrases.activityPercent(percent: percent), .island),
            name: kit.words(verbatim: step.name, .headline, .onIsland), action: open,
            accessibility: accessibility)
    }

    var minimal: LiveActivityCard.Minimal {
        LiveActivityCard.Minimal(
            icon: icon(.caption), action: open, accessibility: accessibility)
    }
}
