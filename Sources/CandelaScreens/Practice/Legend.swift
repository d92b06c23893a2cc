import CandelaTokens

/// What the shades and marks of a grid mean, in words.
public struct Legend: Sendable, Hashable, Codable {
    /// How the entries are laid out.
    public let layout: Stack

    /// The entries, the weakest first.
    public let items: [Item]

    /// What assistive technology is told: a list; each entry is an element.
    public let accessibility: Accessibility

    /// One look and its meaning.
    public struct Item: Sendable, Hashable, Codable {
        /// The entry's name in the legend.
        public let id: String

        /// The fill that is explained; absent for dots or a mark alone.
        public let fill: Paint?

        /// The line around it.
        public let outline: Surface.Border?

        /// How many dots are drawn.
        public let dots: Int

        /// The mark that is explained.
        public let mark: Icon?

        /// What it means.
        public let text: Words
    }
}

extension Kit {
    func legend(_ items: [Legend.Item]) -> Legend {
        Legend(
            layout: row(gap: .sm, alignment: .center), items: items,
            accessibility: Accessibility(
                .list, label: phrases.practiceLegendTitle().spokenText, children: .contain))
    }

    func legendItem(
        _ id: String, _ text: Phrase, fill: Paint? = nil, outline: Surface.Border? = nil,
        dots: Int = 0, mark: Icon? = nil
    ) -> Legend.Item {
        Legend.Item(
            id: id, fill: fill, outline: outline, dots: dots, mark: mark,
            text: words(text, .caption, .textSecondary))
    }
}
