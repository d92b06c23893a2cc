package import CandelaJSON

/// A JSON value of an app, as compact text, with members in order and numbers as they were spelt.
package struct OwnValue: Sendable, Hashable, Codable {
    private let bytes: [UInt8]

    package init(_ value: JSONValue) {
        var writer = JSONWriter(style: .compact)
        writer.copy(value)
        bytes = writer.finishPart()
    }

    /// The text of a value of an app's type.
    init(encoding value: some Encodable) throws(JSONEncodingError) {
        var writer = JSONWriter(style: .compact)
        try JSONTextEncoder(style: .compact).encode(value, to: &writer)
        bytes = writer.finishPart()
    }

    /// Decodes any value.
    package init(from decoder: any Decoder) throws { self.init(try JSONValue(from: decoder)) }

    /// Encodes the value.
    package func encode(to encoder: any Encoder) throws { try document().root.encode(to: encoder) }

    /// The value, with its places in the text.
    func document() throws(JSONError) -> JSONDocument { try JSONDocument(parsing: bytes, file: "") }

    /// The text, without line breaks.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The text with the members of an earlier text that its type did not decode, so that members
    /// of a later version of the app are not lost.
    ///
    /// - Parameter known: The earlier text as the type encodes what it decoded from it.
    func keepingMembers(of earlier: OwnValue, besides known: OwnValue) throws(JSONError) -> OwnValue
    {
        let (new, old, known) = (
            try document().root, try earlier.document().root, try known.document().root
        )
        let kept = old.members.filter { known[$0.name] == nil && new[$0.name] == nil }
        guard !kept.isEmpty else { return self }
        var writer = JSONWriter(style: .compact)
        writer.beginObject()
        for member in new.members { writer.copy(member) }
        for member in kept { writer.copy(member) }
        writer.endObject()
        return OwnValue(bytes: writer.finishPart())
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// The breach of a value that a type cannot decode, or the rules that the decoded one breaks.
    func breaches(as type: (some Decodable).Type) -> [JournalBreach] {
        do {
            return (try decoded(as: type) as? any JournalRecord)?.breaches ?? []
        } catch {
            return [.invalid(error)]
        }
    }

    /// Decodes a value of an app's type.
    func decoded<Value: Decodable>(as type: Value.Type) throws(JSONDecodingError) -> Value {
        do {
            return try JSONTextDecoder().decode(type, from: document().root)
        } catch let error as JSONDecodingError {
            throw error
        } catch {
            throw JSONDecodingError([.error("invalid-value", "\(error)")])
        }
    }
}
