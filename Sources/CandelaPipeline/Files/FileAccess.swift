/// How the pipeline reads files: it opens none itself.
///
/// The tool hands over a function that reads from disk, a test one that reads from a dictionary.
public struct FileAccess: Sendable {
    private let reader: @Sendable (String) throws(FileAccessError) -> [UInt8]

    /// Access by a function.
    ///
    /// - Parameter read: Gives the bytes of a file. It gets the path the caller of the pipeline
    ///   named, or one beside it: relative paths stay relative, parted by `/`, without `.` steps.
    public init(read: @escaping @Sendable (String) throws(FileAccessError) -> [UInt8]) {
        reader = read
    }

    /// The bytes of a file.
    ///
    /// - Throws: Why there are none.
    public func read(_ path: String) throws(FileAccessError) -> [UInt8] { try reader(path) }
}

/// Why a file gave no bytes.
public enum FileAccessError: Error, Sendable, Hashable, CustomStringConvertible {
    /// There is nothing at the path.
    case missing
    /// A directory is at the path.
    case directory
    /// Something else that is no regular file, in words: “a pipe”.
    case notAFile(String)
    /// A symbolic link leads to this path, which is outside the directory of the document.
    case outside(String)
    /// Something else, in the words of the system: “permission denied”.
    case unreadable(String)

    /// The reason in words, for the end of a sentence about the file.
    public var description: String {
        switch self {
        case .missing: "does not exist"
        case .directory: "is a directory"
        case .notAFile(let words): "is \(words), not a file"
        case .outside(let path): "is a symbolic link out of the directory, to '\(path)'"
        case .unreadable(let reason): "cannot be read: \(reason)"
        }
    }
}
