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

extension AuditedScreen {
    /// The accessibility elements in reading order, each with its screen element.
    ///
    /// Elements with the same accessibility are matched in the order in which they are drawn.
    static func stops(of screen: Screen, in roots: [Root]) -> [AuditedElement] {
        var places: [Accessibility: [(element: Element, spot: ElementLocation, root: Int)]] = [:]
        func collect(_ element: Element, at spot: ElementLocation, _ root: Int) {
            if let accessibility = element.accessibility {
                places[accessibility, default: []].append((element, spot, root))
            } else if case .text(let words) = element.content {
                let accessibility = Accessibility(.text, label: words.said)
                places[accessibility, default: []].append((element, spot, root))
            }
            for (place, child) in element.children.enumerated() {
                collect(child, at: spot.child(place, child), root)
            }
        }
        for (place, root) in roots.enumerated() {
            collect(root.element, at: ElementLocation(root), place)
        }
        let title = roots.first { $0.name == "title" }
        var taken: [Accessibility: Int] = [:]
        return screen.spokenElements.compactMap { stop in
            let accessibility = stop.accessibility
            let place = taken[accessibility, default: 0]
            taken[accessibility] = place + 1
            if let found = places[accessibility],
                let at = found.dropFirst(place).first ?? found.last
            {
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
