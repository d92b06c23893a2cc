/// The groups and tokens of a document's trees, found in one pass over its values.
///
/// The conversions of lenient reading go through this list, and look at the document itself only
/// where something has to be changed.
struct TreeIndex {
    /// A group or token. Indices of values refer to the document; 0 for none.
    struct Entry {
        let object: Int32
        /// The index of the group or token around it; -1 for a tree.
        let parent: Int32
        /// The name; 0 for a tree.
        let name: Int32
        var value: Int32 = 0
        var type: Int32 = 0
        var extensions: Int32 = 0
        /// The type of the format that its `$type` names; `none` for other words.
        var code = TypeCode.none
        /// Whether it or a group around it extends another.
        var isExtension = false
        /// Whether it has members that the format does not define for it.
        var hasOthers = false
        /// Whether it is inside a token.
        var isInside = false

        var isToken: Bool { parent >= 0 && value != 0 }
    }

    private var storage: JSONStorage?

    /// The groups and tokens in document order.
    private(set) var entries: [Entry] = []

    /// Whether a name contains a dot.
    private(set) var hasDots = false

    /// Whether an object has a `$value`.
    private(set) var hasValues = false

    /// Whether an object has unknown members that begin with `$`, or a token contains objects.
    private(set) var isIrregular = false

    /// A cache of the last `$type`, which the next token often has too.
    private var lastType: (text: Range<Int>, code: TypeCode) = (0..<0, .none)

    init(_ trees: [JSONValue]) {
        storage = trees.first?.storage
        guard let storage else { return }
        entries.reserveCapacity(storage.nodes.count / 8)
        storage.nodes.withUnsafeBufferPointer { nodes in
            storage.bytes.withUnsafeBufferPointer { bytes in
                for tree in trees { scan(tree.index, nodes, bytes, storage) }
            }
        }
    }

    private mutating func scan(
        _ tree: Int, _ nodes: UnsafeBufferPointer<JSONNode>, _ bytes: UnsafeBufferPointer<UInt8>,
        _ storage: JSONStorage
    ) {
        var stack = [Entry(object: Int32(truncatingIfNeeded: tree), parent: -1, name: 0)]
        while var entry = stack.popLast() {
            let index = Int32(truncatingIfNeeded: entries.count)
            let start = stack.count
            var cursor = Int(entry.object) + 1
            for _ in 0..<nodes[cursor - 1].extent {
                let name = nodes[cursor]
                let value = Int32(truncatingIfNeeded: cursor + 1)
                let isObject = nodes[cursor + 1].tag == .object
                let member =
                    name.isEscaped
                    ? TokenMember(storage, cursor)
                    : TokenMember(
                        UnsafeBufferPointer(
                            rebasing: bytes[storage.contents(of: name)]))
                switch member {
                case .value: entry.value = value
                case .type:
                    entry.type = value
                    entry.code = code(nodes[cursor + 1], bytes, storage)
                case .extensions: entry.extensions = value
                case .extends: entry.isExtension = true
                case .ref, .description, .deprecated, .schema: break
                case .unknown:
                    entry.hasOthers = true
                    isIrregular = true
                case .root, .name:
                    guard isObject else {
                        entry.hasOthers = true
                        break
                    }
                    stack.append(
                        Entry(
                            object: value, parent: index, name: value - 1,
                            isExtension: entry.isExtension, isInside: entry.isInside))
                    guard !hasDots, member == .name else { break }
                    hasDots = name.isEscaped
                    for byte in bytes[storage.contents(of: name)] where byte == UInt8(ascii: ".") {
                        hasDots = true
                    }
                }
                cursor = Int(nodes[cursor + 1].next)
            }
            hasValues = hasValues || entry.value != 0
            if stack.count > start {
                for child in start..<stack.count {
                    stack[child].isExtension = entry.isExtension
                    stack[child].isInside = entry.isInside || entry.isToken
                }
                for step in 0..<(stack.count - start) / 2 {
                    stack.swapAt(start + step, stack.count - 1 - step)
                }
                if entry.isToken { (entry.hasOthers, isIrregular) = (true, true) }
            }
            entries.append(entry)
        }
    }

    private mutating func code(
        _ word: JSONNode, _ bytes: UnsafeBufferPointer<UInt8>, _ storage: JSONStorage
    ) -> TypeCode {
        guard word.tag == .string else { return .none }
        let text = storage.contents(of: word)
        let isLast = ByteText.areEqual(
            UnsafeBufferPointer(rebasing: bytes[text]),
            UnsafeBufferPointer(rebasing: bytes[lastType.text]))
        if !isLast { lastType = (text, TypeCode(storage, word) ?? .none) }
        return lastType.code
    }

    /// The value at an index of the document.
    func json(_ index: Int32) -> JSONValue? {
        guard index > 0, let storage else { return nil }
        return JSONValue(storage: storage, index: Int(index))
    }

