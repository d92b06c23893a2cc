public import Foundation

/// The bytes of a file in chunks, so that a file of any size can be read in little memory.
public struct ByteSource {
    /// The name of the file in messages: its path, or `-` for standard input.
    public let file: String

    private let pull: () throws(ImportError) -> [UInt8]

    /// Creates a source from a closure.
    ///
    /// - Parameter next: Returns the next chunk, of any size; an empty one at the end of the file.
    public init(file: String, next: @escaping () throws(ImportError) -> [UInt8]) {
        self.file = file
        pull = next
    }

    /// Creates a source from bytes in memory.
    public init(_ bytes: [UInt8], file: String) {
        var rest: [UInt8]? = bytes
        self.init(file: file) { () throws(ImportError) in
            defer { rest = nil }
            return rest ?? []
        }
    }

    /// Creates a source from an open file, starting at its current offset; the caller closes it.
    public init(_ handle: FileHandle, file: String) {
        self.init(file: file) { () throws(ImportError) in
            do {
                return [UInt8](try handle.read(upToCount: 1 << 18) ?? Data())
            } catch {
                throw ImportError(
                    "unreadable-file", "\(ImportError.spoken(file)) cannot be read further")
            }
        }
    }

    /// The next chunk; empty at the end.
    ///
    /// - Throws: An error if the source cannot be read further.
    public func next() throws(ImportError) -> [UInt8] { try pull() }

    /// All remaining bytes.
    ///
    /// - Throws: An error if the source cannot be read to its end.
    public func bytes() throws(ImportError) -> [UInt8] {
        var all = try next()
        guard !all.isEmpty else { return all }
        while true {
            let more = try next()
            if more.isEmpty { return all }
            all += more
        }
    }
}

// Not sendable: a source is read once, by one reader.
@available(*, unavailable)
extension ByteSource: Sendable {}
