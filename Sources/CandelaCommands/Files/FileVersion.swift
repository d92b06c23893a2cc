import Foundation

/// A file's device and inode, equal for two names of one file.
struct FileIdentity: Sendable, Hashable {
    private let device, file: UInt64

    init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        file = UInt64(status.st_ino)
    }
}

/// A file's identity, size and modification time, which reveal most changes without reading it.
package struct FileStamp: Sendable, Hashable {
    let identity: FileIdentity
    private let size: Int64
    private let seconds, nanoseconds: Int

    init(_ status: stat) {
        identity = FileIdentity(status)
        size = Int64(status.st_size)
        #if canImport(Darwin)
            (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
        #else
            (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        #endif
    }

    var isEmpty: Bool { size == 0 }
}

/// A file's content and stamp at the time a command read it.
struct FileVersion: Sendable, Hashable {
    let bytes: [UInt8]
    private let stamp: FileStamp

    init(_ content: System.Content) {
        bytes = content.bytes
        stamp = FileStamp(content.status)
    }

    /// Whether a path is still this file with this content; `false` for a symbolic link to it.
    ///
    /// The content is compared too, since two changes within one tick of the file system's clock
    /// have the same time.
    func isCurrent(at path: String) -> Bool {
        guard let content = try? System.read(path), FileVersion(content) == self,
            let status = try? System.status(path, followsLink: false)
        else { return false }
        return FileStamp(status) == stamp
    }
}
