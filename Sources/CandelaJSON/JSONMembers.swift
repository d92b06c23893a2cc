/// A `"name": value` pair of an object.
public struct JSONMember: Sendable, Hashable {
    package let storage: JSONStorage
    package let index: Int

    package init(storage: JSONStorage, index: Int) {
        self.storage = storage
        self.index = index
    }

    /// The name, unescaped.
    public var name: String { storage.string(of: storage.nodes[index]) }

    /// The place of the name's opening quote.
    public var namePlace: SourcePosition {
        storage.place(ofByte: Int(storage.nodes[index].start))
    }

    /// The value after the colon.
    public var value: JSONValue { JSONValue(storage: storage, index: index + 1) }

    /// Whether the name has exactly these Unicode scalars. Copies nothing unless the name is
    /// escaped.
    public func isNamed(_ text: String) -> Bool {
        storage.string(of: storage.nodes[index], is: text)
    }

    /// Whether both have the same name and equal values.
    public static func == (a: JSONMember, b: JSONMember) -> Bool {
        a.isNamed(b.name) && a.value == b.value
    }

    /// Hashes the name and the value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(value)
    }
}

/// The members of an object, in document order.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
    private let storage: JSONStorage
    private var cursor = 0
    private var left: Int

    init(_ value: JSONValue) {
        storage = value.storage
        cursor = value.index + 1
        left = value.isObject ? value.count : 0
    }

    /// The next member; `nil` after the last.
    public mutating func next() -> JSONMember? {
        guard left > 0 else { return nil }
        let member = JSONMember(storage: storage, index: cursor)
        cursor = Int(storage.nodes[cursor + 1].next)
        left -= 1
        return member
    }

    /// The number of members not yet visited.
    public var underestimatedCount: Int { left }
}

/// The elements of an array, in order.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
    private let storage: JSONStorage
    private var cursor = 0
    private var left: Int

    init(_ value: JSONValue) {
        storage = value.storage
        cursor = value.index + 1
        left = value.isArray ? value.count : 0
    }

    /// The next element; `nil` after the last.
    public mutating func next() -> JSONValue? {
        guard left > 0 else { return nil }
        let value = JSONValue(storage: storage, index: cursor)
        cursor = Int(storage.nodes[cursor].next)
        left -= 1
        return value
    }

    /// The number of elements not yet visited.
    public var underestimatedCount: Int { left }
}
