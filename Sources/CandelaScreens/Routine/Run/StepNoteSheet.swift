import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The sheet for a note on the current habit, which is saved when the habit is completed or
/// skipped.
struct StepNoteSheet {
    let step: RoutineStep
    let running: RunningRoutine
    let text: String
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var card: FormCard {
        FormCard(
            "note", phrases.routineRunAddNoteTitle(), level: 1, on: kit.sheet,
            motion: kit.motion(.slide, appear: .modal, reduced: .crossFade),
            rows: [habit, field]
                + ((canBeCompleted ? [complete] : []) + [skip, cancel]).map { $0.width(.fill) },
            with: kit)
    }

    private var at: Intent.Run {
        Intent.Run(
            session: running.session.id, step: step.id, note: text.isEmpty ? nil : text)
    }

    /// Whether the habit can be completed without an answer or a started timer.
    private var canBeCompleted: Bool {
        step.kind != .question && running.timer?.state != .ready
    }

    private var habit: Element {
        kit.note(
            "habit", text: kit.text(verbatim: step.name, .body, .textSecondary),
            accessibility: Accessibility(.text, label: step.name, children: .combine))
    }

    private var field: Element {
        let name = phrases.routineRunNoteField()
        return kit.field(
            "text",
            Element.Input(
                .text, value: .entered(text),
                maximumLength: WeightLimits.standard.maximumNoteLength, lines: 3),
            name: kit.text(name, .footnote, .textSecondary),
            value: text.isEmpty ? nil : kit.text(entered: text, .body, .textPrimary),
            placeholder: kit.text(phrases.shareOptionOptional(), .body, .textSecondary),
            focusDelay: 0.1,
            action: kit.action("enter", .enter(RoutineRunOptions.noteText), name))
    }

    private var complete: Element {
        kit.button(
            kit.action(
                "complete", .complete(at), phrases.routineRunCompleteLabel(name: step.name),
                haptic: .habitComplete),
            .primary, text: phrases.routineRunCheck(), hint: phrases.routineRunNoteCompleteHint())
    }

    private var skip: Element {
        kit.button(
            kit.action(
                "skip", .skip(at), phrases.routineRunSkipLabel(name: step.name),
                haptic: .secondaryButton),
            .secondary, text: phrases.routineRunSkip(), hint: phrases.routineRunNoteSkipHint())
    }

    private var cancel: Element {
        kit.button("cancel", .close(), phrases.actionCancel(), .plain, role: .cancel)
    }
}
