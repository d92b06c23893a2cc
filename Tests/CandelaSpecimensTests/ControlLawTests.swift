import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import Testing

/// Properties of everything that can be pressed or moves, on every specimen and in every journey.
struct ControlLawTests {
    @Test(arguments: Specimen.all)
    func `everything that moves or can be pressed has an id of its own`(specimen: Specimen) throws {
        var ids: Set<ElementID> = []
        for element in try specimen.once().elements {
            let needsID =
                element.activation != nil || !element.actions.isEmpty || element.motion != nil
                || element.transition != nil || element.input != nil
            #expect(!needsID || element.id != nil, "\(element.content)")
            if let id = element.id { #expect(ids.insert(id).inserted, "\(id)") }
        }
    }

    /// The roles of elements that can be activated. A grid that is one adjustable element performs
    /// the actions of its cells.
    private static let controls: Set<AccessibilityRole> = [
        .button, .link, .toggle, .checkbox, .radio, .tab, .textField,
    ]

    @Test(arguments: Specimen.all)
    func `every element with the role of a control has an action`(specimen: Specimen) throws {
        for element in try specimen.once().elements {
            guard let role = element.accessibility?.role, Self.controls.contains(role) else {
                continue
            }
            #expect(element.activation != nil, "\(element.content)")
        }
    }

    /// A menu offers all actions of an element except dragging, which needs a drop position.
    @Test(arguments: Specimen.all)
    func `everything that dragging does can be done with other actions`(specimen: Specimen) throws {
        for element in try specimen.once().elements {
            for drag in element.actions where drag.gesture == .drag {
                guard case .reorder(let step, nil) = drag.intent else {
                    Issue.record("\(drag.id) drags something other than a position")
                    continue
                }
                let moves = element.actions.filter { other in
                    guard case .reorder(step, .some) = other.intent else { return false }
                    return other.gesture == nil
                }
                #expect(!moves.isEmpty, "\(drag.id)")
            }
        }
    }

    /// An option that is selected, and a switch that is on, say so in a member of their own, from
    /// which their spoken states follow.
    @Test(arguments: Specimen.all)
    func `every selected state is a member of a control`(specimen: Specimen) throws {
        for element in try specimen.once().elements {
            let states = element.accessibility?.states ?? []
            let isSelected = states.contains(.selected) || states.contains(.checked)
            #expect(isSelected == element.isSelected, "\(element.content)")
        }
    }

    /// The buttons of a screen that can be told apart by their label, with their ids. Toasts are
    /// about one event each.
    private static func ids(on screen: Screen) -> [String: ElementID] {
        let toasts = Set(screen.toasts.map(\.body).flatMap(\.withAllInside).compactMap(\.id))
        let buttons = screen.elements.flatMap(\.withAllInside).compactMap { element in
            element.id.flatMap { id in element.activation.map { ($0.label, id) } }
        }
        .filter { !toasts.contains($0.1) || $0.1.rawValue.hasSuffix("/undo") }
        return Dictionary(grouping: buttons, by: \.0).filter { $0.value.count == 1 }
            .compactMapValues { $0.first?.1 }
    }

    /// The id without the card and without numbers: a record can move to another list, and entries
    /// without an id have their position.
    private static func slot(_ id: ElementID) -> String {
        String(id.rawValue.drop { $0 != "/" }.filter { !$0.isNumber })
    }

    @Test(arguments: Journey.all)
    func `a control that stays on the screen keeps its id`(journey: Journey) throws {
        let frames = try journey.once()
        for (before, after) in zip(frames, frames.dropFirst())
        where before.screen.screen == after.screen.screen {
            let (old, new) = (Self.ids(on: before.screen), Self.ids(on: after.screen))
            for (label, id) in old {
                guard let now = new[label], now != id else { continue }
                let isList = Self.isList(id) && Self.isList(now)
                #expect(isList && Self.slot(now) == Self.slot(id), "\(label): \(id), then \(now)")
            }
        }
    }

    /// Whether an id belongs to a list of routines, to a list of entries without an id, or to a
    /// message that can replace another one.
    private static func isList(_ id: ElementID) -> Bool {
        let lists = ["quickStart/", "others/", "editor/items/", "editor/intervals/", "practice"]
        return lists.contains { id.rawValue.hasPrefix($0) }
    }
}
