import CandelaElements

/// A check that every heading has a level, that no level is skipped, and that a long screen has
/// headings.
///
/// Source: WCAG 2.2, 1.3.1 and 2.4.6.
enum HeadingCheck: ScreenCheck {
    /// The maximum number of accessibility elements outside of lists, tables and grids on a screen
    /// without a heading below the title.
    static let maximumElements = 25

    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        var found: [AuditFinding] = []
        var level = 0
        for stop in screen.stops where stop.accessibility.role == .heading {
            // A screen read from a file may have any level.
            let next = stop.accessibility.headingLevel.map { min(max($0, 0), 1_000) }
            if next == nil || next ?? 0 > level + 1 {
                let fault =
                    next.map { "has level \($0) after level \(level)" } ?? "has no level"
                found.append(
                    screen.finding(
                        .headingLevel, .error,
                        "the heading '\(stop.accessibility.label)' \(fault)",
                        help: "give it level \(level + 1), or change the heading before it",
                        at: stop.spot,
                        [AuditFigures.figure("level", Double(next ?? 0), most: Double(level + 1))]))
            }
            level = next ?? level
        }
        let below = screen.stops.filter {
            $0.accessibility.role == .heading && $0.accessibility.headingLevel != 1
        }
        let count = screen.elementCountOutsideLists
        if below.isEmpty, count > maximumElements, let first = screen.stops.first {
            found.append(
                screen.finding(
                    .noHeadings, .warning,
                    "the screen has \(count) accessibility elements and no heading to jump to",
                    help: "give the titles of its cards heading level 2", at: first.spot,
                    [
                        AuditFigures.figure("stops", Double(count), most: Double(maximumElements))
                    ]))
        }
        return found
    }
}
