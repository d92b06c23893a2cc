/// A value in a document: a light cursor that is cheap to copy and keep.
///
/// Accessors for other kinds return `nil` or are empty: a string has no members, an object no
/// number. Two values are equal if they have the same members in the same order, the same strings,
/// and numbers with the same spelling; their places don't matter.
public struct JSONValue: Sendable {
    package let storage: JSONStorage
    package let index: Int

    package init(storage: JSONStorage, index: Int) {
        self.storage = storage
        self.index = index
    }

    package var node: JSONNode { storage.nodes[index] }

    /// The kind of the value.
    public var kind: JSONKind {
        switch node.tag {
        case .object: .object
        case .array: .array
        case .string: .string
        case .number: .number
        case .true, .false: .boolean
        case .null: .null
        }
    }

    /// The place of its first character. Costs a scan of about 128 bytes.
    public var place: SourcePosition { storage.place(ofByte: Int(node.start)) }

    /// Whether it is an object.
    public var isObject: Bool { node.tag == .object }

    /// Whether it is an array.
    public var isArray: Bool { node.tag == .array }

    /// Whether it is a string.
    public var isString: Bool { node.tag == .string }

    /// Whether it is a number.
    public var isNumber: Bool { node.tag == .number }

    /// Whether it is `null`.
    public var isNull: Bool { node.tag == .null }

    /// A string's text, unescaped; U+FFFD for each unpaired surrogate.
    public var string: String? {
        node.tag == .string ? storage.string(of: node) : nil
    }

    /// A string's bytes in the file; `nil` if it contains escapes.
    package var plainBytes: ArraySlice<UInt8>? {
        let node = node
        guard node.tag == .string, !node.isEscaped else { return nil }
        return storage.bytes[storage.contents(of: node)]
    }

    /// A number's spelling and values. It is `nil` for other kinds.
    public var number: JSONNumber? {
        node.tag == .number ? JSONNumber(spelling: storage.text(of: node)) : nil
    }

    /// A number's nearest `Double`, as ``JSONNumber/double``. Allocates no string.
    package var double: Double? { node.tag == .number ? storage.double(of: node) : nil }

    /// The value of `true` and `false`. It is `nil` for other kinds.
    public var bool: Bool? {
        switch node.tag {
        case .true: true
        case .false: false
        default: nil
        }
    }

    /// Whether it is a string with exactly these Unicode scalars. Copies nothing unless the name
    /// is escaped.
    public func isString(_ text: String) -> Bool {
        node.tag == .string && storage.string(of: node, is: text)
    }

    /// An object's members in document order; empty for other kinds.
    public var members: JSONMembers { JSONMembers(self) }

    /// An array's elements in order; empty for other kinds.
    public var elements: JSONElements { JSONElements(self) }

    /// The number of members or elements; 0 for a scalar. Takes constant time.
    public var count: Int { node.isContainer ? Int(node.extent) : 0 }

    /// The first member with this name; `nil` if it does not exist or the value is not an object.
    /// Searches linearly, so for several names loop over ``members`` instead.
    public func member(_ name: String) -> JSONMember? {
        guard isObject else { return nil }
        var cursor = index + 1
        for _ in 0..<count {
            if storage.string(of: storage.nodes[cursor], is: name) {
                return JSONMember(storage: storage, index: cursor)
            }
            cursor = Int(storage.nodes[cursor + 1].next)
        }
        return nil
    }

    /// The value of the member with this name; `nil` if it does not exist. Searches linearly; see
    /// ``member(_:)``.
    public subscript(name: String) -> JSONValue? { member(name)?.value }

    /// The element at an index from 0; `nil` past the end. Takes linear time.
    public subscript(position: Int) -> JSONValue? {
        guard position >= 0, position < count else { return nil }
        return elements.dropFirst(position).first { _ in true }
    }
}
