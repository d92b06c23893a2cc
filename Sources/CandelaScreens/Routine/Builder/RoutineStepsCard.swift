package import CandelaRules
import CandelaTokens

/// The habits of a routine as cards that can be put in another order.
package struct RoutineStepsCard: CardContent {
    package static let kind = "routineSteps"
    package let id = "steps"
    package let facts: Facts
    package let body: Element

    /// The habits behind the items.
    package struct Facts: Sendable, Hashable, Codable {
        /// The habits that are shown, in order.
        package let steps: [Step]

        /// The number of habits before those shown; absent for none.
        package let before: Int?

        /// The number of habits after those shown; absent for none.
        package let after: Int?

        /// The id of the habit that is held; absent while none is.
        package let dragged: String?
    }

    /// A habit of the routine.
    package struct Step: Sendable, Hashable, Codable {
        /// The habit's id.
        package let id: String

        /// Its type.
        package let kind: StepKind

        /// How long it is likely to take, in seconds; absent for an included routine that is gone, and
        /// for a habit that lacks something.
        package let seconds: Int?

        /// What it lacks before it can be gone through; absent for nothing.
        package let lack: RoutineStep.Lack?
    }

    init(
        _ draft: RoutineDraft, _ lengths: RoutineLengths, _ windows: ListWindows?, with kit: Kit
    ) {
        let title = kit.phrases.routineBuilderHabits()
        let steps = draft.routine.steps
        let shown = ShownRows(steps, of: "steps", in: windows, id: \.id)
        let known = shown.rows.map { step in
            let isMissing = step.kind == .routine && step.routine.flatMap(lengths.routine) == nil
            return Step(
                id: step.id, kind: step.kind,
                seconds: isMissing || step.lack != nil ? nil : lengths.seconds(of: step),
                lack: step.lack)
        }
        facts = Facts(
            steps: known, before: shown.before, after: shown.after, dragged: draft.dragged)
        body = Element.column(gap: .sm) {
            kit.heading(title)
            kit.previous(of: shown, in: title)
            Element.grid(
                minimumColumn: kit.size(.routineGridMinWidth), gap: .sm,
                atAccessibilitySizes: .columns(1)
            ) {
                zip(shown.rows.indices, zip(shown.rows, known)).map { place, row in
                    Self.item(
                        row.0, row.1, isLifted: row.0.id == draft.dragged,
                        Self.order(of: row.0.id, at: place, of: steps.count, with: kit), with: kit)
                }
            }
            kit.next(of: shown, in: title)
        }
        .group(title, .list)
    }

    /// An item that can be taken elsewhere, higher above the others while it is held.
    private static func item(
        _ step: RoutineStep, _ known: Step, isLifted: Bool, _ order: [Action], with kit: Kit
    ) -> Element {
        let phrases = kit.phrases
        let length = known.seconds.map { seconds in
            let length = phrases.duration(seconds: seconds)
            let short = phrases.durationShort(time: phrases.clock(seconds: seconds))
            return (
                length, kit.words(short, saying: length, .caption, .textSecondary).part("duration")
            )
        }
        let lack = known.lack.map { lack in
            let words = name(of: lack, phrases)
            return (words, kit.words(words, .caption, .warningText).part("lack"))
        }
        let item =
            (lack ?? length).map { habit(step, $0.0, $0.1, order, with: kit) }
            ?? missing(step, order, with: kit)
        let lift = kit.motion(.lift, appear: .dragLift, change: .dragLift, reduced: .crossFade)
        var surface = kit.card
        if isLifted { surface.shadow = .elevated }
        return item.id(step.id).surface(surface)
            .motion(isLifted ? lift : nil)
    }

    /// A habit, which opens when it is pressed.
    ///
    /// - Parameters:
    ///   - state: How long it takes, or what it lacks.
    ///   - words: The same as it is drawn.
    private static func habit(
        _ step: RoutineStep, _ state: Phrase, _ words: Element, _ order: [Action], with kit: Kit
    ) -> Element {
        let phrases = kit.phrases
        let kind = name(of: step.kind, phrases)
        let value =
            step.lack == nil
            ? phrases.routineStepValue(type: kind.spokenText, duration: state.spokenText)
            : phrases.routineStepLacking(type: kind.spokenText, lack: state.spokenText)
        let rename = Intent.enter(
            option: "draft.routine.steps[\(step.id)].name",
            Intent.Entry(.text, value: .text(step.name)))
        let open = kit.action(
            "open", rename, phrases.routineStepOpen(name: step.name), haptic: .light)
        let edit = kit.action("edit", rename, phrases.routineStepEdit(), gesture: .longPress)
        return Element.button(open, press: kit.cardPress) {
            Element.column(gap: .xs) {
                kit.icon(kit.theme.iconRole(of: step), beside: .headline, step.drawnColor)
                kit.words(verbatim: step.name, .headline, .textPrimary).part("name")
                kit.words(kind, .caption, .textSecondary).part("detail")
                words
            }
            .growing().height(.fill)
        }
        .accessibility(
            Accessibility(
                .button, label: SpokenWords(step.name), value: value.said,
                hint: phrases.routineStepHint().said, children: .combine, inputLabels: [step.name])
        )
        .actions([edit, delete(step, kit)] + order)
    }

    /// In place of an included routine that is gone: all there is to do is to remove it.
    private static func missing(
        _ step: RoutineStep, _ order: [Action], with kit: Kit
    ) -> Element {
        let title = kit.phrases.routineStepMissing()
        let text = kit.phrases.routineStepMissingText()
        return Element.column(gap: .xs) {
            kit.icon(.exclamationmarkTriangle, beside: .headline, .warningGraphic)
            kit.words(title, .headline, .textPrimary).part("name")
            kit.words(text, .caption, .textSecondary).part("detail")
        }
        .accessibility(
            Accessibility(.text, label: title.said, value: text.said, children: .combine)
        )
        .actions([delete(step, kit)] + order)
    }

    /// What moves a habit without dragging it.
    private static func order(
        of step: String, at place: Int, of count: Int, with kit: Kit
    ) -> [Action] {
        let up = kit.action(
            "moveUp", .reorder(step: step, to: place - 1), kit.phrases.routineStepMoveUp(),
            haptic: .light)
        let down = kit.action(
            "moveDown", .reorder(step: step, to: place + 1), kit.phrases.routineStepMoveDown(),
            haptic: .light)
        let drag = kit.action(
            "reorder",
            .reorder(
                step: step, to: nil,
                Intent.Entry(
                    .number, value: .number(Double(place)), min: 0, max: Double(count - 1), step: 1)
            ), kit.phrases.routineStepReorder(), gesture: .drag, haptic: .medium)
        return (place > 0 ? [up] : []) + (place < count - 1 ? [down] : []) + [drag]
    }

    private static func delete(_ step: RoutineStep, _ kit: Kit) -> Action {
        kit.action(
            "delete", .delete(.step, ids: [step.id]), kit.phrases.routineStepDelete(),
            role: .destructive, gesture: .longPress, undoWindow: kit.undoWindow, haptic: .delete)
    }

    private static func name(of lack: RoutineStep.Lack, _ phrases: Phrases) -> Phrase {
        switch lack {
        case .length: phrases.routineStepLacksLength()
        case .answers: phrases.routineStepLacksAnswers()
        case .target: phrases.routineStepLacksTarget()
        }
    }

    private static func name(of kind: StepKind, _ phrases: Phrases) -> Phrase {
        switch kind {
        case .timer: phrases.routineStepKindTimer()
        case .action: phrases.routineStepKindAction()
        case .counter: phrases.routineStepKindCounter()
        case .measurement: phrases.routineStepKindMeasurement()
        case .sequence: phrases.routineStepKindSequence()
        case .question: phrases.routineStepKindQuestion()
        case .routine: phrases.routineStepKindRoutine()
        default: phrases.routineStepKindTask()
        }
    }
}
