/// The error for a file from which nothing could be imported.
public struct ImportError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The problems, with their places if known; never empty.
    public let diagnostics: [Diagnostic]

    /// Creates an error from problems found elsewhere, for example while opening a file.
    public init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
        isFatal = true
    }

    /// Whether nothing after the problem can be read.
    let isFatal: Bool

    init(
        _ id: String, _ message: String, at place: SourcePosition? = nil, help: [String] = [],
        isFatal: Bool = false
    ) {
        diagnostics = [.error(id, message, at: place, help: help)]
        self.isFatal = isFatal
    }

    /// The reason and the place of a part of an XML file that can be skipped.
    var malformed: (reason: String, place: TextPosition)? {
        guard !isFatal, let first = diagnostics.first, first.id == "malformed-xml",
            let place = first.place
        else { return nil }
        return (first.message, TextPosition(line: place.line, column: place.column))
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
