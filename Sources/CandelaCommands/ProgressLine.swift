import Foundation

/// A line on standard error that shows the progress of long work.
///
/// It is overwritten in place and erased when the work is done. Nothing is written when standard
/// error is a file or a pipe.
package struct ProgressLine: Sendable {
    private let write: @Sendable (String) -> Void

    /// Creates a progress line whose text is passed to a closure.
    package init(write: @escaping @Sendable (String) -> Void) {
        self.write = write
    }

    /// A progress line that writes nothing.
    package static let silent = ProgressLine { _ in }

    /// The progress line for standard error, silent unless that is a terminal.
    static func ofThisProcess() -> ProgressLine {
        guard isatty(STDERR_FILENO) == 1 else { return .silent }
        return ProgressLine { text in
            FileHandle.standardError.write(Data(text.utf8))
        }
    }

    /// Replaces the line with new text.
    package func say(_ text: String) { write("\r\(text)\u{1B}[K") }

    /// Erases the line.
    package func end() { write("\r\u{1B}[K") }
}
