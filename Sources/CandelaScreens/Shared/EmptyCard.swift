import CandelaTokens

/// An invitation in place of content that is not there yet.
package struct EmptyCard: CardContent {
    package static let kind = "empty"
    package let id: String
    package let body: Element

    /// - Parameter level: The level of the title as a heading: 2 for a card of its own.
    init(
        _ id: String, illustration: Element?, title: Phrase?, text: Phrase?,
        button: Element?, level: Int = 2, with kit: Kit
    ) {
        self.id = id
        body = Element.column(gap: .md, align: .center) {
            illustration
            title.map { kit.heading($0, level > 2 ? .headline : .title, level: level) }
            text.map { kit.words($0, .body, .textSecondary).part("text") }
            button.map { $0.surface == nil ? $0 : $0.width(.fill) }
        }
        .accessibility(
            Accessibility(
                .group, label: (title ?? text)?.said ?? SpokenWords(""), children: .contain))
    }
}
