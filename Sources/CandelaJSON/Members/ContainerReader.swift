/// The members of an object that a decoder of another package decodes, or one that records schemas.
@usableFromInline package final class ContainerReader {
    package let members: Members

    /// The names of the members that are known.
    var names: [String] = []

    private let decoder: any Decoder
    private var innerUnknown: [(name: String, text: [UInt8])] = []

    init(_ decoder: any Decoder) throws {
        self.decoder = decoder
        members = try decoder.members
    }

    @usableFromInline func read<Value: Decodable>(_ name: StaticString) throws -> Value {
        names.append(name.description)
        return try members.read(MemberKey(name))
    }

    @usableFromInline func read<Value: Decodable>(ifPresent name: StaticString) throws -> Value? {
        names.append(name.description)
        return try members.read(ifPresent: MemberKey(name))
    }

    /// Decodes a member, and notes the members in it that were not requested.
    @usableFromInline
    func extended<Value: MemberObject>(_ name: StaticString, isRequired: Bool) throws -> Value? {
        let value: Value?
        if isRequired {
            value = try read(name) as Value
        } else {
            value = try read(ifPresent: name)
        }
        guard value != nil, !(decoder is any UnreadMembers) else { return value }
        let inner = try ContainerReader(members.superDecoder(forKey: MemberKey(name)))
        var reader = Visitor(.other(inner))
        _ = try Value(&reader, writing: nil)
        let unread = try inner.unreadText
        if !unread.isEmpty { innerUnknown.append((name.description, unread)) }
        return value
    }

    /// The members that were not requested, with those inside other members.
    var unknownMembers: UnknownMembers {
        get throws { UnknownMembers(try unreadText, inside: innerUnknown) }
    }

    private var unreadText: [UInt8] {
        get throws { try UnknownMembers.text(in: decoder, besides: names) }
    }

    @usableFromInline func note(_ bounds: MemberBounds?, of name: StaticString) {
        guard let bounds, let decoder = decoder as? any MemberBoundsDecoder else { return }
        decoder.note(bounds, of: name.description)
    }
}
