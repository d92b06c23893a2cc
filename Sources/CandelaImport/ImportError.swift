/// Why nothing of a file could be imported.
public struct ImportError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, with its place where it has one; never empty.
    public let diagnostics: [Diagnostic]

    /// An error from problems that were found elsewhere, such as in opening a file.
    public init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    init(_ id: String, _ message: String, at place: SourcePlace? = nil, help: [String] = []) {
        diagnostics = [.error(id, message, at: place, help: help)]
    }

    static func empty(_ file: String) -> ImportError {
        ImportError("empty-file", "\(spoken(file)) is empty")
    }

    /// The diagnostics as a tool prints them, one below the other.
    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }

    /// A path as a sentence names it.
    static func spoken(_ file: String) -> String {
        file == "-" ? "standard input" : "'\(file)'"
    }
}
