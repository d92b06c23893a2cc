/// A destination for the members of a JSON object, in the order in which they are written.
///
/// The JSON writer is one, and the audit collects roles with another. Each type passes its members
/// in the same order, in ``MemberWritable/record(to:)``.
@usableFromInline package protocol MemberSink: MemberVisitor {
    mutating func member(_ name: StaticString, _ text: String)
    mutating func member(_ name: StaticString, _ flag: Bool)
    mutating func member(_ name: StaticString, _ number: Double)
    mutating func member(_ name: StaticString, _ number: Int)
    mutating func member(_ name: StaticString, _ texts: [String])
    mutating func member(_ name: StaticString, _ object: some MemberWritable)
    mutating func member(_ name: StaticString, _ objects: [some MemberWritable])
    mutating func member(_ name: StaticString, coded value: some Encodable)

    /// Writes a member whose name is data, such as a token path.
    mutating func member(named name: String, _ object: some MemberWritable)

    /// Writes an array of values as their texts.
    mutating func member(_ name: StaticString, texts: [some MemberText])

    /// Writes a value as its text.
    mutating func member(_ name: StaticString, text: some MemberText)
}

extension MemberSink {
    @inlinable package mutating func member(_ name: StaticString, text: some MemberText) {
        member(name, text.memberText)
    }

    @inlinable package mutating func member(_ name: StaticString, texts: [some MemberText]) {
        member(name, texts.map(\.memberText))
    }

    /// Writes an array unless it is empty.
    @inlinable
    package mutating func member(_ name: StaticString, unlessEmpty objects: [some MemberWritable]) {
        if !objects.isEmpty { member(name, objects) }
    }

    @inlinable
    package mutating func member<Word: RawRepresentable>(_ name: StaticString, _ word: Word)
    where Word.RawValue == String {
        member(name, word.rawValue)
    }

    @inlinable
    package mutating func member<Word: RawRepresentable>(_ name: StaticString, _ word: Word?)
    where Word.RawValue == String {
        if let word { member(name, word.rawValue) }
    }
}

/// A sink visits members by writing them.
///
/// The object that the initialiser returns is discarded, so optional members are returned as `nil`:
/// copying them takes as long as writing them.
extension MemberSink {
    @inlinable @inline(__always) package mutating func required<Value: MemberValue>(
        _ name: StaticString, _ own: Value?
    ) throws -> Value {
        guard let own else { throw AbsentMember(name) }
        own.record(name, to: &self)
        return own
    }

    @inlinable @inline(__always) package mutating func optional<Value: MemberValue>(
        _ name: StaticString, _ own: Value?
    ) throws -> Value? {
        own?.record(name, to: &self)
        return nil
    }

    @inlinable package mutating func known<Word: MemberWord>(
        _ name: StaticString, _ own: Word?
    ) throws -> Word? {
        own?.record(name, to: &self)
        return own
    }

    @inlinable package mutating func extended<Value: MemberObject>(
        _ name: StaticString, _ own: Value?, by unknown: UnknownMembers?, isRequired: Bool
    ) throws -> Value? {
        own?.record(name, to: &self)
        return own
    }
}

/// The error for a required member without a value.
@usableFromInline package struct AbsentMember: Error {
    let name: String

    @usableFromInline package init(_ name: StaticString) { self.name = name.description }
}
