/// Finds what a screen reader stops at in a card, by the same rule a renderer of the JSON follows.
///
/// A thing with an ``Accessibility`` of its own is one stop. What lies inside it is looked through
/// when its children are contained, and not otherwise. A text that no stop speaks for is a stop by
/// itself. A group that begins with a heading of its own name is named by it, and a text that
/// repeats the name or the value of its group is not told again. The walk reads the values by
/// reflection, so that no card can leave something out of it.
enum SpokenWalk {
    /// The stops in a value, in reading order.
    static func elements(of value: Any, depth: Int = 0) -> [SpokenElement] {
        switch value {
        case let words as Words:
            return words.text.isEmpty
                ? []
                : [
                    SpokenElement(Accessibility(.text, label: words.aloud), depth: depth)
                ]
        case is Accessibility, is Icon, is Action, is Motion, is Surface, is Stack, is Size,
            is String:
            return []
        default: break
        }
        let children = Mirror(reflecting: value).children
        guard let told = children.lazy.compactMap({ $0.value as? Accessibility }).first else {
            return inside(children, depth: depth)
        }
        guard told.role != .decorative else { return [] }
        let stop = SpokenElement(
            told, activation: children.lazy.compactMap { $0.value as? Action }.first, depth: depth)
        guard told.children == .contain else { return [stop] }
        let said = [told.label, told.value].compactMap(\.self)
            .map { Accessibility(.text, label: $0) }
        let inner = inside(children, depth: depth + 1).filter { !said.contains($0.accessibility) }
        let isNamed = inner.first.map {
            $0.accessibility.role == .heading && $0.accessibility.label == told.label
        }
        let isBare = told == Accessibility(told.role, label: told.label, children: .contain)
        guard isNamed == true, isBare else { return [stop] + inner }
        return inside(children, depth: depth)
    }

    /// The stops in the parts of a value. Parts that name their place in the reading order come by
    /// it, before and after those that do not.
    private static func inside(_ children: Mirror.Children, depth: Int) -> [SpokenElement] {
        let parts = children.map { elements(of: $0.value, depth: depth) }.filter { !$0.isEmpty }
        let order = { (part: [SpokenElement]) in part[0].accessibility.sortOrder ?? 0 }
        guard parts.contains(where: { order($0) != 0 }) else { return parts.flatMap(\.self) }
        return parts.enumerated()
            .sorted { (order($0.element), $0.offset) < (order($1.element), $1.offset) }
            .flatMap(\.element)
    }
}
