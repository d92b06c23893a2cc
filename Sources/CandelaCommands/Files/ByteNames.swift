/// Names of files, which are bytes on most systems and need not be UTF-8.
extension String {
    /// The text of bytes that are UTF-8; `nil` for others, which as a text would be the name of
    /// another file.
    package init?(utf8 bytes: some Collection<UInt8>) {
        self.init(decoding: bytes, as: UTF8.self)
        guard utf8.elementsEqual(bytes) else { return nil }
    }

    /// The text of bytes for messages: each byte that is not part of UTF-8 is an escape such as
    /// `\xFF`.
    package init(escaping bytes: some Collection<UInt8>) {
        self.init()
        var rest = Array(bytes)[...]
        while let byte = rest.first {
            let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            if let scalar = String(utf8: rest.prefix(length)) {
                self += scalar
                rest = rest.dropFirst(length)
            } else {
                self += "\\x" + String(byte, radix: 16, uppercase: true)
                rest.removeFirst()
            }
        }
    }
}

extension Failure {
    /// A failure for a file whose name is not UTF-8.
    ///
    /// - Parameter path: The bytes of its path, as the caller gave the beginning.
    static func unnamable(_ path: some Collection<UInt8>) -> Failure {
        .data(
            "'\(String(escaping: path))' has a name that is not UTF-8", id: "unusable-file-name",
            help: ["rename it"])
    }
}
