extension JSONWriter {
    /// Writes a value with all it holds as it is in its document: members in order, numbers in
    /// their spelling. Escapes that are not needed become characters.
    public mutating func copy(_ value: JSONValue) {
        let storage = value.storage
        var index = value.index
        let end = Int(value.node.next)
        // Objects and arrays that are open: where each ends, and how the next node is to be read.
        var open: [(end: Int, isObject: Bool)] = []
        var isName = false
        while true {
            while let top = open.last, top.end == index {
                open.removeLast()
                if top.isObject { endObject() } else { endArray() }
                isName = open.last?.isObject == true
            }
            guard index < end else { return }
            let node = storage.nodes[index]
            if isName {
                beginName()
                appendQuoted(node, of: storage)
                endName()
                isName = false
                index += 1
                continue
            }
            switch node.tag {
            case .object:
                beginObject()
                open.append((Int(node.next), true))
            case .array:
                beginArray()
                open.append((Int(node.next), false))
            case .string:
                beginValue()
                appendQuoted(node, of: storage)
            case .number:
                beginValue()
                storage.bytes.withUnsafeBufferPointer {
                    bytes.append(
                        contentsOf: UnsafeBufferPointer(
                            rebasing: $0[Int(node.start)..<Int(node.extent)]))
                }
            case .true: bool(true)
            case .false: bool(false)
            case .null: null()
            }
            index += 1
            isName = open.last?.isObject == true
        }
    }

    /// Writes a member, name and value, as it is in its document.
    package mutating func copy(_ member: JSONMember) {
        beginName()
        appendQuoted(member.storage.nodes[member.index], of: member.storage)
        endName()
        copy(member.value)
    }

    /// Appends a string of a document. What has no escapes can stay as it is: the parser made sure
    /// that nothing in it needs one.
    private mutating func appendQuoted(_ node: JSONNode, of storage: JSONStorage) {
        storage.bytes.withUnsafeBufferPointer { text in
            let raw = UnsafeBufferPointer(rebasing: text[storage.contents(of: node)])
            bytes.append(UInt8(ascii: "\""))
            if node.isEscaped {
                var decoded: [UInt8] = []
                JSONEscapes.decode(raw, surrogatesAs: .generalizedUTF8) { byte, _ in
                    decoded.append(byte)
                }
                decoded.withUnsafeBufferPointer {
                    appendEscaped($0, surrogates: node.hasLoneSurrogate)
                }
            } else {
                bytes.append(contentsOf: raw)
            }
            bytes.append(UInt8(ascii: "\""))
        }
    }
}
