import CandelaElements

extension AuditCheck {
    /// A text or button that shows nothing.
    public static let emptyText = AuditCheck(
        "empty-text", .warning, "Texts and buttons show something.")
}

/// A check that texts and controls show something.
///
/// Source: axe-core `empty-heading`, `button-name` and `empty-table-header`.
enum EmptyTextCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.nodes.compactMap { node in
            if case .text(let words) = node.element.content, words.text.isBlank {
                return screen.finding(
                    .emptyText, "the text is empty",
                    help: "leave out the element if there is nothing to say", at: node)
            }
            guard case .button = node.element.content, !node.isDecorative,
                node.cover == nil, !node.element.isSeen
            else { return nil }
            return screen.finding(
                .emptyText, "\(node.name) is a button without visible content",
                help: "give it a text or an icon", at: node)
        }
    }
}

extension Element {
    /// Whether the element draws anything.
    fileprivate var isSeen: Bool {
        if surface?.fill != nil || surface?.border != nil { return true }
        switch content {
        case .text(let words): return !words.text.isBlank
        case .row, .column, .layers, .grid, .list, .table, .button, .unknown:
            return children.contains(where: \.isSeen)
        default: return true
        }
    }
}
