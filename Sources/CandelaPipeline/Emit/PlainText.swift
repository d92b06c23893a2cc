/// Telling the texts that every format writes as they are, which most are, by a look at their bytes.
enum PlainText {
    /// Whether a text is visible characters of ASCII and spaces.
    ///
    /// - Parameter marks: Characters that it must not have.
    static func isPlain(_ text: some StringProtocol, without marks: [UInt8] = []) -> Bool {
        text.utf8.allSatisfy { 0x20 <= $0 && $0 < 0x7F && !marks.contains($0) }
    }

    /// Whether a text is words of visible ASCII parted by single spaces; an empty text has none.
    ///
    /// - Parameter marks: Characters that it must not have.
    static func isOfWords(_ text: some Collection<UInt8>, without marks: UInt8...) -> Bool {
        var last = UInt8(ascii: " ")
        for byte in text {
            guard 0x20 <= byte, byte < 0x7F, byte != UInt8(ascii: " ") || last != byte,
                !marks.contains(byte)
            else { return false }
            last = byte
        }
        return last != UInt8(ascii: " ")
    }
}
