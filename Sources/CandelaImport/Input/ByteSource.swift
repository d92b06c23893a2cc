public import Foundation

/// The bytes of a file, a piece at a time, so that a file of any size is read in little memory.
public struct ByteSource {
    /// What the file is called in messages: its path, or `-` for standard input.
    public let file: String

    private let pull: () throws(ImportError) -> [UInt8]

    /// A source that asks for one piece after another.
    ///
    /// - Parameter next: The next piece, of any size; an empty one says that the file ends.
    public init(file: String, next: @escaping () throws(ImportError) -> [UInt8]) {
        self.file = file
        pull = next
    }

    /// A file that is in memory already.
    public init(_ bytes: [UInt8], file: String) {
        var rest: [UInt8]? = bytes
        self.init(file: file) { () throws(ImportError) in
            defer { rest = nil }
            return rest ?? []
        }
    }

    /// An open file, read on from where it stands; the caller closes it.
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

    /// The next piece; empty when there is no more.
    public func next() throws(ImportError) -> [UInt8] { try pull() }

    /// All that is left to read.
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

// It is read once, by one reader.
@available(*, unavailable)
extension ByteSource: Sendable {}
