/// Texts of one language that were checked when an app was built, as `candela phrases build` prints
/// them.
public struct WordTable: Sendable, Hashable {
    /// The language, as a BCP 47 tag.
    package let language: String

    /// The language whose texts hold where there is none here; `nil` for a language that has all.
    package let base: String?

    /// Keys and texts by turns, in the form of the package's own tables.
    package let rows: [String]

    /// Texts of a language.
    ///
    /// - Parameters:
    ///   - language: Its BCP 47 tag.
    ///   - base: The language they are laid over: itself for one that the package has.
    ///   - rows: Keys and texts by turns.
    public init(_ language: String, over base: String? = nil, _ rows: [String]) {
        (self.language, self.base, self.rows) = (language, base, rows)
    }
}
