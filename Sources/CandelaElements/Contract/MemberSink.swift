import CandelaJSON

/// A destination for the members of a JSON object, in the order in which they are written.
///
/// The JSON writer is one, and the audit collects roles with another. Each type passes its members
/// in the same order, in ``MemberWritable/record(to:)``.
package protocol MemberSink: MemberVisitor {
    mutating func member(_ name: StaticString, _ text: String)
    mutating func member(_ name: StaticString, _ flag: Bool)
    mutating func member(_ name: StaticString, _ number: Double)
    mutating func member(_ name: StaticString, _ number: Int)
    mutating func member(_ name: StaticString, _ texts: [String])
    mutating func member(_ name: StaticString, rows: [[String]])
    mutating func member(_ name: StaticString, _ object: some MemberWritable)
    mutating func member(_ name: StaticString, _ objects: [some MemberWritable])
    mutating func member(_ name: StaticString, coded value: some Encodable)

    /// Writes a member whose name is data, such as a token path.
    mutating func member(named name: String, _ object: some MemberWritable)

    /// Writes an array of roles as their token paths.
    mutating func member(_ name: StaticString, roles: [some NamedRole])

    /// Writes a role as its token path.
    mutating func member(_ name: StaticString, role: some NamedRole)
}

/// An object of the contract that writes its members in the same order to any sink.
package protocol MemberWritable: MemberElement, Encodable {
    /// Passes the members to a sink in declaration order, without absent ones.
    func record(to sink: inout some MemberSink)
}

extension MemberWritable {
    /// Encodes the members: as JSON text with the package's encoder, which needs no encoding
    /// containers, and as a JSON value with any other.
    ///
    /// - Throws: `JSONEncodingError` with the path if a card's facts or a number cannot be
    ///   represented in JSON, and any error of another encoder.
    public func encode(to encoder: any Encoder) throws { try encode(.all, to: encoder) }

    /// Encodes the members with the optional parts in `detail`.
    func encode(_ detail: ScreenDetail, to encoder: any Encoder) throws {
        try WriterSink.encode(to: encoder) { WriterSink.write(self, with: detail, to: &$0) }
    }
}

extension MemberSink {
    mutating func member(_ name: StaticString, role: some NamedRole) { member(name, role.path) }
    mutating func member(_ name: StaticString, roles: [some NamedRole]) {
        member(name, roles.map(\.path))
    }

    mutating func member(_ name: StaticString, _ text: String?) {
        if let text { member(name, text) }
    }

    mutating func member(_ name: StaticString, _ number: Double?) {
        if let number { member(name, number) }
    }

    mutating func member(_ name: StaticString, _ number: Int?) {
        if let number { member(name, number) }
    }

    /// Writes an array unless it is empty.
    mutating func member(_ name: StaticString, unlessEmpty objects: [some MemberWritable]) {
        if !objects.isEmpty { member(name, objects) }
    }

    /// Writes an array unless it is empty.
    mutating func member(_ name: StaticString, unlessEmpty texts: [String]) {
        if !texts.isEmpty { member(name, texts) }
    }

    mutating func member<Word: RawRepresentable>(_ name: StaticString, _ word: Word)
    where Word.RawValue == String {
        member(name, word.rawValue)
    }

    mutating func member<Word: RawRepresentable>(_ name: StaticString, _ word: Word?)
    where Word.RawValue == String {
        if let word { member(name, word.rawValue) }
    }
}

/// A member's name as a coding key.
package struct MemberName: CodingKey, ExpressibleByStringLiteral {
    package let stringValue: String

    package init(stringLiteral name: String) { stringValue = name }
    init(_ name: StaticString) { stringValue = name.description }
    package init(stringValue: String) { self.stringValue = stringValue }
    package init?(intValue: Int) { nil }
    package var intValue: Int? { nil }
}

/// The members of an object that is being decoded, by name.
package typealias Members = KeyedDecodingContainer<MemberName>

extension Decoder {
    /// The members of the object that is being decoded.
    package var members: Members {
        get throws { try container(keyedBy: MemberName.self) }
    }
}

extension KeyedDecodingContainer where Key == MemberName {
    /// Decodes a required member.
    package func read<Value: Decodable>(_ name: MemberName, as type: Value.Type = Value.self) throws
        -> Value
    {
        try decode(Value.self, forKey: name)
    }

    /// Decodes an optional member.
    package func read<Value: Decodable>(
        ifPresent name: MemberName, as type: Value.Type = Value.self
    ) throws
        -> Value?
    {
        try decodeIfPresent(Value.self, forKey: name)
    }

    /// Decodes a member, or returns a default value if it is absent.
    package func read<Value: Decodable>(_ name: MemberName, or standard: Value) throws -> Value {
        try decodeIfPresent(Value.self, forKey: name) ?? standard
    }
}
