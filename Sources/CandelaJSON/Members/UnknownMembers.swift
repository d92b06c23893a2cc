/// The members of an object that this version does not support, preserved for writing.
///
/// Unknown members inside a nested value without an identity, such as a weigh-in's weight, are
/// stored by the enclosing object under the value's name.
@usableFromInline package struct UnknownMembers: Sendable, Hashable {
    /// A compact JSON object, or an array of it and an object with the members inside other
    /// members; empty if there are no members, so that for most objects it takes up only a pointer.
    private var text: [UInt8] = []

    /// Creates an empty set of members.
    @usableFromInline package init() {}

    /// Creates a set of the members in texts of compact objects; a text without members is empty.
    init(_ own: [UInt8], inside inner: [(name: String, text: [UInt8])]) {
        guard !inner.isEmpty else {
            text = own
            return
        }
        var writer = JSONWriter(style: .compact)
        writer.beginArray()
        writer.write(part: own.isEmpty ? Array("{}".utf8) : own)
        writer.beginObject()
        for member in inner {
            writer.name(member.name)
            writer.write(part: member.text)
        }
        writer.endObject()
        writer.endArray()
        text = writer.finishPart()
    }

    /// The members of a decoder's object that have other names.
    package init(in decoder: any Decoder, besides names: [String]) throws {
        text = try Self.text(in: decoder, besides: names)
    }

    /// Whether there are no unknown members.
    package var isEmpty: Bool { text.isEmpty }

    private var root: JSONValue? {
        text.isEmpty ? nil : try? JSONDocument(parsing: text, file: "").root
    }

    /// The members of the object itself; `nil` without any.
    var members: JSONValue? { root.flatMap { $0.isArray ? $0[0] : $0 } }

    /// The names of the members of the object itself, in order.
    package var names: [String] { members?.members.map(\.name) ?? [] }

    /// The members inside the value of a member; `nil` without any.
    func members(inside name: String) -> JSONValue? { root?[1]?[name] }

    /// Encodes the members of the object itself, beside the encoded value's members.
    package func encode(to encoder: any Encoder) throws {
        guard let members else { return }
        if let encoder = encoder as? ValueEncoder {
            encoder.copyMembers(of: members, besides: [])
        } else {
            try members.encode(to: encoder)
        }
    }

    /// The members of a decoder's object that have other names, as the text of a compact object;
    /// empty without any.
    static func text(in decoder: any Decoder, besides names: [String]) throws -> [UInt8] {
        if let decoder = decoder as? any UnreadMembers {
            return decoder.unreadMembers(besides: names)
        }
        let (container, names) = (try decoder.container(keyedBy: IndexKey.self), Set(names))
        let unknown = container.allKeys.filter { !names.contains($0.stringValue) }
        guard !unknown.isEmpty else { return [] }
        var writer = JSONWriter(style: .compact)
        writer.beginObject()
        for key in unknown.ordered(by: { $0.stringValue < $1.stringValue }) {
            writer.name(key.stringValue)
            writer.copy(try container.decode(JSONValue.self, forKey: key))
        }
        writer.endObject()
        return writer.finishPart()
    }
}
