extension JSONValue {
    /// The value in the canonical form of RFC 8785: without whitespace, the members of objects
    /// sorted by the UTF-16 code units of their names, numbers as ECMAScript prints them.
    ///
    /// Equal values have the same form, whatever the order of members and the spelling of numbers.
    /// A number beyond the greatest finite `Double`, which the form cannot represent, keeps its
    /// spelling.
    package var canonicalText: [UInt8] {
        var writer = JSONWriter(style: .compact)
        writer.reserve(storage.bytes.count)
        storage.nodes.withUnsafeBufferPointer { nodes in
            storage.bytes.withUnsafeBufferPointer { text in
                var source = CanonicalSource(storage: storage, nodes: nodes, text: text)
                writer.appendCanonical(index, &source)
            }
        }
        return writer.bytes.array
    }
}

/// The document that is written in canonical form.
private struct CanonicalSource {
    let storage: JSONStorage
    let nodes: UnsafeBufferPointer<JSONNode>
    let text: UnsafeBufferPointer<UInt8>

    /// The names of the open objects, the innermost object's last.
    var names: [Name] = []

    /// A member's name.
    struct Name {
        let index: Int

        /// The order of its first eight bytes, which differ for nearly all names of an object.
        let order: UInt64
    }

    func name(at index: Int) -> Name {
        let order = withBytes(of: index) { bytes in
            bytes.prefix(8).reduce(into: UInt64(0)) { $0 = $0 << 8 | UInt64(Self.rank($1)) }
                << UInt64(8 * max(8 - bytes.count, 0))
        }
        return Name(index: index, order: order)
    }

    /// Whether a name is sorted before another one.
    func precedes(_ first: Name, _ second: Name) -> Bool {
        guard first.order == second.order else { return first.order < second.order }
        return withBytes(of: first.index) { first in
            withBytes(of: second.index) { second in
                first.lexicographicallyPrecedes(second) { Self.rank($0) < Self.rank($1) }
            }
        }
    }

    private func withBytes<Result>(
        of name: Int, _ use: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        let node = nodes[name]
        guard node.isEscaped else {
            return use(UnsafeBufferPointer(rebasing: text[storage.contents(of: node)]))
        }
        var name = storage.string(of: node)
        return name.withUTF8(use)
    }

    /// The rank of a byte of UTF-8 by the UTF-16 code unit that it begins: surrogates, of which
    /// UTF-16 makes what UTF-8 writes in four bytes, precede U+E000 and what follows.
    private static func rank(_ byte: UInt8) -> UInt8 {
        switch byte {
        case 0xEE, 0xEF: byte + 5
        case 0xF0...: byte - 2
        default: byte
        }
    }

    /// Sorts the names from a place on. Most objects have few, for which insertion is fastest.
    mutating func sortNames(from first: Int) {
        guard names.count - first <= 16 else {
            let sorted = names[first...].ordered(by: precedes)
            return names.replaceSubrange(first..., with: sorted)
        }
        for place in first..<names.count {
            let name = names[place]
            var target = place
            while target > first, precedes(name, names[target - 1]) {
                names[target] = names[target - 1]
                target -= 1
            }
            names[target] = name
        }
    }
}

extension JSONWriter {
    fileprivate mutating func appendCanonical(_ index: Int, _ source: inout CanonicalSource) {
        let node = source.nodes[index]
        switch node.tag {
        case .object: appendObject(index, &source)
        case .array:
            bytes.append(UInt8(ascii: "["))
            var element = index + 1
            while element < Int(node.next) {
                if element > index + 1 { bytes.append(UInt8(ascii: ",")) }
                appendCanonical(element, &source)
                element = Int(source.nodes[element].next)
            }
            bytes.append(UInt8(ascii: "]"))
        case .string: appendQuoted(node, of: source.text)
        case .number: appendNumber(node, source)
        case .true, .false, .null: append(source.text, node.start, node.extent)
        }
    }

    private mutating func appendObject(_ index: Int, _ source: inout CanonicalSource) {
        let first = source.names.count
        var name = index + 1
        while name < Int(source.nodes[index].next) {
            source.names.append(source.name(at: name))
            name = Int(source.nodes[name + 1].next)
        }
        source.sortNames(from: first)
        let end = source.names.count
        bytes.append(UInt8(ascii: "{"))
        for place in first..<end {
            if place > first { bytes.append(UInt8(ascii: ",")) }
            let name = source.names[place].index
            appendName(source.nodes[name], of: source.text, source.storage)
            bytes.append(UInt8(ascii: ":"))
            appendCanonical(name + 1, &source)
        }
        bytes.append(UInt8(ascii: "}"))
        source.names.removeLast(end - first)
    }

    private mutating func appendNumber(_ node: JSONNode, _ source: CanonicalSource) {
        let digits = source.text[Int(node.start)..<Int(node.extent)]
        // A whole number without a sign that a Double holds exactly is its own shortest form.
        let isPlain =
            digits.count <= 15
            && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard !isPlain, let number = source.storage.double(of: node) else {
            return append(source.text, node.start, node.extent)
        }
        appendNumber(number)
    }
}
