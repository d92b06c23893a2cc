import CandelaElements

extension AuditCheck {
    /// A screen with too many accessibility elements to swipe through.
    public static let manyStops = AuditCheck(
        "many-stops", .warning, "A screen has few enough accessibility elements to swipe through.")
}

/// A check that a screen has few enough accessibility elements.
enum ManyStopsCheck: ScreenCheck {
    /// The maximum number of accessibility elements outside of lists, tables, grids and
    /// choices: screen reader users swipe past each one.
    static let maximumElements = 70

    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        let count = screen.elementCountOutsideLists
        guard count > maximumElements, let first = screen.stops.first else { return [] }
        return [
            screen.finding(
                .manyStops,
                "the screen has \(count) accessibility elements outside of lists",
                help: "combine elements that belong together, or move details to another screen",
                at: first.spot,
                [AuditFigures.figure("stops", Double(count), most: Double(maximumElements))])
        ]
    }
}

extension AuditedScreen {
    /// The number of accessibility elements outside of lists, tables, grids and choices, in which
    /// people move by item.
    var elementCountOutsideLists: Int {
        stops.count - roots.map(\.element.rowStops).reduce(0, +)
    }
}

extension Element {
    fileprivate var rowStops: Int {
        switch content {
        case .list, .table, .grid, .choice: Element.spoken(children).count
        default: children.map(\.rowStops).reduce(0, +)
        }
    }
}
