import CandelaElements
import CandelaKit
import CandelaSpecimens
import CandelaTestSupport
import Testing

/// Properties of the controls in every journey.
struct JourneyLawTests {
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
    /// message that can replace another one, such as a later deletion's.
    private static func isList(_ id: ElementID) -> Bool {
        let lists = [
            "quickStart/", "others/", "editor/items/", "editor/intervals/", "practice", "deleted-",
        ]
        return lists.contains { id.rawValue.hasPrefix($0) }
    }
}
