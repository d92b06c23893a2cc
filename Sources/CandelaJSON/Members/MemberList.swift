/// A type that lists its members once, for decoding, writing and checking.
@usableFromInline package protocol MemberList {
    /// Visits the members in the order in which they are written.
    ///
    /// Conformances are inlined, so that writing does not build a second object.
    ///
    /// - Parameter own: The object to write; `nil` to decode one.
    init(_ member: inout some MemberVisitor, of own: Self?) throws

    /// Passes the members to a sink.
    func record(to sink: inout some MemberSink)
}

extension MemberList {
    /// Passes the members to a sink.
    @inlinable package func record(to sink: inout some MemberSink) {
        // A sink does not throw; it keeps its first error.
        _ = try? Self(&sink, of: self)
    }
}

/// An object that lists its members once, for its coding too.
@usableFromInline package protocol MemberObject: MemberWritable, MemberList {}

extension MemberObject {
    /// Decodes the members.
    @inlinable public init(from decoder: any Decoder) throws {
        var reader = try MemberReader(decoder)
        try self.init(&reader, of: nil)
    }
}

/// An object that keeps the members it does not know, and writes them back.
@usableFromInline package protocol MemberRecord: MemberObject {}

extension MemberRecord {
    /// Decodes the members, and keeps those that this version does not support.
    @inlinable public init(from decoder: any Decoder) throws {
        var reader = try MemberReader(decoder, keepsUnknown: true)
        try self.init(&reader, of: nil)
    }
}

/// An object that writes its members in the same order to any sink.
@usableFromInline package protocol MemberWritable: MemberElement, Encodable {
    /// Passes the members to a sink in declaration order, without absent ones.
    func record(to sink: inout some MemberSink)
}

extension MemberWritable {
    /// Encodes the members: as JSON text with the package's encoder, which needs no encoding
    /// containers, and as a JSON value with any other.
    ///
    /// - Throws: `JSONEncodingError` with the path if a member cannot be represented in JSON, and
    ///   any error of another encoder.
    @inlinable
    public func encode(to encoder: any Encoder) throws { try encode(parts: -1, to: encoder) }

    /// Encodes the members with some of the optional parts.
    @inlinable package func encode(parts: Int, to encoder: any Encoder) throws {
        try WriterSink.encode(to: encoder) { WriterSink.write(self, parts: parts, to: &$0) }
    }
}

// What reads or writes an object stays where it does so.
@available(*, unavailable) extension ContainerReader: Sendable {}
@available(*, unavailable) extension KindSearch: Sendable {}
@available(*, unavailable) extension MemberReader: Sendable {}
@available(*, unavailable) extension ValueDecoder: Sendable {}
@available(*, unavailable) extension WriterSink: Sendable {}
