import CandelaKit
import CandelaRules
import Foundation

/// Deferred termination signals, so that the process ends between two steps of its work and not
/// during one.
///
/// A handler notes the signals that arrive. It applies to the whole process; a blocked signal would
/// be delivered to any other thread that does not block it. A signal that the process ignores, for
/// example under `nohup`, is not deferred.
package struct DeferredSignals {
    private static let termination = [SIGINT, SIGTERM, SIGHUP]

    /// The operations that defer signals now, and the actions that their end restores.
    private struct Use {
        var count = 0
        var earlier: [(signal: Int32, action: sigaction)] = []
    }

    private static let use = LockedValue(Use())

    /// The pipe in which the handler notes signals: writing to one is allowed there. `nil` if the
    /// system has no descriptors left; then no signal is deferred.
    private static let notes = try? System.pipe()

    /// Writes the number of a signal to the pipe.
    private static let note: @convention(c) (Int32) -> Void = { signal in
        let code = errno
        var number = UInt8(truncatingIfNeeded: signal)
        if let notes = DeferredSignals.notes { _ = write(notes.write, &number, 1) }
        errno = code
    }

    init() {
        // The handler must not be the first to use the pipe.
        let canNote = Self.notes != nil
        Self.use.with { use in
            use.count += 1
            guard use.count == 1, canNote else { return }
            for signal in Self.termination {
                var earlier = sigaction()
                guard sigaction(signal, nil, &earlier) == 0, !earlier.isIgnored else { continue }
                var action = sigaction()
                action.handler = Self.note
                action.sa_flags = Int32(SA_RESTART)
                guard sigaction(signal, &action, nil) == 0 else { continue }
                use.earlier.append((signal, earlier))
            }
        }
    }

    /// Whether a deferred signal is pending.
    var arePending: Bool {
        guard let notes = Self.notes else { return false }
        var question = pollfd(fd: notes.read, events: Int16(POLLIN), revents: 0)
        return poll(&question, 1, 0) == 1
    }

    /// Delivers the pending signals when no other operation defers them. The process ends here
    /// unless it handles them.
    func release() {
        let arrived = Self.use.with { use -> [UInt8] in
            use.count -= 1
            guard use.count == 0 else { return [] }
            for (signal, earlier) in use.earlier {
                var earlier = earlier
                sigaction(signal, &earlier, nil)
            }
            use.earlier = []
            guard arePending, let notes = Self.notes else { return [] }
            return (try? System.readPiece(of: notes.read, upTo: 1 << 10)) ?? []
        }
        for signal in Set(arrived) { kill(getpid(), Int32(signal)) }
    }

    /// Unblocks the termination signals, which the parent process or a thread pool may have
    /// blocked, so that work that never ends can be interrupted.
    package static func unblockTermination() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in termination { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }
}

extension sigaction {
    fileprivate var isIgnored: Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    #if canImport(Darwin)
        fileprivate var handler: (@convention(c) (Int32) -> Void)? {
            get { __sigaction_u.__sa_handler }
            set { __sigaction_u.__sa_handler = newValue }
        }
    #else
        fileprivate var handler: (@convention(c) (Int32) -> Void)? {
            get { __sigaction_handler.sa_handler }
            set { __sigaction_handler.sa_handler = newValue }
        }
    #endif
}
