/// A replacement of a byte range in a text.
package struct SourceEdit {
    package let range: Range<Int>
    package let text: String

    package init(_ range: Range<Int>, _ text: String) {
        self.range = range
        self.text = text
    }
}

extension [SourceEdit] {
    /// The edits in the order of the text, without those that overlap an earlier one.
    package var inOrder: [SourceEdit] {
        let places = map { ($0.range.lowerBound, $0.range.upperBound) }
        let order = indices.sorted {
            (places[$0].0, places[$0].1, $0) < (places[$1].0, places[$1].1, $1)
        }
        var end = 0
        return order.compactMap { index in
            guard places[index].0 >= end else { return nil }
            end = places[index].1
            return self[index]
        }
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
        for edit in edits.inOrder {
            copy(copied..<edit.range.lowerBound, of: storage)
            insert(edit.text.utf8, for: edit.range)
            copied = edit.range.upperBound
        }
        copy(copied..<storage.length, of: storage)
    }

    /// Appends a range of a text, with its members named as they are read.
    private mutating func copy(_ range: Range<Int>, of storage: JSONStorage) {
        var copied = range.lowerBound
        for name in storage.otherNames(in: range) {
            let written = Int(name.start) + 1..<Int(name.extent) - 1
            bytes += storage.bytes[copied..<written.lowerBound]
            insert(storage.bytes[storage.contents(of: name)], for: written)
            copied = written.upperBound
        }
        bytes += storage.bytes[copied..<range.upperBound]
    }

    /// Appends other bytes for a range of a text.
    private mutating func insert(_ text: some Collection<UInt8>, for range: Range<Int>) {
        origin.add(from: bytes.count, to: range.lowerBound, isCopy: false)
        bytes += Array(text)
        origin.add(from: bytes.count, to: range.upperBound, isCopy: true)
    }

    /// The marked values; offsets refer to the original text.
    package var marks = SourceMarks()

    /// A part of a new text.
    package enum Piece: Sendable {
        /// Text made from a place in the original one.
        case text([UInt8], place: Int)
        /// A range of the original text.
        case copy(Range<Int>)
    }

    /// A new text of pieces.
    package init(_ storage: JSONStorage, pieces: [Piece]) {
        origin = SourceOrigin(of: storage)
        for piece in pieces {
            switch piece {
            case .text(let text, let place):
                origin.add(from: bytes.count, to: place, isCopy: false)
                bytes += text
            case .copy(let range):
                origin.add(from: bytes.count, to: range.lowerBound, isCopy: true)
                copy(range, of: storage)
            }
        }
    }
}

/// Values that later stages treat differently, by the byte offsets of their first characters.
package struct SourceMarks: Sendable {
    /// The objects whose tokens are skipped.
    package var passedOver: Set<Int> = []
    /// The values whose errors are tolerated.
    package var tolerated: Set<Int> = []
    /// The objects whose tokens contain values in another notation.
    package var foreign: Set<Int> = []
    /// A reader's notes on the values in another notation, which it converts in each context.
    package var notes: [Int: any Sendable] = [:]

    package init() {}

    package var isEmpty: Bool { passedOver.isEmpty && tolerated.isEmpty && foreign.isEmpty }
}

/// A map from the bytes of a rewritten text to those of the original.
package struct SourceOrigin: Sendable {
    /// The text before the rewrite.
    package let storage: JSONStorage

    /// The start of each stretch in the new and in the original text.
    private var stretches: [(new: Int, old: Int, isCopy: Bool)] = [(0, 0, true)]

    /// The edits made without a rewrite of the text, in order; `nil` if it was rewritten.
    ///
    /// The new text is then the original one, followed by the texts of the edits.
    package let edits: [SourceEdit]?

    init(of storage: JSONStorage, edits: [SourceEdit]? = nil) {
        self.storage = storage
        self.edits = edits
    }

    package mutating func add(from new: Int, to old: Int, isCopy: Bool) {
        stretches.append((new, old, isCopy))
    }

    /// The edits between two original offsets, not those at them.
    package func edits(inside range: Range<Int>) -> ArraySlice<SourceEdit> {
        guard let edits else { return [] }
        var (low, high) = (0, edits.count)
        while low < high {
            let middle = (low + high) / 2
            if edits[middle].range.lowerBound <= range.lowerBound {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return edits[low...].prefix { $0.range.lowerBound < range.upperBound }
    }

    /// The original offset of a byte of the new text; for an inserted byte, the start of the text
    /// it replaced.
    package func offset(of new: Int) -> Int {
        if edits != nil, new < storage.bytes.count { return new }
        var (low, high) = (0, stretches.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if stretches[middle].new <= new { low = middle } else { high = middle }
        }
        let stretch = stretches[low]
        return stretch.isCopy ? stretch.old + new - stretch.new : stretch.old
    }
}

extension JSONValue {
    /// Whether the value is in the text of an edit that was made without a rewrite.
    package var isInserted: Bool {
        guard let origin = storage.origin, origin.edits != nil else { return false }
        return Int(node.start) >= origin.storage.bytes.count
    }
}
