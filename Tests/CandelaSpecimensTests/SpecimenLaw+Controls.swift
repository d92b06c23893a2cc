import CandelaElements
import CandelaKit

extension SpecimenLaw {
    /// Properties of everything that can be pressed or moves.
    ///
    /// That ids are unique, kinds and roles known, and the role of a control goes with an action
    /// is for the audit: `duplicate-id`, `unknown-kind`, `role-without-action`,
    /// `control-without-role`.
    static let controls: [SpecimenLaw] = [
        .screen("everything that moves or can be pressed has an id of its own") { _, elements in
            elements.filter { element in
                let needsID =
                    element.activation != nil || !element.actions.isEmpty || element.motion != nil
                    || element.transition != nil || element.input != nil
                return needsID && element.id == nil
            }.map { "\($0.content)" }
        },
        .screen("no element has the id of a card") { screen, elements in
            let cards = Set(screen.cards.map(\.id))
            return elements.compactMap(\.id?.rawValue).filter(cards.contains)
        },
        .screen("every control has a label and describes its action") { _, elements in
            elements.filter { element in
                switch element.content {
                case .button, .toggle, .field, .stepper:
                    element.activation == nil || element.accessibility?.label.isEmpty != false
                default: false
                }
            }.map { "\($0.content)" }
        },
        // A menu offers all actions of an element except dragging, which needs a drop position.
        // The audit asks for any other action (`drag-only`).
        .screen("moves without a gesture do everything that dragging does") { _, elements in
            elements.flatMap { element in
                element.actions.filter { $0.gesture == .drag }.compactMap { drag -> String? in
                    guard case .reorder(let step, nil) = drag.intent else {
                        return "\(drag.id) drags something other than a position"
                    }
                    let isOffered = element.actions.contains { other in
                        guard case .reorder(step, .some) = other.intent else { return false }
                        return other.gesture == nil
                    }
                    return isOffered ? nil : "\(drag.id)"
                }
            }
        },
        // An option that is selected, and a switch that is on, say so in a member of their own,
        // from which their spoken states follow.
        .screen("every selected state is a member of a control") { _, elements in
            elements.filter { element in
                let states = element.accessibility?.states ?? []
                let isSelected = states.contains(.selected) || states.contains(.checked)
                return isSelected != element.isSelected
            }.map { "\($0.content)" }
        },
    ]
}
