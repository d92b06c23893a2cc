extension Intent: Codable {
    /// The name of the intent's kind in JSON: `open`.
    public var kind: String {
        if case .unknown(let kind) = self { return kind }
        return Self.names(of: self).first ?? ""
    }

    /// Decodes an intent by its `kind`; of an unknown one, only the kind is kept.
    ///
    /// - Throws: `DecodingError` if a member of a known kind is missing or invalid.
    public init(from decoder: any Decoder) throws {
        var reader = MemberReader(try decoder.members)
        guard let kind = try reader.known("kind", nil as Kind?) else {
            self = .unknown(kind: try reader.members.read("kind"))
            return
        }
        var search = IntentKindSearch(name: kind.rawValue)
        try Self.visitKinds(&search, &reader)
        self = search.result ?? .unknown(kind: kind.rawValue)
    }

    /// The kind's name in JSON.
    private struct Kind: MemberWord, Codable, CaseIterable {
        let rawValue: String

        init?(rawValue: String) {
            guard Self.names.contains(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        static let allCases = names.compactMap(Kind.init(rawValue:))

        private static let names = Intent.names()
    }

    /// The name of an intent's kind, or the names of all kinds.
    private static func names(of intent: Intent? = nil) -> [String] {
        var (search, sink) = (IntentKindSearch(of: intent, namesOnly: true), WriterSink.unused)
        try? visitKinds(&search, &sink)
        return search.names
    }
}

extension Intent: MemberWritable {
    package func record(to sink: inout some MemberSink) {
        if case .unknown(let kind) = self { return sink.member("kind", kind) }
        var search = IntentKindSearch(of: self)
        // A sink does not throw; it keeps its first error.
        try? Self.visitKinds(&search, &sink)
    }
}
