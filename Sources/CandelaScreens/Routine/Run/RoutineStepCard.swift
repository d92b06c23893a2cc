package import CandelaRules
import CandelaTokens

/// The habit of a routine that is shown, with what can be done about it.
package struct RoutineStepCard: CardContent {
    package static let kind = "routineStep"

    /// The habit's id.
    package let id: String
    package let facts: Facts

    /// The habit's name, as its owner typed it.
    package let name: Words

    /// The time of its timer with its bar, one accessibility element; absent for a habit without one.
    package let timer: Element?

    /// Its parts, what is counted or measured, and answers to choose from.
    package let rows: [Element]

    /// The large check; absent for a timer or a question, and while the routine stands still.
    package let check: Element?

    /// What else can be done with it; none while the routine stands still.
    package let buttons: [Element]

    /// Back to the habit before and on to the next; none while the routine stands still.
    package let navigation: [Element]

    let icon: Icon
    let heading: Element
    let surface: Surface
    let motion: Motion
    let accessibility: Accessibility

    /// The habit and its timer as plain values.
    package struct Facts: Sendable, Hashable, Codable {
        /// What type of habit it is.
        package let kind: StepKind

        /// Whether it is done.
        package let isDone: Bool

        /// Whether the routine stands still.
        package let isPaused: Bool

        /// The habit's timer; absent for one without.
        package let timer: Timer?
    }

    package var body: Element {
        .column(gap: .md, align: .center) {
            icon
            heading
            timer
            rows
            check?.width(.fill)
            if !buttons.isEmpty {
                Element.row(gap: .sm, align: .center, wraps: true) { buttons }
            }
            if !navigation.isEmpty {
                Element.row(gap: .sm, align: .center, justify: .spaceBetween) { navigation }
            }
        }
        .surface(surface)
        .motion(motion)
        .accessibility(accessibility)
    }

    init(_ step: RoutineStep, of running: RunningRoutine, with kit: Kit) {
        let isPaused = running.session.state == .paused
        let at = Intent.Run(session: running.session.id, step: step.id)
        let needsCheck = step.kind != .timer && step.kind != .question
        let panel = running.timer.map { TimerPanel($0, of: step, at, running.settings, with: kit) }
        id = step.id
        facts = Facts(
            kind: step.kind, isDone: running.isDone(step), isPaused: isPaused,
            timer: panel?.facts)
        surface = kit.card
        icon = kit.icon(kit.theme.iconRole(of: step), beside: .title, step.drawnColor)
        name = kit.words(verbatim: step.name, .title, .textPrimary)
        heading = name.heading(level: 2).element
        timer = panel?.element
        if isPaused {
            (rows, check, buttons, navigation) = ([], nil, [], [])
        } else {
            rows = Self.rows(of: step, running.value, at, with: kit)
            check = needsCheck ? Self.check(step, at, isDone: facts.isDone, with: kit) : nil
            buttons = panel?.buttons ?? Self.buttons(of: step, running.routine, with: kit)
            navigation = Self.navigation(from: step, at, of: running, with: kit)
        }
        motion = kit.motion(
            .slide, appear: .page, change: .page,
            reduced: Motion.Reduced(.crossfade, motion: .crossFade))
        accessibility = Accessibility(.group, label: step.name, children: .contain)
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
                inputLabels: [text.spokenText, step.name])
        )
    }

    private static func buttons(
        of step: RoutineStep, _ routine: Routine, with kit: Kit
    ) -> [Element] {
        guard step.kind == .action else { return [] }
        let value = Intent.Value.object([
            "routine": .text(routine.id), "step": .text(step.id), "name": .text(step.name),
        ])
        let open = kit.action(
            "open", .app(name: step.target?.rawValue ?? "app", value: value),
            kit.phrases.routineRunOpenLabel(name: step.name),
            haptic: .secondaryButton)
        return [
            kit.button(
                open, .secondary, text: kit.phrases.routineRunOpen(), icon: .openExternal
            )
        ]
    }

    private static func navigation(
        from step: RoutineStep, _ at: Intent.Run, of running: RunningRoutine, with kit: Kit
    ) -> [Element] {
        let phrases = kit.phrases
        let before = running.steps.prefix { $0.id != step.id }.last
        let next = running.steps.drop { $0.id != step.id }.dropFirst().first
        let previous = kit.action(
            "previous",
            .choose(option: "run.step", value: .text((before ?? step).id)),
            phrases.routineRunPrevious(), haptic: .secondaryButton)
        let skip = kit.action(
            "skip", .skip(at), phrases.routineRunSkipLabel(name: step.name),
            haptic: .secondaryButton)
        let back = kit.button(
            previous, .plain, text: phrases.routineRunPrevious(), icon: .chevronBackward,
            hint: phrases.routineRunPreviousHint(), isEnabled: before != nil)
        // From a habit that is passed the way leads on, not past it once more.
        guard running.isPassed(step), let next else {
            let over = kit.button(
                skip, .plain, text: phrases.routineRunSkip(), icon: .skipNext,
                hint: phrases.routineRunSkipHint())
            return [back, over]
        }
        let onward = kit.action(
            "next", .choose(option: "run.step", value: .text(next.id)), phrases.routineRunNext(),
            haptic: .secondaryButton)
        let forward = kit.button(
            onward, .plain, text: phrases.routineRunNext(), icon: .chevronForward,
            hint: phrases.routineRunNextHint())
        return [back, forward]
    }
}
