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
            kit.text(phrases.activityLow(), .caption, ink.low)
        }
    }

    func lowSign(_ ink: TextColors) -> Icon {
        kit.icon(.exclamationmarkCircle, beside: .caption, ink.low)
    }

    /// The bar, which the percentage describes; `nil` for a timer without an end.
    func bar(_ ink: TextColors) -> Element? {
        guard hasEnd else { return nil }
        return kit.bar(
            state.progress, height: .progressWidgetBarHeight, fill: Paint(step.drawnColor),
            solidFill: step.drawnColor,
            track: kit.context.increaseContrast ? ink.strictTrack : ink.track, moving: .timerLinear
        )
        .described(by: "percent")
    }

    /// The percentage; `nil` for a timer without an end.
    func percent(_ text: Phrase, _ ink: TextColors) -> Element? {
        hasEnd ? kit.text(text, .caption, ink.secondary).part("percent") : nil
    }

    /// The colours for one background.
    struct TextColors {
        let primary: ColorRole
        let secondary: ColorRole
        let low: ColorRole

        /// The colour of a bar's track, and the one with the contrast of a person's own colours.
        let track, strictTrack: ColorRole

        static let card = TextColors(
            primary: .textPrimary, secondary: .textSecondary, low: .liveActivityLowTime,
            track: .progressTrack, strictTrack: .progressTrack)

        /// The colours on the Dynamic Island, which is black in every appearance.
        static let island = TextColors(
            primary: .onIsland, secondary: .onIslandSecondary, low: .liveActivityIslandLowTime,
            track: .liveActivityIslandTrack, strictTrack: .groundIsland)
    }
}
