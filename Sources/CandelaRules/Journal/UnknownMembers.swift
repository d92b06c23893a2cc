import CandelaJSON

/// The members of a record that this version does not know, kept to be written back as they were.
///
/// Members inside a value that has no identity of its own, such as the weight of a weigh-in, are kept by
/// the record around it under the value's name.
package struct UnknownMembers: Sendable, Hashable {
    /// A compact JSON object; empty when there are none, so that a record without any costs a pointer.
    private var text: [UInt8] = []

    /// No members.
    package init() {}

    /// Whether there are none.
    package var isEmpty: Bool { text.isEmpty }

    /// What a decoder holds besides the keys.
    init<Keys: CodingKey & CaseIterable>(in decoder: any Decoder, besides keys: Keys.Type) throws {
        if let decoder = decoder as? ValueDecoder {
            text = decoder.unreadMembers(besides: keys)
        } else if let decoder = decoder as? any UnreadMembers {
            text = decoder.unreadMembers(besides: keys)
        } else {
            text = try Self.text(
                of: try decoder.container(keyedBy: IndexKey.self), besides: keys)
        }
    }

    /// Adds what the object under a key holds besides the keys of its type.
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
                of: outer.nestedContainer(keyedBy: IndexKey.self, forKey: key), besides: keys)
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

    private static func text<Keys: CodingKey & CaseIterable>(
        of container: KeyedDecodingContainer<IndexKey>, besides keys: Keys.Type
    ) throws -> [UInt8] {
        let names = Set(keys.allCases.map(\.stringValue))
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

    /// Writes the members among those of the value being encoded.
    ///
    /// - Parameter keys: The keys of the type; what is kept under one of them was inside its value
    ///   and is written there, by ``encode(_:forKey:to:)``.
    func encode<Keys: CodingKey & CaseIterable>(
        to encoder: any Encoder, besides keys: Keys.Type
    ) throws {
        guard let object else { return }
        let names = keys.allCases.map(\.stringValue)
        if let encoder = encoder as? ValueEncoder {
            encoder.copyMembers(of: object, besides: names)
        } else {
            var container = encoder.container(keyedBy: IndexKey.self)
            for member in object.members where !names.contains(member.name) {
                try container.encode(member.value, forKey: IndexKey(stringValue: member.name))
            }
        }
    }

    /// Writes a value under a key, with the unknown members that were inside it.
    func encode<Value: Encodable, Key: CodingKey>(
        _ value: Value?, forKey key: Key, to container: inout KeyedEncodingContainer<Key>
    ) throws {
        guard let value else { return }
        guard let inner = object?[key.stringValue] else {
            return try container.encode(value, forKey: key)
        }
        try container.encode(Extended(value: value, further: inner), forKey: key)
    }

    /// A value and members that it does not know itself.
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
