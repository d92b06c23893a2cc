package import CandelaRules
import CandelaTokens

/// The habit of a routine that is shown, with what can be done about it.
package struct RoutineStepCard: CardContent {
    package static let kind = "routineStep"

    /// The habit's id.
    package let id: String
    package let facts: Facts
    package let body: Element

    /// The habit and its timer as plain values.
    package struct Facts: Sendable, Hashable, Codable {
        /// What type of habit it is.
        package let kind: StepKind

        /// Whether it is done.
        package let isDone: Bool

        /// Whether it was left out.
        package let isSkipped: Bool

        /// Whether the routine stands still.
        package let isPaused: Bool

        /// The habit's timer; absent for one without.
        package let timer: Timer?
    }

    init(_ step: RoutineStep, of running: RunningRoutine, with kit: Kit) {
        let (isPaused, isDone) = (running.session.state == .paused, running.isDone(step))
        let at = Intent.Run(session: running.session.id, step: step.id)
        let timer = running.timer.map {
            TimerPanel(timer: $0, step: step, at: at, settings: running.settings, kit: kit)
        }
        id = step.id
        let isSkipped = running.isSkipped(step)
        facts = Facts(
            kind: step.kind, isDone: isDone, isSkipped: isSkipped, isPaused: isPaused,
            timer: timer?.facts)
        body = Element.column(gap: .md, align: .center) {
            kit.icon(kit.theme.iconRole(of: step), beside: .title, step.drawnColor)
            kit.words(verbatim: step.name, .title, .textPrimary).heading(level: 2)
            if isSkipped {
                kit.mark(.minusCircle, kit.phrases.routineRunSkipped(), .body).part("skipped")
            }
            timer
            if !isPaused {
                Self.rows(of: step, running.value, at, with: kit)
                if step.kind != .timer, step.kind != .question {
                    Self.check(step, at, isDone: isDone, with: kit).width(.fill)
                }
                let buttons = timer?.buttons ?? Self.buttons(of: step, running.routine, with: kit)
                if !buttons.isEmpty {
                    Element.row(gap: .sm, align: .center, wraps: true) { buttons }
                }
                Element.row(gap: .sm, align: .center, justify: .spaceBetween) {
                    Self.navigation(from: step, at, of: running, with: kit)
                }
            }
        }
        .surface(kit.card)
        .motion(kit.motion(.slide, appear: .page, change: .page, reduced: .crossFade))
        .accessibility(Accessibility(.group, label: step.name, children: .contain))
    }

    /// The large check, whose role is a checkbox: ticked when the habit is done.
    private static func check(
        _ step: RoutineStep, _ at: Intent.Run, isDone: Bool, with kit: Kit
    ) -> Element {
        let phrases = kit.phrases
        let text = isDone ? phrases.routineRunChecked() : phrases.routineRunCheck()
        return kit.button(
            kit.action(
                "complete", isDone ? .reopen(at) : .complete(at),
                phrases.routineRunCompleteLabel(name: step.name),
                haptic: isDone ? .habitAlreadyComplete : .habitComplete),
            .primary, text: text, icon: isDone ? .checkmarkCircleFilled : .circle,
            told: Accessibility(
                .checkbox, label: SpokenWords(step.name),
                hint: isDone ? nil : phrases.routineRunCompleteHint().said,
                states: [isDone ? .checked : .unchecked],
                inputLabels: [text.spokenText, step.name]))
    }

    /// What can be done with a habit without a timer besides checking it.
    private static func buttons(
        of step: RoutineStep, _ routine: Routine, with kit: Kit
    ) -> [Element] {
        guard step.kind == .action else { return [] }
        let value = Intent.Value.object([
            "routine": .text(routine.id), "step": .text(step.id), "name": .text(step.name),
        ])
        let open = kit.action(
            "open", .app(name: step.target?.rawValue ?? "app", value: value),
            kit.phrases.routineRunOpenLabel(name: step.name), haptic: .secondaryButton)
        return [
            kit.button(open, .secondary, text: kit.phrases.routineRunOpen(), icon: .openExternal)
        ]
    }

    /// Back to the habit before and on to the next.
    private static func navigation(
        from step: RoutineStep, _ at: Intent.Run, of running: RunningRoutine, with kit: Kit
    ) -> [Element] {
        let phrases = kit.phrases
        let before = running.steps.prefix { $0.id != step.id }.last
        let next = running.steps.drop { $0.id != step.id }.dropFirst().first
        func go(to step: RoutineStep) -> Intent {
            .choose(option: "run.step", value: .text(step.id))
        }
        let back = kit.button(
            "previous", go(to: before ?? step), phrases.routineRunPrevious(), .plain,
            icon: .chevronBackward, hint: phrases.routineRunPreviousHint(),
            isEnabled: before != nil, haptic: .secondaryButton)
        // From a habit that is passed the way leads on, not past it once more.
        guard running.isPassed(step), let next else {
            let skip = kit.action(
                "skip", .skip(at), phrases.routineRunSkipLabel(name: step.name),
                haptic: .secondaryButton)
            let over = kit.button(
                skip, .plain, text: phrases.routineRunSkip(), icon: .skipNext,
                hint: phrases.routineRunSkipHint())
            return [back, over]
        }
        let forward = kit.button(
            "next", go(to: next), phrases.routineRunNext(), .plain, icon: .chevronForward,
            hint: phrases.routineRunNextHint(), haptic: .secondaryButton)
        return [back, forward]
    }
}
