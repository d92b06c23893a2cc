import CandelaElements

extension AuditCheck {
    /// A heading without a level, or one that skips levels.
    public static let headingLevel = AuditCheck(
        "heading-level", .error, "Headings descend one level at a time.")
}

/// A check that every heading has a level and that no level is skipped.
///
/// Source: WCAG 2.2, 1.3.1.
enum HeadingLevelCheck: ScreenCheck {
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
                        .headingLevel,
                        "the heading '\(stop.accessibility.label)' \(fault)",
                        help: "give it level \(level + 1), or change the heading before it",
                        at: stop.spot,
                        [AuditFigures.figure("level", Double(next ?? 0), most: Double(level + 1))]))
            }
            level = next ?? level
        }
        return found
    }
}
