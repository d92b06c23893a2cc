import CandelaElements
import CandelaTokens

extension AuditCheck {
    /// Texts or controls that cover each other.
    public static let overlapping = AuditCheck(
        "overlapping", .error, "Texts and controls do not cover each other.")
}

/// A check that texts and controls do not cover each other: layers draw at most one text of their
/// own size and one control, and no gap is negative.
///
/// Source: WCAG 2.2, 1.4.12 and 2.5.8.
enum OverlappingCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.nodes.compactMap { node in
            guard let fault = screen.overlap(in: node.element) else { return nil }
            return screen.finding(
                .overlapping, fault,
                help: "put them side by side or below each other, in a row or a column", at: node)
        }
    }
}

extension AuditedScreen {
    /// A sentence about what overlaps in an element; `nil` for nothing.
    fileprivate func overlap(in element: Element) -> String? {
        if let gap = gaps(of: element).first(where: { $0 < 0 }) {
            return "a gap of \(AuditFigures.text(gap, places: 1)) points makes elements overlap"
        }
        let layers: [Element]
        switch element.content {
        case .layers(let own): layers = own.children
        case .ring(let ring): layers = ring.children
        case .picture(let picture): layers = picture.children
        default: return nil
        }
        guard layers.count > 1 else { return nil }
        let texts = layers.compactMap(\.textOfOwnSize)
        if texts.count > 1 { return "'\(texts[0])' and '\(texts[1])' are drawn over each other" }
        let controls = layers.compactMap(\.firstTarget)
        guard controls.count > 1 else { return nil }
        return "'\(controls[0].label)' and '\(controls[1].label)' can be pressed at the same place"
    }

    private func gaps(of element: Element) -> [Double] {
        let roles: [SpaceRole?] =
            switch element.content {
            case .row(let row): [row.gap]
            case .column(let column): [column.gap]
            case .list(let list): [list.gap]
            case .grid(let grid): [grid.gap, grid.rowGap]
            case .table(let table): [table.gap]
            case .button(let button): [button.gap]
            case .choice(let choice): [choice.gap]
            default: []
            }
        return roles.compactMap(\.self).map { theme.space(of: $0) }
    }
}

extension Element {
    /// The first text of a layer that is only as large as its content, so that it lies over the
    /// content of the other layers.
    fileprivate var textOfOwnSize: String? {
        guard width == nil || width == .hug, height == nil || height == .hug,
            accessibility?.role != .decorative
        else { return nil }
        switch content {
        case .text(let words): return words.text.isBlank ? nil : words.text
        case .row, .column, .button: return children.lazy.compactMap(\.textOfOwnSize).first
        default: return nil
        }
    }

    /// The first action in a layer that can be performed.
    fileprivate var firstTarget: Action? {
        target ?? children.lazy.compactMap(\.firstTarget).first
    }
}
