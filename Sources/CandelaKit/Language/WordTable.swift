/// The texts of one language, checked and printed by `candela phrases build`.
public struct WordTable: Sendable, Equatable {
    /// The language, as a BCP 47 tag.
    package let language: String

    /// The language whose texts are used for missing ones; `nil` if none are missing.
    package let base: String?

    /// Alternating keys and texts, as in the package's own tables.
    package let rows: [String]

    /// Creates the texts of a language.
    ///
    /// - Parameters:
    ///   - language: The BCP 47 tag.
    ///   - base: The language whose texts are overridden: the same one if the package has it; `nil`
    ///     for a complete language.
    ///   - rows: Alternating keys and texts.
    public init(_ language: String, over base: String? = nil, _ rows: [String]) {
        (self.language, self.base, self.rows) = (language, base, rows)
    }
}
