/// Fast tests for text that needs no escaping, which is most text.
package enum PlainText {
    /// Whether a text consists of visible ASCII characters and spaces.
    ///
    /// - Parameter marks: Characters that are not allowed.
    package static func isPlain(_ text: some StringProtocol, without marks: [UInt8] = []) -> Bool {
        text.utf8.allSatisfy { 0x20 <= $0 && $0 < 0x7F && !marks.contains($0) }
    }

    /// Whether a text is visible ASCII words separated by single spaces; false for an empty text.
    ///
    /// - Parameter marks: Characters that are not allowed.
    package static func isPlainWords(_ text: some Collection<UInt8>, without marks: UInt8...)
        -> Bool
    {
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
