package import CandelaJSON

extension ScreenPatch {
    /// The changes between two documents in compact form, as our writer prints them.
    package init(from before: JSONDocument, to after: JSONDocument) {
        var builder = PatchBuilder(before.root.storage, after.root.storage)
        builder.compareRoots()
        self.init(operations: builder.operations)
    }
}

/// A comparison of two documents, which collects the operations of a patch.
///
/// Equal parts have the same text, because one writer printed both. A comparison of texts ends at
/// the first difference, and only values that differ are opened; therefore each byte is compared at
/// most once for each level of nesting.
struct PatchBuilder {
    private let before: JSONStorage
    private let after: JSONStorage
    private(set) var operations: [ScreenPatch.Operation] = []

    /// The length of the operations as text.
    private var length = 0

    /// The path of the values being compared.
    private var path: [UInt8] = []

    /// A value of a document.
    private struct Part {
        let node: JSONNode
        let index: Int
        /// The range of its text.
        let text: Range<Int>
    }

    /// A member of an object.
    private struct Member {
        /// The text of the name, between its quotes.
        let text: ArraySlice<UInt8>
        let name: JSONValue
        let value: Part
    }

    init(_ before: JSONStorage, _ after: JSONStorage) {
        (self.before, self.after) = (before, after)
    }

    mutating func compareRoots() {
        compare(root(of: before), root(of: after))
    }

    private func root(of document: JSONStorage) -> Part {
        // The line feed at the end is no part of the value.
        let end = document.bytes.last == UInt8(ascii: "\n") ? 1 : 0
        return Part(
            node: document.nodes[0], index: 0, text: 0..<max(document.bytes.count - end, 0))
    }

    private mutating func compare(_ old: Part, _ new: Part) {
        guard !isSame(old, new) else { return }
        let (count, length) = (operations.count, length)
        switch (old.node.tag, new.node.tag) {
        case (.object, .object):
            compareMembers(members(of: old, in: before), members(of: new, in: after))
        case (.array, .array):
            compareElements(elements(of: old, in: before), elements(of: new, in: after))
        default: return note(.replace, new)
        }
        guard self.length - length > path.count + new.text.count + Self.frame else { return }
        operations.removeLast(operations.count - count)
        self.length = length
        note(.replace, new)
    }

    // MARK: Objects

    private mutating func compareMembers(
        _ old: [Member], _ new: [Member]
    ) {
        var pairs: [(old: Int, new: Int)] = []
        var added: [Int] = []
        var places: [ArraySlice<UInt8>: Int]?
        var next = 0
        for (place, member) in new.enumerated() {
            // Both usually have the same members in the same order.
            if next < old.count, old[next].text == member.text {
                pairs.append((next, place))
                next += 1
                continue
            }
            let known = places ?? old.indices.reduce(into: [:]) { $0[old[$1].text] = $1 }
            places = known
            if let found = known[member.text] {
                pairs.append((found, place))
                next = found + 1
            } else {
                added.append(place)
            }
        }
        let kept = Set(pairs.map(\.old))
        for (place, member) in old.enumerated() where !kept.contains(place) {
            step(into: member.name) { $0.note(.remove) }
        }
        for place in added { step(into: new[place].name) { $0.note(.add, new[place].value) } }
        for (place, other) in pairs {
            step(into: new[other].name) { $0.compare(old[place].value, new[other].value) }
        }
    }

    private func members(of part: Part, in document: JSONStorage) -> [Member] {
        var members: [Member] = []
        var index = part.index + 1
        while index < Int(part.node.next) {
            let name = JSONValue(storage: document, index: index)
            let value = self.part(at: index + 1, of: part, in: document)
            members.append(
                Member(
                    text: document.bytes[document.contents(of: name.node)], name: name,
                    value: value))
            index = Int(value.node.next)
        }
        return members
    }

    // MARK: Arrays

