/// Access to token files, provided by the caller.
///
/// The command-line tool reads from disk; tests can read from a dictionary.
public struct FileAccess: Sendable {
    private let reader: @Sendable (String) throws(FileAccessError) -> [UInt8]

    /// Creates access through a function.
    ///
    /// - Parameter read: Returns the bytes of a file. Its argument is the path given by the caller
    ///   of a project, or one relative to it: relative paths stay relative, separated by `/`,
    ///   without `.` steps.
    public init(read: @escaping @Sendable (String) throws(FileAccessError) -> [UInt8]) {
        reader = read
    }

    /// The bytes of a file.
    ///
    /// - Throws: The reason that the file cannot be read.
    public func read(_ path: String) throws(FileAccessError) -> [UInt8] { try reader(path) }
}

/// The reason that a file cannot be read.
public enum FileAccessError: Error, Sendable, Hashable, CustomStringConvertible {
    /// There is no file at the path.
    case missing
    /// The path is a directory.
    case directory
    /// The path is another kind of file, such as “a pipe”.
    case notAFile(String)
    /// A symbolic link leads to this path outside the document's directory.
    case outside(String)
    /// Another reason, as given by the system: “permission denied”.
    case unreadable(String)

    /// The reason as the end of a sentence about the file.
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
