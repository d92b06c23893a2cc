/// One change to a text: some bytes and what takes their place.
package struct SourceEdit {
    package let range: Range<Int>
    package let bytes: [UInt8]

    package init(_ range: Range<Int>, _ text: String) {
        self.range = range
        bytes = Array(text.utf8)
    }
}

/// A text after some edits, and where each of its bytes comes from.
///
/// What no edit touches keeps its bytes, so layout, order and number spellings stay the author's.
package struct SourceRewrite {
    package private(set) var bytes: [UInt8] = []
    package private(set) var origin: SourceOrigin

    /// - Parameter edits: In any order. Of two that overlap, the one that begins later is left out.
    package init(_ storage: JSONStorage, _ edits: [SourceEdit]) {
        origin = SourceOrigin(of: storage)
        bytes.reserveCapacity(storage.bytes.count + edits.count * 32)
        var copied = 0
        let sorted = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
                < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
        }
        for (_, edit) in sorted where edit.range.lowerBound >= copied {
            bytes += storage.bytes[copied..<edit.range.lowerBound]
            origin.add(from: bytes.count, to: edit.range.lowerBound, isCopy: false)
            bytes += edit.bytes
            origin.add(from: bytes.count, to: edit.range.upperBound, isCopy: true)
            copied = edit.range.upperBound
        }
        bytes += storage.bytes[copied...]
    }

    /// Leaves the tokens of some objects out; offsets are those of the old text.
    package mutating func pass(over objects: Set<Int>) { origin.passedOver = objects }

    /// Keeps the faults of some values; offsets are those of the old text.
    package mutating func tolerate(_ values: Set<Int>) { origin.tolerated = values }
}

/// The way from the bytes of a rewritten text back to those of the text it was made from.
package struct SourceOrigin: Sendable {
    /// The text before the rewrite.
    package let storage: JSONStorage

    /// Where a stretch begins in the new text and in the old one.
    private var stretches: [(new: Int, old: Int, isCopy: Bool)] = [(0, 0, true)]

    /// The byte offsets, in the old text, of the objects whose tokens are passed over.
    package var passedOver: Set<Int> = []

    /// The byte offsets, in the old text, of the values whose faults are kept.
    package var tolerated: Set<Int> = []

    package init(of storage: JSONStorage) { self.storage = storage }

    package mutating func add(from new: Int, to old: Int, isCopy: Bool) {
        stretches.append((new, old, isCopy))
    }

    /// The byte of the old text a byte of the new one was; the start of what it replaced, for a
    /// byte that is new.
    package func offset(of new: Int) -> Int {
        var (low, high) = (0, stretches.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if stretches[middle].new <= new { low = middle } else { high = middle }
        }
        let stretch = stretches[low]
        return stretch.isCopy ? stretch.old + new - stretch.new : stretch.old
    }
}
