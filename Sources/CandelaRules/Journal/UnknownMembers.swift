import CandelaJSON

/// The members of a record that this version does not support, preserved for writing.
///
/// Unknown members inside a nested value without an identity, such as a weigh-in's weight, are
/// stored by the enclosing record under the value's name.
package struct UnknownMembers: Sendable, Hashable {
    /// A compact JSON object, empty if there are no members, so that for most records it takes up
    /// only a pointer.
    private var text: [UInt8] = []

    /// Creates an empty set of members.
    package init() {}

    /// Whether there are no unknown members.
    package var isEmpty: Bool { text.isEmpty }

    /// The members of a decoder's object other than the given keys.
    init<Keys: CodingKey & CaseIterable>(in decoder: any Decoder, besides keys: Keys.Type) throws {
        if let decoder = decoder as? ValueDecoder {
            text = decoder.unreadMembers(besides: keys)
        } else if let decoder = decoder as? any UnreadMembers {
            text = decoder.unreadMembers(besides: keys)
        } else {
            text = try Self.text(
                of: try decoder.container(keyedBy: IndexKey.self), besides: Self.names(of: keys))
        }
    }

    private static func names<Keys: CodingKey & CaseIterable>(of keys: Keys.Type) -> [String] {
        keys.allCases.map { $0.stringValue }
    }

    /// Adds the members of the object under a key other than the keys of its type.
    mutating func add<Key: CodingKey, Inner: CodingKey & CaseIterable>(
        inside key: Key, besides keys: Inner.Type, of decoder: any Decoder
    ) throws {
        let inner: [UInt8]
        if let decoder = decoder as? any UnreadMembers {
            inner = decoder.unreadMembers(in: key.stringValue, besides: keys)
        } else {
            let outer = try decoder.container(keyedBy: Key.self)
            guard outer.contains(key), try !outer.decodeNil(forKey: key) else { return }
            inner = try Self.text(
                of: outer.nestedContainer(keyedBy: IndexKey.self, forKey: key),
                besides: Self.names(of: keys))
        }
        guard !inner.isEmpty else { return }
        var writer = JSONWriter(style: .compact)
        writer.beginObject()
        if let object { for member in object.members { writer.copy(member) } }
        writer.name(key.stringValue)
        writer.write(part: inner)
        writer.endObject()
        text = writer.finishPart()
    }

    private static func text(
        of container: KeyedDecodingContainer<IndexKey>, besides names: [String]
    ) throws -> [UInt8] {
        let names = Set(names)
        let unknown = container.allKeys.filter { !names.contains($0.stringValue) }
        guard !unknown.isEmpty else { return [] }
        var writer = JSONWriter(style: .compact)
        writer.beginObject()
        for key in unknown.sorted(by: { $0.stringValue < $1.stringValue }) {
            writer.name(key.stringValue)
            writer.copy(try container.decode(JSONValue.self, forKey: key))
        }
        writer.endObject()
        return writer.finishPart()
    }

    private var object: JSONValue? {
        text.isEmpty ? nil : try? JSONDocument(parsing: text, file: "").root
    }

    /// Encodes the members beside those of the value being encoded.
    ///
    /// - Parameter keys: The keys of the type. Members stored under one of them belong inside its
    ///   value and are encoded there by ``encode(_:forKey:to:)``.
    func encode<Keys: CodingKey & CaseIterable>(
        to encoder: any Encoder, besides keys: Keys.Type
    ) throws {
        guard let object else { return }
        try Self.encode(object, to: encoder, besides: Self.names(of: keys))
    }

    private static func encode(
        _ object: JSONValue, to encoder: any Encoder, besides names: [String]
    ) throws {
        if let encoder = encoder as? ValueEncoder {
            encoder.copyMembers(of: object, besides: names)
        } else {
            var container = encoder.container(keyedBy: IndexKey.self)
            for member in object.members where !names.contains(member.name) {
                try container.encode(member.value, forKey: IndexKey(stringValue: member.name))
            }
        }
    }

    /// Encodes a value under a key, with the unknown members that were inside it.
    func encode<Value: Encodable, Key: CodingKey>(
        _ value: Value?, forKey key: Key, to container: inout KeyedEncodingContainer<Key>
    ) throws {
        guard let value else { return }
        guard let inner = object?[key.stringValue] else {
            return try container.encode(value, forKey: key)
        }
        try container.encode(Extended(value: value, further: inner), forKey: key)
    }

    /// A value together with its unknown members.
    private struct Extended<Value: Encodable>: Encodable {
        let value: Value
        let further: JSONValue

        func encode(to encoder: any Encoder) throws {
            try value.encode(to: encoder)
            if let encoder = encoder as? ValueEncoder {
                encoder.copyMembers(of: further, besides: [])
            } else {
                try further.encode(to: encoder)
            }
        }
    }
}
