/// What stands under a name in a token file.
enum NodeKind: UInt8, Sendable {
    /// An object without `$value` and `$ref`.
    case group
    /// An object with `$value`.
    case token
    /// An object with `$ref` and no `$value`: an alias token when the pointer leads to a token or
    /// into one, a group that extends another when it leads to a group
    /// (Format 2025.10, 6.1, 6.4.1 and 6.6.2).
    case link
}

/// One group or token of a source. Numbers are nodes of the JSON document, 0 where there is none.
struct SourceNode: Sendable {
    var name: Int32
    var parent: Int32
    /// The index after this node and all below it.
    var end: Int32 = 0
    var kind: NodeKind
    /// `$type`'s value, looked up; also what an unknown word becomes.
    var type: TypeCode = .none
    /// The object itself; its name, when it has one, is the node before.
    var object: UInt32
    var value: UInt32 = 0
    var typeNode: UInt32 = 0
    /// `$extends` of a group, `$ref` of a link.
    var reference: UInt32 = 0
    var description: UInt32 = 0
    var deprecated: UInt32 = 0
    var extensions: UInt32 = 0
}

/// A token type in a byte.
struct TypeCode: Sendable, Hashable {
    let raw: UInt8

    /// No `$type` here.
    static let none = TypeCode(raw: 0)
    /// A `$type` that is none: reported where it stands, and nowhere else.
    static let invalid = TypeCode(raw: 255)

    init(raw: UInt8) { self.raw = raw }

    /// The type a string of a document names; nothing when it is none.
    init?(_ storage: JSONStorage, _ word: JSONNode) {
        guard let index = Self.words.firstIndex(where: { storage.string(of: word, is: $0) }) else {
            return nil
        }
        raw = UInt8(truncatingIfNeeded: index + 1)
    }

    /// The type, when the byte stands for one.
    var type: TokenType? {
        (1...Self.types.count).contains(Int(raw)) ? Self.types[Int(raw) - 1] : nil
    }

    private static let types = TokenType.allCases
    private static let words = types.map(\.rawValue)
}

/// The groups and tokens of one source in the order of its text: node 0 is the source's top.
struct SourceTree: Sendable {
    /// The document it is part of.
    let storage: JSONStorage
    var nodes: [SourceNode] = []
    /// Whether a group of it extends another, or a link may.
    var mayExtend = false
}
