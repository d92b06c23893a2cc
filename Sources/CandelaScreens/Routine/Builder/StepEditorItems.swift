import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The items of a task or a counter, or the answers to a question, in the editor.
struct StepEditorItems {
    let state: StepEditorState
    let kit: Kit

    private var phrases: Phrases { kit.phrases }
    private var step: RoutineStep { state.open.step }
    private var path: StepPath { state.open.path }
    private var isQuestion: Bool { step.kind == .question }

    var body: Element {
        let title = isQuestion ? phrases.routineEditorAnswers() : phrases.routineEditorItems()
        // Options of lists have indices up to 999.
        let shown = VisibleRows(
            step.items.indices.prefix(1000).map { $0 }, of: "items", in: state.windows,
            most: RoutineDraft.visibleItems, id: { String($0) })
        return Element.column(gap: .sm) {
            kit.heading(title)
            kit.previous(of: shown, in: title)
            shown.rows.map(row)
            kit.next(of: shown, in: title)
            if step.items.count < RoutineDraft.maximumItems {
                kit.button(
                    "addItem", .choose(path.item(step.items.count), ""),
                    isQuestion ? phrases.routineEditorAnswerAdd() : phrases.routineEditorItemAdd(),
                    .secondary, icon: .plus, haptic: .secondaryButton)
            }
        }
        .id("items").group(title, .list)
    }

    private func row(_ place: Int) -> Element {
        let number = place + 1
        let name =
            isQuestion
            ? phrases.routineEditorAnswer(position: number)
            : phrases.routineEditorItem(position: number)
        let text = step.items[place]
        let label = text.allSatisfy(\.isWhitespace) ? name.spokenText : text
        let following = following(place)
        let row = StepEditorRow(
            id: "item-\(place)",
            field: EditorFields(kit: kit).text("field", path.item(place), name, text),
            removal: [path.item(place).path] + (following.map { [$0.path.step.path] } ?? []),
            name: label, isTyped: label == text,
            isConfirmed: following?.step.steps.isEmpty == false, kit: kit)
        guard let following, following.path.ids.count <= RoutineDraft.maximumDepth else {
            return row.body
        }
        return Element.column(gap: .xs) {
            row.body
            link(to: following, label, isTyped: label == text, place)
        }
    }

    /// The habits that follow an answer; `nil` for items.
    private func following(_ place: Int) -> (step: RoutineStep, path: StepPath)? {
        guard isQuestion, step.steps.indices.contains(place) else { return nil }
        return (step.steps[place], path.step(at: place, of: step.steps))
    }

    /// The row that opens the habits that follow an answer.
    private func link(
        to following: (step: RoutineStep, path: StepPath), _ answer: String, isTyped: Bool,
        _ place: Int
    ) -> Element {
        let title = phrases.routineEditorFollow()
        let count = phrases.routineHabitsCount(count: following.step.steps.count)
        let label =
            isTyped
            ? phrases.routineEditorFollowLabel(answer: answer)
            : phrases.routineEditorFollowLabelUnnamed(answer: answer)
        return kit.link(
            "follow-\(place)", icon: kit.icon(.listNumbered, beside: .body, .primaryGraphic),
            title: kit.text(title, .body, .textPrimary),
            detail: kit.text(count, .footnote, .textSecondary),
            chevron: kit.icon(.chevronForward, beside: .footnote, .textSecondary),
            action: kit.action(
                "open", .choose(RoutineBuilderOptions.edited, following.path.ids), label,
                haptic: .light),
            accessibility: Accessibility(
                .button, label: label.spokenWords, value: count.spokenWords,
                inputLabels: [title.spokenText]))
    }
}

/// A field with a button that removes it.
struct StepEditorRow {
    let id: String
    let field: Element

    /// The paths of the options to remove; `nil` if the row cannot be removed.
    let removal: [String]?

    /// The name of the removed item.
    let name: String

    /// Whether the person typed the name.
    var isTyped = false

    /// Whether removing asks for confirmation, because habits are removed too.
    var isConfirmed = false

    let kit: Kit

    var body: Element {
        Element.row(gap: .xs, align: .center) {
            field.growing()
            if let removal {
                kit.button(
                    kit.action(
                        "remove", .clear(options: removal),
                        isTyped
                            ? kit.phrases.routineEditorRemove(name: name)
                            : kit.phrases.routineEditorRemoveUnnamed(name: name),
                        confirmation: isConfirmed ? kit.deletionQuestion(name) : nil,
                        haptic: .light), .plain,
                    icon: .minusCircle)
            }
        }
        .id(ElementID(id))
    }
}
