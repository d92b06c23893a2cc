import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The tile of one routine in the gallery.
struct RoutineTile: ElementConvertible {
    private let routine: Routine
    private let state: RoutineTemplatesState
    private let kit: Kit
    private let isSelected: Bool

    /// The habits with which a run begins.
    private let steps: [RoutineStep]

    /// The times, kinds of day and places in the routine's rule, and whether each matches now; none
    /// does unless the whole rule matches.
    private let asked: [(part: RuleCondition, isMatched: Bool)]

    init(_ routine: Routine, in state: RoutineTemplatesState, with kit: Kit) {
        self.routine = routine
        self.state = state
        self.kit = kit
        isSelected = routine.id == state.selected
        steps = routine.readySteps
        let suits = routine.rule?.score(state.choice.moment) ?? 0 > 0
        asked = RoutineCoverage.Dimension.spokenOrder.flatMap { dimension in
            kit.parts(dimension, of: state.surroundings)
                .filter { routine.rule?.ids(dimension).contains($0.id) == true }
                .map { ($0, suits && state.choice.moment.ids(dimension).contains($0.id)) }
        }
    }

    var facts: RoutineGalleryCard.Tile {
        RoutineGalleryCard.Tile(
            id: routine.id, habits: steps.count,
            minutes: state.lengths.minutes(of: routine),
            isSelected: isSelected, asks: asked.map(\.part.id),
            matches: asked.filter(\.isMatched).map(\.part.id))
    }

    /// The summary beside the start button.
    var element: Element {
        var surface = kit.card
        if isSelected { surface.border = kit.border(.accentGraphic, .cardElevatedOutlineWidth) }
        let start = kit.action(
            "start", .start(Intent.Run(routine: routine.id)),
            kit.phrases.routineTileStart(name: routine.name), haptic: .primaryButton)
        return Element.row(gap: .sm, align: .center, justify: .spaceBetween) {
            summary
            kit.button(
                start, .plain, icon: .playCircleFilled, type: .title, hint: reason,
                ink: .primaryGraphic, isEnabled: reason == nil)
        }
        .id(ElementID(routine.id))
        .surface(surface)
        .motion(kit.opening)
        .transition(kit.matched("routine/\(routine.id)"))
    }

    /// The reason why the routine cannot be started; `nil` if it can.
    private var reason: Phrase? {
        routine.canBegin ? nil : kit.phrases.routineTileStartNone()
    }

    private var menu: [Action] {
        let phrases = kit.phrases
        let question = Action.Confirmation(
            title: phrases.routineTileDelete().text,
            message: phrases.routineTileDeleteMessage(name: routine.name).text,
            confirm: phrases.actionDelete().text, cancel: phrases.actionCancel().text)
        return [
            kit.action(
                "edit", .open(.routineBuilder, as: .sheet, routine: routine.id),
                phrases.actionEdit(), gesture: .longPress),
            kit.deletion(
                of: .routine, [routine.id], phrases.actionDelete(), confirmation: question,
                gesture: .longPress),
        ]
    }

    /// The routine's name, habits and times, as a button that selects it.
    private var summary: Element {
        let detail = kit.summary(of: routine, state.lengths)
        let select = kit.action(
            "select", .choose(RoutineTemplatesOptions.chosen, routine.id),
            kit.phrases.routineTileSelect(name: routine.name), haptic: .selection)
        return Element.button(select, isSelected: isSelected, press: kit.cardPress) {
            Element.column(gap: .xs) {
                Element.line(gap: .xs, align: .center) {
                    kit.dot(routine)
                    kit.text(verbatim: routine.name, .headline, .textPrimary).part("name")
                    if isSelected {
                        kit.icon(.checkmarkCircleFilled, beside: .headline, .accentGraphic)
                    }
                }
                kit.text(detail, .footnote, .textSecondary).part("detail")
                // The button speaks the reason.
                reason.map {
                    kit.text($0, .footnote, .textSecondary).part("reason").decorative()
                }
                Element.line(gap: .xs, align: .center, wraps: true) {
                    asked.map { mark($0.part, isMatched: $0.isMatched) }
                }
                if isSelected, !steps.isEmpty { preview }
            }
            .growing()
        }
        .id("select")
        .growing()
        .accessibility(
            Accessibility(
                .button, label: SpokenWords(routine.name), value: detail.spokenWords,
                hint: kit.phrases.routineTileHint().spokenWords, details: details,
                inputLabels: [routine.name])
        )
        .actions(menu)
    }

    /// The meanings of the summary's symbols, as details read on demand.
    private var details: [AccessibilityDetail] {
        let phrases = kit.phrases
        let matched = asked.filter(\.isMatched).map(\.part)
        let names = shownSteps.map(\.name)
        var details: [AccessibilityDetail] = []
        func tell(_ name: Phrase, _ text: String) {
            details.append(AccessibilityDetail(name.spokenWords, SpokenWords(text)))
        }
        if !asked.isEmpty { tell(phrases.routineTileContext(), kit.list(asked.map(\.part))) }
        if !matched.isEmpty { tell(phrases.routineTileMatched(), kit.list(matched)) }
        if isSelected, !names.isEmpty {
            tell(
                phrases.routineHabits(),
                phrases.routineList(items: phrases.quotedList(names)).spokenText)
        }
        return details
    }

    /// The symbol of a part of the rule, on a disc if it matches now.
    private func mark(_ part: RuleCondition, isMatched: Bool) -> Element {
        let icon = kit.icon(part.icon, beside: .footnote, isMatched ? .onAccent : .textSecondary)
        guard isMatched else { return icon.element }
        return icon.element.surface(
            Surface(
                fill: Paint(.accentFill), cornerRadius: CornerRadius(.full), padding: .xxs))
    }

    /// The routine's first habits, up to the maximum length of a list.
    private var shownSteps: ArraySlice<RoutineStep> { steps.prefix(ListWindows.most) }

    /// The routine's first habits, as a column.
    private var preview: Element {
        Element.column(gap: .xxs) {
            shownSteps.map { step in
                Element.line(gap: .xs, align: .center) {
                    kit.icon(kit.theme.iconRole(of: step), beside: .footnote, step.drawnColor)
                    kit.text(verbatim: step.name, .footnote, .textSecondary)
                }
                .id(ElementID(step.id))
            }
        }
        .motion(kit.motion(.fade, appear: .scaleFade, reduced: .crossFade))
    }
}
