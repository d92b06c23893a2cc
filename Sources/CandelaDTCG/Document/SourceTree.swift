/// The kind of a node in a token file.
package enum NodeKind: UInt8, Sendable {
    /// An object without `$value` and `$ref`.
    case group
    /// An object with `$value`.
    case token
    /// An object with `$ref` and no `$value`: an alias if the pointer leads to a token or into one,
    /// a group that extends another if it leads to a group (Format 2025.10, 6.1, 6.4.1 and 6.6.2).
    case link
}

/// A group or token of a source.
///
/// `name` is an index in the project's name table, and `parent` an index in the source tree, -1 for
/// the root. The unsigned numbers are node indices of the JSON document, 0 for none.
package struct SourceNode: Sendable {
    var name: Int32
    var parent: Int32
    /// The index after this node and its descendants.
    var end: Int32 = 0
    var kind: NodeKind
    /// The parsed `$type`, which is `invalid` for unknown words.
    var type: TypeCode = .none
    /// The object itself; the node before is its name, if it has one.
    package var object: UInt32
    var value: UInt32 = 0
    var typeNode: UInt32 = 0
    /// `$extends` of a group, `$ref` of a link.
    var reference: UInt32 = 0
    var description: UInt32 = 0
    package var deprecated: UInt32 = 0
    package var extensions: UInt32 = 0
}

/// A token type stored in a byte.
package struct TypeCode: Sendable, Hashable {
    let raw: UInt8

    /// No `$type`.
    package static let none = TypeCode(raw: 0)
    /// An unknown `$type`, reported once where it is written.
    package static let invalid = TypeCode(raw: 255)
    /// The type of texts, which only lenient reading has.
    package static let string = TypeCode(
        raw: UInt8(truncatingIfNeeded: TokenType.allCases.count + 1))

    init(raw: UInt8) { self.raw = raw }

    /// Creates the code of a type.
    package init(_ type: TokenType) {
        let index = Self.types.firstIndex(of: type) ?? 0
        raw = UInt8(truncatingIfNeeded: index + 1)
    }

    /// Creates the type with the name in a document; `nil` for other names.
    ///
    /// - Parameter isLenient: Whether types outside the standard are accepted.
    package init?(_ storage: JSONStorage, _ word: JSONNode, isLenient: Bool = false) {
        let index =
            word.isEscaped
            ? Self.words.firstIndex { storage.string(of: word, is: $0) }
            : Self.keys.firstIndex(of: Self.key(storage.bytes[storage.contents(of: word)]))
        guard let index, isLenient || index < TokenType.allCases.count,
            storage.string(of: word, is: Self.words[index])
        else { return nil }
        raw = UInt8(truncatingIfNeeded: index + 1)
    }

    /// The type, if the byte is one.
    package var type: TokenType? {
        (1...Self.types.count).contains(Int(raw)) ? Self.types[Int(raw) - 1] : nil
    }

    private static let types = TokenType.allCases + [.string, .boolean]
    private static let words = types.map(\.rawValue)
    private static let keys = words.map { key(Array($0.utf8)[...]) }

    /// The length and outer letters of a word, in which all types differ.
    private static func key(_ word: ArraySlice<UInt8>) -> Int {
        word.count << 16 | Int(word.first ?? 0) << 8 | Int(word.last ?? 0)
    }
}

/// The groups and tokens of one source in document order: node 0 is the root.
package struct SourceTree: Sendable {
    /// The document that contains it.
    package let storage: JSONStorage
    var nodes: [SourceNode] = []
    /// Whether one of its groups extends another, or one of its links may do so.
    package var mayExtend = false

    /// The object with its groups and tokens; `nil` for a document of computed values.
    package var root: JSONValue? {
        nodes.first.map { JSONValue(storage: storage, index: Int($0.object)) }
    }
}
