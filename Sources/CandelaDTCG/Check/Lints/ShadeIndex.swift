import CandelaColor

/// A spatial index of shades, to find the nearest ones without comparing all.
///
/// Shades are sorted along a space-filling curve. A node covers a run of them with its bounding
/// box, and splits it where the curve crosses from one half of its cell to the other, so that its
/// children do not overlap.
struct ShadeIndex {
    /// The number of nodes and cells after which a search ends, once it has finished the current
    /// leaf. Nearer ones come first, so a better match is seldom missed, and never among a few
    /// hundred cells.
    private static let budget = 1_000
    private static let leafSize = 4

    /// A shade, and the indices of the colours that have it.
    struct Cell {
        let lab: LabColor
        var places: [Int]

        /// The chroma.
        fileprivate var chroma: Double { (lab.a * lab.a + lab.b * lab.b).squareRoot() }
    }

    fileprivate struct Node {
        var low: LabColor
        var high: LabColor
        var chroma: Double

        /// The lowest rank of a colour in it.
        var rank: Int

        /// The range of its cells.
        var cells = 0..<0

        /// The indices of its children; `nil` for a leaf.
        var below: (Int, Int)?
    }

    private let cells: [Cell]
    private let ranks: [Int]

    /// The nodes; children come before their parent.
    private var nodes: [Node] = []

    /// - Parameters:
    ///   - cells: Shades, each once, with indices in order of rank.
    ///   - rank: The rank of a colour, by index.
    init(_ cells: [Cell], rank: (Int) -> Int) {
        var all = Node.empty
        for cell in cells { all.add(cell, .max) }
        let sorted = cells.map { [all] in ($0, Self.code(of: $0.lab, in: all)) }
            .sorted { $0.1 < $1.1 }
        self.cells = sorted.map(\.0)
        ranks = self.cells.map { $0.places.first.map(rank) ?? .max }
        if !cells.isEmpty { _ = fill(0..<cells.count, sorted.map(\.1)) }
    }

    /// Creates the node for a range of cells, and its descendants.
    ///
    /// - Returns: The node's index.
    private mutating func fill(_ range: Range<Int>, _ codes: [UInt64]) -> Int {
        var node = Node.empty
        node.cells = range
        if range.count <= Self.leafSize {
            for place in range { node.add(cells[place], ranks[place]) }
        } else {
            let middle = Self.middle(of: range, codes)
            let below = (
                fill(range.lowerBound..<middle, codes), fill(middle..<range.upperBound, codes)
            )
            node.add(nodes[below.0])
            node.add(nodes[below.1])
            node.below = below
        }
        nodes.append(node)
        return nodes.count - 1
    }

    /// The first cell of a run whose code has the highest differing bit set; the middle if all
    /// codes are equal.
    private static func middle(of range: Range<Int>, _ codes: [UInt64]) -> Int {
        let (first, last) = (codes[range.lowerBound], codes[range.upperBound - 1])
        guard first != last else { return range.lowerBound + range.count / 2 }
        let bit = UInt64(1) << UInt64(63 - (first ^ last).leadingZeroBitCount)
        var (low, high) = (range.lowerBound, range.upperBound - 1)
        while low < high {
            let middle = (low + high) / 2
            if codes[middle] & bit == 0 { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Visits the cells that may be nearest to a shade, nearer ones first.
    ///
    /// - Parameters:
    ///   - rank: Only cells with a colour of a lower rank are visited.
    ///   - limit: The maximum distance of a cell.
    ///   - body: Receives a cell and returns the new maximum distance.
    func search(
        near lab: LabColor, below rank: Int, within limit: Double, _ body: (Cell) -> Double
    ) {
        guard !nodes.isEmpty else { return }
        var limit = limit
        var left = Self.budget
        let chroma = (lab.a * lab.a + lab.b * lab.b).squareRoot()
        var open: [(node: Int, bound: Double)] = [(nodes.count - 1, 0)]
        while left > 0, let (number, bound) = open.popLast() {
            let node = nodes[number]
            guard bound <= limit, node.rank < rank else { continue }
            left -= 1
            guard let below = node.below else {
                for place in node.cells where ranks[place] < rank {
                    left -= 1
                    limit = body(cells[place])
                }
                continue
            }
            let one = (node: below.0, bound: nodes[below.0].bound(lab, chroma))
            let other = (node: below.1, bound: nodes[below.1].bound(lab, chroma))
            open += one.bound > other.bound ? [one, other] : [other, one]
        }
    }

    /// The shade's position on the curve: the interleaved bits of its three components, scaled
    /// finely enough to separate close cells.
    private static func code(of lab: LabColor, in bounds: Node) -> UInt64 {
        let (low, high) = (bounds.low, bounds.high)
        let extent = max(
            high.lightness - low.lightness, high.a - low.a, high.b - low.b, .leastNormalMagnitude)
        func spread(_ value: Double) -> UInt64 {
            let whole = UInt64(value / extent * Double((1 << 21) - 1))
            return (0..<21).reduce(0) { $0 | (whole >> UInt64($1) & 1) << UInt64(3 * $1) }
        }
        return spread(lab.lightness - low.lightness) << 2 | spread(lab.a - low.a) << 1
            | spread(lab.b - low.b)
    }
}

extension ShadeIndex.Node {
    fileprivate static let empty = Self(
        low: LabColor(lightness: .infinity, a: .infinity, b: .infinity),
        high: LabColor(lightness: -.infinity, a: -.infinity, b: -.infinity), chroma: 0, rank: .max)

    fileprivate mutating func add(_ cell: ShadeIndex.Cell, _ rank: Int) {
        add(Self(low: cell.lab, high: cell.lab, chroma: cell.chroma, rank: rank))
    }

    fileprivate mutating func add(_ other: Self) {
        low = LabColor(
            lightness: min(low.lightness, other.low.lightness), a: min(low.a, other.low.a),
            b: min(low.b, other.low.b))
        high = LabColor(
            lightness: max(high.lightness, other.high.lightness), a: max(high.a, other.high.a),
            b: max(high.b, other.high.b))
        chroma = max(chroma, other.chroma)
        rank = min(rank, other.rank)
    }

    /// A lower bound of CIEDE2000 for all shades in the node.
    ///
    /// The weight of lightness is at most 1.75. The rotation term takes at most √3/2 of the
    /// differences in chroma and hue, so they count at least √(1 − √3/2) > 1/2.75 of their weight.
    /// The weight of chroma is the greater one, and its chroma is at most 6.5 above the mean of the
    /// two colours.
    fileprivate func bound(_ lab: LabColor, _ own: Double) -> Double {
        let lightness = max(low.lightness - lab.lightness, lab.lightness - high.lightness, 0) / 1.75
        let da = max(low.a - lab.a, lab.a - high.a, 0)
        let db = max(low.b - lab.b, lab.b - high.b, 0)
        let weight = 2.75 * (1 + 0.045 * ((own + chroma) / 2 + 6.5))
        return (lightness * lightness + (da * da + db * db) / (weight * weight)).squareRoot()
    }
}
