/// Where lines begin, cheap to make and to ask, for files of any shape.
///
/// It keeps the line and column at every 512th byte, so that a place costs a short scan, also in a
/// file of one endless line.
struct LineTable: Sendable {
    private static let block = 512

    /// The line and column, both from 0, at the start of each block.
    private let starts: [(line: UInt32, column: UInt32)]

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var starts: [(line: UInt32, column: UInt32)] = []
        starts.reserveCapacity(bytes.count / Self.block + 1)
        var (line, column): (UInt32, UInt32) = (0, 0)
        var index = 0
        while true {
            starts.append((line, column))
            let end = index + Self.block
            guard end <= bytes.count else { break }
            Self.advance(&line, &column, through: UnsafeBufferPointer(rebasing: bytes[index..<end]))
            index = end
        }
        self.starts = starts
    }

    /// The place of a byte. A byte order mark at the start of the file has no width.
    func place(ofByte offset: Int, in bytes: [UInt8], file: String) -> SourcePlace {
        let offset = min(max(offset, 0), bytes.count)
        let block = min(offset / Self.block, starts.count - 1)
        var (line, column) = starts[block]
        bytes.withUnsafeBufferPointer { bytes in
            let part = UnsafeBufferPointer(rebasing: bytes[block * Self.block..<offset])
            Self.advance(&line, &column, through: part)
        }
        let hasMark = line == 0 && offset >= 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
        return SourcePlace(
            file: file, line: Int(line) + 1, column: max(Int(column) + (hasMark ? 0 : 1), 1))
    }

    /// Counts line feeds, and after the last one the bytes that begin a scalar.
    @inline(__always)
    private static func advance(
        _ line: inout UInt32, _ column: inout UInt32, through part: UnsafeBufferPointer<UInt8>
    ) {
        var breaks: UInt32 = 0
        var scalars: UInt32 = 0
        for byte in part {
            breaks &+= byte == 0x0A ? 1 : 0
            scalars &+= byte & 0xC0 == 0x80 ? 0 : 1
        }
        if breaks == 0 {
            column &+= scalars
            return
        }
        line &+= breaks
        column = 0
        for byte in part.reversed() {
            if byte == 0x0A { break }
            column &+= byte & 0xC0 == 0x80 ? 0 : 1
        }
    }
}
