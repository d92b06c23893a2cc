import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The habits inside a sequence, or after an answer, with buttons that add more.
struct StepEditorHabits {
    let state: StepEditorState
    let kit: Kit

    private var phrases: Phrases { kit.phrases }
    private var steps: [RoutineStep] { state.open.step.steps }
    private var path: StepPath { state.open.path }

    /// Whether the habits can be opened.
    private var canOpen: Bool { state.open.depth < RoutineDraft.maximumDepth }

    var body: Element {
        let title = phrases.routineHabits()
        let places = steps.indices.map { $0 }
        let shown = VisibleRows(places, of: "parts", in: state.windows, id: { steps[$0].id })
        let add = phrases.routineBuilderAddTitle()
        return Element.column(gap: .sm) {
            if !steps.isEmpty {
                Element.column(gap: .sm) {
                    kit.heading(title)
                    kit.previous(of: shown, in: title)
                    shown.rows.map(row)
                    kit.next(of: shown, in: title)
                }
                .id("habits").group(title, .list)
            }
            if canOpen, steps.count < RoutineDraft.maximumItems {
                Element.column(gap: .sm) {
                    kit.heading(add)
                    Element.grid(
                        minimumColumnWidth: kit.size(.routineGridMinWidth), gap: .xs,
                        atAccessibilitySizes: .columns(1)
                    ) {
                        kit.stepKinds.map { kit.addition($0, .secondary) }
                    }
                }
                .id("kinds").group(add)
            }
        }
    }

    private func row(_ place: Int) -> Element {
        let step = steps[place]
        let kind = step.kind.name(phrases)
        let path = path.step(at: place, of: steps)
        let label = step.label(phrases)
        let icon = kit.icon(kit.theme.iconRole(of: step), beside: .body, step.drawnColor)
        let name = kit.name(of: step, .body, .textPrimary)
        let order = order(of: step, at: place) + [kit.deletion(of: step, at: path)]
        guard canOpen else {
            return kit.note(
                step.id, icon: icon, title: name, text: kit.text(kind, .footnote, .textSecondary),
                accessibility: Accessibility(
                    .text, label: SpokenWords(label), value: kind.spokenWords, children: .combine)
            )
            .actions(order)
        }
        return kit.link(
            step.id, icon: icon, title: name,
            subtitle: kit.text(kind, .footnote, .textSecondary),
            detail: step.lack.map { kit.text($0.name(phrases), .footnote, .warningText) },
            chevron: kit.icon(.chevronForward, beside: .footnote, .textSecondary),
            action: kit.action(
                "open", .choose(RoutineBuilderOptions.edited, path.ids),
                phrases.routineStepOpen(name: label), haptic: .light),
            accessibility: Accessibility(
                .button, label: SpokenWords(label), value: value(step, kind).spokenWords,
                hint: phrases.routineStepHint().spokenWords, children: .combine,
                inputLabels: [label])
        )
        .actions(order)
    }

    private func value(_ step: RoutineStep, _ kind: Phrase) -> Phrase {
        guard let lack = step.lack else {
            let duration = phrases.duration(seconds: state.lengths.seconds(of: step))
            return phrases.routineStepValue(
                type: kind.spokenText, duration: duration.spokenText)
        }
        return phrases.routineStepLacking(
            type: kind.spokenText, lack: lack.name(phrases).spokenText)
    }

    /// The actions that move a habit up and down, where possible.
    private func order(of step: RoutineStep, at place: Int) -> [Action] {
        kit.moves(
            of: step.id, at: place, among: steps.count, up: phrases.routineStepMoveUp(),
            down: phrases.routineStepMoveDown())
    }
}
