import Foundation

/// Holds back the signals that ask a process to end, so that it ends between two steps of its work
/// and not within one.
///
/// A signal that the process was told to ignore, as `nohup` does, is no request.
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

    /// Whether one of them came in since.
    var arePending: Bool {
        var pending = sigset_t()
        guard sigpending(&pending) == 0 else { return false }
        return held.contains { sigismember(&pending, $0) == 1 }
    }

    /// Lets those through that came in. The process ends here if it has nothing else to do with
    /// them.
    func release() {
        var earlier = earlier
        pthread_sigmask(SIG_SETMASK, &earlier, nil)
    }

    /// Hears the signals that ask a process to end, also where whoever started it held them back, as
    /// threads of a thread pool do: work without an end must be one that can be ended.
    static func hear() {
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
