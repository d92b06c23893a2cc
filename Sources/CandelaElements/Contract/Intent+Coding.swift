public import CandelaJSON

extension Intent: Codable, MemberUnion {
    /// The name of the intent's kind in JSON: `open`.
    public var kind: String {
        if case .unknown(let kind) = self { return kind }
        return kindName ?? ""
    }

    @usableFromInline package static let kindNames = KindSearch<Intent>.allNames

    /// Decodes an intent by its `kind`; of an unknown one, only the kind is kept.
    ///
    /// - Throws: `DecodingError` if a member of a known kind is missing or invalid.
    public init(from decoder: any Decoder) throws {
        var reader = try Visitor(decoder)
        if let kind = try reader.known("kind", nil as UnionKind<Intent>?) {
            self = try Intent(kind, &reader)
        } else {
            self = .unknown(kind: try reader("kind", nil as String?))
        }
    }

    @usableFromInline
    package func record(to visitor: inout Visitor) {
        if case .unknown(let kind) = self { return visitor.member("kind", kind) }
        recordKind(to: &visitor)
    }
}
