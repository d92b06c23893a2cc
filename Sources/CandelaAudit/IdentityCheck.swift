import CandelaElements

/// A check that ids are unique on a screen: events, focus and transitions reach only the first
/// element with an id.
enum IdentityCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        var known = Ids()
        var found: [AuditFinding] = []
        for root in screen.roots {
            let spot = ElementLocation(root)
            if let card = root.card, known.repeats(card, as: .card) {
                found.append(finding(.card, card, at: spot, of: screen))
            } else {
                found += findings(in: root.element, at: spot, besides: &known, of: screen)
            }
        }
        return found
    }

    private static func findings(
        in element: Element, at spot: ElementLocation, besides known: inout Ids,
        of screen: AuditedScreen
    ) -> [AuditFinding] {
        if let id = element.id?.rawValue, known.repeats(id, as: .element) {
            return [finding(.element, id, at: spot, of: screen)]
        }
        var found: [AuditFinding] = []
        for action in [element.activation].compactMap(\.self) + element.actions
        where known.repeats(action.id, as: .action) {
            found.append(finding(.action, action.id, at: spot, of: screen))
        }
        for (place, child) in element.children.enumerated() {
            let spot = spot.child(place, child)
            found += findings(in: child, at: spot, besides: &known, of: screen)
        }
        return found
    }

    private static func finding(
        _ kind: Kind, _ id: String, at spot: ElementLocation, of screen: AuditedScreen
    ) -> AuditFinding {
        screen.finding(
            .duplicateID, .error, "the screen has another \(kind.rawValue) '\(id)'",
            help: "give each its own id: events reach only the first", at: spot)
    }

    private enum Kind: String {
        case card, element, action
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
