/// The lines of a text, read in time and memory that grow with the longest of them and no more.
struct LineReader {
    /// A line without its line feed; a carriage return before it is left.
    struct Line {
        let number: Int
        let bytes: [UInt8]

        /// Whether the line was longer than a line can be; its bytes are left out.
        var isTooLong = false
    }

    /// How many bytes a line can have: far more than any record, and few enough to hold.
    static let longest = 1 << 20

    let file: String
    private var text: TextSource
    private var buffer: [UInt8] = []
    private var start = 0
    private var number = 0
    private var isAtEnd = false

    /// What text that breaks the rules of its encoding is not.
    var encodingName: String { text.encoding.name }

    init(_ text: TextSource) {
        file = text.file
        self.text = text
    }

    /// The next line; nil at the end. A line feed that ends the file begins no line.
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
    /// The text of UTF-8; nil for bytes that are not.
    var text: String? {
        let text = String(decoding: self, as: UTF8.self)
        if text.utf8.count == count, !contains(where: { $0 >= 0x80 }) { return text }
        // Decoding repairs what is not UTF-8, so only valid bytes come back the same.
        return text.utf8.elementsEqual(self) ? text : nil
    }

    /// How many scalars begin before a byte of a text: those of its bytes that do not go on with one.
    func column(of offset: Int, from start: Int = 0) -> Int {
        self[start..<Swift.min(offset, count)].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    }
}
