package import Foundation

/// System calls that throw their errors.
package enum System {
    /// The status of the file at a path.
    ///
    /// - Parameter followsLink: Whether a symbolic link is resolved.
    /// - Returns: `nil` when there is no file.
    static func status(
        _ path: UnsafePointer<CChar>, followsLink: Bool
    ) throws(SystemError) -> stat? {
        var status = stat()
        let code = followsLink ? stat(path, &status) : lstat(path, &status)
        if code == 0 { return status }
        guard errno == ENOENT || errno == ENOTDIR else { throw .last }
        return nil
    }

    /// The path with symbolic links resolved; `nil` when it does not exist or is not UTF-8.
    static func realPath(_ path: String) -> String? {
        guard let found = realpath(path, nil) else { return nil }
        defer { free(found) }
        return String(utf8: bytes(of: found))
    }

    /// The bytes of a text of C.
    static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
        [UInt8](UnsafeRawBufferPointer(start: text, count: strlen(text)))
    }

    /// Bytes as a text of C.
    static func terminated(_ bytes: [UInt8]) -> [CChar] {
        bytes.map(CChar.init(bitPattern:)) + [0]
    }

    /// The names in a directory except `.` and `..`, sorted by their bytes.
    static func names(in directory: [UInt8]) throws(SystemError) -> [[UInt8]] {
        guard let folder = opendir(terminated(directory)) else { throw .last }
        defer { closedir(folder) }
        var names: [[UInt8]] = []
        let start = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        while let entry = readdir(folder) {
            // The name may be longer than its declared size.
            let text = UnsafeRawPointer(entry) + start
            let name = bytes(of: text.assumingMemoryBound(to: CChar.self))
            if name != [0x2E], name != [0x2E, 0x2E] { names.append(name) }
        }
        return names.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// The deepest existing directory or file on a path, with symbolic links resolved, and the
    /// missing steps below it.
    static func nearestFolder(to path: String) -> (folder: String, missing: [String]) {
        let steps = path.split(separator: "/").map(String.init)
        for count in stride(from: steps.count, to: 0, by: -1) {
            if let folder = realPath("/" + steps[..<count].joined(separator: "/")) {
                return (folder, steps[count...].filter { $0 != "." })
            }
        }
        return ("/", steps.filter { $0 != "." })
    }

    /// The bytes of the path of this process's working directory; `nil` when it was removed.
    static var workingDirectory: [UInt8]? {
        guard let found = getcwd(nil, 0) else { return nil }
        defer { free(found) }
        let path = bytes(of: found)
        return path.first == UInt8(ascii: "/") ? path : nil
    }

    /// The bytes of a file and its status when it was opened.
    typealias Content = (bytes: [UInt8], status: stat)

    /// Reads all of a regular file.
    static func read(_ path: String) throws(SystemError) -> Content {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .last }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .last }
        // The file may have grown since, or report no size, like files in /proc.
        var bytes: [UInt8] = []
        var size = max(Int(status.st_size) + 1, 1 << 12)
        while true {
            var count = 0
            let part = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
                let room = UnsafeMutableRawBufferPointer(buffer)
                while count >= 0, filled < size {
                    count = Foundation.read(
                        descriptor, room.baseAddress.map { $0 + filled }, size - filled)
                    if count < 0, errno == EINTR { count = 0; continue }
                    if count <= 0 { break }
                    filled += count
                }
            }
            guard count >= 0 else { throw .last }
            if bytes.isEmpty { bytes = part } else { bytes += part }
            if count == 0 { return (bytes, status) }
            size = 1 << 20
        }
    }

    /// Waits until an open file is readable, and reads all bytes available by then.
    ///
    /// - Parameter limit: The maximum number of bytes to read.
    /// - Returns: An empty array at the end of the file.
    static func readPiece(of descriptor: Int32, upTo limit: Int) throws(SystemError) -> [UInt8] {
        var code: Int32 = 0
        let piece = [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
            let room = UnsafeMutableRawBufferPointer(buffer)
            while filled < limit {
                let count = Foundation.read(
                    descriptor, room.baseAddress.map { $0 + filled }, limit - filled)
                if count < 0, errno == EINTR { continue }
                if count < 0 { code = errno }
                if count <= 0 { return }
                filled += count
                var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                guard poll(&question, 1, 0) == 1 else { return }
            }
        }
        guard code == 0 else { throw SystemError(code: code) }
        return piece
    }

    /// Writes all bytes to an open file.
    static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
        let code = bytes.withUnsafeBytes { buffer -> Int32 in
            var start = 0
            while start < buffer.count {
                let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
                let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
                if count < 0, errno != EINTR { return errno }
                start += max(count, 0)
            }
            return 0
        }
        guard code == 0 else { throw SystemError(code: code) }
    }

    /// A pipe whose ends never block.
    package static func pipe() throws(SystemError) -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        guard Foundation.pipe(&ends) == 0 else { throw .last }
        do throws(SystemError) {
            for end in ends { try makeNonBlocking(end) }
        } catch {
            for end in ends { close(end) }
            throw error
        }
        return (ends[0], ends[1])
    }

    /// Makes a descriptor non-blocking and keeps it from programs that this one starts.
    package static func makeNonBlocking(_ descriptor: Int32) throws(SystemError) {
        guard fcntl(descriptor, F_SETFL, O_NONBLOCK) >= 0,
            fcntl(descriptor, F_SETFD, FD_CLOEXEC) >= 0
        else { throw .last }
    }

    /// Creates a new file.
    ///
    /// - Parameters:
    ///   - earlier: The status of the file it replaces, whose permissions are kept, and whose owner
    ///     is kept if the system allows it.
    ///   - isDurable: Whether the file is synchronised to the disk before this returns.
    package static func create(
        _ path: String, _ bytes: [UInt8], like earlier: stat?, isDurable: Bool
    ) throws(SystemError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .last }
        var isOpen = true
        defer { if isOpen { close(descriptor) } }
        try write(bytes, to: descriptor)
        if let earlier {
            // Only root may change the owner of a file.
            _ = fchown(descriptor, earlier.st_uid, earlier.st_gid)
            guard fchmod(descriptor, earlier.st_mode & 0o777) == 0 else { throw .last }
        }
        guard !isDurable || fsync(descriptor) == 0 else { throw .last }
        isOpen = false
        guard close(descriptor) == 0 else { throw .last }
    }

    /// Creates the missing folders above a path.
    ///
    /// - Parameter made: Called with each folder created, parents first.
    static func makeFolders(
        above path: String, made: (String) -> Void = { _ in }
    ) throws(SystemError) {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex
        else { return }
        let folder = String(path[..<slash])
        if mkdir(folder, 0o777) == 0 { return made(folder) }
        if errno == ENOENT {
            try makeFolders(above: folder, made: made)
            if mkdir(folder, 0o777) == 0 { return made(folder) }
        }
        guard errno == EEXIST else { throw .last }
    }

    /// Moves a file or a folder, replacing an existing file.
    static func move(_ path: String, to other: String) throws(SystemError) {
        guard rename(path, other) == 0 else { throw .last }
    }

    /// Removes a file, and the folders below `top` that this empties.
    static func remove(_ path: String, emptying top: String) {
        guard unlink(path) == 0 else { return }
        var folder = path
        while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
            folder = String(folder[..<slash])
            guard folder.utf8.count > top.utf8.count, rmdir(folder) == 0 else { return }
        }
    }

    /// Synchronises a folder to the disk, so that moves within it survive a power failure.
    static func synchronize(_ folder: String) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}

extension stat {
    /// The file type bits.
    private var format: mode_t { st_mode & S_IFMT }

    var isFile: Bool { format == S_IFREG }
    var isDirectory: Bool { format == S_IFDIR }
    var isLink: Bool { format == S_IFLNK }

    /// The kind of file, in words.
    var words: String {
        switch format {
        case S_IFREG: "a file"
        case S_IFDIR: "a directory"
        case S_IFLNK: "a symbolic link"
        case S_IFIFO: "a pipe"
        case S_IFSOCK: "a socket"
        default: "a device"
        }
    }
}
