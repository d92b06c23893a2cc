import Foundation

/// What a program took that ran as a process of its own.
struct ChildProcess {
    let status: Int32
    /// From start to end, in seconds.
    let elapsed: Double
    /// Time on processors, the system's work for it included, in seconds.
    let processor: Double
    /// The most memory it had at one time, in bytes.
    let peak: Int

    /// The most memory this program had at one time, in bytes.
    static var ownPeak: Int {
        var usage = rusage()
        getrusage(.init(0), &usage)
        #if os(Linux)
            return Int(usage.ru_maxrss) * 1024
        #else
            return Int(usage.ru_maxrss)
        #endif
    }

    /// Runs a line of shell, which should begin with `exec`.
    init?(_ line: String) {
        var child: pid_t = 0
        var usage = rusage()
        var status: Int32 = 0
        var arguments: [UnsafeMutablePointer<CChar>?] = ["/bin/sh", "-c", line].map {
            (word: String) in strdup(word)
        }
        arguments.append(nil)
        defer { for argument in arguments { free(argument) } }
        let start = ContinuousClock().now
        guard posix_spawn(&child, "/bin/sh", nil, nil, &arguments, environ) == 0,
            wait4(child, &status, 0, &usage) == child
        else { return nil }
        elapsed = (ContinuousClock().now - start).inSeconds
        self.status = status
        processor = [usage.ru_utime, usage.ru_stime].reduce(0) {
            $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
        }
        #if os(Linux)
            peak = Int(usage.ru_maxrss) * 1024
        #else
            peak = Int(usage.ru_maxrss)
        #endif
    }
}

extension Duration {
    var inSeconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
