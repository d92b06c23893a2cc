import CandelaTokens

/// Figures under a heading, each with its name.
public struct FiguresCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What the card is drawn on.
    public let surface: Surface

    /// How the figures are laid out.
    public let layout: Stack

    /// What the figures are about.
    public let heading: Heading

    /// The figures, from top to bottom.
    public let figures: [Figure]

    /// What assistive technology is told: a group of the heading's name; each figure stays an
    /// element.
    public let accessibility: Accessibility

    package init(_ id: String, surface: Surface, layout: Stack, heading: Heading, figures: [Figure])
    {
        self.id = id
        self.surface = surface
        self.layout = layout
        self.heading = heading
        self.figures = figures
        accessibility = Accessibility(.group, label: heading.text.aloud, children: .contain)
    }

    /// One figure.
    public struct Figure: Sendable, Hashable, Codable {
        /// The figure's name in the card.
        public let id: String

        /// How name and value are laid out.
        public let layout: Stack

        /// What it measures.
        public let name: Words

        /// The figure, with its unit.
        public let value: Words

        /// What assistive technology is told: one element, the name as label, the figure as value.
        public let accessibility: Accessibility

        package init(_ id: String, layout: Stack, name: Words, value: Words) {
            self.id = id
            self.layout = layout
            self.name = name
            self.value = value
            accessibility = Accessibility(
                .text, label: name.aloud, value: value.aloud, children: .combine)
        }
    }
}

extension Kit {
    /// Figures under a heading.
    func figures(
        _ id: String, _ name: Phrase, _ figures: [FiguresCard.Figure]
    ) -> FiguresCard {
        FiguresCard(
            id, surface: card, layout: column(gap: .sm), heading: heading(name), figures: figures)
    }

    /// One figure: its name at the leading edge, its value at the trailing one.
    func figure(_ id: String, _ name: Phrase, _ value: Words) -> FiguresCard.Figure {
        FiguresCard.Figure(
            id,
            layout: row(gap: .sm, alignment: .firstBaseline, distribution: .spaceBetween),
            name: words(name, .body, .textSecondary), value: value)
    }
}
