extension String {
    /// Whether it has nothing but ASCII; the loop has no branch, so that it looks at many bytes at
    /// once.
    package var isASCII: Bool {
        var text = self
        return text.withUTF8 { bytes in bytes.reduce(0) { $0 | $1 } < 0x80 }
    }
}
