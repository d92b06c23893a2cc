import CandelaElements

/// An element of a screen with what its ancestors determine.
struct AuditedNode {
    let element: Element

    /// The index of the element in ``AuditedScreen/nodes``.
    let index: Int

    /// The index of the container; `nil` for the root of a tree.
    let parent: Int?

    /// The index among the children of the container.
    let place: Int

    /// The index of the element's tree.
    let root: Int

    let accessibility: Accessibility?

    /// The nearest ancestor that screen readers read in place of its descendants, as a decorative
    /// element and one without contained children; `nil` if the element is read itself.
    let cover: Int?

    /// Whether the element is in a picture, which ignores the reader's type size.
    let isInPicture: Bool

    /// Whether the element is decorative, or in a decorative one.
    let isDecorative: Bool

    /// The elements of trees, each before its children.
    static func all(in roots: [AuditedScreen.Root]) -> [AuditedNode] {
        var nodes: [AuditedNode] = []
        func add(_ element: Element, _ place: Int, in parent: AuditedNode?, _ root: Int) {
            let accessibility = element.accessibility
            let isDecorative =
                parent?.isDecorative == true || accessibility?.role == .decorative
            var cover = parent?.cover
            if cover == nil, let parent, let own = parent.accessibility,
                own.role == .decorative || own.children != .contain
            {
                cover = parent.index
            }
            var isInPicture = parent?.isInPicture ?? false
            if case .picture? = parent?.element.content { isInPicture = true }
            let node = AuditedNode(
                element: element, index: nodes.count, parent: parent?.index, place: place,
                root: root, accessibility: accessibility, cover: cover, isInPicture: isInPicture,
                isDecorative: isDecorative)
            nodes.append(node)
            for (place, child) in element.children.enumerated() {
                add(child, place, in: node, root)
            }
        }
        for (place, root) in roots.enumerated() { add(root.element, 0, in: nil, place) }
        return nodes
    }
}

extension AuditedScreen {
    /// The location of an element.
    func location(of node: AuditedNode) -> ElementLocation {
        guard let parent = node.parent else { return ElementLocation(roots[node.root]) }
        return location(of: nodes[parent]).child(node.place, node.element)
    }

    /// The containers of an element, the nearest first.
    func ancestors(of node: AuditedNode) -> some Sequence<AuditedNode> {
        sequence(state: node.parent) { (next: inout Int?) -> AuditedNode? in
            guard let index = next else { return nil }
            next = nodes[index].parent
            return nodes[index]
        }
    }

    /// Creates a finding about an element.
    func finding(
        _ check: AuditCheck, _ message: String, help: String, at node: AuditedNode,
        roles: [String] = [], _ figures: [AuditFinding.Figure] = []
    ) -> AuditFinding {
        finding(check, message, help: help, at: location(of: node), roles: roles, figures)
    }

    /// The location of the screen itself, at a member of it.
    func location(at member: String) -> ElementLocation {
        ElementLocation(path: "/\(member)", place: "screen")
    }
}

extension AuditedNode {
    /// The name of the element in messages: its label, or else its text or kind.
    var name: String {
        for name in [accessibility?.label, element.text?.text, element.activation?.label] {
            if let name, name.contains(where: { !$0.isWhitespace }) { return "'\(name)'" }
        }
        return "the \(element.content.kind)"
    }

    /// All actions of the element.
    var actions: [Action] { [element.activation].compactMap(\.self) + element.actions }
}
