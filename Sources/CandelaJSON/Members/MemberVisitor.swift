/// A visitor of an object's members, in the order in which they are written. It decodes them,
/// writes an existing object's members, or checks them.
///
/// Each type calls the visitor once for each member, with the member's name and current value, and
/// with the default value and the rule, if it has them:
///
/// ```swift
/// columns = try member("columns", own?.columns)
/// wraps = try member("wraps", own?.wraps, unless: false)
/// minutes = try member("minutes", own?.minutes, within: .day)
/// ```
///
/// Visitors are inlinable, so that other modules compile them for their own types.
@usableFromInline package protocol MemberVisitor {
    /// Visits a required member.
    mutating func required<Value: MemberValue>(_ name: StaticString, _ own: Value?) throws -> Value

    /// Visits an optional member.
    mutating func optional<Value: MemberValue>(_ name: StaticString, _ own: Value?) throws -> Value?

    /// Visits a required word; `nil` if it is of a later version.
    mutating func known<Word: MemberWord>(_ name: StaticString, _ own: Word?) throws -> Word?

    /// Visits a member whose own unknown members are the visited object's.
    mutating func extended<Value: MemberObject>(
        _ name: StaticString, _ own: Value?, by unknown: UnknownMembers?, isRequired: Bool
    ) throws -> Value?

    /// Visits the members that this version does not support, after all others.
    mutating func unknown(_ own: UnknownMembers?) throws -> UnknownMembers

    /// Names members that objects of other kinds have, which are not unknown.
    mutating func others(_ names: StaticString...)

    /// Visits the rule of a member, after the member.
    mutating func rule<Rule: MemberRule>(
        _ name: StaticString, _ own: Rule.Value?, _ rule: @autoclosure () -> Rule)

    /// The number of members of a name around a member that is decoded.
    func depth(of name: StaticString) -> Int

    /// The bits of the optional parts of a document that are visited.
    var parts: Int { get }

    /// Rejects a decoded member whose value breaks a rule.
    ///
    /// - Throws: `DecodingError` with the rule; only when decoding.
    func check(_ name: StaticString, _ isRight: Bool, _ rule: @autoclosure () -> String) throws
}

extension MemberVisitor {
    /// Visits a required member.
    @inlinable @inline(__always) package mutating func callAsFunction<Value: MemberValue>(
        _ name: StaticString, _ own: Value?
    ) throws -> Value {
        try required(name, own)
    }

    /// Visits an optional member, which is written only if it is not `nil`.
    @inlinable @inline(__always) package mutating func callAsFunction<Value: MemberValue>(
        _ name: StaticString, _ own: Value?
    ) throws -> Value? {
        try optional(name, own)
    }

    /// Visits a member that is always written, and has a default value when it is absent in JSON.
    ///
    /// - Parameter standard: The default value; `nil` if the member is required.
    @inlinable @inline(__always) package mutating func callAsFunction<Value: MemberValue>(
        _ name: StaticString, _ own: Value?, or standard: Value?
    ) throws -> Value {
        guard let standard else { return try required(name, own) }
        return try optional(name, own) ?? standard
    }

    /// Visits a member that is omitted in JSON if it has its usual value.
    @inlinable @inline(__always)
    package mutating func callAsFunction<Value: MemberValue & Equatable>(
        _ name: StaticString, _ own: Value?, unless usual: Value
    ) throws -> Value {
        try optional(name, own == usual ? nil : own) ?? usual
    }

    /// Visits a required member whose own unknown members are kept by the visited object.
    @inlinable @inline(__always) package mutating func callAsFunction<Value: MemberObject>(
        _ name: StaticString, _ own: Value?, with unknown: UnknownMembers?
    ) throws -> Value {
        if let value = try extended(name, own, by: unknown, isRequired: true) { return value }
        return try required(name, own)
    }

    /// Visits an optional member whose own unknown members are kept by the visited object.
    @inlinable @inline(__always) package mutating func callAsFunction<Value: MemberObject>(
        _ name: StaticString, _ own: Value?, with unknown: UnknownMembers?
    ) throws -> Value? {
        try extended(name, own, by: unknown, isRequired: false)
    }

    /// Rejects a decoded list inside too many lists of the same name, because decoding it would
    /// overflow a small stack.
    @inlinable package func checkDepth(_ name: StaticString, atMost most: Int) throws {
        try check(
            name, depth(of: name) < most, "'\(name)' is nested more than \(most) levels deep")
    }
}

// Visitors that only look at values need no more than these.
extension MemberVisitor {
    @inlinable package mutating func extended<Value: MemberObject>(
        _ name: StaticString, _ own: Value?, by unknown: UnknownMembers?, isRequired: Bool
    ) throws -> Value? {
        try isRequired ? required(name, own) : optional(name, own)
    }

    @inlinable package mutating func unknown(_ own: UnknownMembers?) throws -> UnknownMembers {
        own ?? UnknownMembers()
    }

    @inlinable package mutating func others(_ names: StaticString...) {}

    @inlinable package mutating func rule<Rule: MemberRule>(
        _ name: StaticString, _ own: Rule.Value?, _ rule: @autoclosure () -> Rule
    ) {}

    @inlinable package func depth(of name: StaticString) -> Int { 0 }

    @inlinable package var parts: Int { 0 }

    @inlinable package func check(
        _ name: StaticString, _ isRight: Bool, _ rule: @autoclosure () -> String
    ) throws {}
}
