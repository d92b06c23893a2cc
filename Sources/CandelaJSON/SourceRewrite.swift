/// A replacement of a byte range in a text.
package struct SourceEdit {
    package let range: Range<Int>
    package let bytes: [UInt8]

    package init(_ range: Range<Int>, _ text: String) {
        self.range = range
        bytes = Array(text.utf8)
    }
}

/// A text after some edits, with the origin of each byte.
///
/// Everything outside the edits keeps its bytes, so layout, order and number spellings are
/// preserved.
package struct SourceRewrite {
    package private(set) var bytes: [UInt8] = []
    package private(set) var origin: SourceOrigin

    /// - Parameter edits: In any order. Of two that overlap, the one that starts later is ignored.
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

    /// Skips the tokens of some objects; offsets refer to the original text.
    package mutating func pass(over objects: Set<Int>) { origin.passedOver = objects }

    /// Tolerates errors in some values; offsets refer to the original text.
    package mutating func tolerate(_ values: Set<Int>) { origin.tolerated = values }

    /// Marks the tokens of some objects as computed; offsets refer to the original text.
    package mutating func compute(_ objects: Set<Int>) { origin.computed = objects }

    /// A new text, each piece of which is made from a place in the original one.
    package init(_ storage: JSONStorage, pieces: [(text: String, place: Int)]) {
        origin = SourceOrigin(of: storage)
        for piece in pieces {
            origin.add(from: bytes.count, to: piece.place, isCopy: false)
            bytes += Array(piece.text.utf8)
        }
    }
}

/// A map from the bytes of a rewritten text to those of the original.
package struct SourceOrigin: Sendable {
    /// The text before the rewrite.
    package let storage: JSONStorage

    /// The start of each stretch in the new and in the original text.
    private var stretches: [(new: Int, old: Int, isCopy: Bool)] = [(0, 0, true)]

    /// The byte offsets, in the original text, of the objects whose tokens are skipped.
    package var passedOver: Set<Int> = []

    /// The byte offsets, in the original text, of the values whose errors are tolerated.
    package var tolerated: Set<Int> = []

    /// The byte offsets, in the original text, of the objects whose tokens are computed.
    package var computed: Set<Int> = []

    package init(of storage: JSONStorage) { self.storage = storage }

    package mutating func add(from new: Int, to old: Int, isCopy: Bool) {
        stretches.append((new, old, isCopy))
    }

    /// The original offset of a byte of the new text; for an inserted byte, the start of the text
    /// it replaced.
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
