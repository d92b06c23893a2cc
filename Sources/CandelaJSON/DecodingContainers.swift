/// The members of an object being decoded.
struct KeyedDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let decoder: ValueDecoder

    init(_ decoder: ValueDecoder) {
        self.decoder = decoder
    }

    var codingPath: [any CodingKey] { decoder.codingPath }

    var allKeys: [Key] {
        decoder.session.requestedAll(in: decoder.value)
        return decoder.value.members.compactMap { Key(stringValue: $0.name) }
    }

    func contains(_ key: Key) -> Bool { decoder.member(key.stringValue) != nil }

    private func value(_ key: some CodingKey) throws -> JSONValue {
        guard let value = decoder.member(key.stringValue) else { throw decoder.missing(key) }
        return value
    }

    private func integer<T: FixedWidthInteger>(_ key: Key) throws -> T {
        try decoder.integer(value(key), .key(key))
    }

    func decodeNil(forKey key: Key) throws -> Bool { try value(key).isNull }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
        try decoder.bool(value(key), .key(key))
    }

    func decode(_ type: String.Type, forKey key: Key) throws -> String {
        try decoder.string(value(key), .key(key))
    }

    func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
        try decoder.double(value(key), .key(key))
    }

    func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
        try decoder.float(value(key), .key(key))
    }

    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try integer(key) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try integer(key) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try integer(key) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try integer(key) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try integer(key) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try integer(key) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try integer(key) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try integer(key) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try integer(key) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try integer(key) }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try decoder.inner(value(key), .key(key)).whole(type)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try decoder.inner(value(key), .key(key)).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder.inner(value(key), .key(key)).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        try decoder.inner(value(IndexKey.super), .key(IndexKey.super))
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        try decoder.inner(value(key), .key(key))
    }
}

/// The elements of an array being decoded.
struct UnkeyedDecoding: UnkeyedDecodingContainer {
    private let decoder: ValueDecoder
    private var rest: JSONElements
    private var next: JSONValue?
    private(set) var currentIndex = 0

    init(_ decoder: ValueDecoder) {
        self.decoder = decoder
        rest = decoder.value.elements
        next = rest.next()
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { decoder.value.count }
    var isAtEnd: Bool { next == nil }

    /// Decodes the next element with `read`; if that throws, the element is not consumed.
    private mutating func take<T>(
        _ read: (ValueDecoder, JSONValue, ValueDecoder.Step) throws -> T
    ) throws -> T {
        guard let value = next else {
            throw DecodingError.valueNotFound(
                T.self,
                .init(
                    codingPath: codingPath,
                    debugDescription: "expected more than \(currentIndex) elements"))
        }
        let result = try read(decoder, value, .index(currentIndex))
        next = rest.next()
        currentIndex += 1
        return result
    }

    private mutating func integer<T: FixedWidthInteger>() throws -> T {
        try take { try $0.integer($1, $2) }
    }

    mutating func decodeNil() throws -> Bool {
        guard let value = next, value.isNull else { return false }
        return try take { _, _, _ in true }
    }

    mutating func decode(_ type: Bool.Type) throws -> Bool {
        try take { try $0.bool($1, $2) }
    }

    mutating func decode(_ type: String.Type) throws -> String {
        try take { try $0.string($1, $2) }
    }

    mutating func decode(_ type: Double.Type) throws -> Double {
        try take { try $0.double($1, $2) }
    }

    mutating func decode(_ type: Float.Type) throws -> Float {
        try take { try $0.float($1, $2) }
    }

    mutating func decode(_ type: Int.Type) throws -> Int { try integer() }
    mutating func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
    mutating func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
    mutating func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
    mutating func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
    mutating func decode(_ type: UInt.Type) throws -> UInt { try integer() }
    mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
    mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
    mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
    mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        try take { try $0.inner($1, $2).whole(type) }
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try take { try $0.inner($1, $2).container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try take { try $0.inner($1, $2).unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { try take { $0.inner($1, $2) } }
}

/// A single scalar, or the whole value decoded as another type.
struct SingleDecoding: SingleValueDecodingContainer {
    private let decoder: ValueDecoder

    init(_ decoder: ValueDecoder) {
        self.decoder = decoder
    }

    var codingPath: [any CodingKey] { decoder.codingPath }

    private func integer<T: FixedWidthInteger>() throws -> T {
        try decoder.integer(decoder.value, .root)
    }

    func decodeNil() -> Bool { decoder.value.isNull }

    func decode(_ type: Bool.Type) throws -> Bool { try decoder.bool(decoder.value, .root) }
    func decode(_ type: String.Type) throws -> String { try decoder.string(decoder.value, .root) }
    func decode(_ type: Double.Type) throws -> Double { try decoder.double(decoder.value, .root) }
    func decode(_ type: Float.Type) throws -> Float { try decoder.float(decoder.value, .root) }
    func decode(_ type: Int.Type) throws -> Int { try integer() }
    func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
    func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
    func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
    func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
    func decode(_ type: UInt.Type) throws -> UInt { try integer() }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }

    func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.whole(type) }
}
