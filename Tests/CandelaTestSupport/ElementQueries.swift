package import CandelaElements

/// The visible content of an element, for tests.
package enum ElementQueries {
    /// The element and its descendants, in reading order.
    package static func all(_ element: Element) -> [Element] {
        element.withAllInside
    }

    /// The texts of the element, in reading order.
    package static func texts(_ element: Element?) -> [String] {
        element.map { all($0).flatMap(\.words).map(\.text) } ?? []
    }

    /// The first text of the element.
    package static func words(_ element: Element?) -> StyledText? {
        element.flatMap { all($0).lazy.flatMap(\.words).first }
    }

    /// The text of the part with a name.
    package static func words(_ part: ElementID, in element: Element?) -> StyledText? {
        words(self.part(part, in: element))
    }

    /// The text of the element's first heading.
    package static func heading(_ element: Element?) -> StyledText? {
        words(element.flatMap { all($0).first { $0.accessibility?.role == .heading } })
    }

    /// The part with a name.
    package static func part(_ name: ElementID, in element: Element?) -> Element? {
        element.flatMap { all($0).first { $0.part == name } }
    }

    /// Whether the element is a heading.
    package static func isHeading(_ element: Element) -> Bool {
        element.accessibility?.headingLevel != nil
    }

    /// The descendants whose local ids begin with a prefix.
    package static func ids(_ prefix: String = "", in element: Element?) -> [Element] {
        guard let element else { return [] }
        return all(element).dropFirst().filter { $0.id?.rawValue.hasPrefix(prefix) ?? false }
    }

    /// The figures of the element: names with their values.
    package static func figures(in element: Element?) -> [Element] {
        guard let element else { return [] }
        return all(element).filter { $0.children.map(\.part) == ["name", "value"] }
    }

    /// The first grid of the element.
    package static func grid(in element: Element?) -> Element? {
        element.flatMap { element in
            all(element).first { if case .grid = $0.content { true } else { false } }
        }
    }

    /// The action performed when the element is pressed.
    package static func action(_ element: Element?) -> Action? {
        if case .button(let button) = element?.content { button.action } else { nil }
    }

    /// The icons of the element.
    package static func icons(_ element: Element?) -> [Icon] {
        guard let element else { return [] }
        return all(element).compactMap { part in
            if case .icon(let icon) = part.content { icon } else { nil }
        }
    }

    /// The bars and rings of the element, each with its filled fraction.
    package static func fractions(_ element: Element?) -> [Double] {
        guard let element else { return [] }
        return all(element).compactMap { part in
            switch part.content {
            case .bar(let bar): bar.fraction
            case .ring(let ring): ring.fraction
            default: nil
            }
        }
    }
}

extension Element {
    /// The element and all its descendants, in reading order.
    package var withAllInside: [Element] {
        var found: [Element] = []
        addAllInside(to: &found)
        return found
    }

    private func addAllInside(to found: inout [Element]) {
        found.append(self)
        for child in children { child.addAllInside(to: &found) }
    }
}
