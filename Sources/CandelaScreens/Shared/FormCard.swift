import CandelaTokens

/// One section of a form: a heading, rows, and a note under them.
package struct FormCard: CardContent {
    package static let kind = "form"
    package let id: String
    package let body: Element

    /// - Parameters:
    ///   - isNamed: Whether the name is written over the rows; it is heard in any case.
    ///   - level: The level of the heading.
    ///   - motion: How it comes, for a card above everything else.
    init(
        _ id: String, _ name: Phrase, isNamed: Bool = true, level: Int = 2,
        on surface: Surface? = nil, motion: Motion? = nil, rows: [Element],
        footer: StyledText? = nil,
        with kit: Kit
    ) {
        self.id = id
        body = Element.column(gap: .sm) {
            isNamed ? kit.heading(name, level: level) : nil
            rows
            footer?.part("footer")
        }
        .surface(surface ?? kit.card)
        .motion(motion)
        .group(name)
    }
}
