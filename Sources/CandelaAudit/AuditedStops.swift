import CandelaElements

/// One stop of a screen reader with the element it is at.
struct AuditedStop {
    let told: Accessibility
    let stop: SpokenElement
    let element: Element
    let spot: ElementSpot

    /// The tree the element is in, counted from 0.
    let root: Int

    /// What a screen reader says here, but for the role.
    var line: String {
        [told.label, told.value].compactMap(\.self).joined(separator: ", ")
    }
}

extension AuditedScreen {
    /// Every stop of a screen reader, in reading order, with the element it is at.
    static func stops(of screen: Screen, in roots: [Root]) -> [AuditedStop] {
        var places: [Accessibility: [(element: Element, spot: ElementSpot, root: Int)]] = [:]
        func collect(_ element: Element, at spot: ElementSpot, _ root: Int) {
            if let told = element.accessibility {
                places[told, default: []].append((element, spot, root))
            } else if case .text(let words) = element.content {
                let told = Accessibility(.text, label: words.said)
                places[told, default: []].append((element, spot, root))
            }
            for (place, child) in element.children.enumerated() {
                collect(child, at: spot.child(place, child), root)
            }
        }
        for (place, root) in roots.enumerated() {
            collect(root.element, at: ElementSpot(root), place)
        }
        let title = roots.first { $0.name == "title" }
        var taken: [Accessibility: Int] = [:]
        return screen.spokenElements.compactMap { stop in
            let told = stop.accessibility
            let place = taken[told, default: 0]
            taken[told] = place + 1
            if let found = places[told], let at = found.dropFirst(place).first ?? found.last {
                return AuditedStop(
                    told: told, stop: stop, element: at.element, spot: at.spot, root: at.root)
            }
            // The title is told as a heading and drawn as a text.
            return title.map {
                AuditedStop(
                    told: told, stop: stop, element: $0.element, spot: ElementSpot($0), root: 0)
            }
        }
    }
}
