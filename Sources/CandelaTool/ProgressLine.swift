import Foundation

/// One line on standard error that says how far a long piece of work has come, for people who watch.
///
/// It is written over itself and gone when the work is done; where standard error leads to a file or
/// another program nothing is written.
package struct ProgressLine: Sendable {
    private let write: @Sendable (String) -> Void

    /// A line that ends up in `write`.
    package init(write: @escaping @Sendable (String) -> Void) {
        self.write = write
    }

    /// Nothing is written.
    package static let silent = ProgressLine { _ in }

    /// The terminal this process writes its errors to, if it is one.
    static func ofThisProcess() -> ProgressLine {
        guard isatty(STDERR_FILENO) == 1 else { return .silent }
        return ProgressLine { text in
            FileHandle.standardError.write(Data(text.utf8))
        }
    }

    /// Says how far it is, in place of what was said before.
    package func say(_ text: String) { write("\r\(text)\u{1B}[K") }

    /// Takes the line away.
    package func end() { write("\r\u{1B}[K") }
}
