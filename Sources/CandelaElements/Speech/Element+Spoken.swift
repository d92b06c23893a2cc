extension Element {
    /// What a screen reader stops at in the element, in reading order.
    ///
    /// An element with an ``accessibility`` of its own is one stop; what lies inside is looked
    /// through when its children are contained, and not otherwise. A text that no stop speaks for is
    /// a stop by itself. A group that begins with a heading of its own name is named by it, and a
    /// text that repeats the name or the value of its group is not spoken again. Every renderer
    /// follows the same rule.
    ///
    /// - Parameter depth: How many groups are around the element.
    package func spoken(depth: Int = 0) -> [SpokenElement] {
        guard let told = accessibility else {
            if case .text(let words) = content, !words.aloud.isEmpty {
                return [SpokenElement(Accessibility(.text, label: words.said), depth: depth)]
            }
            return Self.spoken(children, depth: depth)
        }
        guard told.role != .decorative else { return [] }
        let stop = SpokenElement(told, activation: activation, actions: actions, depth: depth)
        guard told.children == .contain else { return [stop] }
        let said = [told.label, told.value].compactMap(\.self)
            .map { Accessibility(.text, label: $0) }
        let inner = Self.spoken(children, depth: depth + 1)
            .filter { !said.contains($0.accessibility.withoutKeys) }
        let isNamed = inner.first.map {
            $0.accessibility.role == .heading && $0.accessibility.label == told.label
        }
        let isBare =
            actions.isEmpty
            && told.withoutKeys == Accessibility(told.role, label: told.label, children: .contain)
        guard isNamed == true, isBare else { return [stop] + inner }
        return Self.spoken(children, depth: depth)
    }

    /// The stops in elements side by side. Those that name their place in the reading order come by
    /// it, before and after those that do not.
    package static func spoken(_ elements: [Element], depth: Int = 0) -> [SpokenElement] {
        let parts = elements.map { $0.spoken(depth: depth) }.filter { !$0.isEmpty }
        let order = { (part: [SpokenElement]) in part[0].accessibility.sortOrder ?? 0 }
        guard parts.contains(where: { order($0) != 0 }) else { return parts.flatMap(\.self) }
        return parts.enumerated()
            .sorted { (order($0.element), $0.offset) < (order($1.element), $1.offset) }
            .flatMap(\.element)
    }
}
