/// The words of string enums.
package enum Vocabulary {
    /// The raw values of all cases, in order; empty if they are not strings.
    package static func words<T: CaseIterable>(of type: T.Type) -> [String] {
        guard let type = type as? any (CaseIterable & RawRepresentable).Type else { return [] }
        return rawValues(of: type)
    }

    private static func rawValues<T: CaseIterable & RawRepresentable>(of type: T.Type) -> [String] {
        type.allCases.compactMap { $0.rawValue as? String }
    }
}

/// A vocabulary to which apps add words.
package protocol ExtensibleVocabulary: CaseIterable {
    /// The words of the apps that a decoder knows.
    static func words(in userInfo: [CodingUserInfoKey: any Sendable]) -> [String]
}
