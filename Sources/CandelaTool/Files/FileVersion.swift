import Foundation

/// A file to the system, whatever it is called: two names of one file are one.
struct FileIdentity: Sendable, Hashable {
    private let device, file: UInt64

    init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        file = UInt64(status.st_ino)
    }
}

/// A file's identity, size and time of change, which tell most changes without reading it.
struct FileStamp: Sendable, Hashable {
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

    /// Whether a path still leads to this file with this content.
    ///
    /// The content is compared too: two changes within one tick of the disk's clock have one time.
    func isCurrent(at path: String) -> Bool {
        guard let content = try? System.read(path), FileVersion(content) == self,
            let status = try? System.status(path, followsLink: false)
        else { return false }
        return FileStamp(status) == stamp
    }
}

/// The files that a command has read, so that no output takes the place of one.
final class InputLog: @unchecked Sendable {
    private let lock = NSLock()
    private var known: Set<FileIdentity> = []

    func note(_ status: stat) {
        _ = lock.withLock { known.insert(FileIdentity(status)) }
    }

    /// Notes an open file. Pipes and terminals are never replaced, so they may be noted as well.
    func note(_ descriptor: Int32) {
        var status = stat()
        if fstat(descriptor, &status) == 0 { note(status) }
    }

    func contains(_ identity: FileIdentity) -> Bool { lock.withLock { known.contains(identity) } }

    func clear() {
        lock.withLock { known = [] }
    }
}
