/// Lookup of a reference's target by names alone, without following other references.
extension TokenTree {
    /// The target of a reference.
    package enum Target {
        /// A group or token.
        case node(Int32)
        /// A part of a token, with the remaining steps: `$value` or another member first.
        case part(Int32, steps: ArraySlice<String>)
        /// A property of a group, such as `$type`, with the remaining steps.
        case property(NodeLocation, steps: ArraySlice<String>)
        /// No target: the last node reached, and the missing step.
        case missing(Int32, step: String)
    }

    /// The node named by a `{…}` reference; -1 if it does not exist. The bytes are the text
    /// between the quotes.
    func node(curly bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
        guard bytes.count > 2, bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}")
        else { return -1 }
        var node: Int32 = 0
        var start = 1
        for index in 1..<bytes.count {
            guard bytes[index] == UInt8(ascii: ".") || index == bytes.count - 1 else { continue }
            let step = UnsafeBufferPointer(rebasing: bytes[start..<index])
            guard let name = names.find(step) else { return -1 }
            node = child(name, of: node)
            guard node >= 0 else { return -1 }
            start = index + 1
        }
        return node
    }

    /// The node at a path of names.
    package func target(curly steps: [String]) -> Target {
        var node: Int32 = 0
        for step in steps {
            let next = names.find(step).map { child($0, of: node) } ?? -1
            guard next >= 0 else {
                let joined = isLenient ? joined(steps[...], below: 0) : nil
                return joined.map(Target.node) ?? .missing(node, step: step)
            }
            node = next
        }
        return .node(node)
    }

    /// The node at a path whose names may contain dots, which only lenient reading allows.
    private func joined(_ steps: ArraySlice<String>, below node: Int32) -> Int32? {
        guard !steps.isEmpty else { return node }
        guard steps.count <= 32 else { return nil }
        // A name such as '0.5' or '1.2.3' has few dots.
        for count in 1...min(3, steps.count) {
            let name = steps.prefix(count).joined(separator: ".")
            let next = names.find(name).map { child($0, of: node) } ?? -1
            guard next >= 0 else { continue }
            if let found = joined(steps.dropFirst(count), below: next) { return found }
        }
        return nil
    }

    /// The target of a pointer's steps.
    func target(pointer steps: [String]) -> Target {
        var node: Int32 = 0
        for (index, step) in steps.enumerated() {
            if nodes[Int(node)].kind != .group { return .part(node, steps: steps[index...]) }
            if step.utf8.first == UInt8(ascii: "$"), step != "$root" {
                guard let location = property(step, of: node) else {
                    return .missing(node, step: step)
                }
                return .property(location, steps: steps[(index + 1)...])
            }
            guard let name = names.find(step) else { return .missing(node, step: step) }
            let next = child(name, of: node)
            guard next >= 0 else { return .missing(node, step: step) }
            node = next
        }
        return .node(node)
    }

    private func property(_ name: String, of group: Int32) -> NodeLocation? {
        let index = nodes[Int(group)].properties
        guard index >= 0 else { return nil }
        let properties = properties[Int(index)]
        let location: NodeLocation
        switch name {
        case "$type": location = properties.typeNode
        case "$description": location = properties.description
        case "$deprecated": location = properties.deprecated
        case "$extensions": location = properties.extensions
        default: location = .nowhere
        }
        return location.isSomewhere ? location : nil
    }

    /// The value one step below a JSON value: a member of an object, or an element by its index
    /// from 0 without leading zeros (Format 2025.10, 7.2.1).
    func step(_ step: String, into location: NodeLocation) -> NodeLocation? {
        let value = value(location)
        if value.isObject { return value[step].map { NodeLocation(location.source, $0.index) } }
        guard value.isArray, let index = Int(step), String(index) == step else { return nil }
        return value[index].map { NodeLocation(location.source, $0.index) }
    }

    /// Whether a node is equal to another or contains it, at any depth.
    func isAncestor(_ ancestor: Int32, of node: Int32) -> Bool {
        var node = node
        while node >= 0 {
            if node == ancestor { return true }
            node = nodes[Int(node)].parent
        }
        return false
    }

    /// A node and its descendants in order, each with its parent's position in the list.
    func subtree(of root: Int32) -> [(node: Int32, parent: Int)] {
        var result: [(node: Int32, parent: Int)] = [(root, -1)]
        var stack = [(nodes[Int(root)].firstChild, 0)]
        while let (node, parent) = stack.popLast() {
            guard node >= 0 else { continue }
            stack.append((nodes[Int(node)].nextSibling, parent))
            result.append((node, parent))
            stack.append((nodes[Int(node)].firstChild, result.count - 1))
        }
        return result
    }

    /// The dotted paths of all nodes of some kinds, for suggestions.
    func paths(_ kinds: Set<NodeKind>) -> [String] {
        subtree(of: 0).lazy.filter { kinds.contains(nodes[Int($0.node)].kind) && $0.node > 0 }
            .map { path(of: $0.node) }
    }
}
