import CandelaElements

/// Headings lead through a screen: each has a level, none skips one, and a long screen has some.
///
/// Source: WCAG 2.2, 1.3.1 and 2.4.6.
enum HeadingCheck: ScreenCheck {
    /// How many stops a screen may have without a heading below its title.
    static let mostStops = 25

    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        var found: [AuditFinding] = []
        var level = 0
        for stop in screen.stops where stop.told.role == .heading {
            // A level from a file may be any number.
            let next = stop.told.headingLevel.map { min(max($0, 0), 1_000) }
            if next == nil || next ?? 0 > level + 1 {
                let fault =
                    next.map { "of level \($0) after one of level \(level)" } ?? "without a level"
                found.append(
                    screen.finding(
                        .headingLevel, .error, "the heading '\(stop.told.label)' is \(fault)",
                        help: "give it level \(level + 1), or the one above it another",
                        at: stop.spot,
                        [AuditFigures.figure("level", Double(next ?? 0), most: Double(level + 1))]))
            }
            level = next ?? level
        }
        let below = screen.stops.filter { $0.told.role == .heading && $0.told.headingLevel != 1 }
        let count = screen.stopsBesidesRows
        if below.isEmpty, count > mostStops, let first = screen.stops.first {
            found.append(
                screen.finding(
                    .noHeadings, .warning,
                    "the screen has \(count) stops and no heading to jump to",
                    help: "make the titles of its cards headings of level 2", at: first.spot,
                    [
                        AuditFigures.figure("stops", Double(count), most: Double(mostStops))
                    ]))
        }
        return found
    }
}
