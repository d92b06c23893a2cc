import CandelaTokens

/// An invitation in place of content that is not there yet.
package struct EmptyCard: CardContent {
    package static let kind = "empty"
    package let id: String

    /// The drawing above the words; it is decorative.
    package let illustration: Element?

    /// What is missing, as a heading.
    package let title: Element?

    /// What to do about it.
    package let text: Words?

    /// The button that begins.
    package let button: Element?

    /// The accessibility label: a group whose parts stay elements.
    package let accessibility: Accessibility

    package var body: Element {
        .column(gap: .md, align: .center) {
            illustration
            title
            text?.part("text")
            button
        }
        .accessibility(accessibility)
    }

    /// - Parameter level: The level of the title as a heading: 2 for a card of its own.
    init(
        _ id: String, illustration: Element?, title: Phrase?, text: Phrase?,
        button: Element?, level: Int = 2, with kit: Kit
    ) {
        self.id = id
        self.illustration = illustration
        self.title = title.map {
            kit.heading($0, level > 2 ? .headline : .title, level: level)
        }
        self.text = text.map { kit.words($0, .body, .textSecondary) }
        self.button = button.map { $0.surface == nil ? $0 : $0.width(.fill) }
        accessibility = Accessibility(
            .group, label: (title ?? text)?.said ?? SpokenWords(""), children: .contain)
    }
}
