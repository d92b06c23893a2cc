import CandelaRules
import CandelaTokens

extension Kit {
    /// The habits of a routine that is being built.
    func stepsCard(_ draft: RoutineDraft, among routines: [Routine]) -> RoutineStepsCard {
        let title = phrases.routineBuilderHabits()
        let steps = draft.routine.steps
        let items = steps.enumerated().map { place, step in
            let order = [
                place > 0
                    ? action("moveUp", .moveUp, phrases.routineStepMoveUp(), haptic: .light)
                    : nil,
                place < steps.count - 1
                    ? action("moveDown", .moveDown, phrases.routineStepMoveDown(), haptic: .light)
                    : nil,
            ].compactMap(\.self)
            let isMissing = step.kind == .routine && !routines.contains { $0.id == step.routine }
            return isMissing
                ? missing(step, order, isLifted: step.id == draft.dragged)
                : item(step, order, among: routines, isLifted: step.id == draft.dragged)
        }
        return RoutineStepsCard(
            id: "steps", heading: heading(title), grid: cardGrid, items: items,
            accessibility: Accessibility(.list, label: title.spokenText, children: .contain))
    }

    /// What a type of habit is called.
    func name(of kind: StepKind) -> Phrase {
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

    private func item(
        _ step: RoutineStep, _ order: [Action], among routines: [Routine], isLifted: Bool
    ) -> RoutineStepsCard.Item {
        let seconds = RoutineDuration.standard.seconds(of: step, among: routines)
        let length = phrases.duration(seconds: seconds)
        let kind = name(of: step.kind)
        let value = phrases.routineStepValue(
            type: kind.spokenText, duration: length.spokenText)
        let edit = action("edit", .edit, phrases.routineStepEdit(), gesture: .longPress)
        return RoutineStepsCard.Item(
            id: step.id, surface: surface(isLifted: isLifted), layout: column(gap: .xs),
            icon: icon(theme.iconRole(of: step), beside: .headline, step.drawnColor),
            name: words(verbatim: step.name, .headline, .textPrimary),
            detail: words(kind, .caption, .textSecondary),
            duration: words(
                phrases.durationShort(time: phrases.clock(seconds: seconds)), saying: length,
                .caption, .textSecondary),
            action: action(
                "open", .navigate, phrases.routineStepOpen(name: step.name), haptic: .light),
            drag: drag, isLifted: isLifted, lift: lift, press: cardPress, transition: opening,
            accessibility: Accessibility(
                .button, label: step.name, value: value.spokenText,
                hint: phrases.routineStepHint().spokenText, actions: [edit, delete] + order,
                children: .combine, inputLabels: [step.name]))
    }

    /// In place of an included routine that is gone: all there is to do is to remove it.
    private func missing(
        _ step: RoutineStep, _ order: [Action], isLifted: Bool
    ) -> RoutineStepsCard.Item {
        let title = phrases.routineStepMissing()
        let text = phrases.routineStepMissingText()
        return RoutineStepsCard.Item(
            id: step.id, surface: surface(isLifted: isLifted), layout: column(gap: .xs),
            icon: icon(.exclamationmarkTriangle, beside: .headline, .warningGraphic),
            name: words(title, .headline, .textPrimary),
            detail: words(text, .caption, .textSecondary), duration: nil, action: nil,
            drag: drag, isLifted: isLifted, lift: lift, press: cardPress, transition: nil,
            accessibility: Accessibility(
                .text, label: title.spokenText, value: text.spokenText,
                actions: [delete] + order, children: .combine))
    }

    private var delete: Action {
        action(
            "delete", .delete, phrases.routineStepDelete(), role: .destructive,
            gesture: .longPress, undoWindow: undoWindow, haptic: .delete)
    }

    private var drag: Action {
        action("reorder", .reorder, phrases.routineStepReorder(), gesture: .drag, haptic: .medium)
    }

    private var lift: Motion {
        motion(
            .lift, appear: .dragLift, change: .dragLift,
            reduced: Motion.Reduced(.crossfade, motion: .crossFade))
    }

    /// A card, or the same one held above the others.
    private func surface(isLifted: Bool) -> Surface {
        let card = card
        guard isLifted else { return card }
        return Surface(
            background: card.background, border: card.border, cornerRadius: card.cornerRadius,
            shadow: .elevated, padding: card.padding, margin: card.margin,
            material: card.material)
    }
}
