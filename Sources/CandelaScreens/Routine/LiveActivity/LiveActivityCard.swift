public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// A timer as a Live Activity, in one presentation: on the Lock Screen or in the Dynamic Island. A
/// device shows one at a time.
///
/// Update the activity every ``Facts/updateInterval`` seconds; in between, the device can draw the
/// time of a running timer from its end.
public struct LiveActivityCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "liveActivity"

    /// The presentation: `lockScreen`, `compact`, `expanded` or `minimal`.
    public let id: String

    let state: LiveActivityState
    let step: RoutineStep

    /// The id of the timer's session.
    let session: String
    let kit: Kit

    /// The values behind the card.
    public let facts: Facts

    /// The presentation of a Live Activity.
    public enum Form: String, Sendable, Hashable, Codable, CaseIterable {
        /// The Lock Screen.
        case lockScreen
        /// The leading and trailing sides of the Dynamic Island.
        case compact
        /// The Dynamic Island after a long press.
        case expanded
        /// The Dynamic Island beside another app's activity.
        case minimal
    }

    /// The values behind the card, which a device keeps as the activity's content state.
    public struct Facts: Sendable, Equatable, Codable {
        /// The presentation.
        public let form: Form

        /// The id of the timed habit; it never changes.
        public let habit: String

        /// The state of the timer.
        public let state: State

        /// The progress of the timer, from 0 to 1; 1 when finished.
        public let progress: Double

        /// The remaining seconds; the elapsed ones if the timer has no end.
        public let seconds: Int

        /// Whether ``seconds`` count down.
        public let countsDown: Bool

        /// The duration of the timer in seconds; absent without an end.
        public let length: Int?

        /// The start of the timer as if it had never been paused; absent unless it is running.
        public let start: ZonedInstant?

        /// The end of the timer; absent unless it is running and has an end.
        public let end: ZonedInstant?

        /// Whether the timer is running with at most 30 seconds left.
        public let isLow: Bool

        /// The number of seconds between updates; absent unless the timer is running.
        public let updateInterval: Int?

        /// The number of seconds without an update after which the activity is stale.
        public let staleAfter: Int

        /// The number of seconds after which the activity is dismissed; absent until the timer has
        /// finished.
        public let endsAfter: Int?
    }

    /// The state of a timer in a Live Activity.
    public enum State: String, Sendable, Hashable, Codable, CaseIterable {
        /// The timer is running.
        case running
        /// The timer is paused.
        case paused
        /// The timer has finished.
        case finished
    }

    init(
        _ form: Form, _ timer: RoutineTimer, of step: RoutineStep, in session: String, with kit: Kit
    ) {
        let (now, rule) = (kit.context.now, LiveActivityState.Rule.standard)
        let state = LiveActivityState(timer, at: now, rule: rule)
        let parts = LiveActivityParts(state: state, step: step, kit: kit)
        id = form.rawValue
        facts = Facts(
            form: form, habit: step.id, state: parts.kind,
            progress: state.progress.roundedForDrawing,
            seconds: state.seconds, countsDown: state.countsDown, length: timer.style.length,
            start: state.isRunning
                ? kit.context.zoned(now.adding(seconds: -timer.elapsed(at: now))) : nil,
            end: state.isRunning && state.countsDown
                ? kit.context.zoned(now.adding(seconds: state.seconds)) : nil,
            isLow: state.isLow,
            updateInterval: state.isRunning
                ? state.isLow ? rule.lowInterval : rule.interval : nil,
            staleAfter: rule.stale, endsAfter: state.isFinished ? rule.linger : nil)
        self.state = state
        self.step = step
        self.session = session
        self.kit = kit
    }

    private var phrases: Phrases { kit.phrases }

    private var parts: LiveActivityParts {
        LiveActivityParts(state: state, step: step, kit: kit)
    }

    /// The presentation as one button with a complete accessibility label.
    public var body: Element {
        switch facts.form {
        case .lockScreen: lockScreen
        case .compact: compact
        case .expanded: expanded
        case .minimal: minimal
        }
    }

    /// Symbol, name, state and time, above the bar with its percentage.
    private var lockScreen: Element {
        // A tint behind the symbol would reduce its contrast.
        let isPlain = kit.context.increaseContrast
        let round = Element.layers {
            if !isPlain {
                Element.shape(fill: Paint(step.drawnColor), cornerRadius: CornerRadius(.full))
                    .square(kit.size(.liveActivitySymbol)).opacity(.timerDisc)
            }
            parts.icon(.headline)
        }
        .described(by: "name")
        return button {
            Element.column(gap: .sm) {
                Element.row(gap: .md, align: .center, justify: .spaceBetween) {
                    round
                    Element.column(gap: .textStack) {
                        kit.text(verbatim: step.name, .headline, .textPrimary).part("name")
                        kit.text(parts.stateName, .caption, .textSecondary).part("state")
                    }
                    .growing()
                    // At accessibility sizes, the time is below the name.
                    Element.column(
                        gap: .xs, align: kit.context.typeSize.isAccessibilitySize ? nil : .end
                    ) {
                        parts.time(.timerCompact, .card).part("time")
                        parts.low(.card)
                    }
                    .width(.hug)
                }
                if parts.hasEnd {
                    Element.line(gap: .sm, align: .center) {
                        parts.bar(.card)?.growing()
                        parts.percent(phrases.percent(state.progress), .card)
                    }
                }
            }
            .growing()
        }
        .surface(kit.card)
    }

    /// The symbol and the time, at the two sides of the Dynamic Island.
    private var compact: Element {
        button {
            Element.line(gap: .md, align: .center, justify: .spaceBetween) {
                parts.icon(.caption)
                Element.line(gap: .symbolGap, align: .center) {
                    if state.isLow { parts.lowSign(.island) }
                    parts.time(.caption, .island)
                }
            }
            .growing()
        }
        .surface(Self.capsule)
    }

    /// Symbol and time, the name with the percentage, and the bar.
    private var expanded: Element {
        button {
            Element.column(gap: .xs) {
                Element.line(gap: .md, align: .center, justify: .spaceBetween) {
                    parts.icon(.headline)
                    parts.time(.timerCompact, .island)
                }
                parts.low(.island)
                if parts.kind == .paused {
                    kit.text(parts.stateName, .caption, .onIslandSecondary).part("state")
                }
                Element.row(gap: .sm, align: .firstBaseline, justify: .spaceBetween) {
                    kit.text(verbatim: step.name, .headline, .onIsland).part("name")
                    parts.percent(parts.done, .island)
                }
                parts.bar(.island)
            }
            .growing()
        }
        .surface(
            Surface(
                fill: Paint(.groundIsland), cornerRadius: CornerRadius(.xl), padding: .md))
    }

    /// The symbol only.
    private var minimal: Element {
        button { parts.icon(.caption) }.width(.hug).surface(Self.capsule)
    }

    /// The shape of the Dynamic Island in its compact form.
    private static let capsule = Surface(
        fill: Paint(.groundIsland), cornerRadius: CornerRadius(.full),
        insets: Surface.Insets(horizontal: .capsuleHorizontal, vertical: .capsuleVertical))

    /// A presentation as one button with a complete label, since only one is shown at a time.
    private func button(@ElementBuilder _ children: () -> [Element]) -> Element {
        var run = Intent.Destination(.routineRun, as: .cover)
        run.session = session
        return Element.button(
            kit.action("open", .open(run), phrases.activityOpen()), press: kit.cardPress, children
        )
        .accessibility(accessibility)
    }

    private var accessibility: Accessibility {
        let value =
            if state.isFinished {
                parts.stateName
            } else if state.isLow {
                phrases.activityValueLow(state: parts.stateName.spokenText, time: parts.spokenTime)
            } else {
                phrases.activityValue(state: parts.stateName.spokenText, time: parts.spokenTime)
            }
        let progress = AccessibilityDetail(
            phrases.activityProgressName().spokenWords, parts.done.spokenWords)
        return Accessibility(
            .button, label: phrases.activityLabel(name: step.name).spokenWords,
            value: value.spokenWords, hint: phrases.activityHint().spokenWords,
            details: parts.hasEnd ? [progress] : [], children: .combine, inputLabels: [step.name])
    }
}
