import Foundation

/// The disk, seen from one directory.
///
/// Paths in messages are those the caller used.
package struct Files: Sendable, Hashable {
    /// Where relative paths start.
    package let workingDirectory: String

    package init(workingDirectory: String) {
        self.workingDirectory = workingDirectory
    }

    /// What is found at a path.
    package enum Kind: Sendable, Hashable {
        case file, directory
    }

    package func kind(of path: String) -> Kind? {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: absolute(path), isDirectory: &isDirectory)
        else { return nil }
        return isDirectory.boolValue ? .directory : .file
    }

    /// - Throws: A data failure saying whether the file is missing, a directory or unreadable.
    package func read(_ path: String) throws(Failure) -> [UInt8] {
        switch kind(of: path) {
        case nil: throw .data("'\(path)' does not exist", id: "missing-file")
        case .directory: throw .data("'\(path)' is a directory, not a file", id: "not-a-file")
        case .file: break
        }
        do {
            // Unlike Data(contentsOf:), a handle reads pipes such as /dev/fd/63 as well.
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: absolute(path)))
            defer { try? handle.close() }
            return try Self.bytes(of: handle)
        } catch {
            throw .data("'\(path)' cannot be read: \(Self.reason(error))", id: "unreadable-file")
        }
    }

    /// All that is left to read, without a second copy of it in memory.
    private static func bytes(of handle: FileHandle) throws -> [UInt8] {
        var status = stat()
        let isKnown = fstat(handle.fileDescriptor, &status) == 0 && status.st_size > 0
        let size = isKnown ? Int(status.st_size) : 0
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size)
        while let part = try handle.read(upToCount: 1 << 20), !part.isEmpty { bytes += part }
        return bytes
    }

    /// The bytes of a file, a piece at a time.
    ///
    /// - Throws: A data failure saying whether the file is missing, a directory or unreadable.
    func stream(_ path: String) throws(Failure) -> InputStream {
        let source = path == "-" ? "/dev/stdin" : absolute(path)
        switch path == "-" ? .file : kind(of: path) {
        case nil: throw .data("'\(path)' does not exist", id: "missing-file")
        case .directory: throw .data("'\(path)' is a directory, not a file", id: "not-a-file")
        case .file: break
        }
        guard let stream = InputStream(fileAtPath: source) else {
            throw .data("'\(path)' cannot be read", id: "unreadable-file")
        }
        return stream
    }

    /// The names in a directory, sorted by their scalars.
    package func names(in path: String) throws(Failure) -> [String] {
        switch kind(of: path) {
        case nil: throw .data("'\(path)' does not exist", id: "missing-file")
        case .file: throw .data("'\(path)' is a file, not a directory", id: "not-a-directory")
        case .directory: break
        }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: absolute(path)).sorted()
        } catch {
            throw .data("'\(path)' cannot be read: \(Self.reason(error))", id: "unreadable-file")
        }
    }

    /// Why the system refused, in its own words.
    static func reason(_ error: any Error) -> String {
        let error = error as NSError
        let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        guard underlying.domain == NSPOSIXErrorDomain else { return "the system refused" }
        return String(cString: strerror(Int32(underlying.code)))
    }

    /// A path below another.
    package static func join(_ directory: String, _ name: String) -> String {
        directory.hasSuffix("/") ? directory + name : directory + "/" + name
    }

    /// A path as a sentence names it.
    package static func spoken(_ path: String) -> String {
        path == "-" ? "standard input" : "'\(path)'"
    }

    /// One spelling for all paths that lead to one file.
    func identity(of path: String) -> String {
        URL(fileURLWithPath: absolute(path)).standardizedFileURL.resolvingSymlinksInPath().path
    }

    func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : Self.join(workingDirectory, path)
    }
}
