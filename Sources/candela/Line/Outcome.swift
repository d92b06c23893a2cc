import CandelaPipeline

/// How a run ended, for the shell.
package enum ExitStatus: Int32, Sendable, Hashable {
    case success = 0

    /// Something in the files, or in writing them.
    case badData = 1

    /// Something in the words after `candela`.
    case badCommandLine = 2
}

/// Everything a command has to say, said only when it is done.
///
/// A command that fails half way has printed nothing yet, so no reader ever sees half a document.
package struct Outcome: Sendable, Hashable {
    /// For standard output.
    package var output: [UInt8]

    /// For standard error, a line or more each, without the last line feed.
    package var messages: [String]

    package var status: ExitStatus

    package init(output: [UInt8] = [], messages: [String] = [], status: ExitStatus = .success) {
        self.output = output
        self.messages = messages
        self.status = status
    }

    package init(_ text: String) {
        self.init(output: Array(text.utf8))
    }

    package init(_ failure: Failure) {
        self.init(messages: failure.diagnostics.map(\.description), status: failure.status)
    }
}
