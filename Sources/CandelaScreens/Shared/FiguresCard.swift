package import CandelaRules
import CandelaTokens

/// Figures under a heading, each with its name.
package struct FiguresCard: CardContent {
    package static let kind = "figures"
    package let id: String
    package let facts: Facts

    /// The heading over the figures.
    package let heading: Element

    /// The figures, from top to bottom.
    package let figures: [Figure]

    /// The surface of the card.
    let surface: Surface

    /// The accessibility label: a group of the heading's name; each figure stays an element.
    package let accessibility: Accessibility

    /// The values behind the figures.
    package struct Facts: Sendable, Hashable, Codable {
        /// The values, in the order of the figures.
        package let figures: [Value]

        /// The value behind one figure.
        package struct Value: Sendable, Hashable, Codable {
            /// The figure's name in the card: `total`.
            package let id: String

            /// The number; absent for a day and for what is not known.
            package let number: Double?

            /// The day, for a figure that is one.
            package let day: CalendarDay?
        }
    }

    /// One figure and its name.
    package struct Figure: Sendable, Hashable, Identifiable {
        /// The figure's name in the card: `total`.
        package let id: String

        /// What it measures.
        package let name: Words

        /// The figure, with its unit.
        package let value: Words

        /// The accessibility label: the name, with the figure as value.
        package let accessibility: Accessibility

        fileprivate let fact: Facts.Value
    }

    package var body: Element {
        .column(gap: .sm) {
            heading
            figures
        }
        .surface(surface)
        .accessibility(accessibility)
    }

    init(_ id: String, _ name: Phrase, _ figures: [Figure], with kit: Kit) {
        self.id = id
        facts = Facts(figures: figures.map(\.fact))
        heading = kit.heading(name)
        self.figures = figures
        surface = kit.card
        accessibility = Accessibility(.group, label: name.said, children: .contain)
    }
}

extension FiguresCard.Figure: ElementConvertible {
    /// The name at the leading edge, the figure at the trailing one.
    package var element: Element {
        .row(gap: .sm, align: .firstBaseline, justify: .spaceBetween) {
            name.part("name")
            value.part("value")
        }
        .id(id)
        .accessibility(accessibility)
    }

    /// - Parameters:
    ///   - number: The number behind the words.
    ///   - day: The day behind the words.
    init(
        _ id: String, _ name: Phrase, _ value: Words, number: Double? = nil,
        day: CalendarDay? = nil, with kit: Kit
    ) {
        self.id = id
        self.name = kit.words(name, .body, .textSecondary)
        self.value = value
        accessibility = Accessibility(
            .text, label: name.said, value: value.said, children: .combine)
        fact = FiguresCard.Facts.Value(id: id, number: number, day: day)
    }
}
