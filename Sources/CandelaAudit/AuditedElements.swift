import CandelaElements

/// An accessibility element and the screen element it belongs to.
struct AuditedElement {
    let accessibility: Accessibility
    let stop: SpokenElement
    let element: Element
    let spot: ElementLocation

    /// The index of the element's tree.
    let root: Int

    /// The spoken label and value, without the role and the hint.
    var line: String {
        [accessibility.label, accessibility.value].compactMap(\.self).joined(separator: ", ")
    }
}

/// A screen element and its place.
private struct PlacedElement {
    let element: Element
    let spot: ElementLocation
    let root: Int
}

/// The screen elements with the same accessibility, in the order in which they are drawn.
private struct SpokenPlaces {
    let accessibility: Accessibility
    var places: [PlacedElement]

    /// The number of places that were taken.
    var taken = 0

    /// The next place; the last one again if all were taken.
    mutating func take() -> PlacedElement {
        defer { taken += 1 }
        return places[min(taken, places.count - 1)]
    }
}

extension Accessibility {
    /// The spoken texts, by which few elements are compared.
    fileprivate var texts: [String?] { [role.rawValue, label, value, hint] }
}

extension AuditedScreen {
    /// The accessibility elements in reading order, each with its screen element.
    ///
    /// Elements with the same accessibility are matched in the order in which they are drawn.
    static func stops(of screen: Screen, in roots: [Root]) -> [AuditedElement] {
        var places: [[String?]: [SpokenPlaces]] = [:]
        func collect(_ element: Element, at spot: ElementLocation, _ root: Int) {
            func add(_ accessibility: Accessibility) {
                let place = PlacedElement(element: element, spot: spot, root: root)
                let equal = places[accessibility.texts]?.firstIndex {
                    $0.accessibility == accessibility
                }
                if let equal {
                    places[accessibility.texts]?[equal].places.append(place)
                } else {
                    places[accessibility.texts, default: []].append(
                        SpokenPlaces(accessibility: accessibility, places: [place]))
                }
            }
            if let accessibility = element.accessibility {
                add(accessibility)
            } else if case .text(let words) = element.content {
                add(Accessibility(.text, label: words.spokenWords))
            }
            for (place, child) in element.children.enumerated() {
                collect(child, at: spot.child(place, child), root)
            }
        }
        for (place, root) in roots.enumerated() {
            collect(root.element, at: ElementLocation(root), place)
        }
        let title = roots.first { $0.name == "title" }
        return screen.spokenElements.compactMap { stop in
            let accessibility = stop.accessibility
            let equal = places[accessibility.texts]?.firstIndex {
                $0.accessibility == accessibility
            }
            if let equal, let at = places[accessibility.texts]?[equal].take() {
                return AuditedElement(
                    accessibility: accessibility, stop: stop, element: at.element, spot: at.spot,
                    root: at.root)
            }
            // The title is spoken as a heading and drawn as a text.
            return title.map {
                AuditedElement(
                    accessibility: accessibility, stop: stop, element: $0.element,
                    spot: ElementLocation($0), root: 0)
            }
        }
    }
}
