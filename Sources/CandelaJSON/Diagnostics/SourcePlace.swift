/// A spot in a text file, as an editor counts it.
///
/// It prints as `file:line:column`, which editors and CI logs turn into a link.
public struct SourcePlace: Sendable, Hashable, CustomStringConvertible {
    /// The file's path, as the caller named it; `-` for standard input.
    public var file: String

    /// The line, from 1. Lines end at `\n`.
    public var line: Int

    /// The column, from 1, in Unicode scalars. A byte order mark has no column.
    public var column: Int

    /// A place from its parts, both numbers counted from 1.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// `file:line:column`.
    public var description: String { "\(file):\(line):\(column)" }
}
