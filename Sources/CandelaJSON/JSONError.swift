/// Why a text is not usable JSON.
public struct JSONError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, in the order of the text; never empty.
    public let diagnostics: [Diagnostic]

    init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    /// The diagnostics as a tool prints them, one below the other.
    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
