/// The error for a file from which nothing could be imported.
public struct ImportError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The problems, with their places if known; never empty.
    public let diagnostics: [Diagnostic]

    /// Creates an error from problems found elsewhere, for example while opening a file.
    public init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    init(_ id: String, _ message: String, at place: SourcePosition? = nil, help: [String] = []) {
        diagnostics = [.error(id, message, at: place, help: help)]
    }

    static func empty(_ file: String) -> ImportError {
        ImportError("empty-file", "\(spoken(file)) is empty")
    }

    /// The diagnostics as printed by a tool, one below the other.
    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }

    /// A file name for use in a sentence.
    static func spoken(_ file: String) -> String {
        file == "-" ? "standard input" : "'\(file)'"
    }
}
