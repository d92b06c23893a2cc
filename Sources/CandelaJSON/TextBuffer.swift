/// A growable byte buffer for text being written.
///
/// An array checks its capacity at every append, and the pieces of JSON are short. Here the pieces
/// of a name or a string are stored in sequence after one capacity check.
struct TextBuffer: Sendable {
    private var storage: Storage?

    /// The usable capacity, at most the limit.
    private var room = 0

    /// The scratch memory for bytes above the limit.
    private var scratch: Storage?

    /// The number of bytes written, including those above the limit.
    private(set) var count = 0

    /// The maximum number of bytes kept. If more are written, they are only counted and the text is
    /// lost.
    private(set) var limit = Int.max

    /// Whether bytes were discarded, so that the text is lost.
    private(set) var isOver = false

    /// Memory that only one buffer at a time writes to.
    private final class Storage: @unchecked Sendable {
        let start: UnsafeMutablePointer<UInt8>
        let capacity: Int

        init(capacity: Int) {
            start = .allocate(capacity: capacity)
            self.capacity = capacity
        }

        deinit { start.deallocate() }
    }

    /// A write position that stores bytes in sequence.
    struct Pen {
        fileprivate var place: UnsafeMutablePointer<UInt8>

        @inline(__always)
        mutating func put(_ byte: UInt8) {
            place.initialize(to: byte)
            place += 1
        }

        @inline(__always)
        mutating func put(_ byte: UInt8, times count: Int) {
            place.initialize(repeating: byte, count: count)
            place += count
        }

        @inline(__always)
        mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
            guard let start = bytes.baseAddress else { return }
            place.initialize(from: start, count: bytes.count)
            place += bytes.count
        }
    }

    /// Appends the bytes that a pen stores.
    ///
    /// - Parameter most: The maximum number of bytes it stores; more trap.
    @inline(__always)
    mutating func append(atMost most: Int, _ store: (inout Pen) -> Void) {
        let start = place(for: most)
        var pen = Pen(place: start)
        store(&pen)
        let stored = pen.place - start
        precondition(stored <= most, "\(stored) bytes stored, with room for \(most)")
        count += stored
    }

    mutating func append(_ byte: UInt8) { append(atMost: 1) { $0.put(byte) } }

    mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
        append(atMost: bytes.count) { $0.put(bytes) }
    }

    mutating func append(contentsOf bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
    }

    mutating func append(contentsOf text: String.UTF8View) {
        var text = String(text)
        text.withUTF8 { append(contentsOf: $0) }
    }

    /// Appends a part of another buffer.
    mutating func append(_ other: TextBuffer, _ range: Range<Int>) {
        isOver = isOver || other.isOver
        guard let storage = other.storage, !isOver else { return }
        withExtendedLifetime(storage) {
            append(
                contentsOf: UnsafeBufferPointer(
                    start: storage.start + range.lowerBound, count: range.count))
        }
    }

    /// Truncates the text to `length` bytes.
    mutating func shorten(to length: Int) { count = min(count, length) }

    /// Reserves capacity for `more` bytes.
    mutating func reserve(_ more: Int) {
        guard more <= limit - count else { return }
        _ = place(for: more)
    }

    /// Limits the text to `more` bytes beyond those written so far.
    mutating func keep(atMost more: Int) {
        let (limit, overflow) = count.addingReportingOverflow(more)
        self.limit = overflow ? .max : limit
        room = min(storage?.capacity ?? 0, self.limit)
    }

    /// The text as an array; empty if bytes were discarded.
    var array: [UInt8] {
        guard let storage, !isOver else { return [] }
        return withExtendedLifetime(storage) {
            Array(UnsafeBufferPointer(start: storage.start, count: count))
        }
    }

    /// The end of the text, with uniquely referenced capacity after it.
    @inline(__always)
    private mutating func place(for more: Int) -> UnsafeMutablePointer<UInt8> {
        // Checks uniqueness before binding the storage, since the binding adds a reference.
        if room - count >= more, isKnownUniquelyReferenced(&storage), let storage {
            return storage.start + count
        }
        return newPlace(for: more)
    }

    @inline(never)
    private mutating func newPlace(for more: Int) -> UnsafeMutablePointer<UInt8> {
        guard !isOver, more <= limit - count else { return scratch(for: more) }
        // Fourfold, since memory that is never written to costs nothing.
        let usual = min(4 * (storage?.capacity ?? 0), limit)
        let larger = Storage(capacity: max(count + more, usual, 256))
        if let storage { larger.start.initialize(from: storage.start, count: count) }
        storage = larger
        room = min(larger.capacity, limit)
        return larger.start + count
    }

    /// Scratch memory for bytes that are discarded.
    private mutating func scratch(for more: Int) -> UnsafeMutablePointer<UInt8> {
        isOver = true
        if isKnownUniquelyReferenced(&scratch), let scratch, scratch.capacity >= more {
            return scratch.start
        }
        let larger = Storage(capacity: max(more, 256))
        scratch = larger
        return larger.start
    }
}
