/// The errors that make a text unusable as JSON.
public struct JSONError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The errors in document order; never empty.
    public let diagnostics: [Diagnostic]

    init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    /// The printed diagnostics, one below the other.
    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
