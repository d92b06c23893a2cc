import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The parts of a Live Activity that its presentations share.
struct LiveActivityParts {
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
        case .paused: phrases.activityStatePaused()
        case .finished: phrases.activityStateFinished()
        }
    }

    var spokenTime: String {
        phrases.timerValue(seconds: state.seconds, countsDown: state.countsDown).spokenText
    }

    var done: Phrase {
        phrases.activityPercent(percent: phrases.percentNumber(state.progress))
    }

    var hasEnd: Bool { state.countsDown || state.isFinished }

    /// The timer's symbol; a paused timer has the pause symbol.
    func icon(_ style: TypeRole) -> Icon {
        kit.icon(kind == .paused ? .pauseCircle : .timer, beside: style, step.drawnColor)
    }

    func time(_ style: TypeRole, _ ink: TextColors) -> StyledText {
        kit.clock(
            state.seconds, saying: spokenTime, minuteDigits: 2, style,
            state.isLow ? ink.low : kind == .paused ? ink.secondary : ink.primary)
    }

    /// The symbol and text for the last seconds, which colour alone must not convey; `nil` before.
    func low(_ ink: TextColors) -> Element? {
        guard state.isLow else { return nil }
        return Element.line(gap: .symbolGap, align: .center) {
            lowSign(ink)
            kit.words(phrases.activityLow(), .caption, ink.low)
        }
    }

    func lowSign(_ ink: TextColors) -> Icon {
        kit.icon(.exclamationmarkCircle, beside: .caption, ink.low)
    }

    /// The bar above its percentage; `nil` for a timer without an end.
    func bar(_ width: SizeRole, _ percent: Phrase, _ ink: TextColors) -> Element? {
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

    /// The text colours for one background.
    struct TextColors {
        let primary: ColorRole
        let secondary: ColorRole
        let low: ColorRole

        static let card = TextColors(
            primary: .textPrimary, secondary: .textSecondary, low: .liveActivityLowTime)

        /// The colours on the Dynamic Island, which is black in every appearance.
        static let island = TextColors(
            primary: .onIsland, secondary: .onIslandSecondary, low: .liveActivityIslandLowTime)
    }
}
