/// A reader for the lines of a text, with memory proportional to the longest line.
///
/// Lines end with `\n`. If the first one ends with `\r` alone, as spreadsheets for the Mac can
/// write it, so do the others.
struct LineReader {
    /// A line without its end; a carriage return before a line feed is kept.
    struct Line {
        let number: Int
        let bytes: [UInt8]

        /// Whether the line exceeded the maximum length; only its first character is then kept.
        var isTooLong = false
    }

    /// The maximum length of a line in bytes: far more than any record needs, but small enough to
    /// keep in memory.
    static let longest = 1 << 20

    let file: String
    private var text: TextSource
    private var buffer: [UInt8] = []
    private var start = 0
    private var number = 0
    private var isAtEnd = false

    /// Whether a carriage return ends a line; `nil` until the end of the first line.
    private var endsWithReturn: Bool?

    /// The encoding of the text as far as it has been read.
    var encoding: TextSource.Encoding { text.encoding }

    /// The name of the encoding, for messages about invalid text.
    var encodingName: String { encoding.name }

    init(_ text: TextSource) {
        file = text.file
        self.text = text
    }

    /// The next line; `nil` at the end. A final line feed does not start another line.
    mutating func next() throws(ImportError) -> Line? {
        var scanned = start
        var head: [UInt8]?
        while true {
            if let end = lineEnd(from: scanned) {
                defer { start = end + 1 }
                return line(to: end, ofLong: head)
            }
            if isAtEnd { break }
            if head != nil || buffer.count - start > Self.longest {
                head = head ?? Self.head(of: buffer[start...])
                buffer.removeAll(keepingCapacity: true)
            } else {
                buffer.removeSubrange(..<start)
            }
            start = 0
            // A carriage return at the end is looked at again with the byte after it.
            scanned = max(buffer.count - 1, 0)
            let piece = try text.next()
            isAtEnd = piece.isEmpty
            buffer += piece
        }
        guard start < buffer.count || head != nil else { return nil }
        defer { start = buffer.count }
        return line(to: buffer.count, ofLong: head)
    }

    /// - Parameter head: The first character of a line of which the rest is no longer there.
    private mutating func line(to end: Int, ofLong head: [UInt8]?) -> Line {
        number += 1
        guard head == nil, end - start <= Self.longest else {
            let bytes = head ?? Self.head(of: buffer[start..<end])
            return Line(number: number, bytes: bytes, isTooLong: true)
        }
        return Line(number: number, bytes: Array(buffer[start..<end]))
    }

    /// The first ASCII character that is not a space.
    private static func head(of bytes: ArraySlice<UInt8>) -> [UInt8] {
        bytes.first { $0 > 0x20 }.map { $0 < 0x80 ? [$0] : [] } ?? []
    }

    private mutating func lineEnd(from position: Int) -> Int? {
        if endsWithReturn == nil {
            guard let end = buffer[position...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D })
            else { return nil }
            if end + 1 == buffer.count, buffer[end] == 0x0D, !isAtEnd { return nil }
            endsWithReturn =
                buffer[end] == 0x0D && (end + 1 == buffer.count || buffer[end + 1] != 0x0A)
        }
        let mark: UInt8 = endsWithReturn == true ? 0x0D : 0x0A
        return buffer.withUnsafeBufferPointer { bytes in
            var index = position
            while index < bytes.count {
                if bytes[index] == mark { return index }
                index += 1
            }
            return nil
        }
    }
}

extension [UInt8] {
    /// The bytes decoded as UTF-8; `nil` if they are invalid.
    var text: String? {
        let text = String(decoding: self, as: UTF8.self)
        if text.utf8.count == count, !contains(where: { $0 >= 0x80 }) { return text }
        // Decoding repairs invalid UTF-8, so only valid bytes are unchanged.
        return text.utf8.elementsEqual(self) ? text : nil
    }

    /// The column of a byte offset, counted in Unicode scalars from 1; continuation bytes are not
    /// counted.
    func column(of offset: Int, from start: Int = 0) -> Int {
        self[start..<Swift.min(offset, count)].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    }
}
