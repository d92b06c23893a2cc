import CandelaElements
import CandelaKit
import CandelaTokens

/// The legend of a grid's shades and marks.
extension Kit {
    /// A legend of items, the weakest first, wrapping as needed.
    func legend(_ items: [Element]) -> Element {
        legend(items, value: meanings(of: items))
    }

    /// A legend of groups of items; each group is a detail, spoken on demand.
    func legend(of groups: [(name: Phrase, items: [Element])]) -> Element {
        let groups = groups.filter { !$0.items.isEmpty }
        return legend(
            groups.flatMap(\.items),
            details: groups.map { AccessibilityDetail($0.name.spokenWords, meanings(of: $0.items)) }
        )
    }

    private func legend(
        _ items: [Element], value: SpokenWords? = nil, details: [AccessibilityDetail] = []
    ) -> Element {
        Element.row(gap: .sm, align: .center, wraps: true) { items }
            .accessibility(
                Accessibility(
                    .text, label: phrases.practiceLegendTitle().spokenWords, value: value,
                    details: details, children: .combine))
    }

    private func meanings(of items: [Element]) -> SpokenWords {
        SpokenWords(phrases.list(items.compactMap { $0.text?.spokenText }))
    }

    /// A sample, as large as the text beside it, and its meaning.
    func legendItem(
        _ id: String, _ text: Phrase, fill: Paint? = nil, outline: Surface.Border? = nil,
        dots count: Int = 0, mark: Icon? = nil
    ) -> Element {
        let style = theme.text(.footnote)
        return Element.line(gap: .xs, align: .center) {
            if fill != nil || outline != nil {
                Element.shape(fill: fill, border: outline, cornerRadius: CornerRadius(.xs))
                    .square(size(style.size, relativeTo: style.textStyle))
            }
            dots(count)
            mark
            self.text(text, .footnote, .textSecondary).part("text")
        }
        .id(ElementID(id))
        .described(by: "text")
    }

    /// Dots separated by their own width; `nil` for a count of 0.
    func dots(_ count: Int, _ color: ColorRole = .textPrimary) -> Element? {
        guard count > 0 else { return nil }
        let dot = Element.shape(fill: Paint(color), cornerRadius: CornerRadius(.full))
            .square(size(theme.space(.xxs)))
        return Element.line(gap: .xxs, align: .center) {
            Array(repeating: dot, count: count)
        }
        .part("dots")
    }

    /// One dot per session of a cell, up to the maximum drawn; `nil` for no sessions.
    func dots(sessions: Int, _ color: ColorRole = .textPrimary) -> Element? {
        dots(min(sessions, theme.count(.heatMapDotsCount)), color)
    }
}
