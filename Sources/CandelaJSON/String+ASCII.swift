extension String {
    /// Whether all characters are ASCII; the loop is branch-free, so that the compiler can
    /// vectorise it.
    package var isASCII: Bool {
        var text = self
        return text.withUTF8 { bytes in bytes.reduce(0) { $0 | $1 } < 0x80 }
    }
}
