import CandelaTokens

/// One section of a form: a heading, rows, and a note under them.
package struct FormCard: CardContent {
    package static let kind = "form"
    package let id: String

    /// The heading of the section; absent where its rows speak for themselves.
    package let heading: Element?

    /// The rows, from top to bottom.
    package let rows: [Element]

    /// A note under the rows.
    package let footer: Words?

    /// The surface of the section.
    let surface: Surface

    /// The accessibility label: a group whose rows stay elements.
    package let accessibility: Accessibility

    package var body: Element {
        .column(gap: .sm) {
            heading
            rows
            footer?.part("footer")
        }
        .surface(surface)
        .accessibility(accessibility)
    }

    /// - Parameters:
    ///   - isNamed: Whether the name is written over the rows; it is heard in any case.
    ///   - level: The level of the heading.
    init(
        _ id: String, _ name: Phrase, isNamed: Bool = true, level: Int = 2,
        on surface: Surface? = nil, rows: [Element], footer: Words? = nil, with kit: Kit
    ) {
        self.id = id
        self.surface = surface ?? kit.card
        heading = isNamed ? kit.heading(name, level: level) : nil
        self.rows = rows
        self.footer = footer
        accessibility = Accessibility(.group, label: name.said, children: .contain)
    }
}
