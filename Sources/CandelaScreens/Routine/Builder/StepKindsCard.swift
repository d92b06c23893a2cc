package import CandelaRules
import CandelaTokens

/// The types of habits that can be added to a routine, as cards.
package struct StepKindsCard: CardContent {
    package static let kind = "stepKinds"
    package let id = "kinds"
    package let facts: Facts
    package let body: Element

    /// The types behind the tiles.
    package struct Facts: Sendable, Hashable, Codable {
        /// The types, in the order of the tiles; a counter stands for measurements as well.
        package let kinds: [StepKind]
    }

    init(with kit: Kit) {
        let phrases = kit.phrases
        let title = phrases.routineBuilderAddTitle()
        let kinds: [(kind: StepKind, id: String, name: Phrase)] = [
            (.task, "task", phrases.routineStepKindTask()),
            (.timer, "timer", phrases.routineStepKindTimer()),
            (.action, "action", phrases.routineStepKindAction()),
            (.counter, "tracking", phrases.routineStepKindTracking()),
            (.question, "question", phrases.routineStepKindQuestion()),
        ]
        facts = Facts(kinds: kinds.map(\.kind))
        let tiles = kinds.map { kind, id, name in
            let add = kit.action(
                "add-\(id)", .add(Intent.Addition(kind, name: Intent.Entry(.text))),
                phrases.routineBuilderAddKind(type: name.spokenText), haptic: .secondaryButton)
            return kit.button(add, .plain, text: name, icon: kind.look.icon, ink: .textPrimary)
                .id(id)
                .surface(kit.card)
                .width(.fill)
        }
        body = Element.column(gap: .sm) {
            kit.heading(title)
            kit.words(phrases.routineBuilderAddText(), .caption, .textSecondary).part("text")
            Element.grid(
                minimumColumn: kit.size(.routineGridMinWidth), gap: .sm,
                atAccessibilitySizes: .columns(1)
            ) {
                Array(tiles.dropLast())
            }
            // The last takes a row of its own.
            tiles.last
        }
        .group(title)
    }
}
