import Foundation

/// A temporary folder on the destination's disk. Files are created in it and moved into place when
/// all are complete.
///
/// The run holds a lock on it, which the system releases whenever the process ends. A later run can
/// therefore recognise left-over folders, including folders of other containers on the same disk.
struct StagingFolder {
    private static let prefix = ".candela-tmp-"

    let path: String
    private let lock: Int32

    /// Creates a folder that only this user can read, and locks it.
    ///
    /// - Throws: The error of the system, or `EBUSY` after eight attempts.
    init(in directory: String) throws(SystemError) {
        for _ in 0..<8 {
            var template = Array(Files.join(directory, Self.prefix + "XXXXXX").utf8CString)
            guard mkdtemp(&template) != nil else { throw .last }
            let path = String(
                decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0 else {
                // Another run removed it as a leftover before it was locked.
                if errno == ENOENT { continue }
                let error = SystemError.last
                rmdir(path)
                throw error
            }
            _ = flock(descriptor, LOCK_EX)
            var status = stat()
            if lstat(path, &status) == 0 {
                (self.path, lock) = (path, descriptor)
                return
            }
            close(descriptor)
        }
        throw SystemError(code: EBUSY)
    }

    /// The path of a file in the folder.
    func path(_ name: String) -> String { Files.join(path, name) }

    /// Removes the folder with its content, and releases the lock.
    func remove() {
        try? FileManager.default.removeItem(atPath: path)
        close(lock)
    }

    /// Removes folders left in a directory by killed runs: those with our prefix that belong to
    /// this user and are not locked.
    static func clear(_ directory: String) {
        for name in (try? System.names(in: Array(directory.utf8))) ?? [] {
            guard let name = String(utf8: name), name.hasPrefix(prefix) else { continue }
            let path = Files.join(directory, name)
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            var status = stat()
            guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
                flock(descriptor, LOCK_EX | LOCK_NB) == 0
            else { continue }
            try? FileManager.default.removeItem(atPath: path)
        }
    }
}
