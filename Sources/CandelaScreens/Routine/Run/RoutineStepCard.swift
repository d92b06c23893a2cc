public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// The current habit of a routine, with its controls.
public struct RoutineStepCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "routineStep"

    /// The card's id, the same for each habit of a run, so that focus stays on its controls.
    public let id = "step"

    let step: RoutineStep
    let running: RunningRoutine
    let at: Intent.Run
    let timer: TimerPanel?
    let kit: Kit

    /// The values behind the card.
    public let facts: Facts

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The habit's id.
        public let step: String

        /// The type of the habit.
        public let kind: StepKind

        /// Whether the habit is completed.
        public let isDone: Bool

        /// Whether the habit was skipped.
        public let isSkipped: Bool

        /// Whether the routine is paused.
        public let isPaused: Bool

        /// The habit's timer; absent if it has none.
        public let timer: Timer?
    }

    init(_ step: RoutineStep, of running: RunningRoutine, with kit: Kit) {
        let at = Intent.Run(session: running.session.id, step: step.id)
        let timer = running.timer.map {
            TimerPanel(timer: $0, step: step, at: at, settings: running.settings, kit: kit)
        }
        facts = Facts(
            step: step.id, kind: step.kind, isDone: running.isDone(step),
            isSkipped: running.isSkipped(step),
            isPaused: running.session.state == .paused, timer: timer?.facts)
        self.at = at
        self.step = step
        self.running = running
        self.timer = timer
        self.kit = kit
    }

    private var phrases: Phrases { kit.phrases }

    /// The element that is drawn and spoken.
    public var body: Element {
        Element.column(gap: .md, align: .center) {
            kit.icon(kit.theme.iconRole(of: step), beside: .title, step.drawnColor)
            kit.text(verbatim: step.name, .title, .textPrimary).heading(level: 2)
            if facts.isSkipped {
                kit.mark(.minusCircle, phrases.routineRunSkipped(), .body).part("skipped")
            }
            timer
            if !facts.isPaused {
                StepRows(step: step, value: running.value, at: at, kit: kit).elements
                if step.kind != .timer, step.kind != .question { check.width(.fill) }
                let buttons = timer?.buttons ?? [open].compactMap(\.self)
                if !buttons.isEmpty { controls(buttons) }
                Element.row(gap: .sm, align: .center, justify: .center) { navigation }
            }
        }
        .surface(kit.card)
        .motion(kit.motion(.slide, appear: .page, change: .page, reduced: .crossFade))
        .accessibility(Accessibility(.group, label: step.name, children: .contain))
    }

    /// The main button above the others, which share the width.
    private func controls(_ buttons: [Element]) -> Element {
        let others = buttons.dropFirst().map { button in
            var surface = button.surface
            surface?.insets = Surface.Insets(horizontal: .xs, vertical: .sm)
            return button.width(.fill).surface(surface)
        }
        return Element.column(gap: .xs) {
            buttons.first?.width(.fill)
            if !others.isEmpty {
                Element.row(gap: .xs, align: .stretch, wraps: true) { others }
            }
        }
    }

    /// The large checkbox, ticked when the habit is completed.
    private var check: Element {
        let isDone = facts.isDone
        let text = isDone ? phrases.routineRunChecked() : phrases.routineRunCheck()
        return kit.button(
            kit.action(
                "complete", isDone ? .reopen(at) : .complete(at),
                phrases.routineRunCompleteLabel(name: step.name),
                haptic: isDone ? .habitAlreadyComplete : .habitComplete),
            .primary, text: text, icon: isDone ? .checkmarkCircleFilled : .circle,
            isSelected: isDone,
            accessibility: Accessibility(
                .checkbox, label: SpokenWords(step.name),
                hint: isDone ? nil : phrases.routineRunCompleteHint().spokenWords,
                inputLabels: [text.spokenText, step.name]))
    }

    /// The button that opens an action's target; `nil` for other kinds of habit.
    private var open: Element? {
        guard step.kind == .action, let target = step.target else { return nil }
        var launch = Intent.Launch(target, name: step.name)
        (launch.routine, launch.step) = (running.routine.id, step.id)
        let open = kit.action(
            "open", .launch(launch),
            phrases.routineRunOpenLabel(name: step.name), haptic: .secondaryButton)
        return kit.button(open, .secondary, text: phrases.routineRunOpen(), icon: .openExternal)
    }

    /// The buttons to the previous and the next habit, and for a note on this one.
    @ElementBuilder private var navigation: [Element] {
        let before = running.steps.prefix { $0.id != step.id }.last
        let next = running.steps.drop { $0.id != step.id }.dropFirst().first
        kit.button(
            "previous", go(to: before ?? step), phrases.routineRunPrevious(), .plain,
            icon: .chevronBackward, hint: phrases.routineRunPreviousHint(),
            isEnabled: before != nil, haptic: .secondaryButton)
        // A completed or skipped habit has a button to the next one, if any, instead of `skip`.
        if running.isPassed(step), let next {
            kit.button(
                "next", go(to: next), phrases.routineRunNext(), .plain, icon: .chevronForward,
                hint: phrases.routineRunNextHint(), haptic: .secondaryButton)
        } else {
            kit.button(
                "addNote", .choose(RoutineRunOptions.note, RoutineRun.Note()),
                phrases.routineRunAddNote(), .plain, icon: .note, haptic: .secondaryButton)
            let skip = kit.action(
                "skip", .skip(at), phrases.routineRunSkipLabel(name: step.name),
                haptic: .secondaryButton)
            kit.button(skip, .plain, text: phrases.routineRunSkip(), icon: .skipNext)
        }
    }

    private func go(to step: RoutineStep) -> Intent {
        .choose(RoutineRunOptions.step, step.id)
    }
}
