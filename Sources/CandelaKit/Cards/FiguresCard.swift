public import CandelaElements
public import CandelaRules
import CandelaTokens

/// Figures under a heading, each with its name.
public struct FiguresCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "figures"

    /// The card's id on its screen.
    public let id: String

    /// The values behind the card.
    public let facts: Facts

    /// The element that is drawn and spoken.
    public let body: Element

    /// The values behind the figures.
    public struct Facts: Sendable, Hashable, Codable {
        /// The values, in the order of the figures.
        public let figures: [Value]

        /// The value behind one figure.
        public struct Value: Sendable, Hashable, Codable {
            /// The figure's name in the card: `total`.
            public let id: String

            /// The number; absent for a day and for what is not known.
            public let number: Double?

            /// The day, for a figure that is one.
            public let day: CalendarDay?
        }
    }

    /// One figure and its name.
    public struct Figure: ElementConvertible, Sendable {
        /// The name at the leading edge, the figure at the trailing one.
        public let element: Element

        fileprivate let fact: Facts.Value
    }

    /// A card of figures under a heading.
    public init(_ id: String, _ name: Phrase, _ figures: [Figure], with kit: Kit) {
        self.id = id
        facts = Facts(figures: figures.map(\.fact))
        body = Drawing(name: name, figures: figures, kit: kit).body
    }
}

private struct Drawing {
    let name: Phrase
    let figures: [FiguresCard.Figure]
    let kit: Kit

    var body: Element { kit.section(name) { figures } }
}

extension FiguresCard.Figure {
    /// - Parameters:
    ///   - number: The number behind the words.
    ///   - day: The day behind the words.
    public init(
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
