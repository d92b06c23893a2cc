public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// A timer outside the app in one of its forms: on the lock screen, or in the island. A device shows
/// one form at a time.
///
/// Whoever shows it writes it anew every ``Facts/updateInterval`` seconds; between, the time of a
/// running timer may be drawn from its end by the device.
public struct LiveActivityCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "liveActivity"

    /// The form's name: `lockScreen`, `compact`, `expanded` or `minimal`.
    public let id: String

    /// The values behind the card.
    public let facts: Facts

    /// The form as one button with the whole accessibility label.
    public let body: Element

    /// Where a timer outside the app is shown.
    public enum Form: String, Sendable, Hashable, Codable, CaseIterable {
        /// On the lock screen.
        case lockScreen
        /// At both sides of the island.
        case compact
        /// In the island when it is held.
        case expanded
        /// Beside another app's activity.
        case minimal
    }

    /// The timer as plain values, which is what a device keeps of it.
    public struct Facts: Sendable, Hashable, Codable {
        /// Where the timer is shown.
        public let form: Form

        /// The id of the habit whose timer it is; it never changes.
        public let habit: String

        /// How the timer stands.
        public let state: State

        /// How far the timer has come, 0 to 1; 1 when it is finished.
        public let progress: Double

        /// Seconds left, or elapsed where there is no end.
        public let seconds: Int

        /// Whether ``seconds`` count down.
        public let countsDown: Bool

        /// How long the timer runs, in seconds; absent for one without an end.
        public let length: Int?

        /// The moment it would have been started at without pauses; absent while it does not run.
        public let start: ZonedInstant?

        /// The moment it ends; absent while it does not run, and without an end.
        public let end: ZonedInstant?

        /// Whether it runs and 30 seconds are left, or less.
        public let isLow: Bool

        /// After how many seconds it is to be renewed; absent while it stands still.
        public let updateInterval: Int?

        /// After how many seconds without being renewed it is stale.
        public let staleAfter: Int

        /// After how many seconds it goes; absent until it is finished.
        public let endsAfter: Int?
    }

    /// How a timer outside the app stands.
    public enum State: String, Sendable, Hashable, Codable, CaseIterable {
        /// It runs.
        case running
        /// It stands still.
        case paused
        /// It has ended.
        case finished
    }

    init(
        _ form: Form, _ timer: RoutineTimer, of step: RoutineStep, in session: String, with kit: Kit
    ) {
        let (now, rule) = (kit.context.now, LiveActivityState.Rule.standard)
        let state = LiveActivityState(timer, at: now, rule: rule)
        let parts = ActivityParts(state: state, step: step, kit: kit)
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
        body =
            Drawing(
                form: form, state: state, step: step, session: session, parts: parts, kit: kit
            ).body
    }
}

private struct Drawing {
    let form: LiveActivityCard.Form
    let state: LiveActivityState
    let step: RoutineStep

    /// The session the timer runs in, by its id.
    let session: String
    let parts: ActivityParts
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var body: Element {
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
            parts.icon(.headline)
        }
        .described(by: "name")
        return button {
            Element.row(gap: .md, align: .center, justify: .spaceBetween) {
                round
                Element.column(gap: .textStack) {
                    kit.words(verbatim: step.name, .headline, .textPrimary).part("name")
                    kit.words(parts.stateName, .caption, .textSecondary).part("state")
                }
                .growing()
                Element.column(gap: .xs, align: .end) {
                    parts.time(.timerCompact, .card).part("time")
                    parts.low(.card)
                    parts.bar(.liveActivityBarWidth, phrases.percent(state.progress), .card)
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

    /// Symbol and time, the bar, the name.
    private var expanded: Element {
        button {
            Element.column(gap: .xs) {
                Element.line(gap: .md, align: .center, justify: .spaceBetween) {
                    parts.icon(.headline)
                    parts.time(.timerCompact, .island)
                }
                parts.low(.island)
                if parts.kind == .paused {
                    kit.words(parts.stateName, .caption, .onIslandSecondary).part("state")
                }
                parts.bar(.liveActivityIslandBarWidth, parts.done, .island)
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
        button { parts.icon(.caption) }.width(.hug).surface(Self.capsule)
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
                parts.stateName
            } else if state.isLow {
                phrases.activityValueLow(state: parts.stateName.spokenText, time: parts.spokenTime)
            } else {
                phrases.activityValue(state: parts.stateName.spokenText, time: parts.spokenTime)
            }
        let progress = AccessibilityDetail(phrases.activityProgressName().said, parts.done.said)
        return Accessibility(
            .button, label: phrases.activityLabel(name: step.name).said,
            value: value.said, hint: phrases.activityHint().said,
            details: parts.hasEnd ? [progress] : [], children: .combine, inputLabels: [step.name])
    }
}
