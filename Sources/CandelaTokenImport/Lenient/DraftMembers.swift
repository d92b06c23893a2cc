/// The members that are read as if their names began with `$`, as in the first draft and Style
/// Dictionary.
///
/// In files with a `$value` only the `$` form counts, and `type` where there is no `$type` or
/// `value` and its word is a type.
struct DraftMembers {
    /// The names that members are read as.
    static let names = ["$value", "$type", "$description", "$extensions"]

    /// The names without `$`, each with the index of the name that it is read as.
    private static let words: [(text: StaticString, name: Int)] = [
        ("value", 0), ("type", 1), ("description", 2), ("comment", 2), ("extensions", 3),
    ]

    /// The indices of the members' names in the document.
    private(set) var members: [(index: Int, name: Int)] = []

    /// The words of these members, and the objects around them with the ends of their words.
    private var found: [Int] = []
    private var owners: [(object: Int, end: Int)] = []

    /// The members of the current object whose names are words.
    private var candidates: [(name: Int, word: Int)] = []

    private let storage: JSONStorage?

    /// Whether only types are read so.
    private let isMixed: Bool

    /// - Parameter isMixed: Whether the file has a `$value`.
    init(_ trees: [JSONValue], isMixed: Bool) {
        storage = trees.first?.storage
        self.isMixed = isMixed
        guard let storage else { return }
        var stack = Array(trees.map(\.index).reversed())
        storage.nodes.withUnsafeBufferPointer { nodes in
            while let object = stack.popLast() { read(object, nodes, storage, &stack) }
        }
    }

    /// Whether no text of a document is `$value`.
    static func areAlone(in storage: JSONStorage) -> Bool {
        !storage.nodes.contains { node in
            node.tag == .string
                && (node.isEscaped
                    || node.extent - node.start == 8 && storage.string(of: node, isWord: "$value"))
        }
    }

    private mutating func read(
        _ object: Int, _ nodes: UnsafeBufferPointer<JSONNode>, _ storage: JSONStorage,
        _ stack: inout [Int]
    ) {
        // The words without `$`, and the names with it, as bits.
        var (plain, reserved) = (0, 0)
        candidates.removeAll(keepingCapacity: true)
        var cursor = object + 1
        for _ in 0..<nodes[object].extent {
            switch TokenMember(storage, cursor) {
            case .name:
                if let word = Self.word(cursor, nodes, storage) {
                    plain |= 1 << word
                    candidates.append((cursor, word))
                } else if nodes[cursor + 1].tag == .object {
                    stack.append(cursor + 1)
                }
            case .value: reserved |= 1
            case .type: reserved |= 1 << 1
            case .description: reserved |= 1 << 2
            case .extensions: reserved |= 1 << 3
            default: break
            }
            cursor = Int(nodes[cursor + 1].next)
        }
        let isToken = !isMixed && plain & 1 != 0
        let start = found.count
        for (cursor, word) in candidates {
            let tag = nodes[cursor + 1].tag
            guard tag != .object || isToken, Self.fits(tag, word, isToken),
                !isMixed || word == 1 && plain & 1 == 0 && Self.isType(cursor, of: object, storage)
            else {
                if tag == .object { stack.append(cursor + 1) }
                continue
            }
            let name = Self.words[word].name
            let isSpare = word == 3 && plain & 1 << 2 != 0
            guard !isSpare, reserved & 1 << name == 0 else { continue }
            members.append((cursor, name))
            found.append(word)
        }
        if found.count > start { owners.append((object, found.count)) }
    }

    /// The word that a member's name is.
    private static func word(
        _ name: Int, _ nodes: UnsafeBufferPointer<JSONNode>, _ storage: JSONStorage
    ) -> Int? {
        let node = nodes[name]
        guard !node.isEscaped else {
            return words.firstIndex { storage.string(of: node, isWord: $0.text) }
        }
        // The words differ in their lengths.
        let length = Int(node.extent - node.start) - 2
        return words.firstIndex {
            $0.text.utf8CodeUnitCount == length && storage.string(of: node, isWord: $0.text)
        }
    }

    /// Whether a member is the type of a token or of a group with tokens, in a file with `$value`.
    private static func isType(_ name: Int, of object: Int, _ storage: JSONStorage) -> Bool {
        LenientType.isKnown(JSONValue(storage: storage, index: name + 1))
            && StructureConverter.isOrHoldsToken(JSONValue(storage: storage, index: object))
    }

    private static func fits(_ value: JSONNode.Tag, _ word: Int, _ isToken: Bool) -> Bool {
        switch word {
        case 0: true
        case 4: isToken && value == .object
        default: value == .string
        }
    }

    /// The number of objects with such members.
    var count: Int { owners.count }

    /// The place of the first such object.
    var place: SourcePosition? {
        storage.flatMap { storage in
            owners.map(\.object).min().map { JSONValue(storage: storage, index: $0).place }
        }
    }

    /// A warning for each object with such members.
    var warnings: [Diagnostic] {
        guard let storage else { return [] }
        return zip([0] + owners.map(\.end), owners).map { start, owner in
            let words = found[start..<owner.end]
            func list(_ text: (Int) -> String) -> String {
                words.map { "'\(text($0))'" }.joined(separator: ", ")
            }
            return .warning(
                "lenient-member-name",
                "\(list { "\(Self.words[$0].text)" }) without '$' "
                    + "\(words.count == 1 ? "is" : "are") read as "
                    + list { Self.names[Self.words[$0].name] },
                at: JSONValue(storage: storage, index: owner.object).place)
        }
    }

    /// The path and value of the first token whose members are written without `$`; `nil` for a file
    /// with tokens of the format, or without any.
    static func firstToken(in root: JSONValue) -> (path: String, value: JSONValue)? {
        guard root.isObject, !ResolverShape.isResolver(root, path: root.storage.file) else {
            return nil
        }
        var first: (path: String, value: JSONValue)?
        var stack = [(path: "", object: root)]
        while let (path, object) = stack.popLast() {
            if object["$value"] != nil || object["$ref"] != nil { return nil }
            if let value = object["value"], !value.isObject || object["type"]?.isString == true {
                first = first ?? (path, value)
                continue
            }
            let nodes = object.members.filter { $0.value.isObject && !$0.isReserved }
            stack += nodes.reversed().map {
                (path.isEmpty ? $0.name : "\(path).\($0.name)", $0.value)
            }
        }
        return first
    }
}
