import CandelaElements

/// A check that the reading order follows the drawing order.
///
/// An element's `sortOrder` may move it forward, so that a name precedes the content it describes.
/// A control must not precede the content it acts on.
///
/// Source: WCAG 2.2, 1.3.2 and 2.4.3.
enum OrderCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.roots.flatMap { findings(in: $0.element, at: ElementLocation($0), of: screen) }
    }

    private static func findings(
        in element: Element, at spot: ElementLocation, of screen: AuditedScreen
    ) -> [AuditFinding] {
        var found: [AuditFinding] = []
        let stops = element.children.map { $0.spoken() }
        for (place, child) in element.children.enumerated() {
            found += findings(in: child, at: spot.child(place, child), of: screen)
            guard let order = stops[place].first?.accessibility.sortOrder, order < 0,
                child.activation != nil,
                let passed = stops.prefix(place).flatMap(\.self).first(where: {
                    ($0.accessibility.sortOrder ?? 0) > order
                })
            else { continue }
            found.append(
                screen.finding(
                    .readingOrder, .warning,
                    "'\(child.accessibility?.label ?? "")' is drawn after "
                        + "'\(passed.accessibility.label)' but spoken before it",
                    help: "remove its 'sortOrder', or draw it first",
                    at: spot.child(place, child),
                    [AuditFigures.figure("order", Double(order), least: 0)]))
        }
        return found
    }
}
