import CandelaElements

/// The position of an element on its screen.
struct ElementLocation: Equatable {
    /// The element's JSON Pointer.
    var path: String

    /// The path of names down to the element; unnamed elements are given by kind.
    var place: String

    /// The id of the card that contains the element; `nil` outside of cards.
    var card: String?

    init(_ root: AuditedScreen.Root) {
        (path, place, card) = (root.path, root.name, root.card)
    }

    init(path: String, place: String, card: String? = nil) {
        (self.path, self.place, self.card) = (path, place, card)
    }

    /// The location of a child.
    func child(_ index: Int, _ element: Element) -> ElementLocation {
        ElementLocation(
            path: "\(path)/children/\(index)", place: "\(place)/\(element.step)", card: card)
    }
}

extension Element {
    /// The element's name in a place: its part, otherwise the last component of its id, otherwise
    /// its kind.
    var step: String {
        part?.rawValue ?? id.map { String($0.name) } ?? content.kind
    }
}
