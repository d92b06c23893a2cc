/// A replacement of a byte range in a text.
package struct SourceEdit {
    package let range: Range<Int>
    /// The new text.
    package let text: String
    /// The pieces after the new text.
    let rest: [SourceRewrite.Piece]

    package init(_ range: Range<Int>, _ text: String, _ rest: [SourceRewrite.Piece] = []) {
        self.range = range
        self.text = text
        self.rest = rest
    }
}

extension [SourceEdit] {
    /// The edits in the order of the text, without those that overlap an earlier one.
    package var inOrder: [SourceEdit] {
        let places = map { ($0.range.lowerBound, $0.range.upperBound) }
        let order = indices.ordered {
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

/// A text made of pieces of another one, with the origin of each byte.
///
/// Everything outside the edits keeps its bytes, so layout, order and number spellings are
/// preserved.
package struct SourceRewrite {
    package private(set) var bytes: [UInt8] = []
    package private(set) var origin: SourceOrigin

    /// The marked values; offsets refer to the original text.
    package var marks = SourceMarks()

    /// - Parameter edits: In any order. Of two that overlap, the one that starts later is ignored.
    package init(_ storage: JSONStorage, _ edits: [SourceEdit]) {
        self.init(storage, pieces: Piece.copies(of: 0..<storage.length, with: edits))
    }

    /// A part of a new text.
    package enum Piece: Sendable, ExpressibleByStringInterpolation {
        /// Text made from a place in the original one: by default, the end of the last copy.
        case text(String, place: Int?)
        /// A range of the original text.
        case copy(Range<Int>)

        package init(stringLiteral text: String) { self = .text(text, place: nil) }

        fileprivate var length: Int {
            switch self {
            case .text(let text, _): text.utf8.count
            case .copy(let range): range.count
            }
        }

        /// The pieces of a range with some edits, of which the one that starts later of two that
        /// overlap is ignored.
        package static func copies(of range: Range<Int>, with edits: [SourceEdit]) -> [Piece] {
            var pieces: [Piece] = []
            pieces.reserveCapacity(edits.count * 2 + 1)
            var copied = range.lowerBound
            for edit in edits.inOrder {
                pieces.append(.copy(copied..<edit.range.lowerBound))
                pieces.append(.text(edit.text, place: edit.range.lowerBound))
                pieces += edit.rest
                copied = edit.range.upperBound
            }
            pieces.append(.copy(copied..<range.upperBound))
            return pieces
        }
    }

    /// A new text of pieces.
    package init(_ storage: JSONStorage, pieces: [Piece]) {
        origin = SourceOrigin(of: storage)
        bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.length })
        var end = 0
        for piece in pieces {
            switch piece {
            case .text(let text, let place):
                origin.add(from: bytes.count, to: place ?? end, isCopy: false)
                bytes.append(contentsOf: text.utf8)
            case .copy(let range):
                origin.add(from: bytes.count, to: range.lowerBound, isCopy: true)
                bytes += storage.bytes[range]
                end = range.upperBound
            }
        }
    }
}

/// Values that later stages treat differently, by the byte offsets of their first characters; in a
/// document, by their indices.
package struct SourceMarks: Sendable {
    /// The objects whose tokens are skipped.
    package var skipped: Set<Int> = []
    /// The values whose errors are tolerated.
    package var tolerated: Set<Int> = []
    /// The objects whose tokens contain values in another notation.
    package var foreign: Set<Int> = []
    /// A reader's notes on the values in another notation, which it converts in each context.
    package var notes: [Int: any Sendable] = [:]

    package init() {}

    package var isEmpty: Bool { skipped.isEmpty && tolerated.isEmpty && foreign.isEmpty }

    /// The marks of values that have other offsets or indices; those without one are left out.
    func moved(_ place: (Int) -> Int?) -> SourceMarks {
        var marks = SourceMarks()
        marks.skipped = Set(skipped.compactMap(place))
        marks.tolerated = Set(tolerated.compactMap(place))
        marks.foreign = Set(foreign.compactMap(place))
        for (offset, note) in notes {
            if let index = place(offset) { marks.notes[index] = note }
        }
        return marks
    }
}

/// A map from the bytes of a rewritten text to the bytes of the original.
package struct SourceOrigin: Sendable {
    /// The text before the rewrite.
    package let storage: JSONStorage

    /// The start of each stretch in the new and in the original text.
    private(set) var stretches: [(new: Int, old: Int, isCopy: Bool)] = [(0, 0, true)]

    init(of storage: JSONStorage) { self.storage = storage }

    mutating func add(from new: Int, to old: Int, isCopy: Bool) {
        stretches.append((new, old, isCopy))
    }

    /// The last stretch that begins at a byte of the new text or before it.
    private func stretch(at new: Int) -> (new: Int, old: Int, isCopy: Bool) {
        var (low, high) = (0, stretches.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if stretches[middle].new <= new { low = middle } else { high = middle }
        }
        return stretches[low]
    }

    /// Whether a byte of the new text is one of the original.
    func isCopy(_ new: Int) -> Bool { stretch(at: new).isCopy }

    /// The original offset of a byte of the new text; for an inserted byte, the start of the text
    /// it replaced.
    package func offset(of new: Int) -> Int {
        let stretch = stretch(at: new)
        return stretch.isCopy ? stretch.old + new - stretch.new : stretch.old
    }

    /// The map from bytes of the original to bytes of the new text, each of which occurs once;
    /// `nil` for bytes that were replaced.
    var newOffset: (Int) -> Int? {
        let ends = stretches.dropFirst().map(\.new) + [.max]
        let copies = zip(stretches, ends).filter { $0.isCopy && $0.new < $1 }
            .map { (old: $0.old, new: $0.new, count: $1 - $0.new) }
            .ordered { $0.old < $1.old }
        return { offset in
            var (low, high) = (0, copies.count)
            while low < high {
                let middle = (low + high) / 2
                if copies[middle].old <= offset { low = middle + 1 } else { high = middle }
            }
            guard low > 0 else { return nil }
            let (copy, place) = (copies[low - 1], offset - copies[low - 1].old)
            return place < copy.count ? copy.new + place : nil
        }
    }
}

extension JSONValue {
    /// Whether the value is in text that a rewrite inserted.
    package var isInserted: Bool { storage.origin?.isCopy(Int(node.start)) == false }
}
