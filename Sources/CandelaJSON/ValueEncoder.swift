/// The encoder of one value.
///
/// A value may request its container several times (a union writes its `kind`, then its case
/// encodes itself): all of them write into the same object or array.
package final class ValueEncoder: Encoder {
    /// The position of a value in its parent.
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
        default: preconditionFailure("a value uses one kind of encoding container")
        }
    }

    func beginArray() {
        switch state {
        case .untouched:
            state = .array
            sink.writer.beginArray()
        case .array: return
        default: preconditionFailure("a value uses one kind of encoding container")
        }
    }

    /// Encodes a value as this encoder's whole output, and closes it.
    func encodeWhole<T: Encodable>(_ value: T) throws {
        try value.encode(to: self)
        finish()
    }

    /// Writes the whole value with a closure.
    ///
    /// - Parameter write: Writes at the writer's position, and returns whether it succeeded.
    /// - Returns: Whether it succeeded; if not, or if a part of the value is already written,
    ///   nothing is written.
    package func writeWhole(_ write: (inout JSONWriter) -> Bool) -> Bool {
        guard state == .untouched else { return false }
        let start = sink.writer.place
        var isWritten = false
        scalar { isWritten = write(&$0) }
        if !isWritten {
            sink.rewind(to: start)
            state = .untouched
        }
        return isWritten
    }

    /// Writes a scalar as the whole value.
    func scalar(_ write: (inout JSONWriter) throws -> Void) rethrows {
        precondition(state == .untouched, "a value uses one kind of encoding container")
        state = .scalar
        try write(&sink.writer)
    }

    /// Records that this value is `nil`.
    func nothing() {
        precondition(state == .untouched, "a value uses one kind of encoding container")
        state = .nothing
    }

    /// Closes the open container. A value that wrote nothing is an empty object, and `nil` is
    /// `null` unless its parent omits it.
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

    /// Writes a member, into a separate sink if members are sorted.
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

    /// Encodes a member of any type, omitting it if it is `nil`.
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
                sink.rewind(to: start)
            } else {
                encoder.finish()
            }
        }
    }

    /// Copies the members of an object into this value, with numbers spelt as in their document.
    ///
    /// - Parameter names: The members to leave out.
    package func copyMembers(of object: JSONValue, besides names: [String]) {
        beginObject()
        for member in object.members where !names.contains(where: member.isNamed) {
            sink.writer.copy(member)
        }
    }

    /// An encoder for a member that is written later.
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

    /// Writes an element with a closure.
    func element(_ write: (inout JSONWriter) throws -> Void) rethrows {
        try write(&sink.writer)
        count += 1
    }

    /// Encodes an element of any type.
    func element<T: Encodable>(encoding value: T) throws {
        try ValueEncoder(sink, parent: self, step: .index(count)).encodeWhole(value)
        count += 1
    }

    /// An encoder for an element that is written later.
    func laterElement() -> ValueEncoder {
        let part = sink.gap()
        let encoder = ValueEncoder(part, parent: self, step: .index(count))
        part.belongs(to: encoder)
        count += 1
        return encoder
    }

    private func writeMembers() {
        sink.writer.beginObject()
        let sorted = members.ordered { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        for (name, part) in sorted {
            sink.writer.name(name)
            sink.writer.beginValue()
            part.flatten(into: &sink.writer.bytes)
        }
        sink.writer.endObject()
        members = []
    }
}

/// Detection of the key type that the standard library's dictionaries encode with.
private enum DictionaryKeys {
    static func isUsed<Key: CodingKey>(by type: Key.Type) -> Bool {
        // The type is not public. Checking its size first rules out almost all others cheaply.
        guard MemoryLayout<Key>.size == MemoryLayout<(String, Int?)>.size else { return false }
        return _typeName(type, qualified: true) == "Swift._DictionaryCodingKey"
    }
}
