import CandelaJSON

extension Element {
    /// The accessibility elements in the element, in reading order.
    ///
    /// An element with an ``accessibility`` value is one accessibility element; its descendants are
    /// included only if its children are contained. A decorative element is skipped with its
    /// descendants. A text outside of such elements is a separate accessibility element. A group
    /// that has only a label, and starts with a heading of the same label, is represented by that
    /// heading. A text that repeats the label or value of its group is skipped. Every renderer
    /// follows the same rules.
    ///
    /// - Parameter depth: The number of groups that contain the element.
    package func spoken(depth: Int = 0) -> [SpokenElement] {
        guard let accessibility = accessibility else {
            if case .text(let words) = content, !words.spokenText.isEmpty {
                return [SpokenElement(Accessibility(.text, label: words.spokenWords), depth: depth)]
            }
            return Self.spoken(children, depth: depth)
        }
        guard accessibility.role != .decorative else { return [] }
        let stop = SpokenElement(
            accessibility, activation: activation, actions: actions, depth: depth)
        guard accessibility.children == .contain else { return [stop] }
        let said = [accessibility.label, accessibility.value].compactMap(\.self)
            .map { Accessibility(.text, label: $0) }
        let inner = Self.spoken(children, depth: depth + 1)
            .filter { !said.contains($0.accessibility.withoutKeys) }
        let isNamed = inner.first.map {
            $0.accessibility.role == .heading && $0.accessibility.label == accessibility.label
        }
        let isBare =
            actions.isEmpty
            && accessibility.withoutKeys
                == Accessibility(accessibility.role, label: accessibility.label, children: .contain)
        guard isNamed == true, isBare else { return [stop] + inner }
        return Self.spoken(children, depth: depth)
    }

    /// The accessibility elements of sibling elements. They are sorted by `sortOrder`, which is 0
    /// by default; equal ones keep their order.
    package static func spoken(_ elements: [Element], depth: Int = 0) -> [SpokenElement] {
        let parts = elements.map { $0.spoken(depth: depth) }.filter { !$0.isEmpty }
        let order = { (part: [SpokenElement]) in part[0].accessibility.sortOrder ?? 0 }
        guard parts.contains(where: { order($0) != 0 }) else { return parts.flatMap(\.self) }
        return parts.enumerated()
            .ordered { (order($0.element), $0.offset) < (order($1.element), $1.offset) }
            .flatMap(\.element)
    }
}
