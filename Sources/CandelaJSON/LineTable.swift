/// A table for converting byte offsets to lines and columns.
///
/// It stores the line and column of every 128th byte, so that a lookup is a short scan, even in a
/// file that is one long line.
struct LineTable: Sendable {
    private static let block = 128

    /// The line and column, both from 0, at the start of each block.
    private let starts: [(line: UInt32, column: UInt32)]

    /// The table of a rewritten text, whose places are in the original text.
    init() { starts = [(0, 0)] }

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var starts: [(line: UInt32, column: UInt32)] = [(0, 0)]
        starts.reserveCapacity(bytes.count / Self.block + 1)
        var (line, column): (UInt32, UInt32) = (0, 0)
        if let base = UnsafeRawPointer(bytes.baseAddress) {
            for block in 0..<bytes.count / Self.block {
                let start = block * Self.block
                let (breaks, scalars) = Self.count(base + start)
                if breaks == 0 {
                    column &+= scalars
                } else {
                    line &+= breaks
                    column = Self.column(at: start + Self.block, in: bytes)
                }
                starts.append((line, column))
            }
        }
        self.starts = starts
    }

    /// The place of a byte. A byte order mark at the start of the file has no width.
    func place(ofByte offset: Int, in bytes: [UInt8], file: String) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        let block = min(offset / Self.block, starts.count - 1)
        var (line, column) = starts[block]
        bytes.withUnsafeBufferPointer { bytes in
            let part = UnsafeBufferPointer(rebasing: bytes[block * Self.block..<offset])
            let breaks = part.reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
            line += UInt32(breaks)
            column = breaks > 0 ? Self.column(at: offset, in: bytes) : column + Self.scalars(part)
        }
        let hasMark = line == 0 && offset >= 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
        return SourcePosition(
            file: file, line: Int(line) + 1, column: max(Int(column) + (hasMark ? 0 : 1), 1))
    }

    /// The number of scalars between the last line feed and a byte; there must be a line feed.
    private static func column(at end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var start = end
        while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
        return scalars(UnsafeBufferPointer(rebasing: bytes[start..<end]))
    }

    /// The number of bytes that begin a scalar.
    private static func scalars(_ part: UnsafeBufferPointer<UInt8>) -> UInt32 {
        part.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    }

    /// The numbers of line feeds and scalars in a block, eight bytes at a time. A lane counts up to
    /// 16.
    private static func count(_ start: UnsafeRawPointer) -> (breaks: UInt32, scalars: UInt32) {
        let feeds: UInt64 = 0x0A0A_0A0A_0A0A_0A0A
        let lows: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        let tops: UInt64 = 0x8080_8080_8080_8080
        var breaks: UInt64 = 0
        var others: UInt64 = 0
        for offset in stride(from: 0, to: block, by: 8) {
            let word = (start + offset).loadUnaligned(as: UInt64.self)
            // A byte of `feed` is zero at a line feed; elsewhere its top bit gets set.
            let feed = word ^ feeds
            breaks &+= (~(((feed & lows) &+ lows) | feed) & tops) >> 7
            // Continuation bytes begin with the bits 10.
            others &+= (word & ~(word << 1) & tops) >> 7
        }
        return (sum(breaks), UInt32(block) - sum(others))
    }

    private static func sum(_ lanes: UInt64) -> UInt32 {
        let mask: UInt64 = 0x00FF_00FF_00FF_00FF
        let pairs = (lanes & mask) &+ ((lanes >> 8) & mask)
        return UInt32(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) >> 48)
    }
}
