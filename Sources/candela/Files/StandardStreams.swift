import CandelaPipeline
import Foundation

/// The three streams of the process.
enum StandardStreams {
    /// The next piece of standard input; empty at its end.
    static func read() throws(Failure) -> [UInt8] {
        do {
            return [UInt8](try FileHandle.standardInput.read(upToCount: 1 << 18) ?? Data())
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
        var outcome = outcome
        do throws(SystemError) {
            try System.write(outcome.output, to: STDOUT_FILENO)
        } catch {
            if error.code != EPIPE {
                outcome.diagnostics.append(
                    .error("unwritable-file", "standard output cannot be written: \(error)"))
                outcome.status = .badData
            }
        }
        let messages = Array(outcome.messages.map { $0 + "\n" }.joined().utf8)
        try? System.write(messages + outcome.errorDocument, to: STDERR_FILENO)
        return outcome.status
    }
}
