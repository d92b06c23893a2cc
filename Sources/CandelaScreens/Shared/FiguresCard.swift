package import CandelaRules
import CandelaTokens

/// Figures under a heading, each with its name.
package struct FiguresCard: CardContent {
    package static let kind = "figures"
    package let id: String
    package let facts: Facts
    package let body: Element

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
    package struct Figure: ElementConvertible {
        /// The name at the leading edge, the figure at the trailing one.
        package let element: Element

        fileprivate let fact: Facts.Value
    }

    init(_ id: String, _ name: Phrase, _ figures: [Figure], with kit: Kit) {
        self.id = id
        facts = Facts(figures: figures.map(\.fact))
        body = kit.section(name) { figures }
    }
}

extension FiguresCard.Figure {
    /// - Parameters:
    ///   - number: The number behind the words.
    ///   - day: The day behind the words.
    init(
        _ id: String, _ name: Phrase, _ value: StyledText, number: Double? = nil,
        day: CalendarDay? = nil, with kit: Kit
    ) {
        element = Element.row(gap: .sm, align: .firstBaseline, justify: .spaceBetween) {
            kit.words(name, .body, .textSecondary).part("name")
            value.part("value")
        }
        .id(id)
        .accessibility(
            Accessibility(.text, label: name.said, value: value.said, children: .combine))
        fact = FiguresCard.Facts.Value(id: id, number: number, day: day)
    }
}
