import Foundation

/// The three streams of the process.
enum StandardStreams {
    /// All of standard input.
    static func read() throws(Failure) -> [UInt8] {
        do {
            return [UInt8](try FileHandle.standardInput.readToEnd() ?? Data())
        } catch {
            throw .data("standard input cannot be read", id: "unreadable-file")
        }
    }

    /// Writes what a command has to say.
    ///
    /// A reader that went away (`candela dump | head`) ends the writing quietly; a full disk is an
    /// error.
    ///
    /// - Returns: The status to exit with.
    static func say(_ outcome: Outcome) -> ExitStatus {
        signal(SIGPIPE, SIG_IGN)
        let code = send(outcome.output, to: STDOUT_FILENO)
        var messages = outcome.messages
        var status = outcome.status
        if code != 0, code != EPIPE {
            let reason = String(cString: strerror(code))
            messages.append("error: standard output cannot be written: \(reason) [unwritable-file]")
            status = .badData
        }
        _ = send(Array(messages.map { $0 + "\n" }.joined().utf8), to: STDERR_FILENO)
        return status
    }

    /// - Returns: 0, or the `errno` that stopped it.
    private static func send(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var start = 0
            while start < buffer.count {
                let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
                let count = write(descriptor, rest.baseAddress, rest.count)
                if count < 0 {
                    if errno == EINTR { continue }
                    return errno
                }
                start += count
            }
            return 0
        }
    }
}
