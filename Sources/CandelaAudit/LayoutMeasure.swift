import CandelaElements
import CandelaTokens

/// The space that elements need at least, by the rules that every renderer follows.
///
/// Sizes are lower bounds: text is as long as its letters and breaks into lines without loss, so
/// that whatever exceeds its space here does so in every renderer.
struct LayoutMeasure {
    let theme: Theme

    /// The reader's type size; `nil` in a picture, which ignores it.
    let typeSize: TypeSize?

    /// The least height of an element in a width, in points.
    func height(of element: Element, in width: Double) -> Double {
        if case .size(let size) = element.height { return size.points }
        let (across, around) = insets(of: element.surface)
        let inside = max(width - across, 1)
        let heights = { element.children.map { height(of: $0, in: inside) } }
        let content: Double =
            switch element.content {
            case .text(let words): lines(of: words, in: inside)
            case .icon(let icon): icon.size.points
            case .column(let column):
                heights().reduce(0, +)
                    + theme.space(of: column.gap) * Double(max(column.children.count - 1, 0))
            case .row, .button, .layers, .picture, .ring: heights().max() ?? 0
            default: 0
            }
        return content + around
    }

    /// The padding and border of a surface on both sides: horizontally and vertically.
    func insets(of surface: Surface?) -> (across: Double, around: Double) {
        guard let surface else { return (0, 0) }
        let border = surface.border.map { $0.gradient == nil ? theme.size(of: $0.width) : 0 } ?? 0
        let sides = [surface.insets?.horizontal, surface.insets?.vertical].map { inset in
            2 * (theme.space(of: inset ?? surface.padding) + border)
        }
        return (sides[0], sides[1])
    }

    /// The least height of a text: its length divided by the width, in lines.
    private func lines(of words: StyledText, in width: Double) -> Double {
        guard !words.text.isBlank else { return 0 }
        let scale = words.minimumScale ?? 1
        let length = words.width(at: typeSize, in: theme) * scale
        let token = theme.text(of: words.style)
        let leading =
            typeSize.map { token.leading(at: $0, displayScale: 1) } ?? token.leading
        return max((length / max(width, 1)).rounded(.up), 1) * leading * scale
    }
}

extension StyledText {
    /// The width of the text on one line, in points.
    ///
    /// - Parameter typeSize: The reader's type size; `nil` in a picture, which ignores it.
    func width(at typeSize: TypeSize?, in theme: Theme) -> Double {
        (parts ?? [StyledTextPart(text)]).reduce(0) { sum, part in
            let token = theme.text(of: part.style ?? style)
            let scale = typeSize == nil ? token.size / token.size(at: .large) : 1
            return sum
                + AdvanceWidths.width(
                    of: part.text, in: token, weight: part.weight, at: typeSize ?? .large) * scale
        }
    }
}
