import Foundation

/// The files that were read or looked up, each with its stamp before the first access.
package final class ReadLog: @unchecked Sendable {
    private let files: Files
    private let lock = NSLock()
    private var known: [String: FileStamp?] = [:]

    package init(_ files: Files) {
        self.files = files
    }

    package var stamps: [String: FileStamp?] { lock.withLock { known } }

    /// Whether one of the files has changed since.
    package var hasChanged: Bool { stamps.contains { files.stamp(of: $0.key) != $0.value } }

    package func clear() {
        lock.withLock { known = [:] }
    }

    package func note(_ path: String) {
        let stamp = files.stamp(of: path)
        lock.withLock {
            if known.index(forKey: path) == nil { known.updateValue(stamp, forKey: path) }
        }
    }
}
