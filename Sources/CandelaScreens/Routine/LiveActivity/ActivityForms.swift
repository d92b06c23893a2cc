import CandelaRules
import CandelaTokens

/// The forms of a timer outside the app, which say the same.
struct ActivityForms {
    let state: LiveActivityState
    let step: RoutineStep

    /// The session the timer runs in, by its id.
    let session: String
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var kind: LiveActivityCard.State {
        state.isFinished ? .finished : state.isRunning ? .running : .paused
    }

    // MARK: The four forms

    subscript(_ form: LiveActivityCard.Form) -> Element {
        switch form {
        case .lockScreen: lockScreen
        case .compact: compact
        case .expanded: expanded
        case .minimal: minimal
        }
    }

    /// Symbol, name, state and time, with the bar under the time.
    private var lockScreen: Element {
        // A tint under the symbol would take from its contrast.
        let isPlain = kit.context.increaseContrast
        let round = Element.layers {
            if !isPlain {
                Element.shape(fill: Paint(step.drawnColor), cornerRadius: CornerRadius(.full))
                    .square(kit.size(.liveActivitySymbol)).opacity(.timerDisc)
            }
            icon(.headline)
        }
        .described(by: "name")
        return button {
            Element.row(gap: .md, align: .center, justify: .spaceBetween) {
                round
                Element.column(gap: .textStack) {
                    kit.words(verbatim: step.name, .headline, .textPrimary).part("name")
                    kit.words(stateName, .caption, .textSecondary).part("state")
                }
                .growing()
                Element.column(gap: .xs, align: .end) {
                    time(.timerCompact, .card).part("time")
                    low(.card)
                    bar(.liveActivityBarWidth, phrases.percent(state.progress), .card)
                }
            }
            .growing()
        }
        .surface(kit.card)
    }

    /// The symbol and the time at both sides of the island.
    private var compact: Element {
        button {
            Element.line(gap: .md, align: .center, justify: .spaceBetween) {
                icon(.caption)
                Element.line(gap: .symbolGap, align: .center) {
                    if state.isLow { lowSign(.island) }
                    time(.caption, .island)
                }
            }
            .growing()
        }
        .surface(Self.capsule)
    }

    /// Symbol and time, the bar, the name.
    private var expanded: Element {
        button {
            Element.column(gap: .xs) {
                Element.line(gap: .md, align: .center, justify: .spaceBetween) {
                    icon(.headline)
                    time(.timerCompact, .island)
                }
                low(.island)
                if kind == .paused {
                    kit.words(stateName, .caption, .onIslandSecondary).part("state")
                }
                bar(.liveActivityIslandBarWidth, done, .island)
                kit.words(verbatim: step.name, .headline, .onIsland)
            }
            .growing()
        }
        .surface(
            Surface(
                fill: Paint(.groundIsland), cornerRadius: CornerRadius(.xl), padding: .md))
    }

    /// The symbol alone.
    private var minimal: Element {
        button { icon(.caption) }.width(.hug).surface(Self.capsule)
    }

    /// The island while it is not held.
    private static let capsule = Surface(
        fill: Paint(.groundIsland), cornerRadius: CornerRadius(.full),
        insets: Surface.Insets(horizontal: .capsuleHorizontal, vertical: .capsuleVertical))

    /// A form as one button with the whole accessibility label: only one is shown at a time.
    private func button(@ElementBuilder _ children: () -> [Element]) -> Element {
        var run = Intent.Destination(.routineRun)
        run.session = session
        return Element.button(
            kit.action("open", .open(run), phrases.activityOpen()), press: kit.cardPress, children
        )
        .accessibility(accessibility)
    }

    private var accessibility: Accessibility {
        let value =
            if state.isFinished {
                stateName
            } else if state.isLow {
                phrases.activityValueLow(state: stateName.spokenText, time: spokenTime)
            } else {
                phrases.activityValue(state: stateName.spokenText, time: spokenTime)
            }
        let progress = AccessibilityDetail(phrases.activityProgressName().said, done.said)
        return Accessibility(
            .button, label: phrases.activityLabel(name: step.name).said,
            value: value.said, hint: phrases.activityHint().said,
            details: hasEnd ? [progress] : [], children: .combine, inputLabels: [step.name])
    }

    // MARK: Their parts

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

    private var done: Phrase {
        phrases.activityPercent(percent: phrases.percentNumber(state.progress))
    }

    private var hasEnd: Bool { state.countsDown || state.isFinished }

    /// The sign of a timer; one that stands still has that of a pause.
    private func icon(_ style: TypeRole) -> Icon {
        kit.icon(kind == .paused ? .pauseCircle : .timer, beside: style, step.drawnColor)
    }

    private func time(_ style: TypeRole, _ ink: Ink) -> StyledText {
        kit.clock(
            state.seconds, saying: spokenTime, minuteDigits: 2, style,
            state.isLow ? ink.low : kind == .paused ? ink.secondary : ink.primary)
    }

    /// A sign and words for the last seconds, which colour alone does not say.
    private func low(_ ink: Ink) -> Element? {
        guard state.isLow else { return nil }
        return Element.line(gap: .symbolGap, align: .center) {
            lowSign(ink)
            kit.words(phrases.activityLow(), .caption, ink.low)
        }
    }

    private func lowSign(_ ink: Ink) -> Icon {
        kit.icon(.exclamationmarkCircle, beside: .caption, ink.low)
    }

    /// The bar over its percent; nil for a timer without an end.
    private func bar(_ width: SizeRole, _ percent: Phrase, _ ink: Ink) -> Element? {
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
    private struct Ink {
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
