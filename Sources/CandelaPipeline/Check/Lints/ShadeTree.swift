import CandelaColor

/// Shades by where they lie, for the nearest ones of each without looking at all others.
///
/// Shades are sorted along a curve that fills their space, and each node holds a run of them with the
/// bounds of what is in it.
struct ShadeTree {
    /// The most nodes and spots that one search looks at. The nearer ones come first, so that what is
    /// left out is seldom nearer still, and never where there are a few hundred spots.
    private static let budget = 1_000
    private static let leafSize = 4

    /// A shade, and the places of the colours that have it.
    struct Spot {
        let lab: LabColor
        var places: [Int]

        /// How colourful it is.
        fileprivate var chroma: Double { (lab.a * lab.a + lab.b * lab.b).squareRoot() }
    }

    fileprivate struct Node {
        var low: LabColor
        var high: LabColor
        var chroma: Double

        /// The least rank of a colour in it.
        var rank: Int
    }

    private let spots: [Spot]
    private let ranks: [Int]

    /// The nodes as in a heap: those below the node i are 2i + 1 and 2i + 2.
    private var nodes: [Node] = []

    /// - Parameters:
    ///   - spots: Shades, each once, with the places in order of rank.
    ///   - rank: What a place has to be below to be found.
    init(_ spots: [Spot], rank: (Int) -> Int) {
        let nothing = Node(
            low: LabColor(lightness: .infinity, a: .infinity, b: .infinity),
            high: LabColor(lightness: -.infinity, a: -.infinity, b: -.infinity), chroma: 0,
            rank: .max)
        var all = nothing
        for spot in spots { all.add(spot, .max) }
        self.spots = spots.map { [all] in ($0, Self.code(of: $0.lab, in: all)) }
            .sorted { $0.1 < $1.1 }.map(\.0)
        ranks = self.spots.map { $0.places.first.map(rank) ?? .max }
        guard !spots.isEmpty else { return }
        var size = 1
        while size * Self.leafSize < spots.count { size *= 2 }
        nodes = Array(repeating: nothing, count: 2 * size - 1)
        fill(0, 0..<spots.count)
    }

    private mutating func fill(_ node: Int, _ range: Range<Int>) {
        guard 2 * node + 2 < nodes.count else {
            for place in range { nodes[node].add(spots[place], ranks[place]) }
            return
        }
        let middle = range.lowerBound + range.count / 2
        fill(2 * node + 1, range.lowerBound..<middle)
        fill(2 * node + 2, middle..<range.upperBound)
        nodes[node].add(nodes[2 * node + 1])
        nodes[node].add(nodes[2 * node + 2])
    }

    /// Goes through the spots that may be nearest to a shade, nearer ones first.
    ///
    /// - Parameters:
    ///   - rank: Only spots with a colour of a lower rank are looked at.
    ///   - limit: How far away a spot may be.
    ///   - body: Is given a spot; says how far away a better one may be.
    func search(
        near lab: LabColor, below rank: Int, within limit: Double, _ body: (Spot) -> Double
    ) {
        guard !nodes.isEmpty else { return }
        var limit = limit
        var left = Self.budget
        let chroma = (lab.a * lab.a + lab.b * lab.b).squareRoot()
        var open: [(node: Int, range: Range<Int>, bound: Double)] = [(0, 0..<spots.count, 0)]
        while let (node, range, bound) = open.popLast(), left > 0 {
            guard bound <= limit else { continue }
            left -= 1
            guard 2 * node + 2 < nodes.count else {
                for place in range where ranks[place] < rank {
                    left -= 1
                    limit = body(spots[place])
                }
                continue
            }
            let middle = range.lowerBound + range.count / 2
            var below = [
                (2 * node + 1, range.lowerBound..<middle),
                (2 * node + 2, middle..<range.upperBound),
            ]
            .filter { nodes[$0.0].rank < rank }
            .map { ($0.0, $0.1, nodes[$0.0].bound(lab, chroma)) }
            below.sort { $0.2 > $1.2 }
            open += below.map { (node: $0, range: $1, bound: $2) }
        }
    }

    /// Where a shade lies on the curve: the bits of its three figures in turns, in steps that part those
    /// of spots which are close together too.
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

extension ShadeTree.Node {
    fileprivate mutating func add(_ spot: ShadeTree.Spot, _ rank: Int) {
        add(Self(low: spot.lab, high: spot.lab, chroma: spot.chroma, rank: rank))
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

    /// What CIEDE2000 is not below for any shade in the node.
    ///
    /// The weight of lightness is never above 1.75. The rotation term takes at most √3/2 of what chroma
    /// and hue differ by, so they count at least √(1 − √3/2) > 1/2.75 of their weight. That of chroma is
    /// the greater one, and the chroma it takes is at most 6.5 above the mean of the two colours.
    fileprivate func bound(_ lab: LabColor, _ own: Double) -> Double {
        let lightness = max(low.lightness - lab.lightness, lab.lightness - high.lightness, 0) / 1.75
        let da = max(low.a - lab.a, lab.a - high.a, 0)
        let db = max(low.b - lab.b, lab.b - high.b, 0)
        let weight = 2.75 * (1 + 0.045 * ((own + chroma) / 2 + 6.5))
        return (lightness * lightness + (da * da + db * db) / (weight * weight)).squareRoot()
    }
}
