public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// The editor of a habit of the routine, as an overlay. Changes apply to the draft at once.
public struct StepEditorCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "stepEditor"

    /// The card's id on its screen.
    public let id = "editor"

    let state: StepEditorState
    let kit: Kit

    /// The values behind the card.
    public var facts: Facts { Facts(steps: path.ids, kind: step.kind, answer: open.answer) }

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The ids of the open habits, from one of the routine's own to the one being edited.
        public let steps: [String]

        /// The type of the habit.
        public let kind: StepKind

        /// The answer that the habits follow; absent for other habits.
        public let answer: String?
    }

    private var phrases: Phrases { kit.phrases }
    private var open: RoutineDraft.OpenStep { state.open }
    private var step: RoutineStep { state.open.step }
    private var path: StepPath { state.open.path }
    private var fields: EditorFields { EditorFields(kit: kit) }

    /// Whether closing the editor discards the step.
    private var isDiscarded: Bool { open.isNew && step.isUnnamed }

    /// The element that is drawn and spoken.
    public var body: Element {
        let title =
            open.answer == nil ? step.kind.title(phrases) : phrases.routineEditorTitleFollow()
        return Element.column(gap: .sm) {
            kit.text(title, .title, .textPrimary).heading(level: 1)
            if let answer = open.answer {
                if !answer.isEmpty {
                    kit.text(
                        phrases.routineEditorFollowAnswer(answer: answer), .body, .textSecondary)
                }
                StepEditorHabits(state: state, kit: kit).body
            } else {
                fields.text(
                    "name", path.name, phrases.routineEditorName(), step.name, isName: true,
                    focusDelay: isDiscarded ? 0.1 : nil)
                ownRows
                StepEditorLook(step: step, path: path, kit: kit).rows
                duration
            }
            buttons
        }
        .surface(kit.sheet)
        .motion(
            kit.motion(.slide, appear: .modal, change: .overlayDismiss, reduced: .crossFade)
        )
        .group(title)
    }

    /// The rows that depend on the kind of step.
    private var ownRows: [Element] {
        switch step.kind {
        case .timer:
            StepEditorTimer(
                step: step, path: path, windows: state.windows, typed: state.typed, kit: kit
            ).rows
        case .action: [target]
        case .counter: [tracking, items.body]
        case .measurement: [tracking]
        case .sequence: [StepEditorHabits(state: state, kit: kit).body]
        case .routine: [routines]
        default: [items.body]
        }
    }

    private var items: StepEditorItems {
        StepEditorItems(state: state, kit: kit)
    }

    // MARK: Choices

    private var target: Element {
        let names: [(ActionTarget, Phrase)] = [
            (.app, phrases.routineEditorActionApp()),
            (.website, phrases.routineEditorActionWebsite()),
            (.shortcut, phrases.routineEditorActionShortcut()),
        ]
        return fields.segments(
            "target", phrases.routineEditorAction(),
            names.map { target, name in
                (
                    target.rawValue, name, .choose(path.target, target.rawValue),
                    target == step.target
                )
            })
    }

    /// The choice between counting items and recording a number.
    private var tracking: Element {
        fields.segments(
            "tracking", phrases.routineEditorTracking(),
            [StepKind.counter, .measurement].map { kind in
                (
                    kind.rawValue, kind.name(phrases), .choose(path.kind, kind.rawValue),
                    kind == step.kind
                )
            })
    }

    /// The choice of the included routine.
    private var routines: Element {
        let title = phrases.routineEditorRoutine()
        let shown = VisibleRows(state.routines, of: "routines", in: state.windows, id: \.id)
        let options = shown.rows.map { routine in
            let isSelected = routine.id == step.routine
            return kit.option(
                routine.id, .choose(path.routine, routine.id),
                phrases.routineList(items: routine.name), isSelected: isSelected,
                text: kit.text(verbatim: routine.name, .body, .textPrimary), haptic: .picker)
        }
        return Element.column(gap: .xs) {
            kit.previous(of: shown, in: title)
            fields.options("routine", .cards, title, options)
            kit.next(of: shown, in: title)
        }
    }

    /// The duration, with suggestions; a timer without a style has it as its length instead.
    private var duration: [Element] {
        guard step.kind != .timer || step.timer != nil else { return [] }
        var estimated = step
        estimated.seconds = nil
        let estimate = phrases.duration(seconds: state.lengths.seconds(of: estimated)).text
        let field = fields.duration(
            "duration", path.seconds, phrases.routineEditorDuration(), step.seconds,
            typed: state.typed[path.seconds.path], in: StepEditorTimer.durations,
            isRequired: false,
            estimate: phrases.routineEditorDurationEstimate(duration: estimate))
        // A timer suggests its lengths only, so that no two options have the same name.
        return step.kind == .timer
            ? [field] : [field, fields.durations("durations", path.seconds, step.seconds)]
    }

    // MARK: Buttons

    /// The button that closes the editor, and the one that deletes the step.
    private var buttons: Element {
        Element.row(gap: .sm, align: .center, justify: .spaceBetween) {
            if !isDiscarded, open.answer == nil { kit.deletion(of: open) }
            kit.button(
                "close", .close(),
                isDiscarded ? phrases.actionCancel() : phrases.actionDone(),
                isDiscarded ? .secondary : .primary, role: isDiscarded ? .cancel : .normal,
                haptic: isDiscarded ? .secondaryButton : .primaryButton)
        }
    }
}

/// The step that is edited, and the data that its editor shows.
struct StepEditorState {
    let open: RoutineDraft.OpenStep

    /// The routines that the step can include.
    let routines: [Routine]
    let lengths: RoutineLengths
    let windows: ListWindows?

    /// The texts of fields that are not durations, by the paths of their options.
    let typed: [String: String]
}

extension Kit {
    /// The button that deletes an open step.
    ///
    /// Only the routine's own steps can be restored, so that the deletion of others is confirmed.
    fileprivate func deletion(of open: RoutineDraft.OpenStep) -> Element {
        let action =
            open.depth == 1
            ? deletion(of: .step, open.path.ids, phrases.actionDelete())
            : deletion(of: open.step, at: open.path)
        return button(action, .destructive, text: phrases.actionDelete())
    }

    /// The action that deletes a step inside another one.
    func deletion(of step: RoutineStep, at path: StepPath) -> Action {
        action(
            "delete", .clear(path.step), phrases.actionDelete(), role: .destructive,
            confirmation: deletionQuestion(step.label(phrases)), haptic: .delete)
    }

    /// The question before something is deleted with the habits inside it.
    func deletionQuestion(_ name: String) -> Action.Confirmation {
        Action.Confirmation(
            title: phrases.routineEditorDeleteTitle().text,
            message: phrases.routineDeleteMessage(name: name).text,
            confirm: phrases.actionDelete().text, cancel: phrases.actionCancel().text)
    }
}
