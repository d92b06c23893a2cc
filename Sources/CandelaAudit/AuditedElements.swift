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

/// A screen element with its accessibility.
private struct Place {
    let accessibility: Accessibility
    let element: Element
    let spot: ElementLocation
    let root: Int
}

extension AuditedScreen {
    /// The accessibility elements in reading order, each with its screen element.
    ///
    /// Elements with the same accessibility are matched in the order in which they are drawn.
    static func stops(of screen: Screen, in roots: [Root]) -> [AuditedElement] {
        // By label, so that only few are compared.
        var places: [String?: [Place]] = [:]
        func collect(_ element: Element, at spot: ElementLocation, _ root: Int) {
            func add(_ accessibility: Accessibility) {
                places[accessibility.label, default: []].append(
                    Place(accessibility: accessibility, element: element, spot: spot, root: root))
            }
            if let accessibility = element.accessibility {
                add(accessibility)
            } else if case .text(let words) = element.content {
                add(Accessibility(.text, label: words.said))
            }
            for (place, child) in element.children.enumerated() {
                collect(child, at: spot.child(place, child), root)
            }
        }
        for (place, root) in roots.enumerated() {
            collect(root.element, at: ElementLocation(root), place)
        }
        let title = roots.first { $0.name == "title" }
        var spoken: [String?: [Accessibility]] = [:]
        return screen.spokenElements.compactMap { stop in
            let accessibility = stop.accessibility
            let before = spoken[accessibility.label, default: []].count { $0 == accessibility }
            spoken[accessibility.label, default: []].append(accessibility)
            let found = places[accessibility.label, default: []].filter {
                $0.accessibility == accessibility
            }
            if let at = found.dropFirst(before).first ?? found.last {
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
