/// A path relative to the output directory, with every step checked.
///
/// It never leads out of the directory.
public struct OutputPath: Sendable, Hashable, CustomStringConvertible {
    /// The folders from the outermost, then the file name; never empty.
    public let steps: [FileName]

    /// Creates a path from some steps.
    ///
    /// - Throws: The reason that a step is not a valid file name; ``FileName/Fault/empty`` for no
    ///   steps.
    public init(_ steps: [String]) throws(FileName.Fault) {
        guard !steps.isEmpty else { throw .empty }
        var names: [FileName] = []
        for step in steps { names.append(try FileName(step)) }
        self.steps = names
    }

    /// The steps separated by `/`.
    public var description: String { steps.map(\.text).joined(separator: "/") }

    /// A key that is equal for paths to the same file on file systems that ignore letter case and
    /// Unicode form, as on macOS and Windows. The key of a folder is the part before a `/`.
    package var folded: String { Self.folded(description) }

    /// A text in case folding and without invisible characters, which file systems that ignore
    /// letter case ignore too. String comparison already covers canonical equivalence.
    static func folded(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.caseFolded }
        let shown = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        return String(String.UnicodeScalarView(shown)).caseFolded
    }
}
