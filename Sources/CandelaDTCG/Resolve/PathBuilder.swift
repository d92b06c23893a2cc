/// The paths of consecutive tokens; the part shared by a group's tokens is built once.
struct PathBuilder {
    /// The path of the current token.
    private(set) var utf8: [UInt8] = []

    private var parent: Int32 = -1
    private var start = 0
    private let prefix: [UInt8]

    /// - Parameter prefix: The first step of every path; empty for none.
    init(prefix: String = "") {
        self.prefix = prefix.isEmpty ? [] : Array("\(prefix).".utf8)
        utf8.reserveCapacity(128)
    }

    /// The path as text.
    var text: String { String(decoding: utf8, as: UTF8.self) }

    mutating func move(to node: Int32, in tree: TokenTree) {
        let entry = tree.nodes[Int(node)]
        if entry.parent != parent {
            parent = entry.parent
            utf8.removeAll(keepingCapacity: true)
            utf8 += prefix
            if parent > 0 {
                utf8 += tree.path(of: parent).utf8
                utf8.append(UInt8(ascii: "."))
            }
            start = utf8.count
        } else {
            utf8.removeLast(utf8.count - start)
        }
        utf8 += tree.names.utf8(entry.name)
    }
}
