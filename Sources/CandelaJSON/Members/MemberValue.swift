/// A type of value that a member can have.
@usableFromInline package protocol MemberValue {
    /// The type that is decoded.
    associatedtype Coded: Decodable = Self

    /// Creates a value from the decoded one.
    init(coded: Coded)

    /// Decodes the value of a member in a JSON document.
    ///
    /// - Parameters:
    ///   - name: The name of the member.
    ///   - decoder: The decoder of the object.
    static func read(
        _ value: JSONValue, _ name: StaticString, _ decoder: ValueDecoder
    ) throws -> Self

    /// Passes the value to a visitor as a member with the given name.
    func record(_ name: StaticString, to visitor: inout Visitor)
}

/// A type of value that arrays can contain.
@usableFromInline package protocol MemberElement: MemberValue, Decodable {
    /// Passes an array to a visitor as a member with the given name.
    static func record(_ list: [Self], _ name: StaticString, to visitor: inout Visitor)
}

extension MemberValue where Coded == Self {
    @inlinable package init(coded: Self) { self = coded }
}

extension MemberValue {
    @inlinable package static func read(
        _ value: JSONValue, _ name: StaticString, _ decoder: ValueDecoder
    ) throws -> Self {
        Self(coded: try decoder.decode(value, name))
    }
}

extension Bool: MemberValue {
    @usableFromInline package static func read(
        _ value: JSONValue, _ name: StaticString, _ decoder: ValueDecoder
    ) throws -> Bool {
        try decoder.bool(value, .member(name))
    }

    @inlinable package func record(_ name: StaticString, to visitor: inout Visitor) {
        visitor.member(name, self)
    }
}

extension Int: MemberElement {
    @usableFromInline package static func read(
        _ value: JSONValue, _ name: StaticString, _ decoder: ValueDecoder
    ) throws -> Int {
        try decoder.integer(value, .member(name))
    }

    @inlinable package func record(_ name: StaticString, to visitor: inout Visitor) {
        visitor.member(name, self)
    }

    @inlinable package static func record(
        _ list: [Int], _ name: StaticString, to visitor: inout Visitor
    ) {
        visitor.member(name, coded: list)
    }
}

extension Double: MemberValue {
    @usableFromInline package static func read(
        _ value: JSONValue, _ name: StaticString, _ decoder: ValueDecoder
    ) throws -> Double {
        try decoder.double(value, .member(name))
    }

    @inlinable package func record(_ name: StaticString, to visitor: inout Visitor) {
        visitor.member(name, self)
    }
}

extension String: MemberElement {
    @usableFromInline package static func read(
        _ value: JSONValue, _ name: StaticString, _ decoder: ValueDecoder
    ) throws -> String {
        try decoder.string(value, .member(name))
    }

    @inlinable package func record(_ name: StaticString, to visitor: inout Visitor) {
        visitor.member(name, self)
    }

    @inlinable package static func record(
        _ list: [String], _ name: StaticString, to visitor: inout Visitor
    ) {
        visitor.member(name, list)
    }
}

extension Array: MemberValue where Element: MemberElement {
    @inlinable package func record(_ name: StaticString, to visitor: inout Visitor) {
        Element.record(self, name, to: &visitor)
    }
}

/// A value that encodes itself with containers.
@usableFromInline package protocol MemberCoded: MemberValue, Encodable {}

extension MemberCoded {
    @inlinable package func record(_ name: StaticString, to visitor: inout Visitor) {
        visitor.member(name, coded: self)
    }
}

extension Dictionary: MemberValue, MemberCoded where Key == String, Value: Codable {}

/// A word of a JSON vocabulary.
@usableFromInline
package protocol MemberWord: MemberElement, RawRepresentable where RawValue == String {}

extension MemberWord {
    @inlinable package func record(_ name: StaticString, to visitor: inout Visitor) {
        visitor.member(name, rawValue)
    }

    @inlinable package static func record(
        _ list: [Self], _ name: StaticString, to visitor: inout Visitor
    ) {
        visitor.member(name, list.map(\.rawValue))
    }
}

/// A value that is written as a text, such as a day or a token path.
@usableFromInline package protocol MemberText: MemberElement {
    /// The text in JSON.
    var memberText: String { get }
}

extension MemberText {
    @inlinable package func record(_ name: StaticString, to visitor: inout Visitor) {
        visitor.member(name, text: self)
    }

    @inlinable package static func record(
        _ list: [Self], _ name: StaticString, to visitor: inout Visitor
    ) {
        visitor.member(name, texts: list)
    }
}

extension MemberWritable {
    @inlinable package func record(_ name: StaticString, to visitor: inout Visitor) {
        visitor.member(name, self)
    }

    @inlinable package static func record(
        _ list: [Self], _ name: StaticString, to visitor: inout Visitor
    ) {
        visitor.member(name, list)
    }
}
