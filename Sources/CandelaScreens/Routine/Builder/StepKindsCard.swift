public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// The types of habit that can be added to a routine, as cards.
public struct StepKindsCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "stepKinds"

    /// The card's id on its screen.
    public let id = "kinds"

    let kit: Kit

    /// The values behind the card.
    public var facts: Facts { Facts(kinds: kit.stepKinds.map(\.kind)) }

    /// The values behind the tiles.
    public struct Facts: Sendable, Equatable, Codable {
        /// The types, in tile order; a counter also covers measurements.
        public let kinds: [StepKind]
    }

    private var phrases: Phrases { kit.phrases }

    /// The element that is drawn and spoken.
    public var body: Element {
        let title = phrases.routineBuilderAddTitle()
        return Element.column(gap: .sm) {
            kit.heading(title)
            kit.text(phrases.routineBuilderAddText(), .footnote, .textSecondary).part("text")
            Element.grid(
                minimumColumnWidth: kit.size(.routineGridMinWidth), gap: .sm,
                atAccessibilitySizes: .columns(1)
            ) {
                kit.stepKinds.map { kind in
                    kit.addition(kind, .secondary).width(.fill)
                }
            }
        }
        .surface(kit.card)
        .group(title)
    }
}

extension Kit {
    /// The kinds of step that can be added, each with the id and the name of its button; a counter
    /// can become a measurement in the editor.
    var stepKinds: [(kind: StepKind, id: String, name: Phrase)] {
        [
            (.task, "task", phrases.routineStepKindTask()),
            (.timer, "timer", phrases.routineStepKindTimer()),
            (.action, "action", phrases.routineStepKindAction()),
            (.counter, "tracking", phrases.routineStepKindTracking()),
            (.sequence, "sequence", phrases.routineStepKindSequence()),
            (.question, "question", phrases.routineStepKindQuestion()),
        ]
    }

    /// A button that adds a step of a kind.
    func addition(
        _ kind: (kind: StepKind, id: String, name: Phrase), _ style: ButtonStyle,
        ink: ColorRole? = nil
    ) -> Element {
        let add = action(
            "add-\(kind.id)", .add(Intent.Addition(kind.kind)),
            phrases.routineBuilderAddKind(type: kind.name.spokenText), haptic: .secondaryButton)
        return button(add, style, text: kind.name, icon: kind.kind.look.icon, ink: ink)
            .id(ElementID(kind.id))
    }
}
