/// One `"name": value` of an object.
public struct JSONMember: Sendable, Hashable {
    package let storage: JSONStorage
    package let index: Int

    /// The name, escapes replaced.
    public var name: String { storage.string(of: storage.nodes[index]) }

    /// Where the name's opening quote stands.
    public var namePlace: SourcePlace {
        storage.place(ofByte: Int(storage.nodes[index].start))
    }

    /// The value.
    public var value: JSONValue { JSONValue(storage: storage, index: index + 1) }

    /// Whether the name has exactly these Unicode scalars. Makes no copy.
    public func isNamed(_ text: String) -> Bool {
        storage.string(of: storage.nodes[index], is: text)
    }

    /// Whether both have the same name and equal values.
    public static func == (a: JSONMember, b: JSONMember) -> Bool {
        a.isNamed(b.name) && a.value == b.value
    }

    /// Feeds the name and the value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(value)
    }
}

/// The members of an object, in the order of the text.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
    private let storage: JSONStorage
    private var cursor = 0
    private var left: Int

    init(_ value: JSONValue) {
        storage = value.storage
        cursor = value.index + 1
        left = value.isObject ? value.count : 0
    }

    /// The next member.
    public mutating func next() -> JSONMember? {
        guard left > 0 else { return nil }
        let member = JSONMember(storage: storage, index: cursor)
        cursor = Int(storage.nodes[cursor + 1].next)
        left -= 1
        return member
    }

    /// The number of members left.
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

    /// The next element.
    public mutating func next() -> JSONValue? {
        guard left > 0 else { return nil }
        let value = JSONValue(storage: storage, index: cursor)
        cursor = Int(storage.nodes[cursor].next)
        left -= 1
        return value
    }

    /// The number of elements left.
    public var underestimatedCount: Int { left }
}
