import CandelaJSON

/// A keyed container that records the members a type requests.
struct SchemaKeyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let decoder: SchemaDecoder

    init(_ decoder: SchemaDecoder) {
        self.decoder = decoder
    }

    var codingPath: [any CodingKey] { [] }

    var allKeys: [Key] {
        var names = decoder.sample?.members.map(\.name) ?? []
        if decoder.records, names.isEmpty { names = ["0"] }
        let keys = names.compactMap { Key(stringValue: $0) }
        if !keys.isEmpty { decoder.recording.noteNames(names) }
        return keys
    }

    private func member(_ key: some CodingKey, isRequired: Bool = true) -> SchemaRecording {
        decoder.recording.member(key.stringValue, isRequired: isRequired)
    }

    private func sample(_ key: some CodingKey) -> JSONValue? { decoder.sample?[key.stringValue] }

    func contains(_ key: Key) -> Bool {
        _ = member(key, isRequired: false)
        return decoder.records || sample(key) != nil
    }

    func decodeNil(forKey key: Key) -> Bool {
        _ = member(key, isRequired: false)
        return !decoder.records && sample(key) == nil
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        if let kind = decoder.kind(type, key.stringValue) { return kind }
        try decoder.note(type, member(key))
        return try decoder.value(type, sample(key))
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        try decoder.note(type, member(key, isRequired: false))
        return try sample(key).map { try decoder.value(type, $0) }
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) -> KeyedDecodingContainer<NestedKey> {
        decoder.inner(member(key), sample(key)).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
        decoder.inner(member(key), sample(key)).unkeyedContainer()
    }

    func superDecoder() -> any Decoder {
        decoder.inner(member(IndexKey.super), sample(IndexKey.super))
    }

    func superDecoder(forKey key: Key) -> any Decoder { decoder.inner(member(key), sample(key)) }
}

// The scalar overloads forward to the generic one; the protocol requires each of them.
extension SchemaKeyed {
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try any(key) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try any(key) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try any(key) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try any(key) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try any(key) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try any(key) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try any(key) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try any(key) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try any(key) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try any(key) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try any(key) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try any(key) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try any(key) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try any(key) }

    private func any<T: Decodable>(_ key: Key) throws -> T {
        try decoder.note(T.self, member(key))
        return try decoder.value(T.self, sample(key))
    }

    private func optional<T: Decodable>(_ key: Key) throws -> T? {
        try decoder.note(T.self, member(key, isRequired: false))
        return try sample(key).map { try decoder.value(T.self, $0) }
    }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try optional(key) }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        try optional(key)
    }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try optional(key)
    }
    func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? { try optional(key) }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try optional(key) }
    func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? { try optional(key) }
    func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? { try optional(key) }
    func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { try optional(key) }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try optional(key) }
    func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? { try optional(key) }
    func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { try optional(key) }
    func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
        try optional(key)
    }
    func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
        try optional(key)
    }
    func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
        try optional(key)
    }
}

/// An unkeyed container with the elements of the sample; without one, a single element when
/// recording and none otherwise.
struct SchemaUnkeyed: UnkeyedDecodingContainer {
    private let decoder: SchemaDecoder
    private let recording: SchemaRecording
    private(set) var currentIndex = 0

    init(_ decoder: SchemaDecoder, _ recording: SchemaRecording) {
        self.decoder = decoder
        self.recording = recording
    }

    var codingPath: [any CodingKey] { [] }
    var count: Int? { sampleCount ?? (decoder.records ? 1 : 0) }
    var isAtEnd: Bool { currentIndex >= count ?? 0 }

    private var sampleCount: Int? {
        decoder.sample.map { decoder.records ? max($0.count, 1) : $0.count }
    }
    private var sample: JSONValue? { decoder.sample?[currentIndex] }

    private mutating func any<T: Decodable>() throws -> T {
        try decoder.note(T.self, recording)
        let value = try decoder.value(T.self, sample)
        currentIndex += 1
        return value
    }

    mutating func decodeNil() -> Bool { false }
    mutating func decode(_ type: Bool.Type) throws -> Bool { try any() }
    mutating func decode(_ type: String.Type) throws -> String { try any() }
    mutating func decode(_ type: Double.Type) throws -> Double { try any() }
    mutating func decode(_ type: Float.Type) throws -> Float { try any() }
    mutating func decode(_ type: Int.Type) throws -> Int { try any() }
    mutating func decode(_ type: Int8.Type) throws -> Int8 { try any() }
    mutating func decode(_ type: Int16.Type) throws -> Int16 { try any() }
    mutating func decode(_ type: Int32.Type) throws -> Int32 { try any() }
    mutating func decode(_ type: Int64.Type) throws -> Int64 { try any() }
    mutating func decode(_ type: UInt.Type) throws -> UInt { try any() }
    mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try any() }
    mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try any() }
    mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try any() }
    mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try any() }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try any() }

    private mutating func inner() -> SchemaDecoder {
        defer { currentIndex += 1 }
        return decoder.inner(recording, sample)
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) -> KeyedDecodingContainer<NestedKey> {
        inner().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
        inner().unkeyedContainer()
    }

    mutating func superDecoder() -> any Decoder { inner() }
}

/// A single-value container: a scalar, or the whole value decoded as another type.
struct SchemaSingle: SingleValueDecodingContainer {
    private let decoder: SchemaDecoder

    init(_ decoder: SchemaDecoder) {
        self.decoder = decoder
    }

    var codingPath: [any CodingKey] { [] }

    private func scalar<T: Decodable>(_ plain: T) throws -> T {
        try decoder.note(T.self, decoder.recording)
        return try decoder.sample.map { try decoder.session.decode(T.self, from: $0) } ?? plain
    }

    func decodeNil() -> Bool { decoder.sample?.isNull ?? !decoder.records }
    func decode(_ type: Bool.Type) throws -> Bool { try scalar(false) }
    func decode(_ type: String.Type) throws -> String { try scalar("text") }
    func decode(_ type: Double.Type) throws -> Double { try scalar(1) }
    func decode(_ type: Float.Type) throws -> Float { try scalar(1) }
    func decode(_ type: Int.Type) throws -> Int { try scalar(1) }
    func decode(_ type: Int8.Type) throws -> Int8 { try scalar(1) }
    func decode(_ type: Int16.Type) throws -> Int16 { try scalar(1) }
    func decode(_ type: Int32.Type) throws -> Int32 { try scalar(1) }
    func decode(_ type: Int64.Type) throws -> Int64 { try scalar(1) }
    func decode(_ type: UInt.Type) throws -> UInt { try scalar(1) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try scalar(1) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try scalar(1) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try scalar(1) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try scalar(1) }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        try decoder.note(type, decoder.recording)
        return try decoder.value(type, decoder.sample)
    }
}
