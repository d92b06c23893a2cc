import CandelaElements

/// What is heard follows what is seen.
///
/// A place in the reading order that an element names for itself may bring it forward, so that a name
/// comes before what it names; what acts on something never comes before it.
///
/// Source: WCAG 2.2, 1.3.2 and 2.4.3.
enum OrderCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.roots.flatMap { findings(in: $0.element, at: ElementSpot($0), of: screen) }
    }

    private static func findings(
        in element: Element, at spot: ElementSpot, of screen: AuditedScreen
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
                        + "'\(passed.accessibility.label)' and heard before it",
                    help: "leave out its place in the reading order, or draw it first",
                    at: spot.child(place, child),
                    [AuditFigures.figure("order", Double(order), least: 0)]))
        }
        return found
    }
}
