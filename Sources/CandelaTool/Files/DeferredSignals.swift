import Foundation

/// Deferred termination signals, so that the process ends between two steps of its work and not
/// during one.
///
/// A signal that the process ignores, for example under `nohup`, is not deferred.
struct DeferredSignals {
    private var earlier = sigset_t()
    private var held: [Int32] = []

    init() {
        var signals = sigset_t()
        sigemptyset(&signals)
        held = [SIGINT, SIGTERM, SIGHUP].filter { !Self.isIgnored($0) }
        for signal in held { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_BLOCK, &signals, &earlier)
    }

    /// Whether a deferred signal is pending.
    var arePending: Bool {
        var pending = sigset_t()
        guard sigpending(&pending) == 0 else { return false }
        return held.contains { sigismember(&pending, $0) == 1 }
    }

    /// Delivers the pending signals. The process ends here unless it handles them.
    func release() {
        var earlier = earlier
        pthread_sigmask(SIG_SETMASK, &earlier, nil)
    }

    /// Unblocks the termination signals, which the parent process or a thread pool may have
    /// blocked, so that work that never ends can be interrupted.
    static func unblockTermination() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(signal, nil, &action) == 0 else { return false }
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
