/// The members of an object that is decoded, by name.
@usableFromInline package enum MemberReader {
    /// The members of an object in a JSON document, without decoding containers.
    case own(ValueDecoder)

    /// The members of another decoder.
    case other(ContainerReader)

    init(_ decoder: any Decoder, keepsUnknown: Bool, omitsFaults: Bool) throws {
        if let own = decoder as? ValueDecoder {
            try own.open(keepsUnknown: keepsUnknown, omitsFaults: omitsFaults)
            self = .own(own)
        } else {
            self = .other(try ContainerReader(decoder))
        }
    }

    @inlinable func required<Value: MemberValue>(_ name: StaticString) throws -> Value {
        switch self {
        case .own(let decoder): try Value.read(try decoder.required(name), name, decoder)
        case .other(let reader): Value(coded: try reader.read(name))
        }
    }

    @usableFromInline func optional<Value: MemberValue>(_ name: StaticString) throws -> Value? {
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

    @inlinable func known<Word: MemberWord>(_ name: StaticString) throws -> Word? {
        if let word: Word = try? required(name) { return word }
        let _: String = try required(name)
        return nil
    }

    @inlinable func extended<Value: MemberObject>(
        _ name: StaticString, isRequired: Bool
    ) throws -> Value? {
        switch self {
        case .own(let decoder): try decoder.extended(name, isRequired: isRequired)
        case .other(let reader): try reader.extended(name, isRequired: isRequired)
        }
    }

    var unknownMembers: UnknownMembers {
        get throws {
            switch self {
            case .own(let decoder): decoder.unknownMembers
            case .other(let reader): try reader.unknownMembers
            }
        }
    }

    func others(_ names: [StaticString]) {
        switch self {
        case .own(let decoder): decoder.otherNames += names.map(\.description)
        case .other(let reader): reader.names += names.map(\.description)
        }
    }

    /// The number of members of a name around a member that is decoded.
    func depth(of name: StaticString) -> Int {
        let isPresent =
            switch self {
            case .own(let decoder): decoder.member(name) != nil
            case .other(let reader): reader.members.contains(MemberKey(name))
            }
        return isPresent ? codingPath.count { $0.stringValue == name.description } : 0
    }

    /// The error for a member whose value breaks a rule.
    func error(in name: StaticString, _ rule: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath + [MemberKey(name)], debugDescription: rule))
    }

    private var codingPath: [any CodingKey] {
        switch self {
        case .own(let decoder): decoder.codingPath
        case .other(let reader): reader.members.codingPath
        }
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

    /// The members that were not requested, as the text of a compact object; empty without any.
    private var unreadText: [UInt8] {
        hasReadAll ? [] : unreadMembers(besides: asked + otherNames)
    }
}
