import CandelaElements

/// Cards, elements and actions of a screen have ids of their own: an event, a focus and a transition reach
/// the first of an id alone.
enum IdentityCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        var known = Ids()
        var found: [AuditFinding] = []
        for root in screen.roots {
            let spot = ElementSpot(root)
            if let card = root.card, known.repeats(card, as: .card) {
                found.append(finding(.card, card, at: spot, of: screen))
            } else {
                found += findings(in: root.element, at: spot, besides: &known, of: screen)
            }
        }
        return found
    }

    private static func findings(
        in element: Element, at spot: ElementSpot, besides known: inout Ids,
        of screen: AuditedScreen
    ) -> [AuditFinding] {
        if let id = element.id, known.repeats(id, as: .element) {
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
        _ kind: Kind, _ id: String, at spot: ElementSpot, of screen: AuditedScreen
    ) -> AuditFinding {
        screen.finding(
            .duplicateID, .error, "the screen has another \(kind.rawValue) '\(id)'",
            help: "give each an id of its own: events reach the first alone", at: spot)
    }

    private enum Kind: String {
        case card, element, action
    }

    /// The ids that were met.
    private struct Ids {
        private var met: [Kind: Set<String>] = [:]

        /// Notes an id, and says whether it was there before.
        mutating func repeats(_ id: String, as kind: Kind) -> Bool {
            !met[kind, default: []].insert(id).inserted
        }
    }
}
