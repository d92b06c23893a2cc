package import CandelaPipeline

/// How a run ended, for the shell.
package enum ExitStatus: Int32, Sendable, Hashable {
    case success = 0

    /// Something in the files, or in writing them.
    case badData = 1

    /// Something in the words after the program's name.
    case badCommandLine = 2
}

/// Everything a command has to say, said only when it is done.
///
/// A command that fails half way has printed nothing yet, so no reader ever sees half a document.
package struct Outcome: Sendable, Hashable {
    /// For standard output, in pieces: a large document need not be put together first.
    package var pieces: [[UInt8]]

    /// For standard output, as a whole.
    package var output: [UInt8] {
        get {
            guard var whole = pieces.first else { return [] }
            for piece in pieces.dropFirst() { whole += piece }
            return whole
        }
        set { pieces = [newValue] }
    }

    /// Problems in the data, for people on standard error.
    package var diagnostics: [Diagnostic]

    /// What else people are told there, a line each, without the last line feed.
    package var remarks: [String]

    /// The files that were written.
    package var written: Written?

    /// A document for other programs on standard error, as it is.
    package var errorDocument: [UInt8]

    package var status: ExitStatus

    /// Whether people are told everything, however many lines it takes.
    package var isVerbose = false

    package init(
        output: [UInt8] = [], diagnostics: [Diagnostic] = [], messages: [String] = [],
        written: Written? = nil, errorDocument: [UInt8] = [], status: ExitStatus = .success
    ) {
        pieces = [output]
        self.diagnostics = diagnostics
        remarks = messages
        self.written = written
        self.errorDocument = errorDocument
        self.status = status
    }

    package init(_ text: String) {
        self.init(output: Array(text.utf8))
    }

    package init(_ failure: Failure) {
        self.init(diagnostics: failure.diagnostics, status: failure.status)
    }

    /// Files that a command wrote.
    package struct Written: Sendable, Hashable {
        /// The directory they are in, when there is one for all.
        package var directory: String?

        /// Their paths, as the caller knows them.
        package var paths: [String]

        package init(_ paths: [String], in directory: String? = nil) {
            self.paths = paths
            self.directory = directory
        }
    }
}
