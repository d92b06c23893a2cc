import CandelaTokens

/// What the shades and marks of a grid mean, in words.
enum Legend {
    /// The entries, the weakest first, on as many lines as they need.
    static func element(_ items: [Element], with kit: Kit) -> Element {
        let meanings = kit.phrases.list(items.compactMap { $0.text?.aloud })
        return Element.row(gap: .sm, align: .center, wraps: true) { items }
            .accessibility(
                Accessibility(
                    .text, label: kit.phrases.practiceLegendTitle().said,
                    value: SpokenWords(meanings), children: .combine))
    }

    /// One look, as large as the text beside it, and its meaning.
    static func item(
        _ id: String, _ text: Phrase, fill: Paint? = nil, outline: Surface.Border? = nil,
        dots: Int = 0, mark: Icon? = nil, with kit: Kit
    ) -> Element {
        let style = kit.theme.text(.caption)
        return Element.line(gap: .xs, align: .center) {
            if fill != nil || outline != nil {
                Element.shape(fill: fill, border: outline, cornerRadius: CornerRadius(.xs))
                    .square(kit.size(style.size, relativeTo: style.textStyle))
            }
            Dots.element(dots, with: kit)
            mark
            kit.words(text, .caption, .textSecondary).part("text")
        }
        .id(id)
        .described(by: "text")
    }
}

/// Dots in a row, which count sessions wherever they are drawn.
enum Dots {
    /// A dot for each session of a cell, up to as many as are drawn at most; `nil` for none.
    static func sessions(_ count: Int, _ color: ColorRole = .textPrimary, with kit: Kit) -> Element?
    {
        element(min(count, kit.theme.count(.heatMapDotsCount)), color, with: kit)
    }

    /// Dots as wide as the space between them; `nil` for none.
    static func element(
        _ count: Int, _ color: ColorRole = .textPrimary, with kit: Kit
    ) -> Element? {
        guard count > 0 else { return nil }
        let dot = Element.shape(fill: Paint(color), cornerRadius: CornerRadius(.full))
            .square(kit.size(kit.theme.space(.xxs)))
        return Element.line(gap: .xxs, align: .center) {
            Array(repeating: dot, count: count)
        }
        .part("dots")
    }
}
