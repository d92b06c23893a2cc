/// A member's name as a coding key.
@usableFromInline package struct MemberKey: CodingKey, ExpressibleByStringLiteral {
    @usableFromInline package let stringValue: String

    @usableFromInline package init(stringLiteral name: String) { stringValue = name }
    @usableFromInline package init(_ name: StaticString) { stringValue = name.description }
    @usableFromInline package init(stringValue: String) { self.stringValue = stringValue }
    @usableFromInline package init?(intValue: Int) { nil }
    @usableFromInline package var intValue: Int? { nil }
}

/// The members of an object that is being decoded, by name.
package typealias Members = KeyedDecodingContainer<MemberKey>

extension Decoder {
    /// The members of the object that is being decoded.
    package var members: Members {
        get throws { try container(keyedBy: MemberKey.self) }
    }
}

extension KeyedDecodingContainer where Key == MemberKey {
    /// Decodes a required member.
    package func read<Value: Decodable>(_ name: MemberKey, as type: Value.Type = Value.self) throws
        -> Value
    {
        try decode(Value.self, forKey: name)
    }

    /// Decodes an optional member.
    package func read<Value: Decodable>(
        ifPresent name: MemberKey, as type: Value.Type = Value.self
    ) throws
        -> Value?
    {
        try decodeIfPresent(Value.self, forKey: name)
    }

    /// Decodes a member, or returns a default value if it is absent.
    package func read<Value: Decodable>(_ name: MemberKey, or standard: Value) throws -> Value {
        try decodeIfPresent(Value.self, forKey: name) ?? standard
    }
}
