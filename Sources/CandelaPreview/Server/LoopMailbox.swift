import CandelaCommands
import Foundation

/// The work that other threads pass to a connection loop, and the pipe that wakes it.
final class LoopMailbox: @unchecked Sendable {
    /// Readable when there is work.
    let descriptor: Int32

    private let waking: Int32
    private let lock = NSLock()
    private var works: [@Sendable (ConnectionLoop) -> Void] = []
    private var isOver = false

    init() throws(SystemError) {
        (descriptor, waking) = try System.pipe()
    }

    deinit {
        close(descriptor)
        close(waking)
    }

    var isStopped: Bool { lock.withLock { isOver } }

    func add(_ work: @escaping @Sendable (ConnectionLoop) -> Void) {
        lock.withLock { works.append(work) }
        wake()
    }

    func stop() {
        lock.withLock { isOver = true }
        wake()
    }

    /// Returns all work, and removes it.
    func take() -> [@Sendable (ConnectionLoop) -> Void] {
        // One read is enough: later bytes wake the loop again.
        _ = try? LoopbackSocket.read(descriptor, upTo: 1 << 10)
        return lock.withLock {
            defer { works = [] }
            return works
        }
    }

    /// Wakes the loop. A full pipe wakes it already.
    private func wake() {
        var byte: UInt8 = 0
        _ = write(waking, &byte, 1)
    }
}
