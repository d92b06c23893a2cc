extension JSONWriter {
    /// An object or array that is being copied.
    struct Copied: Sendable {
        /// The index of the node after its contents.
        let end: Int
        let isObject: Bool
    }

    /// Writes a value with its contents as in its document: members in order, numbers in their
    /// spelling. Unnecessary escapes become characters.
    public mutating func copy(_ value: JSONValue) {
        beginValue()
        let storage = value.storage
        storage.nodes.withUnsafeBufferPointer { nodes in
            storage.bytes.withUnsafeBufferPointer { text in
                if open(value.index, nodes, text) {
                    copyMembers(from: value.index + 1, nodes, text, storage)
                }
            }
        }
    }

    /// Writes a member, name and value, as in its document.
    package mutating func copy(_ member: JSONMember) {
        beginName()
        member.storage.bytes.withUnsafeBufferPointer {
            appendName(member.storage.nodes[member.index], of: $0, member.storage)
        }
        endName()
        copy(member.value)
    }

    /// Writes the contents of an open object or array, and closes it.
    private mutating func copyMembers(
        from first: Int, _ nodes: UnsafeBufferPointer<JSONNode>,
        _ text: UnsafeBufferPointer<UInt8>, _ storage: JSONStorage
    ) {
        var index = first
        var isEmpty = true
        while let top = copied.last {
            if index == top.end {
                if !isEmpty { breakLine(deeper: copied.count - 1) }
                bytes.append(top.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
                copied.removeLast()
                isEmpty = false
                continue
            }
            breakLine(afterComma: !isEmpty, deeper: copied.count)
            isEmpty = false
            if top.isObject {
                let (name, value) = (nodes[index], nodes[index + 1])
                if isAsWritten(name, value, text) {
                    append(text, name.start, value.extent)
                    index += 2
                    continue
                }
                appendName(name, of: text, storage)
                endName()
                index += 1
            }
            isEmpty = open(index, nodes, text)
            index += 1
        }
    }

    /// Whether a member's source bytes are exactly what would be written.
    private func isAsWritten(
        _ name: JSONNode, _ value: JSONNode, _ text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard !value.isContainer, name.otherName == 0, isQuoted(name, text),
            value.tag != .string || isQuoted(value, text)
        else { return false }
        let end = Int(name.extent)
        guard end < text.count, text[end] == UInt8(ascii: ":") else { return false }
        guard style == .pretty else { return value.start == name.extent + 1 }
        return value.start == name.extent + 2 && text[end + 1] == UInt8(ascii: " ")
    }

    /// Writes a scalar, or the opening bracket of an object or array.
    ///
    /// - Returns: Whether a bracket was opened.
    private mutating func open(
        _ index: Int, _ nodes: UnsafeBufferPointer<JSONNode>, _ text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        let node = nodes[index]
        switch node.tag {
        case .object, .array:
            bytes.append(node.tag == .object ? UInt8(ascii: "{") : UInt8(ascii: "["))
            copied.append(Copied(end: Int(node.next), isObject: node.tag == .object))
            return true
        case .string: appendQuoted(node, of: text)
        case .number, .true, .false, .null: append(text, node.start, node.extent)
        }
        return false
    }

    /// Whether a string is in quotes and has no escapes. A salvaged one may lack a quote.
    private func isQuoted(_ node: JSONNode, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        !node.isEscaped && text[Int(node.start)] == UInt8(ascii: "\"")
            && text[Int(node.extent) - 1] == UInt8(ascii: "\"")
    }

    /// Appends the name of a member as it is read.
    mutating func appendName(
        _ node: JSONNode, of text: UnsafeBufferPointer<UInt8>, _ storage: JSONStorage
    ) {
        guard node.otherName != 0 else { return appendQuoted(node, of: text) }
        appendQuoted(plain: UnsafeBufferPointer(rebasing: text[storage.contents(of: node)]))
    }

    /// Appends a string of a document. One without escapes is copied: the parser made sure that it
    /// needs none.
    mutating func appendQuoted(_ node: JSONNode, of text: UnsafeBufferPointer<UInt8>) {
        if isQuoted(node, text) { return append(text, node.start, node.extent) }
        let raw = UnsafeBufferPointer(rebasing: text[Int(node.start) + 1..<Int(node.extent) - 1])
        guard node.isEscaped else { return appendQuoted(plain: raw) }
        var decoded: [UInt8] = []
        JSONEscapes.decode(raw, surrogatesAs: .generalizedUTF8) { byte, _ in decoded.append(byte) }
        decoded.withUnsafeBufferPointer { appendQuoted($0, surrogates: node.hasLoneSurrogate) }
    }

    mutating func append(
        _ text: UnsafeBufferPointer<UInt8>, _ start: UInt32, _ end: UInt32
    ) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[Int(start)..<Int(end)]))
    }
}
