import CandelaElements
import CandelaKit
import CandelaScreens

/// What stands on an element, for tests that look at it as a person would.
enum Drawn {
    /// The element and everything inside it, in reading order.
    static func all(_ element: Element) -> [Element] {
        [element] + element.children.flatMap(all)
    }

    /// The texts on the element, in reading order.
    static func texts(_ element: Element?) -> [String] {
        element.map { all($0).flatMap(\.words).map(\.text) } ?? []
    }

    /// The first text on the element.
    static func words(_ element: Element?) -> StyledText? {
        element.flatMap { all($0).lazy.flatMap(\.words).first }
    }

    /// The text of a part.
    static func words(_ part: String, in element: Element?) -> StyledText? {
        words(self.part(part, in: element))
    }

    /// The text of the first heading on the element.
    static func heading(_ element: Element?) -> StyledText? {
        words(element.flatMap { all($0).first { $0.accessibility?.role == .heading } })
    }

    /// The part of a name.
    static func part(_ name: String, in element: Element?) -> Element? {
        element.flatMap { all($0).first { $0.part == name } }
    }

    /// Whether the element is a heading.
    static func isHeading(_ element: Element) -> Bool {
        element.accessibility?.headingLevel != nil
    }

    /// The elements inside whose local names begin with some letters.
    static func ids(_ prefix: String = "", in element: Element?) -> [Element] {
        guard let element else { return [] }
        return all(element).dropFirst().filter { $0.id?.hasPrefix(prefix) ?? false }
    }

    /// The figures on the element: names beside their values.
    static func figures(in element: Element?) -> [Element] {
        guard let element else { return [] }
        return all(element).filter { $0.children.map(\.part) == ["name", "value"] }
    }

    /// The first grid on the element.
    static func grid(in element: Element?) -> Element? {
        element.flatMap { element in
            all(element).first { if case .grid = $0.content { true } else { false } }
        }
    }

    /// What pressing the element does.
    static func action(_ element: Element?) -> Action? {
        if case .button(let button) = element?.content { button.action } else { nil }
    }

    /// The symbols on the element.
    static func icons(_ element: Element?) -> [Icon] {
        guard let element else { return [] }
        return all(element).compactMap { part in
            if case .icon(let icon) = part.content { icon } else { nil }
        }
    }

    /// The bars and rings on the element, each with how much of it is filled.
    static func fractions(_ element: Element?) -> [Double] {
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
