/// A JSON value of a project, as two numbers.
struct Location: Sendable, Hashable {
    /// Which of the project's sources; -1 for nowhere.
    let source: Int32
    /// Which node of the source's document.
    let node: UInt32

    static let nowhere = Location(source: -1, node: 0)

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
