/// Pieces of JSON text.
enum JSONText {
    /// A text as a string in quotes.
    static func quoted(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy {
            (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
        }
        if isPlain { return "\"\(text)\"" }
        var writer = JSONWriter()
        writer.string(text)
        return String(decoding: writer.finishPart(), as: UTF8.self)
    }
}
