/// A type that lists its members once, for decoding, writing and checking.
@usableFromInline package protocol MemberList {
    /// Visits the members in the order in which they are written.
    ///
    /// - Parameter own: The object to write; `nil` to decode one.
    init(_ member: inout Visitor, writing own: Written<Self>?) throws

    /// Passes the members to a visitor.
    func record(to visitor: inout Visitor)
}

extension MemberList {
    /// Passes the members to a visitor.
    @inlinable package func record(to visitor: inout Visitor) {
        // Only decoding throws; a text keeps its first error.
        _ = try? withUnsafePointer(to: self) { try Self(&visitor, writing: Written($0)) }
    }
}

/// An object that lists its members once, for its coding too.
@usableFromInline package protocol MemberObject: MemberWritable, MemberList {}

extension MemberObject {
    /// Decodes the members.
    public init(from decoder: any Decoder) throws {
        var reader = try Visitor(decoder)
        try self.init(&reader, writing: nil)
    }
}

/// An object that keeps the members it does not know, and writes them back.
@usableFromInline package protocol MemberRecord: MemberObject {}

extension MemberRecord {
    /// Decodes the members, and keeps those that this version does not support.
    public init(from decoder: any Decoder) throws {
        var reader = try Visitor(decoder, keepsUnknown: true)
        try self.init(&reader, writing: nil)
    }
}

/// An object that states its members in the same order for any visitor.
@usableFromInline package protocol MemberWritable: MemberElement, Encodable {
    /// Passes the members to a visitor in declaration order, without absent ones.
    func record(to visitor: inout Visitor)
}

extension MemberWritable {
    /// Encodes the members: as JSON text with the package's encoder, which needs no encoding
    /// containers, and as a JSON value with any other.
    ///
    /// - Throws: `JSONEncodingError` with the path if a member cannot be represented in JSON, and
    ///   any error of another encoder.
    public func encode(to encoder: any Encoder) throws { try encode(parts: -1, to: encoder) }

    /// Encodes the members with some of the optional parts.
    package func encode(parts: Int, to encoder: any Encoder) throws {
        try MemberWriter.encode(to: encoder, parts) { record(to: &$0) }
    }
}

// What reads or writes an object stays where it does so.
@available(*, unavailable) extension ContainerReader: Sendable {}
@available(*, unavailable) extension KindSearch: Sendable {}
@available(*, unavailable) extension MemberReader: Sendable {}
@available(*, unavailable) extension Visitor.Task: Sendable {}
@available(*, unavailable) extension Visitor: Sendable {}
@available(*, unavailable) extension MemberWriter: Sendable {}
@available(*, unavailable) extension ValueDecoder: Sendable {}
