import CandelaElements

extension AuditCheck {
    /// A card, an element or an action whose id is already used on the screen.
    public static let duplicateID = AuditCheck(
        "duplicate-id", .error, "Cards, elements and actions of a screen have unique ids.")
}

/// A check that ids are unique on a screen: events, focus and transitions reach only the first
/// element with an id.
enum DuplicateIDCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        var known = Ids()
        var found: [AuditFinding] = []
        // Whatever is in a repeated card or element has a repeated id, too.
        var repeated: Set<Int> = []
        for node in screen.nodes {
            if let parent = node.parent, repeated.contains(parent) {
                repeated.insert(node.index)
                continue
            }
            func report(_ kind: Kind, _ id: String) {
                found.append(finding(kind, id, at: screen.location(of: node), of: screen))
            }
            if node.parent == nil, let card = screen.roots[node.root].card,
                known.repeats(card, as: .card)
            {
                report(.card, card)
                repeated.insert(node.index)
                continue
            }
            if let id = node.element.id?.rawValue, known.repeats(id, as: .element) {
                report(.element, id)
                repeated.insert(node.index)
                continue
            }
            for action in node.actions where known.repeats(action.id, as: .action) {
                report(.action, action.id)
            }
            var parts = Ids()
            for id in node.element.content.partIDs where parts.repeats(id, as: .part) {
                report(.part, id)
            }
        }
        for (place, announcement) in screen.screen.announcements.enumerated()
        where known.repeats(announcement.id, as: .announcement) {
            let spot = screen.location(at: "announcements/\(place)")
            found.append(finding(.announcement, announcement.id, at: spot, of: screen))
        }
        return found
    }

    private static func finding(
        _ kind: Kind, _ id: String, at spot: ElementLocation, of screen: AuditedScreen
    ) -> AuditFinding {
        screen.finding(
            .duplicateID,
            "the \(kind == .part ? "element" : "screen") has another \(kind.rawValue) '\(id)'",
            help: "give each its own id: events reach only the first", at: spot)
    }

    private enum Kind: String {
        case card, element, action, announcement, part
    }

    /// The ids found so far.
    private struct Ids {
        private var met: [Kind: Set<String>] = [:]

        /// Records an id, and returns whether it was already present.
        mutating func repeats(_ id: String, as kind: Kind) -> Bool {
            !met[kind, default: []].insert(id).inserted
        }
    }
}

extension Element.Content {
    /// The ids of the parts of a chart or a table, which are unique in it.
    fileprivate var partIDs: [String] {
        switch self {
        case .chart(let chart): chart.series.map(\.id) + chart.rules.map(\.id)
        case .table(let table): table.columns.map(\.id)
        default: []
        }
    }
}
