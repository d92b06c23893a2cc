/// Text that is being written, with room for more behind it.
///
/// An array makes sure of its room with every piece, and the pieces of JSON are short. Here the pieces
/// of a name or a string are stored one after the other once there is room for all of them.
struct TextBuffer: Sendable {
    private var storage: Storage?

    /// The bytes that have room in the storage, below the limit.
    private var room = 0

    /// The place of bytes above the limit.
    private var scrap: Storage?

    /// The number of bytes written, those above the limit among them.
    private(set) var count = 0

    /// The number of bytes kept; those that follow are counted and thrown away.
    private(set) var limit = Int.max

    /// True when bytes were thrown away, so that the text is lost.
    private(set) var isOver = false

    /// Memory that one buffer at a time writes to.
    private final class Storage: @unchecked Sendable {
        let start: UnsafeMutablePointer<UInt8>
        let capacity: Int

        init(capacity: Int) {
            start = .allocate(capacity: capacity)
            self.capacity = capacity
        }

        deinit { start.deallocate() }
    }

    /// Stores bytes from one place on.
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

    /// Appends what a pen stores.
    ///
    /// - Parameter most: The most bytes it stores; more stop the program.
    @inline(__always)
    mutating func append(atMost most: Int, _ store: (inout Pen) -> Void) {
        let start = place(for: most)
        var pen = Pen(place: start)
        store(&pen)
        let stored = pen.place - start
        precondition(stored <= most, "\(stored) bytes stored where \(most) have room")
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

    /// Appends a part of another text.
    mutating func append(_ other: TextBuffer, _ range: Range<Int>) {
        isOver = isOver || other.isOver
        guard let storage = other.storage, !isOver else { return }
        withExtendedLifetime(storage) {
            append(
                contentsOf: UnsafeBufferPointer(
                    start: storage.start + range.lowerBound, count: range.count))
        }
    }

    /// Takes back all but so many bytes.
    mutating func shorten(to length: Int) { count = min(count, length) }

    /// Makes room for so many bytes more.
    mutating func reserve(_ more: Int) {
        guard more <= limit - count else { return }
        _ = place(for: more)
    }

    /// Keeps so many more bytes, and throws away what follows them.
    mutating func keep(atMost more: Int) {
        let (limit, overflow) = count.addingReportingOverflow(more)
        self.limit = overflow ? .max : limit
        room = min(storage?.capacity ?? 0, self.limit)
    }

    /// The text as an array; empty where bytes were thrown away.
    var array: [UInt8] {
        guard let storage, !isOver else { return [] }
        return withExtendedLifetime(storage) {
            Array(UnsafeBufferPointer(start: storage.start, count: count))
        }
    }

    /// The end of the text, with room for some bytes behind it that no other buffer writes to.
    @inline(__always)
    private mutating func place(for more: Int) -> UnsafeMutablePointer<UInt8> {
        // Nothing else may hold the storage when this is asked.
        if room - count >= more, isKnownUniquelyReferenced(&storage), let storage {
            return storage.start + count
        }
        return newPlace(for: more)
    }

    @inline(never)
    private mutating func newPlace(for more: Int) -> UnsafeMutablePointer<UInt8> {
        guard !isOver, more <= limit - count else { return scrap(for: more) }
        // Fourfold, since room that is never written to costs nothing.
        let usual = min(4 * (storage?.capacity ?? 0), limit)
        let larger = Storage(capacity: max(count + more, usual, 256))
        if let storage { larger.start.initialize(from: storage.start, count: count) }
        storage = larger
        room = min(larger.capacity, limit)
        return larger.start + count
    }

    /// Room for bytes that nobody reads.
    private mutating func scrap(for more: Int) -> UnsafeMutablePointer<UInt8> {
        isOver = true
        if isKnownUniquelyReferenced(&scrap), let scrap, scrap.capacity >= more {
            return scrap.start
        }
        let larger = Storage(capacity: max(more, 256))
        scrap = larger
        return larger.start
    }
}
