/// A visitor that decodes members by name.
@usableFromInline package enum MemberReader: MemberVisitor {
    /// The members of an object in a JSON document, without decoding containers.
    case own(ValueDecoder)

    /// The members of another decoder.
    case other(ContainerReader)

    /// Creates a reader of the object that is being decoded.
    ///
    /// - Parameters:
    ///   - keepsUnknown: Whether the members that are not visited are needed.
    ///   - omitsFaults: Whether a lenient decoder leaves out optional members that cannot be
    ///     decoded.
    @usableFromInline package init(
        _ decoder: any Decoder, keepsUnknown: Bool = false, omitsFaults: Bool = false
    ) throws {
        if let own = decoder as? ValueDecoder {
            try own.open(keepsUnknown: keepsUnknown, omitsFaults: omitsFaults)
            self = .own(own)
        } else {
            self = .other(try ContainerReader(decoder))
        }
    }

    @inlinable
    package func required<Value: MemberValue>(_ name: StaticString, _ own: Value?) throws -> Value {
        switch self {
        case .own(let decoder): try Value.read(try decoder.required(name), name, decoder)
        case .other(let reader): Value(coded: try reader.read(name))
        }
    }

    @inlinable
    package func optional<Value: MemberValue>(_ name: StaticString, _ own: Value?) throws -> Value?
    {
        switch self {
        case .own(let decoder):
            guard let value = decoder.optional(name) else { return nil }
            guard decoder.omitsFaults else { return try Value.read(value, name, decoder) }
            return try decoder.leniently(MemberKey(name), value) {
                try Value.read(value, name, decoder)
            }
        case .other(let reader): return try reader.read(ifPresent: name).map { Value(coded: $0) }
        }
    }

    @usableFromInline
    package func known<Word: MemberWord>(_ name: StaticString, _ own: Word?) throws -> Word? {
        if let word: Word = try? required(name, own) { return word }
        let _: String = try required(name, nil as String?)
        return nil
    }

    @inlinable package func extended<Value: MemberObject>(
        _ name: StaticString, _ own: Value?, by unknown: UnknownMembers?, isRequired: Bool
    ) throws -> Value? {
        switch self {
        case .own(let decoder): try decoder.extended(name, isRequired: isRequired)
        case .other(let reader): try reader.extended(name, isRequired: isRequired)
        }
    }

    @usableFromInline package func unknown(_ own: UnknownMembers?) throws -> UnknownMembers {
        switch self {
        case .own(let decoder): decoder.unknownMembers
        case .other(let reader): try reader.unknownMembers
        }
    }

    @usableFromInline package func others(_ names: StaticString...) {
        switch self {
        case .own(let decoder): decoder.otherNames += names.map(\.description)
        case .other(let reader): reader.names += names.map(\.description)
        }
    }

    @inlinable package func rule<Rule: MemberRule>(
        _ name: StaticString, _ own: Rule.Value?, _ rule: @autoclosure () -> Rule
    ) {
        if case .other(let reader) = self { reader.note(rule().bounds, of: name) }
    }

    @usableFromInline package func depth(of name: StaticString) -> Int {
        let isPresent =
            switch self {
            case .own(let decoder): decoder.member(name) != nil
            case .other(let reader): reader.members.contains(MemberKey(name))
            }
        return isPresent ? codingPath.count { $0.stringValue == name.description } : 0
    }

    private var codingPath: [any CodingKey] {
        switch self {
        case .own(let decoder): decoder.codingPath
        case .other(let reader): reader.members.codingPath
        }
    }

    @usableFromInline package var parts: Int { -1 }

    @usableFromInline package func check(
        _ name: StaticString, _ isRight: Bool, _ rule: @autoclosure () -> String
    ) throws {
        guard !isRight else { return }
        throw DecodingError.dataCorrupted(
            .init(codingPath: codingPath + [MemberKey(name)], debugDescription: rule()))
    }
}

extension ValueDecoder {
    /// The value of a required member.
    @usableFromInline func required(_ name: StaticString) throws -> JSONValue {
        guard let value = member(name) else { throw missing(MemberKey(name)) }
        return value
    }

    /// The value of an optional member; `nil` if it is absent or `null`.
    @usableFromInline func optional(_ name: StaticString) -> JSONValue? {
        guard let value = member(name), !value.isNull else { return nil }
        return value
    }

    /// Decodes the value of a member.
    @usableFromInline
    func decode<Value: Decodable>(_ value: JSONValue, _ name: StaticString) throws -> Value {
        try inner(value, .member(name)).whole(Value.self)
    }

    /// Decodes a member, and notes the members in it that were not requested.
    @usableFromInline
    func extended<Value: Decodable>(_ name: StaticString, isRequired: Bool) throws -> Value? {
        guard let value = try isRequired ? required(name) : optional(name) else { return nil }
        let decoder = inner(value, .member(name))
        decoder.notesNames = true
        let result = try decoder.whole(Value.self)
        let unread = decoder.unreadText
        if !unread.isEmpty { innerUnknown.append((name.description, unread)) }
        return result
    }

    /// The members that were not requested, with those inside other members.
    fileprivate var unknownMembers: UnknownMembers {
        UnknownMembers(unreadText, inside: innerUnknown)
    }

    /// The members that were not requested, as the text of a compact object; empty if there are
    /// none.
    private var unreadText: [UInt8] {
        hasReadAll ? [] : unreadMembers(besides: asked + otherNames)
    }
}
