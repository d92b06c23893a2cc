import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The parts of a timer outside the app, which all of its forms put together.
struct ActivityParts {
    let state: LiveActivityState
    let step: RoutineStep
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var kind: LiveActivityCard.State {
        state.isFinished ? .finished : state.isRunning ? .running : .paused
    }

    var stateName: Phrase {
        switch kind {
        case .running: phrases.activityStateRunning()
        case .paused: phrases.routineRunPausedTitle()
        case .finished: phrases.routineRunDoneCompleted()
        }
    }

    var spokenTime: String {
        phrases.timerValue(seconds: state.seconds, countsDown: state.countsDown).spokenText
    }

    var done: Phrase {
        phrases.activityPercent(percent: phrases.percentNumber(state.progress))
    }

    var hasEnd: Bool { state.countsDown || state.isFinished }

    /// The sign of a timer; one that stands still has that of a pause.
    func icon(_ style: TypeRole) -> Icon {
        kit.icon(kind == .paused ? .pauseCircle : .timer, beside: style, step.drawnColor)
    }

    func time(_ style: TypeRole, _ ink: Ink) -> StyledText {
        kit.clock(
            state.seconds, saying: spokenTime, minuteDigits: 2, style,
            state.isLow ? ink.low : kind == .paused ? ink.secondary : ink.primary)
    }

    /// A sign and words for the last seconds, which colour alone does not say.
    func low(_ ink: Ink) -> Element? {
        guard state.isLow else { return nil }
        return Element.line(gap: .symbolGap, align: .center) {
            lowSign(ink)
            kit.words(phrases.activityLow(), .caption, ink.low)
        }
    }

    func lowSign(_ ink: Ink) -> Icon {
        kit.icon(.exclamationmarkCircle, beside: .caption, ink.low)
    }

    /// The bar over its percent; nil for a timer without an end.
    func bar(_ width: SizeRole, _ percent: Phrase, _ ink: Ink) -> Element? {
        guard hasEnd else { return nil }
        let bar = kit.bar(
            state.progress, height: .progressWidgetBarHeight, fill: Paint(step.drawnColor),
            solidFill: step.drawnColor, moving: .timerLinear)
        return Element.column(gap: .xxs, align: .end) {
            bar.element.width(.size(kit.size(width))).described(by: "percent")
            kit.words(percent, .caption, ink.secondary).part("percent")
        }
        .width(.hug)
    }

    /// The colours of words on one ground.
    struct Ink {
        let primary: ColorRole
        let secondary: ColorRole
        let low: ColorRole

        static let card = Ink(
            primary: .textPrimary, secondary: .textSecondary, low: .liveActivityLowTime)

        /// The island is black whatever the appearance.
        static let island = Ink(
            primary: .onIsland, secondary: .onIslandSecondary, low: .liveActivityIslandLowTime)
    }
}
