/// The members of an object being encoded.
struct KeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
    private let encoder: ValueEncoder

    init(_ encoder: ValueEncoder) {
        self.encoder = encoder
    }

    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil(forKey key: Key) {}
    func encode(_ value: Bool, forKey key: Key) { encoder.member(key) { $0.bool(value) } }
    func encode(_ value: String, forKey key: Key) { encoder.member(key) { $0.string(value) } }
    func encode(_ value: Int, forKey key: Key) { encoder.member(key) { $0.number(value) } }
    func encode(_ value: Int8, forKey key: Key) { encoder.member(key) { $0.number(value) } }
    func encode(_ value: Int16, forKey key: Key) { encoder.member(key) { $0.number(value) } }
    func encode(_ value: Int32, forKey key: Key) { encoder.member(key) { $0.number(value) } }
    func encode(_ value: Int64, forKey key: Key) { encoder.member(key) { $0.number(value) } }
    func encode(_ value: UInt, forKey key: Key) { encoder.member(key) { $0.number(value) } }
    func encode(_ value: UInt8, forKey key: Key) { encoder.member(key) { $0.number(value) } }
    func encode(_ value: UInt16, forKey key: Key) { encoder.member(key) { $0.number(value) } }
    func encode(_ value: UInt32, forKey key: Key) { encoder.member(key) { $0.number(value) } }
    func encode(_ value: UInt64, forKey key: Key) { encoder.member(key) { $0.number(value) } }

    func encode(_ value: Double, forKey key: Key) throws {
        try encoder.member(key) { try $0.finite(value, at: codingPath + [key]) }
    }

    func encode(_ value: Float, forKey key: Key) throws {
        try encoder.member(key) { try $0.finite(value, at: codingPath + [key]) }
    }

    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        try encoder.member(key, encoding: value)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        encoder.laterMember(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        encoder.laterMember(key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { encoder.laterMember(IndexKey.super) }

    func superEncoder(forKey key: Key) -> any Encoder { encoder.laterMember(key) }
}

/// The elements of an array being encoded.
struct UnkeyedEncoding: UnkeyedEncodingContainer {
    private let encoder: ValueEncoder

    init(_ encoder: ValueEncoder) {
        self.encoder = encoder
    }

    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { encoder.count }

    func encodeNil() { encoder.element { $0.null() } }
    func encode(_ value: Bool) { encoder.element { $0.bool(value) } }
    func encode(_ value: String) { encoder.element { $0.string(value) } }
    func encode(_ value: Int) { encoder.element { $0.number(value) } }
    func encode(_ value: Int8) { encoder.element { $0.number(value) } }
    func encode(_ value: Int16) { encoder.element { $0.number(value) } }
    func encode(_ value: Int32) { encoder.element { $0.number(value) } }
    func encode(_ value: Int64) { encoder.element { $0.number(value) } }
    func encode(_ value: UInt) { encoder.element { $0.number(value) } }
    func encode(_ value: UInt8) { encoder.element { $0.number(value) } }
    func encode(_ value: UInt16) { encoder.element { $0.number(value) } }
    func encode(_ value: UInt32) { encoder.element { $0.number(value) } }
    func encode(_ value: UInt64) { encoder.element { $0.number(value) } }

    func encode(_ value: Double) throws {
        try encoder.element { try $0.finite(value, at: codingPath + [IndexKey(count)]) }
    }

    func encode(_ value: Float) throws {
        try encoder.element { try $0.finite(value, at: codingPath + [IndexKey(count)]) }
    }

    func encode<T: Encodable>(_ value: T) throws { try encoder.element(encoding: value) }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
        encoder.laterElement().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        encoder.laterElement().unkeyedContainer()
    }

    func superEncoder() -> any Encoder { encoder.laterElement() }
}

/// A single scalar, or the whole value encoded as another type.
struct SingleEncoding: SingleValueEncodingContainer {
    private let encoder: ValueEncoder

    init(_ encoder: ValueEncoder) {
        self.encoder = encoder
    }

    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil() { encoder.nothing() }
    func encode(_ value: Bool) { encoder.scalar { $0.bool(value) } }
    func encode(_ value: String) { encoder.scalar { $0.string(value) } }
    func encode(_ value: Int) { encoder.scalar { $0.number(value) } }
    func encode(_ value: Int8) { encoder.scalar { $0.number(value) } }
    func encode(_ value: Int16) { encoder.scalar { $0.number(value) } }
    func encode(_ value: Int32) { encoder.scalar { $0.number(value) } }
    func encode(_ value: Int64) { encoder.scalar { $0.number(value) } }
    func encode(_ value: UInt) { encoder.scalar { $0.number(value) } }
    func encode(_ value: UInt8) { encoder.scalar { $0.number(value) } }
    func encode(_ value: UInt16) { encoder.scalar { $0.number(value) } }
    func encode(_ value: UInt32) { encoder.scalar { $0.number(value) } }
    func encode(_ value: UInt64) { encoder.scalar { $0.number(value) } }

    func encode(_ value: Double) throws {
        try encoder.scalar { try $0.finite(value, at: codingPath) }
    }

    func encode(_ value: Float) throws {
        try encoder.scalar { try $0.finite(value, at: codingPath) }
    }

    func encode<T: Encodable>(_ value: T) throws { try value.encode(to: encoder) }
}

extension JSONWriter {
    /// Writes a number; throws with its path if it is not finite.
    fileprivate mutating func finite(
        _ value: Double, at path: @autoclosure () -> [any CodingKey]
    ) throws {
        guard value.isFinite else { throw JSONEncodingError(notFinite: "\(value)", at: path()) }
        number(value)
    }

    fileprivate mutating func finite(
        _ value: Float, at path: @autoclosure () -> [any CodingKey]
    ) throws {
        guard let text = JSONNumber.spelling(of: value) else {
            throw JSONEncodingError(notFinite: "\(value)", at: path())
        }
        beginValue()
        bytes.append(contentsOf: text.utf8)
    }
}

extension JSONEncodingError {
    package init(notFinite value: String, at path: [any CodingKey]) {
        self.init(path: CodingPath.text(path), message: "\(value) is not a JSON number")
    }
}
