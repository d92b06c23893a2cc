package import CandelaDTCG

/// The exit status of the process.
package enum ExitStatus: Int32, Sendable, Hashable {
    case success = 0

    /// An error in the data, or in reading or writing it.
    case badData = 1

    /// A mistake in the command line.
    case badCommandLine = 2
}

/// The result of a command, printed only when the command has finished.
///
/// A command that fails partway has printed nothing yet, so readers never receive part of a
/// document. Only `stream` and `tokens build --watch`, which answer as they run, print before they
/// end.
package struct Outcome: Sendable, Hashable {
    /// Standard output in pieces, so that a large document need not be concatenated.
    package var pieces: [[UInt8]]

    /// Standard output as a whole.
    package var output: [UInt8] {
        get {
            guard var whole = pieces.first else { return [] }
            for piece in pieces.dropFirst() { whole += piece }
            return whole
        }
        set { pieces = [newValue] }
    }

    /// Problems in the data, for standard error.
    package var diagnostics: [Diagnostic]

    /// Other messages for standard error, one per line, without the last line feed.
    package var remarks: [String]

    /// The files that were written.
    package var written: Written?

    /// A document for other programs on standard error, written unchanged.
    package var errorDocument: [UInt8]

    package var status: ExitStatus

    /// Whether messages list every problem, note and file.
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
        /// The directory that contains all of them, if there is one.
        package var directory: String?

        /// The paths of the files, as the caller named them.
        package var paths: [String]

        /// The paths of the files that already had the same content.
        package var unchanged: [String] = []

        package init(_ paths: [String], in directory: String? = nil) {
            self.paths = paths
            self.directory = directory
        }

        /// - Parameters:
        ///   - documents: The files of a build.
        ///   - directory: The directory they are in, as the caller gave it.
        ///   - changed: The indices of those that were written.
        init(_ documents: [Files.Document], in directory: String, changed: Set<Int>) {
            self.directory = directory
            (paths, unchanged) = ([], [])
            for (index, document) in documents.enumerated() {
                let path = Files.join(directory, document.path.description)
                if changed.contains(index) { paths.append(path) } else { unchanged.append(path) }
            }
        }
    }
}
