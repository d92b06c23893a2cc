import Foundation

/// The lock that a command holds on a directory between reading a file there and replacing it:
/// `flock` on a hidden file.
///
/// The system releases it whenever the process ends. The holder removes the file; a file left by a
/// killed process is reused by the next one. While the lock is held, termination signals are
/// deferred.
struct FolderLock {
    static let name = ".candela-lock"

    private enum Attempt {
        case held(Int32)
        /// Another process holds the lock, or has just removed the file.
        case busy
        /// The directory is not writable for this user, or the file system has no locks.
        case unavailable
    }

    private let path: String
    private let descriptor: Int32
    private let signals: DeferredSignals

    /// Waits for the lock.
    ///
    /// - Parameter shown: The file or directory to be written, as the caller named it.
    /// - Returns: `nil` where locking is impossible: in a directory that is not writable, or on a
    ///   file system without locks.
    /// - Throws: A data failure when the lock file cannot be opened, or another process holds the
    ///   lock for longer than `patience`.
    init?(in folder: String, for shown: String, patience: Duration) throws(Failure) {
        path = Files.join(folder, Self.name)
        let end = ContinuousClock.now + patience
        var pause: UInt32 = 500
        while true {
            let signals = DeferredSignals()
            let attempt: Attempt
            do throws(SystemError) { attempt = try Self.attempt(path) } catch {
                signals.release()
                throw .unwritable(shown, "its lock '\(path)' cannot be opened: \(error)")
            }
            if case .held(let descriptor) = attempt {
                (self.descriptor, self.signals) = (descriptor, signals)
                return
            }
            signals.release()
            if case .unavailable = attempt { return nil }
            guard ContinuousClock.now < end else {
                let seconds = patience.components.seconds
                throw .data(
                    "'\(shown)' cannot be written: another process holds '\(path)'"
                        + (seconds > 0 ? ", even after waiting \(seconds) s" : ""),
                    id: "locked-file",
                    help: ["run the command again, or wait longer with '--wait SECONDS'"])
            }
            usleep(pause)
            pause = min(pause * 2, 20_000)
        }
    }

    /// Removes the file while the lock is still held, then releases the lock.
    func release() {
        unlink(path)
        close(descriptor)
        signals.release()
    }

    /// Removes a lock file left in a directory by a killed process.
    static func clear(_ folder: String) {
        let path = Files.join(folder, name)
        guard (try? System.status(path, followsLink: false)) != nil,
            case .held(let descriptor) = try? attempt(path)
        else { return }
        unlink(path)
        close(descriptor)
    }

    private static func attempt(_ path: String) throws(SystemError) -> Attempt {
        let flags = O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        var descriptor = open(path, O_RDWR | O_CREAT | flags, 0o666)
        // A lock file of another user can be locked through a read-only descriptor.
        if descriptor < 0, errno == EACCES { descriptor = open(path, O_RDONLY | flags) }
        guard descriptor >= 0 else {
            let error = SystemError.last
            guard [EACCES, EPERM, EROFS, ENOENT, ENOTDIR].contains(error.code),
                (try? System.status(path, followsLink: false)) == nil
            else { throw error }
            return .unavailable
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let code = errno
            close(descriptor)
            return code == EWOULDBLOCK || code == EINTR ? .busy : .unavailable
        }
        // The previous holder may have removed the file between the two calls.
        var status = stat()
        guard fstat(descriptor, &status) == 0,
            let there = try? System.status(path, followsLink: false),
            FileIdentity(there) == FileIdentity(status)
        else {
            close(descriptor)
            return .busy
        }
        return .held(descriptor)
    }
}
