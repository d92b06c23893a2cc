/// Where a file goes, seen from the output directory: folders and a name, each of them checked.
///
/// It never leads out of the directory.
public struct OutputPath: Sendable, Hashable, CustomStringConvertible {
    /// The folders from the outermost and then the name; never empty.
    public let steps: [FileName]

    /// A path of some steps.
    ///
    /// - Throws: Why one of the steps is no file name; ``FileName/Fault/empty`` for no steps.
    public init(_ steps: [String]) throws(FileName.Fault) {
        guard !steps.isEmpty else { throw .empty }
        var names: [FileName] = []
        for step in steps { names.append(try FileName(step)) }
        self.steps = names
    }

    /// The steps parted by `/`.
    public var description: String { Self.joined(steps) }

    /// One text for all paths that are one file on a disk that tells neither capitals from small
    /// letters nor one form of Unicode from another, as on Macs and Windows.
    var folded: String { Self.folded(description) }

    /// The folders it lies in, folded, from the outermost.
    var foldedFolders: [String] {
        steps.indices.dropFirst().map { Self.folded(Self.joined(steps.prefix($0))) }
    }

    private static func joined(_ steps: some Sequence<FileName>) -> String {
        steps.map(\.text).joined(separator: "/")
    }

    /// Such disks overlook what is never shown as well. Strings compare by canonical equivalence on
    /// their own.
    static func folded(_ text: String) -> String {
        let shown = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        return String(String.UnicodeScalarView(shown)).caseFolded
    }
}
