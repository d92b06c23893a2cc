/// The location of a JSON value in a project: a source and a node.
package struct NodeLocation: Sendable, Hashable {
    /// The index of the project's source; -1 for nowhere.
    package let source: Int32
    /// The index of the node in the source's document.
    let node: UInt32

    static let nowhere = NodeLocation(source: -1, node: 0)

    init(source: Int32, node: UInt32) {
        self.source = source
        self.node = node
    }

    package init(_ source: Int32, _ node: Int) {
        self.source = source
        self.node = UInt32(truncatingIfNeeded: node)
    }

    package var isSomewhere: Bool { source >= 0 }
    package var index: Int { Int(node) }
}
