import Foundation

/// The time and memory used by a child process.
struct ChildProcess {
    let status: Int32
    /// The elapsed time, in seconds.
    let elapsed: Double
    /// The processor time including system time, in seconds.
    let processor: Double
    /// The peak memory, in bytes.
    let peak: Int

    /// The peak memory of this process, in bytes.
    static var ownPeak: Int {
        var usage = rusage()
        getrusage(.init(0), &usage)
        #if os(Linux)
            return Int(usage.ru_maxrss) * 1024
        #else
            return Int(usage.ru_maxrss)
        #endif
    }

    /// Runs a shell command and waits for it to end; `nil` if it cannot be started.
    ///
    /// - Parameter line: The command. It should begin with `exec`, so that no shell runs beside the
    ///   program.
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
