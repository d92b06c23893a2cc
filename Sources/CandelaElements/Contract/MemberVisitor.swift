/// Goes through the members of an object, in the order they are written: it reads them, or writes
/// those of an object that there is.
///
/// Each type calls it once for each member, with the member's name and the value of its own:
///
/// ```swift
/// columns = try member("columns", own?.columns)
/// wraps = try member("wraps", own?.wraps, unless: false)
/// ```
package protocol MemberVisitor {
    /// A member that must be there.
    mutating func required<Value: MemberValue>(_ name: StaticString, _ own: Value?) throws -> Value

    /// A member that may be left out.
    mutating func optional<Value: MemberValue>(_ name: StaticString, _ own: Value?) throws -> Value?

    /// Refuses a member that was read with a value it cannot have.
    func check(_ name: StaticString, _ isRight: Bool, _ rule: @autoclosure () -> String) throws
}

extension MemberVisitor {
    /// A member that must be there.
    package mutating func callAsFunction<Value: MemberValue>(
        _ name: StaticString, _ own: Value?
    ) throws -> Value {
        try required(name, own)
    }

    /// A member that is left out when there is none.
    package mutating func callAsFunction<Value: MemberValue>(
        _ name: StaticString, _ own: Value?
    ) throws -> Value? {
        try optional(name, own)
    }

    /// A member that is always written, with a value of its own where it is not there.
    ///
    /// - Parameter standard: That value; `nil` where the member must be there.
    package mutating func callAsFunction<Value: MemberValue>(
        _ name: StaticString, _ own: Value?, or standard: Value?
    ) throws -> Value {
        if let value = try optional(name, own) ?? standard { return value }
        return try required(name, own)
    }

    /// A member that is left out when it has its usual value.
    package mutating func callAsFunction<Value: MemberValue & Equatable>(
        _ name: StaticString, _ own: Value?, unless usual: Value
    ) throws -> Value {
        try optional(name, own == usual ? nil : own) ?? usual
    }
}

/// A type that states its members once for reading and writing.
package protocol MemberList {
    /// Goes through the members, in the order they are written.
    ///
    /// - Parameter own: The object that is written; `nil` when one is read.
    init(_ member: inout some MemberVisitor, of own: Self?) throws
}

extension MemberList {
    /// Hands over the members.
    package func record(to sink: inout some MemberSink) {
        // A sink throws nothing: it keeps its faults.
        _ = try? Self(&sink, of: self)
    }
}

/// An object of the contract that states its members once.
package protocol MemberObject: Recorded, MemberList {}

extension MemberObject {
    /// Reads the members.
    public init(from decoder: any Decoder) throws {
        var reader = MemberReader(try decoder.members)
        try self.init(&reader, of: nil)
    }
}

/// Reads members by their names.
struct MemberReader: MemberVisitor {
    let members: Members

    init(_ members: Members) { self.members = members }

    func required<Value: MemberValue>(_ name: StaticString, _ own: Value?) throws -> Value {
        Value(coded: try members.read(MemberName(name)))
    }

    func optional<Value: MemberValue>(_ name: StaticString, _ own: Value?) throws -> Value? {
        try members.read(ifPresent: MemberName(name)).map { Value(coded: $0) }
    }

    func check(_ name: StaticString, _ isRight: Bool, _ rule: @autoclosure () -> String) throws {
        guard isRight else {
            throw DecodingError.dataCorruptedError(
                forKey: MemberName(name), in: members, debugDescription: rule())
        }
    }
}

/// A sink is handed the members that there are.
extension MemberSink {
    package mutating func required<Value: MemberValue>(
        _ name: StaticString, _ own: Value?
    ) throws -> Value {
        guard let own else { throw AbsentMember(name: name.description) }
        own.record(name, to: &self)
        return own
    }

    package mutating func optional<Value: MemberValue>(
        _ name: StaticString, _ own: Value?
    ) throws -> Value? {
        own?.record(name, to: &self)
        return own
    }

    package func check(
        _ name: StaticString, _ isRight: Bool, _ rule: @autoclosure () -> String
    ) throws {}
}

/// A required member that was not handed over.
private struct AbsentMember: Error {
    let name: String
}
