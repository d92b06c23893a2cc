/// The groups and tokens of one permutation, with each source overriding those before it.
///
/// The nodes are stored in a flat array, in which the children of a group form a linked list. A
/// hash table finds a child by name.
package struct TokenTree: Sendable {
    /// A group or token.
    package struct Node: Sendable {
        package let name: Int32
        let parent: Int32
        package var kind: NodeKind
        /// The last source that defines the node, and the node in that source.
        var source: Int32
        var sourceNode: Int32
        /// The key for looking up children. Renewed when the node loses its children.
        var key: Int32
        package var firstChild: Int32 = -1
        var lastChild: Int32 = -1
        package var nextSibling: Int32 = -1
        /// The index in `properties` of a group's properties; -1 for other nodes.
        package var properties: Int32 = -1
        /// The node that this one overrides in a group that its own group extends; -1 for none.
        var overridden: Int32 = -1
    }

    /// The properties of a group. Each may come from a different source.
    package struct Properties: Sendable {
        var type = TypeCode.none
        package var typeNode = NodeLocation.nowhere
        var extends = NodeLocation.nowhere
        package var description = NodeLocation.nowhere
        package var deprecated = NodeLocation.nowhere
        package var extensions = NodeLocation.nowhere
    }

    package private(set) var sources: [SourceTree]
    /// The indices of the sources with values that were computed in this permutation.
    package private(set) var computed: Range<Int32>
    package let names: NameTable
    package private(set) var nodes: [Node] = []
    package var properties: [Properties] = []
    private var children: ChildTable
    private var nextKey: Int32 = 0

    /// Whether the sources were read leniently.
    let isLenient: Bool

    /// The name `$root`; -1 in strict reading.
    private let rootName: Int32

    /// The paths at which one source has a token and another a group.
    private(set) var clashes: [Clash] = []

    /// A node that is a token in one source and a group in another.
    struct Clash: Sendable {
        let node: Int32
        /// The object that comes first, and the one that follows.
        let first: NodeLocation
        let second: NodeLocation
        /// Whether the first is the token.
        let isTokenFirst: Bool
    }

    /// Whether anything may extend a group: a group with `$extends`, or a link.
    package private(set) var mayExtend = false

    /// Creates a tree by applying sources in order.
    ///
    /// - Parameter order: Indices of `sources`; an index may be repeated.
    init(_ sources: [SourceTree], order: [Int], names: NameTable, isLenient: Bool = false) {
        self.sources = sources
        let count = Int32(truncatingIfNeeded: sources.count)
        computed = count..<count
        self.isLenient = isLenient
        self.names = names
        rootName = isLenient ? names.find("$root") ?? -1 : -1
        let size = order.reduce(0) { $0 + sources[$1].nodes.count }
        children = ChildTable(capacity: size)
        nodes.reserveCapacity(size + 1)
        _ = append(name: 0, to: -1, kind: .group, source: -1, sourceNode: -1)
        for source in order { apply(source) }
    }

    /// Appends a document that contains only computed values.
    ///
    /// - Returns: The index of its source.
    package mutating func append(values storage: JSONStorage) -> Int32 {
        sources.append(SourceTree(storage: storage))
        computed = computed.lowerBound..<Int32(truncatingIfNeeded: sources.count)
        return computed.upperBound - 1
    }

    /// The child with this name; -1 if it does not exist.
    func child(_ name: Int32, of node: Int32) -> Int32 {
        children.find(nodes[Int(node)].key, name)
    }

    package func source(of node: Int32) -> SourceNode {
        let node = nodes[Int(node)]
        return sources[Int(node.source)].nodes[Int(node.sourceNode)]
    }

    /// Appends a new node to a group.
    ///
    /// - Returns: The node's index.
    mutating func append(
        name: Int32, to parent: Int32, kind: NodeKind, source: Int32, sourceNode: Int32
    ) -> Int32 {
        let index = Int32(truncatingIfNeeded: nodes.count)
        var node = Node(
            name: name, parent: parent, kind: kind, source: source, sourceNode: sourceNode,
            key: nextKey)
        nextKey &+= 1
        if kind == .group { node.properties = newProperties() }
        nodes.append(node)
        guard parent >= 0 else { return index }
        let last = nodes[Int(parent)].lastChild
        if last < 0 {
            nodes[Int(parent)].firstChild = index
        } else {
            nodes[Int(last)].nextSibling = index
        }
        nodes[Int(parent)].lastChild = index
        children.set(nodes[Int(parent)].key, name, index)
        return index
    }

    /// Notes that a token overrides one of a group that its own group extends.
    mutating func override(_ node: Int32, by token: Int32) {
        if nodes[Int(token)].overridden < 0 { nodes[Int(token)].overridden = node }
    }

    /// The type of the token that a token overrides; `none` if it overrides none.
    package func overriddenType(of node: Int32) -> TypeCode {
        var node = nodes[Int(node)].overridden
        for _ in 0..<256 where node >= 0 {
            let type = source(of: node).type
            if type != .none { return type }
            node = nodes[Int(node)].overridden
        }
        return .none
    }

    /// Turns a link into a group or a token, once its target is known.
    mutating func settle(_ node: Int32, as kind: NodeKind) {
        let wasLink = nodes[Int(node)].kind == .link
        nodes[Int(node)].kind = kind
        guard kind == .group, nodes[Int(node)].properties < 0 else { return }
        nodes[Int(node)].properties = newProperties()
        guard wasLink else { return }
        merge(source(of: node), into: node, from: nodes[Int(node)].source)
        properties[Int(nodes[Int(node)].properties)].extends = .nowhere
    }

    private mutating func newProperties() -> Int32 {
        properties.append(Properties())
        return Int32(truncatingIfNeeded: properties.count - 1)
    }

    /// Applies a source to the tree: groups merge, all other nodes are replaced.
    private mutating func apply(_ source: Int) {
        let tree = sources[source]
        let origin = Int32(truncatingIfNeeded: source)
        var target = [Int32](repeating: 0, count: tree.nodes.count)
        if !tree.nodes.isEmpty { merge(tree.nodes[0], into: 0, from: origin) }
        mayExtend = mayExtend || tree.mayExtend
        var index = 1
        while index < tree.nodes.count {
            let node = tree.nodes[index]
            let parent = target[Int(node.parent)]
            var place = child(node.name, of: parent)
            let number = Int32(truncatingIfNeeded: index)
            if place < 0 {
                place = append(
                    name: node.name, to: parent, kind: node.kind, source: origin,
                    sourceNode: number)
            } else if (node.kind == .group) != (nodes[Int(place)].kind == .group) {
                place = join(place, with: node, source: origin, sourceNode: number)
            } else if node.kind != .group {
                replace(place, with: node.kind, source: origin, sourceNode: number)
            } else {
                nodes[Int(place)].sourceNode = number
            }
            if node.kind == .group { merge(node, into: place, from: origin) }
            target[index] = place
            index += 1
        }
    }

    /// Joins a token and a group at one path. In lenient reading the token is the group's `$root`;
    /// otherwise the later one stands alone, which is an error.
    ///
    /// - Returns: The node for the members of the later one.
    private mutating func join(
        _ place: Int32, with node: SourceNode, source: Int32, sourceNode: Int32
    ) -> Int32 {
        let former = nodes[Int(place)]
        clashes.append(
            Clash(
                node: place, first: NodeLocation(former.source, Int(self.source(of: place).object)),
                second: NodeLocation(source, Int(node.object)),
                isTokenFirst: node.kind == .group))
        guard rootName >= 0 else {
            replace(place, with: node.kind, source: source, sourceNode: sourceNode)
            return place
        }
        if node.kind == .group {
            replace(place, with: .group, source: source, sourceNode: sourceNode)
            _ = append(
                name: rootName, to: place, kind: former.kind, source: former.source,
                sourceNode: former.sourceNode)
            return place
        }
        let root = child(rootName, of: place)
        guard root >= 0 else {
            return append(
                name: rootName, to: place, kind: node.kind, source: source, sourceNode: sourceNode)
        }
        replace(root, with: node.kind, source: source, sourceNode: sourceNode)
        return root
    }

    private mutating func replace(
        _ node: Int32, with kind: NodeKind, source: Int32, sourceNode: Int32
    ) {
        let index = Int(node)
        nodes[index].source = source
        nodes[index].sourceNode = sourceNode
        nodes[index].key = nextKey
        nextKey &+= 1
        nodes[index].firstChild = -1
        nodes[index].lastChild = -1
        nodes[index].properties = -1
        settle(node, as: kind)
    }

    private mutating func merge(_ node: SourceNode, into target: Int32, from source: Int32) {
        nodes[Int(target)].source = source
        func location(_ node: UInt32) -> NodeLocation { NodeLocation(source: source, node: node) }
        let index = Int(nodes[Int(target)].properties)
        if node.typeNode != 0 {
            properties[index].type = node.type
            properties[index].typeNode = location(node.typeNode)
        }
        if node.reference != 0 { properties[index].extends = location(node.reference) }
        if node.description != 0 { properties[index].description = location(node.description) }
        if node.deprecated != 0 { properties[index].deprecated = location(node.deprecated) }
        if node.extensions != 0 { properties[index].extensions = location(node.extensions) }
    }
}
