public import CandelaElements
public import CandelaRules
import CandelaTokens

/// Labelled figures under a heading.
public struct FiguresCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "figures"

    /// The card's id on its screen.
    public let id: String

    private let name: Phrase
    private let figures: [Figure]
    private let kit: Kit

    /// The values behind the card.
    public var facts: Facts { Facts(figures: figures.map(\.fact)) }

    /// The values behind the figures.
    public struct Facts: Sendable, Equatable, Codable {
        /// The values, in the same order as the figures.
        public let figures: [Value]

        /// The value behind one figure.
        public struct Value: Sendable, Equatable, Codable, Identifiable {
            /// The figure's id in the card: `total`.
            public let id: String

            /// The number; absent for a date and for an unknown value.
            public let number: Double?

            /// The day, for a figure that is a date; otherwise absent.
            public let day: CalendarDay?
        }
    }

    /// A figure and its name.
    public struct Figure: ElementConvertible, Sendable {
        /// The row, with the name at the leading edge and the figure at the trailing edge.
        public let element: Element

        fileprivate let fact: Facts.Value
    }

    /// Creates a card of figures under a heading.
    public init(_ id: String, _ name: Phrase, _ figures: [Figure], with kit: Kit) {
        self.id = id
        self.name = name
        self.figures = figures
        self.kit = kit
    }

    /// The element that is drawn and spoken.
    public var body: Element { kit.section(name) { figures } }
}

extension FiguresCard.Figure {
    /// Creates a figure.
    ///
    /// - Parameters:
    ///   - number: The number behind the text; `nil` for a date and for an unknown value.
    ///   - day: The day behind the text; `nil` if it is not a date.
    public init(
        _ id: String, _ name: Phrase, _ value: StyledText, number: Double? = nil,
        day: CalendarDay? = nil, with kit: Kit
    ) {
        element = Element.row(gap: .sm, align: .firstBaseline, justify: .spaceBetween) {
            kit.text(name, .body, .textSecondary).part("name")
            value.part("value")
        }
        .id(ElementID(id))
        .accessibility(
            Accessibility(
                .text, label: name.spokenWords, value: value.spokenWords, children: .combine))
        fact = FiguresCard.Facts.Value(id: id, number: number, day: day)
    }
}
