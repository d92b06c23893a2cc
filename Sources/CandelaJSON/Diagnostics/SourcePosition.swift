/// A position in a text file, counted as editors do.
///
/// Printed as `file:line:column`, which editors and CI logs turn into a link.
public struct SourcePosition: Sendable, Hashable, CustomStringConvertible {
    /// The file's path as given by the caller; `-` for standard input.
    public var file: String

    /// The line number, from 1. Lines end at `\n`.
    public var line: Int

    /// The column, from 1, in Unicode scalars. A byte order mark is not counted.
    public var column: Int

    /// Creates a position from a line and a column, both counted from 1.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// `file:line:column`.
    public var description: String { "\(file):\(line):\(column)" }
}
