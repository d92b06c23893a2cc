/// A visitor of an object's members, in the order in which they are written. It decodes them,
/// writes an existing object's members, or passes them to an observer.
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
/// It is one type for all tasks, so that the members of each type are compiled once.
@usableFromInline package struct Visitor {
    /// The task of a visitor.
    @usableFromInline enum Task {
        case reading(MemberReader)
        case writing
        case observing(any MemberObserver)
    }

    @usableFromInline let task: Task

    /// The bits of the optional parts of a document that are visited.
    @usableFromInline package let parts: Int

    /// The text that is written; `nil` unless the visitor writes.
    @usableFromInline var text: MemberWriter?

    /// Creates a visitor that decodes members.
    init(_ reader: MemberReader) { (task, parts) = (.reading(reader), -1) }

    /// Creates a visitor that writes members.
    init(writing text: consuming MemberWriter, parts: Int) {
        (task, self.parts, self.text) = (.writing, parts, text)
    }

    /// Creates a visitor that passes members to an observer.
    package init(_ observer: any MemberObserver) { (task, parts) = (.observing(observer), 0) }

    /// Creates a visitor that decodes the members of an object.
    ///
    /// - Parameters:
    ///   - keepsUnknown: Whether the members that are not visited are needed.
    ///   - omitsFaults: Whether a lenient decoder leaves out optional members that cannot be
    ///     decoded.
    package init(
        _ decoder: any Decoder, keepsUnknown: Bool = false, omitsFaults: Bool = false
    ) throws {
        self.init(
            try MemberReader(decoder, keepsUnknown: keepsUnknown, omitsFaults: omitsFaults))
    }
}

extension Visitor {
    /// Visits a required member.
    @inlinable package mutating func required<Value: MemberValue>(
        _ name: StaticString, _ own: Value?
    ) throws -> Value {
        if case .reading(let reader) = task { return try reader.required(name) }
        guard let own else { throw AbsentMember(name) }
        if passesValues { own.record(name, to: &self) }
        return own
    }

    /// Visits an optional member.
    ///
    /// - Returns: `nil` unless the member is decoded: an object that is written is discarded.
    @inlinable package mutating func optional<Value: MemberValue>(
        _ name: StaticString, _ own: Value?
    ) throws -> Value? {
        if case .reading(let reader) = task { return try reader.optional(name) }
        if case .observing(let observer) = task { observer.noteOptional(name) }
        if let own, passesValues { own.record(name, to: &self) }
        return nil
    }

    /// Visits a required word; `nil` if it is of a later version.
    @inlinable package mutating func known<Word: MemberWord>(
        _ name: StaticString, _ own: Word?
    ) throws -> Word? {
        if case .reading(let reader) = task { return try reader.known(name) }
        if let own, passesValues { own.record(name, to: &self) }
        return own
    }

    /// Visits a member whose own unknown members are the visited object's.
    @inlinable package mutating func extended<Value: MemberObject>(
        _ name: StaticString, _ own: Value?, by unknown: UnknownMembers?, isRequired: Bool
    ) throws -> Value? {
        switch task {
        case .reading(let reader): return try reader.extended(name, isRequired: isRequired)
        case .writing: if let own { writeObject(name, own, unknown) }
        case .observing: return try isRequired ? required(name, own) : optional(name, own)
        }
        return own
    }

    /// Visits the members of an object without a name of its own.
    ///
    /// - Parameter own: The object to write; `nil` to decode one.
    @inlinable
    package mutating func members<Object: MemberList>(of own: Object?) throws -> Object {
        guard let own else { return try Object(&self, writing: nil) }
        return try withUnsafePointer(to: own) { try Object(&self, writing: Written($0)) }
    }

    /// Visits the members that this version does not support, after all others.
    package mutating func unknown(_ own: UnknownMembers?) throws -> UnknownMembers {
        switch task {
        case .reading(let reader): return try reader.unknownMembers
        case .writing: if let members = own?.members { text?.copyMembers(of: members) }
        case .observing: break
        }
        return UnknownMembers()
    }

    /// Names members that objects of other kinds have, which are not unknown.
    package func others(_ names: StaticString...) {
        if case .reading(let reader) = task { reader.others(names) }
    }

    /// Visits the rule of a member, after the member.
    @inlinable package func rule<Rule: MemberRule>(
        _ name: StaticString, _ own: Rule.Value?, _ rule: @autoclosure () -> Rule
    ) {
        switch task {
        case .reading(.other(let reader)): reader.note(rule().bounds, of: name)
        case .observing(let observer):
            if let own { rule().check(own, of: name, for: observer) }
        case .reading(.own), .writing: break
        }
    }

    /// Rejects a decoded member whose value breaks a rule.
    ///
    /// - Throws: `DecodingError` with the rule; only when decoding.
    package func check(
        _ name: StaticString, _ isRight: Bool, _ rule: @autoclosure () -> String
    ) throws {
        guard !isRight, case .reading(let reader) = task else { return }
        throw reader.error(in: name, rule())
    }

    /// Rejects a decoded list inside too many lists of the same name, because decoding it would
    /// overflow a small stack.
    package func checkDepth(_ name: StaticString, atMost most: Int) throws {
        guard case .reading(let reader) = task else { return }
        try check(
            name, reader.depth(of: name) < most,
            "'\(name)' is nested more than \(most) levels deep")
    }

    /// Whether values are passed on, to a text or an observer.
    @usableFromInline var passesValues: Bool {
        if case .observing(let observer) = task { return observer.observesValues }
        return true
    }
}

extension Visitor {
    /// Visits a required member.
    @inlinable package mutating func callAsFunction<Value: MemberValue>(
        _ name: StaticString, _ own: Value?
    ) throws -> Value {
        try required(name, own)
    }

    /// Visits an optional member, which is written only if it is not `nil`.
    @inlinable package mutating func callAsFunction<Value: MemberValue>(
        _ name: StaticString, _ own: Value?
    ) throws -> Value? {
        try optional(name, own)
    }

    /// Visits a member that is always written, and has a default value when it is absent in JSON.
    ///
    /// - Parameter standard: The default value; `nil` if the member is required.
    @inlinable package mutating func callAsFunction<Value: MemberValue>(
        _ name: StaticString, _ own: Value?, or standard: Value?
    ) throws -> Value {
        guard let standard else { return try required(name, own) }
        return try optional(name, own) ?? standard
    }

    /// Visits a member that is omitted in JSON if it has its usual value.
    @inlinable
    package mutating func callAsFunction<Value: MemberValue & Equatable>(
        _ name: StaticString, _ own: Value?, unless usual: Value
    ) throws -> Value {
        try optional(name, own == usual ? nil : own) ?? usual
    }

    /// Visits a required member whose own unknown members are kept by the visited object.
    @inlinable package mutating func callAsFunction<Value: MemberObject>(
        _ name: StaticString, _ own: Value?, with unknown: UnknownMembers?
    ) throws -> Value {
        if let value = try extended(name, own, by: unknown, isRequired: true) { return value }
        return try required(name, own)
    }

    /// Visits an optional member whose own unknown members are kept by the visited object.
    @inlinable package mutating func callAsFunction<Value: MemberObject>(
        _ name: StaticString, _ own: Value?, with unknown: UnknownMembers?
    ) throws -> Value? {
        try extended(name, own, by: unknown, isRequired: false)
    }
}
