/// A folder with an app's export: on disk, in memory, or in an archive.
public struct ExportFolder {
    /// What the folder is called in messages.
    public let path: String

    /// The names of the files and folders in it, sorted.
    let names: [String]

    private let has: (String) -> Bool
    private let source: (String) throws(ImportError) -> ByteSource

    /// A folder that is looked into by the caller.
    ///
    /// - Parameters:
    ///   - names: What is in the folder itself.
    ///   - has: Whether there is a file at a path within it, such as `001 Run/Checkmarks.csv`.
    ///   - open: The bytes of such a file, whose name in messages should begin with `path`.
    public init(
        path: String, names: [String], has: @escaping (String) -> Bool,
        open: @escaping (String) throws(ImportError) -> ByteSource
    ) {
        self.path = path
        self.names = names.sorted()
        self.has = has
        source = open
    }

    /// A folder in memory, such as an archive that was unpacked.
    ///
    /// - Parameter files: The files by their paths within it, steps parted by `/`.
    public init(path: String, files: [String: [UInt8]]) {
        let names = files.keys.map { String($0.prefix { $0 != "/" }) }
        self.init(path: path, names: Array(Set(names)), has: { files[$0] != nil }) {
            (name) throws(ImportError) in
            ByteSource(files[name] ?? [], file: "\(path)/\(name)")
        }
    }

    func hasFile(_ name: String) -> Bool { has(name) }

    func open(_ name: String) throws(ImportError) -> ByteSource { try source(name) }

    /// A path within the folder as messages have it.
    func path(of name: String) -> String {
        path.hasSuffix("/") ? path + name : path + "/" + name
    }
}

// Its files are read once, by one reader.
@available(*, unavailable)
extension ExportFolder: Sendable {}