    private mutating func compareElements(_ old: [Part], _ new: [Part]) {
        var first = 0
        while first < min(old.count, new.count), isSame(old[first], new[first]) { first += 1 }
        var rest = 0
        while rest < min(old.count, new.count) - first,
            isSame(old[old.count - 1 - rest], new[new.count - 1 - rest])
        {
            rest += 1
        }
        let (oldEnd, newEnd) = (old.count - rest, new.count - rest)
        let alignment = ArrayAlignment(
            old[first..<oldEnd].map { key(of: $0, in: before) },
            new[first..<newEnd].map { key(of: $0, in: after) })
        for place in alignment.removed.reversed() { step(to: first + place) { $0.note(.remove) } }
        for (from, place) in alignment.moves {
            let from = path + "/\(first + from)".utf8
            step(to: first + place) { $0.note(.move, from: from) }
        }
        for place in alignment.added {
            step(to: first + place) { $0.note(.add, new[first + place]) }
        }
        for (place, other) in alignment.pairs {
            step(to: first + other) { $0.compare(old[first + place], new[first + other]) }
        }
    }

    private func elements(of part: Part, in document: JSONStorage) -> [Part] {
        var elements: [Part] = []
        var index = part.index + 1
        while index < Int(part.node.next) {
            let element = self.part(at: index, of: part, in: document)
            elements.append(element)
            index = Int(element.node.next)
        }
        return elements
    }

    /// The text by which an element is recognised: its `id`, or all of it.
    private func key(of part: Part, in document: JSONStorage) -> ArrayAlignment.Key {
        var index = part.index + 1
        while part.node.tag == .object, index < Int(part.node.next) {
            let (name, value) = (document.nodes[index], document.nodes[index + 1])
            if value.tag == .string,
                document.bytes[document.contents(of: name)].elementsEqual("id".utf8)
            {
                return .id(document.bytes[document.contents(of: value)])
            }
            index = Int(value.next)
        }
        return .content(document.bytes[part.text])
    }

    // MARK: Values

    /// A value inside another one. Its text ends before the comma, or before the bracket that
    /// closes the other.
    private func part(at index: Int, of outer: Part, in document: JSONStorage) -> Part {
        let node = document.nodes[index]
        let end =
            node.next < outer.node.next
            ? Int(document.nodes[Int(node.next)].start) : outer.text.upperBound
        return Part(node: node, index: index, text: Int(node.start)..<end - 1)
    }

    private func isSame(_ old: Part, _ new: Part) -> Bool {
        old.text.count == new.text.count
            && before.bytes.withUnsafeBufferPointer { before in
                after.bytes.withUnsafeBufferPointer { after in
                    ByteText.areEqual(
                        UnsafeBufferPointer(rebasing: before[old.text]),
                        UnsafeBufferPointer(rebasing: after[new.text]))
                }
            }
    }

    // MARK: Operations

    /// The length of an operation without its paths and its value.
    private static let frame = 35

    private mutating func note(
        _ op: ScreenPatch.Operation.Name, _ value: Part? = nil, from: [UInt8]? = nil
    ) {
        operations.append(
            ScreenPatch.Operation(
                op, String(decoding: path, as: UTF8.self),
                from: from.map { String(decoding: $0, as: UTF8.self) },
                value: value.map { JSONValue(storage: after, index: $0.index) }))
        length += Self.frame + path.count + (from?.count ?? 0) + (value?.text.count ?? 0)
    }

    private mutating func step(to place: Int, _ work: (inout PatchBuilder) -> Void) {
        let length = path.count
        path += "/\(place)".utf8
        work(&self)
        path.removeLast(path.count - length)
    }

    private mutating func step(into name: JSONValue, _ work: (inout PatchBuilder) -> Void) {
        let length = path.count
        path.append(UInt8(ascii: "/"))
        for byte in (name.string ?? "").utf8 {
            switch byte {
            case UInt8(ascii: "~"): path += "~0".utf8
            case UInt8(ascii: "/"): path += "~1".utf8
            default: path.append(byte)
            }
        }
        work(&self)
        path.removeLast(path.count - length)
    }
}
