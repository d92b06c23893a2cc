/// Names and places, for messages.
extension TokenTree {
    /// The dotted path of a node; empty for the root.
    func path(of node: Int32) -> String {
        var steps: [Int32] = []
        var node = node
        while node > 0 {
            steps.append(nodes[Int(node)].name)
            node = nodes[Int(node)].parent
        }
        var path: [UInt8] = []
        path.reserveCapacity(64)
        for (index, step) in steps.reversed().enumerated() {
            if index > 0 { path.append(UInt8(ascii: ".")) }
            path += names.utf8(step)
        }
        return String(decoding: path, as: UTF8.self)
    }

    /// The outermost group around a node, or the node itself if it is in none.
    func top(above node: Int32) -> Int32 {
        var node = node
        while nodes[Int(node)].parent > 0 { node = nodes[Int(node)].parent }
        return node
    }

    /// The place of a JSON value; `nil` for ``NodeLocation/nowhere``.
    package func place(_ location: NodeLocation) -> SourcePosition? {
        guard location.isSomewhere else { return nil }
        return value(location).place
    }

    /// The place of a node's name, or of its object for the root of a file; `nil` for the root of
    /// the tree.
    func place(of node: Int32) -> SourcePosition? {
        let entry = nodes[Int(node)]
        guard entry.source >= 0, entry.sourceNode >= 0 else { return nil }
        let object = source(of: node).object
        return place(NodeLocation(entry.source, Int(object) - (entry.sourceNode > 0 ? 1 : 0)))
    }

    /// The JSON value at a location.
    package func value(_ location: NodeLocation) -> JSONValue {
        JSONValue(storage: sources[Int(location.source)].storage, index: location.index)
    }

    package func storage(_ location: NodeLocation) -> JSONStorage {
        sources[Int(location.source)].storage
    }
}
