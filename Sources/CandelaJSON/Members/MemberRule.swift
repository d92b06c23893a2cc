/// A rule for the values of a member. Values that break it can be decoded and written.
@usableFromInline package protocol MemberRule<Value> {
    associatedtype Value

    /// The bounds of a number; `nil` for other values.
    var bounds: MemberBounds? { get }

    /// Tells an observer of rules whether a value of a member breaks the rule.
    func check(_ value: Value, of name: StaticString, for observer: any MemberObserver)
}

extension MemberRule {
    @inlinable
    package func check(_ value: Value, of name: StaticString, for observer: any MemberObserver) {}
}

/// The inclusive bounds of a number.
@usableFromInline package struct MemberBounds: Sendable, Hashable {
    /// The least number; `nil` for none.
    package let minimum: Double?

    /// The greatest number; `nil` for none.
    package let maximum: Double?

    package init(_ minimum: Double?, _ maximum: Double?) {
        (self.minimum, self.maximum) = (minimum, maximum)
    }
}

/// A decoder that notes the bounds of members, such as one that records schemas.
package protocol MemberBoundsDecoder: Decoder {
    /// Notes the bounds of a decoded member.
    func note(_ bounds: MemberBounds, of name: String)
}

extension Visitor {
    /// Visits a required member with a rule.
    @usableFromInline
    package mutating func callAsFunction<Value: MemberValue, Rule: MemberRule<Value>>(
        _ name: StaticString, _ own: Value?, within rule: @autoclosure () -> Rule
    ) throws -> Value {
        let value = try required(name, own)
        self.rule(name, own, rule())
        return value
    }

    /// Visits an optional member with a rule.
    @usableFromInline
    package mutating func callAsFunction<Value: MemberValue, Rule: MemberRule<Value>>(
        _ name: StaticString, _ own: Value?, within rule: @autoclosure () -> Rule
    ) throws -> Value? {
        let value = try optional(name, own)
        self.rule(name, own, rule())
        return value
    }

    /// Visits a member with a default value and a rule.
    @usableFromInline
    package mutating func callAsFunction<Value: MemberValue, Rule: MemberRule<Value>>(
        _ name: StaticString, _ own: Value?, or standard: Value,
        within rule: @autoclosure () -> Rule
    ) throws -> Value {
        let value = try optional(name, own) ?? standard
        self.rule(name, own, rule())
        return value
    }

    /// Visits a member with a rule that is omitted in JSON if it has its usual value.
    @usableFromInline
    package mutating func callAsFunction<Value: MemberValue & Equatable, Rule: MemberRule<Value>>(
        _ name: StaticString, _ own: Value?, unless usual: Value,
        within rule: @autoclosure () -> Rule
    ) throws -> Value {
        let value = try optional(name, own == usual ? nil : own) ?? usual
        self.rule(name, own, rule())
        return value
    }

    /// Visits an optional member with a rule whose own unknown members are kept by the visited
    /// object.
    @usableFromInline
    package mutating func callAsFunction<Value: MemberObject, Rule: MemberRule<Value>>(
        _ name: StaticString, _ own: Value?, with unknown: UnknownMembers?,
        within rule: @autoclosure () -> Rule
    ) throws -> Value? {
        let value = try extended(name, own, by: unknown, isRequired: false)
        self.rule(name, own, rule())
        return value
    }

    /// Visits an optional number with a rule. A number that is not finite, which JSON cannot
    /// represent, is omitted.
    @usableFromInline package mutating func callAsFunction<Rule: MemberRule<Double>>(
        finite name: StaticString, _ own: Double?, within rule: @autoclosure () -> Rule
    ) throws -> Double? {
        let value = try optional(name, own.flatMap { $0.isFinite ? $0 : nil })
        self.rule(name, own, rule())
        return value
    }
}
