import Foundation

/// The files that a command has read, so that it does not overwrite one of its inputs.
final class InputStats: @unchecked Sendable {
    private let lock = NSLock()
    private var known: Set<FileIdentity> = []

    func note(_ status: stat) {
        _ = lock.withLock { known.insert(FileIdentity(status)) }
    }

    /// Records an open file. Pipes and terminals are never replaced, so recording them is harmless.
    func note(_ descriptor: Int32) {
        var status = stat()
        if fstat(descriptor, &status) == 0 { note(status) }
    }

    func contains(_ identity: FileIdentity) -> Bool { lock.withLock { known.contains(identity) } }

    func clear() {
        lock.withLock { known = [] }
    }
}
