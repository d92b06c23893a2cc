import CandelaRules
public import CandelaTokens

/// The types of habits that can be added to a routine, as cards.
public struct StepKindsCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// `Add habit type`.
    public let heading: Heading

    /// What to do with them.
    public let text: Words

    /// How the tiles are laid out.
    public let grid: AdaptiveGrid

    /// The types, in order.
    public let tiles: [Tile]

    /// What assistive technology is told: a group; its tiles stay elements.
    public let accessibility: Accessibility

    /// One type.
    public struct Tile: Sendable, Hashable, Codable {
        /// The type's name, unique within the card.
        public let id: String

        /// What the tile is drawn on.
        public let surface: Surface

        /// What adds a habit of the type.
        public let button: ButtonControl

        /// The type's colour, for its symbol.
        public let color: ColorRole

        /// Whether it takes a row of its own.
        public let isFullWidth: Bool
    }
}

extension Kit {
    /// The types of habits to add: tracking stands for counters and measurements.
    var stepKinds: StepKindsCard {
        let title = phrases.routineBuilderAddTitle()
        let kinds: [(StepKind, String, Phrase)] = [
            (.task, "task", phrases.routineStepKindTask()),
            (.timer, "timer", phrases.routineStepKindTimer()),
            (.action, "action", phrases.routineStepKindAction()),
            (.counter, "tracking", phrases.routineStepKindTracking()),
            (.question, "question", phrases.routineStepKindQuestion()),
        ]
        return StepKindsCard(
            id: "kinds", heading: heading(title),
            text: words(phrases.routineBuilderAddText(), .caption, .textSecondary),
            grid: cardGrid,
            tiles: kinds.map { kind, id, name in
                StepKindsCard.Tile(
                    id: id, surface: card,
                    button: button(
                        action(
                            "add-\(id)", .add,
                            phrases.routineBuilderAddKind(type: name.spokenText),
                            haptic: .secondaryButton), .plain, text: name, icon: kind.icon,
                        ink: .textPrimary),
                    color: kind.color, isFullWidth: kind == .question)
            },
            accessibility: Accessibility(.group, label: title.spokenText, children: .contain))
    }
}
