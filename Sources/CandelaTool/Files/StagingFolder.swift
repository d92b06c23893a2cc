import Foundation

/// A folder of our own on the disk that is written to. Files are made in it and moved to their
/// places when all are whole.
///
/// Its run holds a lock on it, which the system lets go when the run dies in whatever way. So a
/// later run knows which folders are left over, in other containers on the same disk too.
struct StagingFolder {
    private static let prefix = ".candela-tmp-"

    let path: String
    private let lock: Int32

    /// Makes a folder that nobody else may look into.
    init(in directory: String) throws(SystemError) {
        for _ in 0..<8 {
            var template = Array(Files.join(directory, Self.prefix + "XXXXXX").utf8CString)
            guard mkdtemp(&template) != nil else { throw .last }
            let path = String(
                decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0 else {
                // A run that clears away what is left over saw it before it was locked.
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

    /// The path of something in it.
    func path(_ name: String) -> String { Files.join(path, name) }

    /// Takes it away with all it holds.
    func remove() {
        try? FileManager.default.removeItem(atPath: path)
        close(lock)
    }

    /// Takes away what runs that died have left in a directory: folders of this user with our name
    /// that no run has locked.
    static func clear(_ directory: String) {
        let names = try? FileManager.default.contentsOfDirectory(atPath: directory)
        for name in names ?? [] where name.hasPrefix(prefix) {
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
