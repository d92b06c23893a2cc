import CandelaElements

extension AuditCheck {
    /// A reading order that differs from the drawing order.
    public static let readingOrder = AuditCheck(
        "reading-order", .warning, "The reading order follows the drawing order.")
}

/// A check that the reading order follows the drawing order.
///
/// An element's `sortOrder` may move it forward, so that a name precedes the content it describes.
/// A control must not precede the content it acts on.
///
/// Source: WCAG 2.2, 1.3.2 and 2.4.3.
enum ReadingOrderCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.controls.compactMap { node in
            guard node.element.activation != nil, let parent = node.parent, node.place > 0,
                let order = node.accessibility?.sortOrder, order < 0,
                let passed = screen.nodes[parent].element.children.prefix(node.place)
                    .flatMap({ $0.spoken() })
                    .first(where: { ($0.accessibility.sortOrder ?? 0) > order })
            else { return nil }
            return screen.finding(
                .readingOrder,
                "\(node.name) is drawn after '\(passed.accessibility.label)' but spoken before it",
                help: "remove its 'sortOrder', or draw it first", at: node,
                [AuditFigures.figure("order", Double(order), least: 0)])
        }
    }
}
