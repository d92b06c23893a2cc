import Foundation

extension Files {
    /// A file to write.
    package struct Document: Sendable, Hashable {
        package let path: String
        package let bytes: [UInt8]

        package init(_ path: String, _ bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// Writes all of the files, or none.
    ///
    /// Each is written beside its place and moved there when all are whole. When anything fails
    /// before that, the files that were there stay as they were and nothing new is left behind.
    ///
    /// - Throws: A data failure about the first file that cannot be written.
    package func write(_ documents: [Document]) throws(Failure) {
        var staged: [(temporary: String, path: String)] = []
        var created: [String] = []
        do throws(Failure) {
            for document in documents {
                guard kind(of: document.path) != .directory else {
                    throw Self.unwritable(document.path, "a directory is in its place")
                }
                let path = absolute(document.path)
                try makeDirectory(parent(of: path), for: document.path, created: &created)
                let temporary = Self.join(
                    parent(of: path), ".candela-\(getpid())-\(staged.count).tmp")
                staged.append((temporary, document.path))
                do {
                    try document.bytes.withUnsafeBytes { bytes in
                        try Data(unowned: bytes).write(to: URL(fileURLWithPath: temporary))
                    }
                } catch {
                    throw Self.unwritable(document.path, Self.reason(error))
                }
            }
            for file in staged {
                guard rename(file.temporary, absolute(file.path)) == 0 else {
                    throw Self.unwritable(file.path, String(cString: strerror(errno)))
                }
            }
        } catch {
            for file in staged { unlink(file.temporary) }
            // Removes what is empty only, so a directory that got a file stays.
            for directory in created.reversed() { rmdir(directory) }
            throw error
        }
    }

    /// Removes files that an earlier run wrote, and the directories that this empties.
    package func remove(_ paths: [String], under root: String) {
        for path in paths {
            guard unlink(absolute(path)) == 0 else { continue }
            var directory = parent(of: path)
            while directory.hasPrefix(root + "/"), rmdir(absolute(directory)) == 0 {
                directory = parent(of: directory)
            }
        }
    }

    /// Makes a directory with all that it lies in, noting each one made.
    private func makeDirectory(
        _ path: String, for file: String, created: inout [String]
    ) throws(Failure) {
        switch kind(of: path) {
        case .directory: return
        case .file: throw Self.unwritable(file, "'\(path)' is a file, not a directory")
        case nil: try makeDirectory(parent(of: path), for: file, created: &created)
        }
        if mkdir(path, 0o777) == 0 {
            created.append(path)
        } else if errno != EEXIST {
            throw Self.unwritable(file, String(cString: strerror(errno)))
        }
    }

    private func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func unwritable(_ path: String, _ reason: String) -> Failure {
        .data("'\(path)' cannot be written: \(reason)", id: "unwritable-file")
    }
}

extension Data {
    /// Bytes that belong to another and are not copied; only good for as long as they are there.
    fileprivate init(unowned bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress, !bytes.isEmpty else {
            self.init()
            return
        }
        self.init(
            bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: bytes.count,
            deallocator: .none)
    }
}
