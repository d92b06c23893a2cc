/// A hash table from groups and names to child nodes.
struct ChildTable: Sendable {
    private var keys: [UInt64]
    private var values: [Int32]
    private var count = 0

    init(capacity: Int) {
        var size = 64
        while size < capacity * 2 { size *= 2 }
        keys = Array(repeating: .max, count: size)
        values = Array(repeating: -1, count: size)
    }

    /// The child; -1 if it does not exist.
    func find(_ group: Int32, _ name: Int32) -> Int32 {
        let key = Self.key(group, name)
        let mask = keys.count - 1
        var index = Self.hash(key) & mask
        while keys[index] != .max {
            if keys[index] == key { return values[index] }
            index = (index + 1) & mask
        }
        return -1
    }

    mutating func set(_ group: Int32, _ name: Int32, _ node: Int32) {
        if (count + 1) * 2 > keys.count { grow() }
        insert(Self.key(group, name), node)
    }

    private mutating func insert(_ key: UInt64, _ node: Int32) {
        let mask = keys.count - 1
        var index = Self.hash(key) & mask
        while keys[index] != .max, keys[index] != key { index = (index + 1) & mask }
        if keys[index] == .max { count += 1 }
        keys[index] = key
        values[index] = node
    }

    private mutating func grow() {
        let (oldKeys, oldValues) = (keys, values)
        self = ChildTable(capacity: oldKeys.count)
        for (key, value) in zip(oldKeys, oldValues) where key != .max { insert(key, value) }
    }

    private static func key(_ group: Int32, _ name: Int32) -> UInt64 {
        UInt64(UInt32(bitPattern: group)) << 32 | UInt64(UInt32(bitPattern: name))
    }

    private static func hash(_ key: UInt64) -> Int {
        Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 33)
    }
}
