/// A folder with an app's export: on disk, in memory, or in an archive.
public struct ExportFolder {
    /// The name of the folder in messages.
    public let path: String

    /// The names of the files and folders in it, sorted.
    let names: [String]

    private let has: (String) -> Bool
    private let source: (String) throws(ImportError) -> ByteSource

    /// Refuses a file that people pass instead of the unzipped folder.
    ///
    /// - Throws: An error that names a database or an archive, with the way to a folder.
    public static func refuse(_ file: ByteSource) throws(ImportError) {
        try FileKind.refuse(try file.next(), file.file)
    }

    /// Creates a folder whose contents the caller provides.
    ///
    /// - Parameters:
    ///   - names: The names of the files and folders directly in the folder.
    ///   - has: Whether a file exists at a relative path, such as `001 Run/Checkmarks.csv`.
    ///   - open: Returns the bytes of such a file; its name in messages should begin with `path`.
    public init(
        path: String, names: [String], has: @escaping (String) -> Bool,
        open: @escaping (String) throws(ImportError) -> ByteSource
    ) {
        self.path = path
        self.names = names.sorted()
        self.has = has
        source = open
    }

    /// Creates a folder from files in memory, for example from an unpacked archive.
    ///
    /// - Parameter files: The files by relative path, with components separated by `/`.
    public init(path: String, files: [String: [UInt8]]) {
        let names = files.keys.map { String($0.prefix { $0 != "/" }) }
        self.init(path: path, names: Array(Set(names)), has: { files[$0] != nil }) {
            (name) throws(ImportError) in
            ByteSource(files[name] ?? [], file: "\(path)/\(name)")
        }
    }

    func hasFile(_ name: String) -> Bool { has(name) }

    func open(_ name: String) throws(ImportError) -> ByteSource { try source(name) }

    /// The path of a file in the folder, for messages.
    func path(of name: String) -> String {
        path.hasSuffix("/") ? path + name : path + "/" + name
    }
}

// Not sendable: the files are read once, by one reader.
@available(*, unavailable)
extension ExportFolder: Sendable {}
