/// A reader for the lines of a text, with memory proportional to the longest line.
struct LineReader {
    /// A line without its line feed; a preceding carriage return is kept.
    struct Line {
        let number: Int
        let bytes: [UInt8]

        /// Whether the line exceeded the maximum length; its bytes are then omitted.
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
        var isTooLong = false
        while true {
            if let end = lineFeed(from: scanned) {
                defer { start = end + 1 }
                return line(to: end, isTooLong: isTooLong)
            }
            if isAtEnd { break }
            if isTooLong || buffer.count - start > Self.longest {
                isTooLong = true
                buffer.removeAll(keepingCapacity: true)
            } else {
                buffer.removeSubrange(..<start)
            }
            start = 0
            scanned = buffer.count
            let piece = try text.next()
            isAtEnd = piece.isEmpty
            buffer += piece
        }
        guard start < buffer.count || isTooLong else { return nil }
        defer { start = buffer.count }
        return line(to: buffer.count, isTooLong: isTooLong)
    }

    private mutating func line(to end: Int, isTooLong: Bool) -> Line {
        number += 1
        guard !isTooLong, end - start <= Self.longest else {
            return Line(number: number, bytes: [], isTooLong: true)
        }
        return Line(number: number, bytes: Array(buffer[start..<end]))
    }

    private func lineFeed(from position: Int) -> Int? {
        buffer.withUnsafeBufferPointer { bytes in
            var index = position
            while index < bytes.count {
                if bytes[index] == 0x0A { return index }
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
