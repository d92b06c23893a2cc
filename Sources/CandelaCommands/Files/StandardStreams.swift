import CandelaDTCG
import Foundation

/// The standard input, output and error of the process.
package enum StandardStreams {
    /// Waits for standard input and reads the available bytes, up to 1 MiB; an empty array at the
    /// end.
    static func read() throws(Failure) -> [UInt8] {
        do throws(SystemError) {
            return try System.readPiece(of: STDIN_FILENO, upTo: 1 << 20)
        } catch {
            throw .data("standard input cannot be read", id: "unreadable-file")
        }
    }

    /// Writes to standard output.
    ///
    /// A closed pipe (`candela dump | head`) ends the output silently; a full disk is an error.
    ///
    /// - Returns: Whether the output is still being read.
    static func write(_ bytes: [UInt8]) throws(Failure) -> Bool {
        signal(SIGPIPE, SIG_IGN)
        do throws(SystemError) {
            try System.write(bytes, to: STDOUT_FILENO)
            return true
        } catch {
            guard error.code != EPIPE else { return false }
            throw .data("standard output cannot be written: \(error)", id: "unwritable-file")
        }
    }

    /// Writes a problem to standard error.
    static func report(_ problem: Diagnostic) {
        try? System.write(Array("\(problem)\n".utf8), to: STDERR_FILENO)
    }

    /// Writes the output and the messages of a command.
    ///
    /// - Returns: The exit status of the outcome, or of the error if the output cannot be written.
    package static func say(_ outcome: Outcome) -> ExitStatus {
        var outcome = outcome
        do throws(Failure) {
            for piece in outcome.pieces {
                guard try write(piece) else { break }
            }
        } catch {
            outcome.diagnostics += error.diagnostics
            outcome.status = error.status
        }
        let messages = Array(outcome.messages.map { $0 + "\n" }.joined().utf8)
        try? System.write(messages + outcome.errorDocument, to: STDERR_FILENO)
        return outcome.status
    }
}
