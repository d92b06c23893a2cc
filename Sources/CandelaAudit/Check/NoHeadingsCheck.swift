import CandelaElements

extension AuditCheck {
    /// A screen with many accessibility elements and no heading to jump to.
    public static let noHeadings = AuditCheck(
        "no-headings", .warning, "A long screen has headings to jump to.")
}

/// A check that a long screen has headings.
///
/// Source: WCAG 2.2, 2.4.6.
enum NoHeadingsCheck: ScreenCheck {
    /// The maximum number of accessibility elements outside of lists, tables, grids and
    /// choices on a screen without a heading below the title.
    static let maximumElements = 25

    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        let below = screen.stops.filter {
            $0.accessibility.role == .heading && $0.accessibility.headingLevel != 1
        }
        let count = screen.elementCountOutsideLists
        guard below.isEmpty, count > maximumElements, let first = screen.stops.first else {
            return []
        }
        return [
            screen.finding(
                .noHeadings,
                "the screen has \(count) accessibility elements and no heading to jump to",
                help: "give the titles of its cards heading level 2", at: first.spot,
                [AuditFigures.figure("stops", Double(count), most: Double(maximumElements))])
        ]
    }
}
