public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// The habits of a routine, as cards that can be reordered.
public struct RoutineStepsCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "routineSteps"

    /// The card's id on its screen.
    public let id = "steps"

    let shown: VisibleRows<RoutineStep>

    /// The total number of habits, visible or not.
    let count: Int
    let kit: Kit

    /// The values behind the card.
    public let facts: Facts

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The visible habits, in order.
        public let steps: [Step]

        /// The number of habits before those shown; absent if none.
        public let before: Int?

        /// The number of habits after those shown; absent if none.
        public let after: Int?

        /// The id of the habit being dragged; absent if none is.
        public let dragged: String?
    }

    /// A habit of the routine.
    public struct Step: Sendable, Equatable, Codable, Identifiable {
        /// The habit's id.
        public let id: String

        /// The type of the habit.
        public let kind: StepKind

        /// The expected duration in seconds; absent for an included routine that was deleted, and
        /// for an incomplete habit.
        public let seconds: Int?

        /// The part that is missing before the habit can be run; absent if complete.
        public let lack: RoutineStep.Lack?
    }

    init(
        _ draft: RoutineDraft, _ lengths: RoutineLengths, _ windows: ListWindows?, with kit: Kit
    ) {
        shown = VisibleRows(draft.routine.steps, of: "steps", in: windows, id: \.id)
        let known = shown.rows.map { step in
            let isMissing = step.kind == .routine && step.routine.flatMap(lengths.routine) == nil
            return Step(
                id: step.id, kind: step.kind,
                seconds: isMissing || step.lack != nil ? nil : lengths.seconds(of: step),
                lack: step.lack)
        }
        facts = Facts(
            steps: known, before: shown.before, after: shown.after, dragged: draft.dragged)
        count = draft.routine.steps.count
        self.kit = kit
    }

    private var phrases: Phrases { kit.phrases }

    /// The element that is drawn and spoken.
    public var body: Element {
        let title = phrases.routineBuilderHabits()
        return Element.column(gap: .sm) {
            kit.heading(title)
            kit.previous(of: shown, in: title)
            Element.grid(
                minimumColumnWidth: kit.size(.routineGridMinWidth), gap: .sm,
                atAccessibilitySizes: .columns(1)
            ) {
                zip(shown.rows.indices, facts.steps).map { place, known in
                    item(shown.rows[place], known, at: place)
                }
            }
            kit.next(of: shown, in: title)
        }
        .group(title, .list)
    }

    /// A draggable item, raised further while it is dragged.
    private func item(
        _ step: RoutineStep, _ known: Step, at place: Int
    ) -> Element {
        let order = order(of: step, at: place)
        let item = state(of: known).map { habit(step, $0, $1, order) } ?? missing(step, order)
        let isLifted = step.id == facts.dragged
        let lift = kit.motion(.lift, appear: .dragLift, change: .dragLift, reduced: .crossFade)
        var surface = kit.card
        if isLifted { surface.shadow = .elevated }
        return item.id(ElementID(step.id)).surface(surface)
            .motion(isLifted ? lift : nil)
    }

    /// The duration of a habit or its missing part, as words and as an element; `nil` for an
    /// included routine that was deleted.
    private func state(of known: Step) -> (Phrase, Element)? {
        if let lack = known.lack.map({ $0.name(phrases) }) {
            return (lack, kit.text(lack, .footnote, .warningText).part("lack"))
        }
        return known.seconds.map { seconds in
            let length = phrases.duration(seconds: seconds)
            let short = phrases.durationShort(time: phrases.clock(seconds: seconds))
            return (
                length, kit.text(short, saying: length, .footnote, .textSecondary).part("duration")
            )
        }
    }

    /// A habit that is edited when it is pressed.
    ///
    /// - Parameters:
    ///   - state: The duration or the missing part, in words.
    ///   - words: The same as an element.
    private func habit(
        _ step: RoutineStep, _ state: Phrase, _ words: Element, _ order: [Action]
    ) -> Element {
        let kind = step.kind.name(phrases)
        let value =
            step.lack == nil
            ? phrases.routineStepValue(type: kind.spokenText, duration: state.spokenText)
            : phrases.routineStepLacking(type: kind.spokenText, lack: state.spokenText)
        let change = Intent.choose(RoutineBuilderOptions.edited, [step.id])
        let name = step.label(phrases)
        let open = kit.action(
            "open", change, phrases.routineStepOpen(name: name), haptic: .light)
        let edit = kit.action("edit", change, phrases.actionEdit(), gesture: .longPress)
        return Element.button(open, press: kit.cardPress) {
            Element.column(gap: .xs) {
                kit.icon(kit.theme.iconRole(of: step), beside: .headline, step.drawnColor)
                kit.name(of: step, .headline, .textPrimary).part("name")
                kit.text(kind, .footnote, .textSecondary).part("detail")
                words
            }
            .growing().height(.fill)
        }
        .accessibility(
            Accessibility(
                .button, label: SpokenWords(name), value: value.spokenWords,
                hint: phrases.routineStepHint().spokenWords, children: .combine, inputLabels: [name]
            )
        )
        .actions([edit, delete(step)] + order)
    }

    /// The placeholder for an included routine that was deleted; it can only be removed.
    private func missing(_ step: RoutineStep, _ order: [Action]) -> Element {
        let title = phrases.routineStepMissing()
        let text = phrases.routineStepMissingText()
        return Element.column(gap: .xs) {
            kit.icon(.exclamationmarkTriangle, beside: .headline, .warningGraphic)
            kit.text(title, .headline, .textPrimary).part("name")
            kit.text(text, .footnote, .textSecondary).part("detail")
        }
        .accessibility(
            Accessibility(
                .text, label: title.spokenWords, value: text.spokenWords, children: .combine)
        )
        .actions([delete(step)] + order)
    }

    /// The actions that move a habit: up and down where possible, and by dragging.
    private func order(of step: RoutineStep, at place: Int) -> [Action] {
        // A position among the visible habits is only one in the list if the list begins there.
        kit.moves(
            of: step.id, at: place, among: count, up: phrases.routineStepMoveUp(),
            down: phrases.routineStepMoveDown(),
            drag: facts.before == nil ? phrases.routineStepReorder() : nil)
    }

    private func delete(_ step: RoutineStep) -> Action {
        kit.deletion(of: .step, [step.id], phrases.actionDelete(), gesture: .longPress)
    }
}
