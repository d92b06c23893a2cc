extension JSONValue: Hashable {
    /// Whether both values are equal. Compares node by node, without recursion.
    public static func == (a: JSONValue, b: JSONValue) -> Bool {
        if a.storage === b.storage, a.index == b.index { return true }
        let length = Int(a.node.next) - a.index
        guard length == Int(b.node.next) - b.index else { return false }
        for offset in 0..<length {
            let (first, second) = (
                JSONValue(storage: a.storage, index: a.index + offset),
                JSONValue(storage: b.storage, index: b.index + offset)
            )
            guard first.matches(second) else { return false }
        }
        return true
    }

    /// Hashes every value and name inside, in order.
    public func hash(into hasher: inout Hasher) {
        for index in index..<Int(node.next) {
            let value = JSONValue(storage: storage, index: index)
            hasher.combine(value.node.tag)
            if value.node.isContainer {
                hasher.combine(value.count)
            } else if value.isString {
                value.string.map { hasher.combine(Array($0.utf8)) }
            } else if value.isNumber {
                hasher.combine(storage.text(of: value.node))
            }
        }
    }

    /// Whether two nodes are equal, not counting their contents.
    private func matches(_ other: JSONValue) -> Bool {
        let (a, b) = (node, other.node)
        guard a.tag == b.tag else { return false }
        switch a.tag {
        case .object, .array: return a.extent == b.extent
        case .string: return other.isString(storage.string(of: a))
        case .number: return storage.text(of: a) == other.storage.text(of: b)
        case .true, .false, .null: return true
        }
    }
}
