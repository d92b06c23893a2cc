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

    /// The values behind the card.
    public let facts: Facts

    /// The element that is drawn and spoken.
    public let body: Element

    /// The values behind the tiles.
    public struct Facts: Sendable, Hashable, Codable {
        /// The types, in tile order; a counter also covers measurements.
        public let kinds: [StepKind]
    }

    init(with kit: Kit) {
        let drawing = Drawing(kit: kit)
        facts = Facts(kinds: drawing.kinds.map(\.kind))
        body = drawing.body
    }
}

private struct Drawing {
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var kinds: [(kind: StepKind, id: String, name: Phrase)] {
        [
            (.task, "task", phrases.routineStepKindTask()),
            (.timer, "timer", phrases.routineStepKindTimer()),
            (.action, "action", phrases.routineStepKindAction()),
            (.counter, "tracking", phrases.routineStepKindTracking()),
            (.question, "question", phrases.routineStepKindQuestion()),
        ]
    }

    var body: Element {
        let title = phrases.routineBuilderAddTitle()
        let tiles = kinds.map(tile)
        return Element.column(gap: .sm) {
            kit.heading(title)
            kit.words(phrases.routineBuilderAddText(), .caption, .textSecondary).part("text")
            Element.grid(
                minimumColumnWidth: kit.size(.routineGridMinWidth), gap: .sm,
                atAccessibilitySizes: .columns(1)
            ) {
                Array(tiles.dropLast())
            }
            // The last tile has its own row.
            tiles.last
        }
        .group(title)
    }

    private func tile(_ kind: StepKind, _ id: String, _ name: Phrase) -> Element {
        let add = kit.action(
            "add-\(id)", .add(Intent.Addition(kind, name: Intent.Entry(.text))),
            phrases.routineBuilderAddKind(type: name.spokenText), haptic: .secondaryButton)
        return kit.button(add, .plain, text: name, icon: kind.look.icon, ink: .textPrimary)
            .id(ElementID(id))
            .surface(kit.card)
            .width(.fill)
    }
}