    /// The object of a group or token.
    func object(_ entry: Entry) -> JSONValue? {
        storage.map { JSONValue(storage: $0, index: Int(entry.object)) }
    }

    /// The `$type` of a token or group, or else of the nearest group around it; `nil` without one.
    func type(of index: Int) -> (value: JSONValue, code: TypeCode)? {
        var index = index
        while index >= 0 {
            let entry = entries[index]
            if let value = json(entry.type) { return (value, entry.code) }
            index = Int(entry.parent)
        }
        return nil
    }

    /// The dotted path of a group or token, put together for a message; empty for a tree.
    func path(of index: Int) -> String { names(to: index).joined(separator: ".") }

    /// The names on the way to a group or token.
    func names(to index: Int) -> [String] {
        guard let storage else { return [] }
        var names: [String] = []
        var index = index
        while index >= 0, index < entries.count, entries[index].parent >= 0 {
            names.append(storage.string(of: storage.nodes[Int(entries[index].name)]))
            index = Int(entries[index].parent)
        }
        return names.reversed()
    }

    /// Whether a token is a whole reference in braces, has a type of the format or none, and no
    /// member that lenient reading would look at.
    func isPlainAlias(_ entry: Entry) -> Bool {
        guard let storage, !entry.hasOthers, entry.extensions == 0,
            entry.type == 0 || entry.code != .none
        else { return false }
        let value = storage.nodes[Int(entry.value)]
        guard value.tag == .string, !value.isEscaped else { return false }
        return storage.bytes.withUnsafeBufferPointer {
            Reference.isCurly(UnsafeBufferPointer(rebasing: $0[storage.contents(of: value)]))
        }
    }

    /// Whether a text contains a reference that may begin with one of some names.
    func hasReferences(beginningWith names: Set<String>) -> Bool {
        guard let storage, !names.isEmpty else { return false }
        // Bytes are compared in place, since nearly every token has a reference.
        let dot = UInt8(ascii: ".")
        let firsts = Set(names.map { Array($0.utf8.prefix { $0 != dot }) })
        return storage.nodes.withUnsafeBufferPointer { nodes in
            storage.bytes.withUnsafeBufferPointer { bytes in
                func refers(_ node: JSONNode) -> Bool {
                    var (place, end) = (Int(node.start), Int(node.extent))
                    while place < end {
                        place += 1
                        guard bytes[place - 1] == UInt8(ascii: "{") else { continue }
                        while place < end, bytes[place] == 0x20 { place += 1 }
                        let isOne = firsts.contains { first in
                            guard place + first.count < end, bytes[place] == first.first,
                                first.indices.allSatisfy({ bytes[place + $0] == first[$0] })
                            else { return false }
                            let next = bytes[place + first.count]
                            return next == dot || next == 0x20
                        }
                        if isOne { return true }
                    }
                    return false
                }
                return nodes.contains { $0.tag == .string && refers($0) }
            }
        }
    }

    /// Whether a value contains a text that may be a reference in another notation; most texts are
    /// clearly not.
    ///
    /// - Parameter anyReference: Whether texts with references in braces count as well.
    func mayRefer(_ entry: Entry, anyReference: Bool) -> Bool {
        guard let storage else { return false }
        return storage.nodes.withUnsafeBufferPointer { nodes in
            storage.bytes.withUnsafeBufferPointer { bytes in
                let first = Int(entry.value)
                return nodes[first..<Int(nodes[first].next)].contains { node in
                    guard node.tag == .string else { return false }
                    if node.isEscaped { return true }
                    let text = bytes[Int(node.start) + 1..<Int(node.extent) - 1]
                    if anyReference, text.contains(UInt8(ascii: "{")) { return true }
                    switch text.first {
                    case UInt8(ascii: "$"): return true
                    case UInt8(ascii: "{"):
                        return text.contains { $0 <= 0x20 || $0 >= 0x80 }
                            || text.dropLast().last == UInt8(ascii: "e")
                                && text.dropLast().suffix(5).elementsEqual("value".utf8)
                    default: return false
                    }
                }
            }
        }
    }
}

extension JSONMember {
    /// Whether the name begins with `$`, so that the member is no group or token, except `$root`.
    var isReserved: Bool {
        let node = storage.nodes[index]
        guard !node.isEscaped else { return name.utf8.first == UInt8(ascii: "$") }
        return storage.bytes[storage.contents(of: node).lowerBound] == UInt8(ascii: "$")
    }

    /// Whether the member is a nested group or token.
    var isNode: Bool { value.isObject && (!isReserved || isNamed("$root")) }

    /// Whether the format defines the member for groups or tokens.
    var isOfFormat: Bool {
        switch TokenMember(storage, index) {
        case .unknown, .name: false
        default: true
        }
    }

    /// The member of the format that the name, which begins with `$`, is a misspelling of; `nil`
    /// for other names.
    var meantName: String? {
        guard isReserved, !isOfFormat else { return nil }
        return Suggestions.closest(to: name, among: TokenMember.all, limit: 1).first
    }
}
