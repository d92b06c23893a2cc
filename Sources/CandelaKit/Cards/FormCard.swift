public import CandelaElements
import CandelaTokens

/// A section of a form: a heading, rows and a footer.
public struct FormCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "form"

    /// The card's id on its screen.
    public let id: String

    /// The element that is drawn and spoken.
    public let body: Element

    /// Creates a section of rows under a heading.
    ///
    /// - Parameters:
    ///   - isNamed: Whether the heading is drawn. The name is spoken in any case, once if the card
    ///     has one row of the same name.
    ///   - level: The heading level.
    ///   - motion: The animation with which an overlay appears.
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
        let card = Element.column(gap: .sm) {
            heading
            rows
            footer?.part("footer")
        }
        .surface(surface)
        .motion(motion)
        return isOneControl ? card : card.group(name)
    }

    /// Whether the card is only a row that says the card's name.
    private var isOneControl: Bool {
        heading == nil && rows.count == 1 && footer == nil
            && rows[0].accessibility?.label == name.spokenText
    }
}
