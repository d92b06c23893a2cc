import Foundation

/// A splitter of a stream into lines that buffers at most one incomplete line.
package struct LineSplitter {
    /// One line of the stream, without its line feed.
    package enum Line: Sendable {
        case text([UInt8])
        /// A line longer than the limit, whose content was discarded.
        case tooLong(bytes: Int)
    }

    /// The maximum length of a line, in bytes.
    private let limit: Int

    /// The start of the incomplete line; empty once the line exceeds the limit.
    private var rest: [UInt8] = []

    /// The number of discarded bytes of the incomplete line.
    private var dropped = 0

    package init(limit: Int) {
        self.limit = limit
    }

    /// Adds a chunk, and returns the lines that it completes.
    package mutating func lines(completedBy piece: [UInt8]) -> [Line] {
        var lines: [Line] = []
        piece.withUnsafeBytes { bytes in
            var start = 0
            while let found = Self.lineFeed(in: bytes, from: start) {
                lines.append(line(endingWith: bytes[start..<found]))
                start = found + 1
            }
            keep(bytes[start...])
        }
        return lines
    }

    /// The last line, if the stream does not end with a line feed.
    package mutating func lastLine() -> Line? {
        rest.isEmpty && dropped == 0
            ? nil : line(endingWith: UnsafeRawBufferPointer(start: nil, count: 0)[...])
    }

    private static func lineFeed(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard start < bytes.count, let base = bytes.baseAddress else { return nil }
        return memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
            .map { UnsafeRawPointer($0) - base }
    }

    private mutating func line(endingWith end: Slice<UnsafeRawBufferPointer>) -> Line {
        keep(end)
        defer {
            rest = []
            dropped = 0
        }
        return dropped > 0 ? .tooLong(bytes: dropped) : .text(rest)
    }

    private mutating func keep(_ bytes: Slice<UnsafeRawBufferPointer>) {
        if dropped > 0 || rest.count + bytes.count > limit {
            dropped += rest.count + bytes.count
            rest = []
        } else {
            rest += bytes
        }
    }
}
