public import CandelaElements
import CandelaTokens

/// One section of a form: a heading, rows, and a note under them.
public struct FormCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "form"

    /// The card's id on its screen.
    public let id: String

    /// The element that is drawn and spoken.
    public let body: Element

    /// A section of rows under a heading.
    ///
    /// - Parameters:
    ///   - isNamed: Whether the name is written over the rows; it is heard in any case.
    ///   - level: The level of the heading.
    ///   - motion: How it comes, for a card above everything else.
    public init(
        _ id: String, _ name: Phrase, isNamed: Bool = true, level: Int = 2,
        on surface: Surface? = nil, motion: Motion? = nil, rows: [Element],
        footer: StyledText? = nil,
        with kit: Kit
    ) {
        self.id = id
        body =
            Drawing(
                name: name, heading: isNamed ? kit.heading(name, level: level) : nil,
                surface: surface ?? kit.card, motion: motion, rows: rows, footer: footer
            ).body
    }
}

private struct Drawing {
    let name: Phrase
    let heading: Element?
    let surface: Surface
    let motion: Motion?
    let rows: [Element]
    let footer: StyledText?

    var body: Element {
        Element.column(gap: .sm) {
            heading
            rows
            footer?.part("footer")
        }
        .surface(surface)
        .motion(motion)
        .group(name)
    }
}
