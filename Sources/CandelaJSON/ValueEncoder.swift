/// The encoder of one value.
///
/// A value may ask for its container several times (a union writes its `kind`, then lets its case
/// encode itself): they all write into the one object or array.
package final class ValueEncoder: Encoder {
    /// How a value hangs on the one around it.
    enum Step {
        case root
        case key(any CodingKey)
        case index(Int)
    }

    private enum State {
        case untouched, nothing, scalar, object, array, finished
        case dictionary
    }

    let sink: EncodingSink
    private let parent: ValueEncoder?
    private let step: Step
    private var state = State.untouched
    private(set) var count = 0
    private var members: [(name: String, part: EncodingSink)] = []

    init(_ sink: EncodingSink, parent: ValueEncoder?, step: Step) {
        self.sink = sink
        self.parent = parent
        self.step = step
    }

    package var userInfo: [CodingUserInfoKey: Any] { [:] }

    package var codingPath: [any CodingKey] {
        let path = parent?.codingPath ?? []
        switch step {
        case .root: return path
        case .key(let key): return path + [key]
        case .index(let position): return path + [IndexKey(position)]
        }
    }

    package func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        if DictionaryKeys.isUsed(by: type), state == .untouched {
            state = .dictionary
        } else {
            beginObject()
        }
        return KeyedEncodingContainer(KeyedEncoding(self))
    }

    package func unkeyedContainer() -> any UnkeyedEncodingContainer {
        beginArray()
        return UnkeyedEncoding(self)
    }

    package func singleValueContainer() -> any SingleValueEncodingContainer { SingleEncoding(self) }

    func beginObject() {
        switch state {
        case .untouched:
            state = .object
            sink.writer.beginObject()
        case .object, .dictionary: return
        default: preconditionFailure("a value encodes itself in one way only")
        }
    }

    func beginArray() {
        switch state {
        case .untouched:
            state = .array
            sink.writer.beginArray()
        case .array: return
        default: preconditionFailure("a value encodes itself in one way only")
        }
    }

    /// Encodes a value that is all there is to this one.
    func encodeWhole<T: Encodable>(_ value: T) throws {
        try value.encode(to: self)
        finish()
    }

    /// Writes all of the value at once.
    ///
    /// - Parameter write: Writes where the writer stands, and says whether it could.
    /// - Returns: Whether it could; if not, nothing is written.
    package func writeWhole(_ write: (inout JSONWriter) -> Bool) -> Bool {
        let start = sink.writer.place
        var isWritten = false
        scalar { isWritten = write(&$0) }
        if !isWritten {
            sink.goBack(to: start)
            state = .untouched
        }
        return isWritten
    }

    /// Writes a scalar that is all there is to this value.
    func scalar(_ write: (inout JSONWriter) throws -> Void) rethrows {
        precondition(state == .untouched, "a value encodes itself in one way only")
        state = .scalar
        try write(&sink.writer)
    }

    /// Notes that this value is nothing.
    func nothing() {
        precondition(state == .untouched, "a value encodes itself in one way only")
        state = .nothing
    }

    /// Closes what is open. A value that wrote nothing is an empty object, and nothing is `null`,
    /// unless the one around it leaves it out.
    func finish() {
        switch state {
        case .untouched:
            sink.writer.beginObject()
            sink.writer.endObject()
        case .nothing: sink.writer.null()
        case .object: sink.writer.endObject()
        case .array: sink.writer.endArray()
        case .dictionary: writeMembers()
        case .scalar, .finished: break
        }
        state = .finished
    }

    /// Writes a member by `write`, or into its own sink when members are to be sorted.
    func member(_ key: some CodingKey, _ write: (inout JSONWriter) throws -> Void) rethrows {
        if state == .dictionary {
            let part = sink.part()
            members.append((key.stringValue, part))
            try write(&part.writer)
        } else {
            sink.writer.name(key.stringValue)
            try write(&sink.writer)
        }
    }

    /// Encodes a member of any type, leaving it out when it is nothing.
    func member<T: Encodable>(_ key: some CodingKey, encoding value: T) throws {
        if state == .dictionary {
            let part = sink.part()
            let encoder = ValueEncoder(part, parent: self, step: .key(key))
            try value.encode(to: encoder)
            guard encoder.state != .nothing else { return }
            encoder.finish()
            members.append((key.stringValue, part))
        } else {
            let start = sink.writer.place
            sink.writer.name(key.stringValue)
            let encoder = ValueEncoder(sink, parent: self, step: .key(key))
            try value.encode(to: encoder)
            if encoder.state == .nothing {
                sink.goBack(to: start)
            } else {
                encoder.finish()
            }
        }
    }

    /// Writes the members of an object among those of this value, as they are in their document.
    ///
    /// - Parameter names: Members that are left out.
    package func copyMembers(of object: JSONValue, besides names: [String]) {
        beginObject()
        for member in object.members where !names.contains(where: member.isNamed) {
            sink.writer.copy(member)
        }
    }

    /// An encoder for a member that is filled later.
    func laterMember(_ key: some CodingKey) -> ValueEncoder {
        let part: EncodingSink
        if state == .dictionary {
            part = sink.part()
            members.append((key.stringValue, part))
        } else {
            sink.writer.name(key.stringValue)
            part = sink.gap()
        }
        let encoder = ValueEncoder(part, parent: self, step: .key(key))
        part.belongs(to: encoder)
        return encoder
    }

    /// Writes an element by `write`.
    func element(_ write: (inout JSONWriter) throws -> Void) rethrows {
        try write(&sink.writer)
        count += 1
    }

    /// Encodes an element of any type.
    func element<T: Encodable>(encoding value: T) throws {
        try ValueEncoder(sink, parent: self, step: .index(count)).encodeWhole(value)
        count += 1
    }

    /// An encoder for an element that is filled later.
    func laterElement() -> ValueEncoder {
        let part = sink.gap()
        let encoder = ValueEncoder(part, parent: self, step: .index(count))
        part.belongs(to: encoder)
        count += 1
        return encoder
    }

    private func writeMembers() {
        sink.writer.beginObject()
        let sorted = members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        for (name, part) in sorted {
            sink.writer.name(name)
            sink.writer.beginValue()
            part.flatten(into: &sink.writer.bytes)
        }
        sink.writer.endObject()
        members = []
    }
}

/// Which key type the standard library's dictionaries encode themselves with.
private enum DictionaryKeys {
    static func isUsed<Key: CodingKey>(by type: Key.Type) -> Bool {
        // The type is not public. Its size rules out almost all others before a name is made.
        guard MemoryLayout<Key>.size == MemoryLayout<(String, Int?)>.size else { return false }
        return String(reflecting: type) == "Swift._DictionaryCodingKey"
    }
}
