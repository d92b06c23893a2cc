/// A file an export consists of.
public struct EmittedFile: Sendable, Hashable {
    /// Where it goes, seen from the output directory, parted by `/`.
    public let path: String

    /// What is in it.
    public let bytes: [UInt8]

    init(_ path: String, _ bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    init(_ path: String, _ text: String) {
        self.init(path, Array(text.utf8))
    }
}
