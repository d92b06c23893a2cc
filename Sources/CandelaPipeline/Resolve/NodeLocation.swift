/// The location of a JSON value in a project: a source and a node.
struct NodeLocation: Sendable, Hashable {
    /// The index of the project's source; -1 for nowhere.
    let source: Int32
    /// The index of the node in the source's document.
    let node: UInt32

    static let nowhere = NodeLocation(source: -1, node: 0)

    init(source: Int32, node: UInt32) {
        self.source = source
        self.node = node
    }

    init(_ source: Int32, _ node: Int) {
        self.source = source
        self.node = UInt32(truncatingIfNeeded: node)
    }

    var isSomewhere: Bool { source >= 0 }
    var index: Int { Int(node) }
}
