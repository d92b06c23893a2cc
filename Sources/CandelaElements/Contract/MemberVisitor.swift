/// A visitor of an object's members, in the order in which they are written. It either decodes them
/// or writes those of an existing object.
///
/// Each type calls the visitor once for each member, with the member's name and current value:
///
/// ```swift
/// columns = try member("columns", own?.columns)
/// wraps = try member("wraps", own?.wraps, unless: false)
/// ```
package protocol MemberVisitor {
    /// Visits a required member.
    mutating func required<Value: MemberValue>(_ name: StaticString, _ own: Value?) throws -> Value

    /// Visits an optional member.
    mutating func optional<Value: MemberValue>(_ name: StaticString, _ own: Value?) throws -> Value?

    /// Visits a required word; `nil` if it is of a later version.
    mutating func known<Word: MemberWord>(_ name: StaticString, _ own: Word?) throws -> Word?

    /// The optional parts of a screen that are visited.
    var detail: ScreenDetail { get }

    /// Rejects a decoded member whose value breaks a rule.
    ///
    /// - Throws: `DecodingError` with the rule; only when decoding.
    func check(_ name: StaticString, _ isRight: Bool, _ rule: @autoclosure () -> String) throws
}

extension MemberVisitor {
    /// Visits a required member.
    @inline(__always)
    package mutating func callAsFunction<Value: MemberValue>(
        _ name: StaticString, _ own: Value?
    ) throws -> Value {
        try required(name, own)
    }

    /// Visits an optional member, which is written only if it is not `nil`.
    @inline(__always)
    package mutating func callAsFunction<Value: MemberValue>(
        _ name: StaticString, _ own: Value?
    ) throws -> Value? {
        try optional(name, own)
    }

    /// Visits the key of a phrase.
    @inline(__always)
    package mutating func key(_ name: StaticString, _ own: String?) throws -> String? {
        try optional(name, detail.contains(.keys) ? own : nil)
    }

    /// Visits a member that is always written, and has a default value when it is absent in JSON.
    ///
    /// - Parameter standard: The default value; `nil` if the member is required.
    @inline(__always)
    package mutating func callAsFunction<Value: MemberValue>(
        _ name: StaticString, _ own: Value?, or standard: Value?
    ) throws -> Value {
        guard let standard else { return try required(name, own) }
        return try optional(name, own) ?? standard
    }

    /// Visits a member that is omitted in JSON if it has its usual value.
    @inline(__always)
    package mutating func callAsFunction<Value: MemberValue & Equatable>(
        _ name: StaticString, _ own: Value?, unless usual: Value
    ) throws -> Value {
        try optional(name, own == usual ? nil : own) ?? usual
    }
}

/// A type that lists its members once, for both decoding and writing.
package protocol MemberList {
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
    package func record(to sink: inout some MemberSink) {
        // A sink does not throw; it keeps its first error.
        _ = try? Self(&sink, of: self)
    }
}

/// An object of the contract that lists its members once.
package protocol MemberObject: MemberWritable, MemberList {}

extension MemberObject {
    /// Decodes the members.
    public init(from decoder: any Decoder) throws {
        var reader = MemberReader(try decoder.members)
        try self.init(&reader, of: nil)
    }
}

/// A visitor that decodes members by name.
struct MemberReader: MemberVisitor {
    let members: Members
    var detail: ScreenDetail { .all }

    init(_ members: Members) { self.members = members }

    func required<Value: MemberValue>(_ name: StaticString, _ own: Value?) throws -> Value {
        Value(coded: try members.read(MemberName(name)))
    }

    func optional<Value: MemberValue>(_ name: StaticString, _ own: Value?) throws -> Value? {
        try members.read(ifPresent: MemberName(name)).map { Value(coded: $0) }
    }

    func known<Word: MemberWord>(_ name: StaticString, _ own: Word?) throws -> Word? {
        if let word = try? members.read(MemberName(name), as: Word.self) { return word }
        _ = try members.read(MemberName(name), as: String.self)
        return nil
    }

    func check(_ name: StaticString, _ isRight: Bool, _ rule: @autoclosure () -> String) throws {
        guard isRight else {
            throw DecodingError.dataCorruptedError(
                forKey: MemberName(name), in: members, debugDescription: rule())
        }
    }
}

/// A sink visits members by writing them.
///
/// The object that the initialiser returns is discarded, so optional members are returned as `nil`:
/// copying them takes as long as writing them.
extension MemberSink {
    @inline(__always)
    package mutating func required<Value: MemberValue>(
        _ name: StaticString, _ own: Value?
    ) throws -> Value {
        guard let own else { throw AbsentMember(name: name.description) }
        own.record(name, to: &self)
        return own
    }

    @inline(__always)
    package mutating func optional<Value: MemberValue>(
        _ name: StaticString, _ own: Value?
    ) throws -> Value? {
        own?.record(name, to: &self)
        return nil
    }

    package mutating func known<Word: MemberWord>(
        _ name: StaticString, _ own: Word?
    ) throws -> Word? {
        own?.record(name, to: &self)
        return own
    }

    package func check(
        _ name: StaticString, _ isRight: Bool, _ rule: @autoclosure () -> String
    ) throws {}
}

/// The error for a required member without a value.
private struct AbsentMember: Error {
    let name: String
}
