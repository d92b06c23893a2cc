import CandelaTokens

/// One section of a form: a heading, rows, and a note under them.
public struct FormCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "form"

    /// The card's name, unique on its screen.
    public let id: String

    /// The heading of the section; absent where its rows speak for themselves.
    package let heading: Element?

    /// The rows, from top to bottom.
    package let rows: [Element]

    /// A note under the rows.
    public let footer: Words?

    /// The surface of the section.
    let surface: Surface

    /// The accessibility label: a group whose rows stay elements.
    package let accessibility: Accessibility

    /// How the card is drawn and spoken.
    public var body: Element {
        .column(gap: .sm) {
            heading
            rows
            footer?.part("footer")
        }
        .surface(surface)
        .accessibility(accessibility)
    }

    init(
        _ id: String, surface: Surface,
        heading: Element? = nil, rows: [Element], footer: Words? = nil,
        label: SpokenWords
    ) {
        self.id = id
        self.surface = surface
        self.heading = heading
        self.rows = rows
        self.footer = footer
        accessibility = Accessibility(.group, label: label, children: .contain)
    }
}
