/// Tables of data in text files, compiled into the module: a row a line, with columns separated by
/// tabs.
struct EmbeddedTables: Sendable {
    private let texts: [String: String]

    init(_ texts: [String: String]) { self.texts = texts }

    /// The rows of a table's file, without blank lines and comments, which begin with `#`.
    func rows(_ file: String) -> [[Substring]] {
        guard let text = texts[file] else { preconditionFailure("there is no table '\(file)'") }
        return text.utf8.split(separator: UInt8(ascii: "\n"))
            .filter { $0.first != UInt8(ascii: "#") }
            .map { line in
                line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
                    .map { Substring($0) }
            }
    }
}
