import CandelaJSON

/// The pairs of elements of two arrays, and the steps from the order of the first to the order of
/// the second.
///
/// Elements with the same key are pairs. What lies between two pairs in the same order is paired by
/// position. At most eight elements move; others in a different order are removed and added, so
/// that the work stays nearly linear.
struct ArrayAlignment {
    /// The text by which an element is recognised.
    enum Key: Hashable {
        case id(ArraySlice<UInt8>)
        case content(ArraySlice<UInt8>)

        fileprivate var isID: Bool { if case .id = self { true } else { false } }
    }

    /// The pairs, in the order of the second array.
    private(set) var pairs: [(old: Int, new: Int)] = []

    /// The positions in the first array of what has no pair.
    private(set) var removed: [Int] = []

    /// The moves of the remaining elements, with indices valid when each move is applied.
    private(set) var moves: [(from: Int, to: Int)] = []

    /// The positions in the second array of what has no pair.
    private(set) var added: [Int] = []

    private static let mostMoves = 8

    init(_ old: [Key], _ new: [Key]) {
        var partners = Self.partners(of: new, in: old)
        var (places, others) = (partners.indices.filter { partners[$0] != nil }, [Int]())
        let inOrder = Self.longestRise(of: places.compactMap { partners[$0] })
        let anchors = Set(inOrder.map { places[$0] })
        others = places.filter { !anchors.contains($0) }
        // Only what has an identity moves.
        let keepsOthers = others.count <= Self.mostMoves
        for place in others where !keepsOthers || !new[place].isID { partners[place] = nil }
        others = others.filter { partners[$0] != nil }
        places = Array(anchors).sorted()
        Self.pairGaps(between: places, &partners, oldCount: old.count)

        pairs = partners.indices.compactMap { place in partners[place].map { ($0, place) } }
        let kept = Set(pairs.map(\.old))
        removed = old.indices.filter { !kept.contains($0) }
        added = partners.indices.filter { partners[$0] == nil }
        if !others.isEmpty { moves = Self.moves(of: others, pairs) }
    }

    /// The position in the first array of each element of the second; `nil` without one. Equal keys
    /// are paired in their order.
    private static func partners(of new: [Key], in old: [Key]) -> [Int?] {
        var places: [Key: [Int]] = [:]
        // From the end, so that the first is taken from there.
        for place in old.indices.reversed() { places[old[place], default: []].append(place) }
        return new.map { places[$0]?.popLast() }
    }

    /// The positions of the longest strictly rising sequence of numbers, found by patience sorting.
    private static func longestRise(of numbers: [Int]) -> [Int] {
        /// The position of the smallest last number of a rise of each length.
        var lasts: [Int] = []
        var previous = [Int?](repeating: nil, count: numbers.count)
        for (place, number) in numbers.enumerated() {
            var (low, high) = (0, lasts.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[lasts[middle]] < number { low = middle + 1 } else { high = middle }
            }
            previous[place] = low > 0 ? lasts[low - 1] : nil
            if low < lasts.count { lasts[low] = place } else { lasts.append(place) }
        }
        var rise: [Int] = []
        var place = lasts.last
        while let found = place {
            rise.append(found)
            place = previous[found]
        }
        return rise.reversed()
    }

    /// Pairs what has no partner by its position between the same two anchors.
    private static func pairGaps(
        between anchors: [Int], _ partners: inout [Int?], oldCount: Int
    ) {
        var taken = [Bool](repeating: false, count: oldCount)
        for case let partner? in partners { taken[partner] = true }
        var (nextOld, nextNew) = (0, 0)
        for anchor in anchors + [partners.count] {
            let end = anchor < partners.count ? partners[anchor] ?? oldCount : oldCount
            while nextNew < anchor {
                while nextOld < end, taken[nextOld] { nextOld += 1 }
                guard nextOld < end else { break }
                if partners[nextNew] == nil {
                    partners[nextNew] = nextOld
                    nextOld += 1
                }
                nextNew += 1
            }
            (nextOld, nextNew) = (max(nextOld, end + 1), anchor + 1)
        }
    }

    /// The moves that put pairs into the order of the second array.
    ///
    /// - Parameter others: The positions in the second array of those that are out of order.
    private static func moves(
        of others: [Int], _ pairs: [(old: Int, new: Int)]
    ) -> [(from: Int, to: Int)] {
        var order = pairs.ordered { $0.old < $1.old }.map(\.new)
        let sorted = pairs.map(\.new)
        var moves: [(Int, Int)] = []
        for other in others {
            guard let from = order.firstIndex(of: other), let rank = sorted.firstIndex(of: other)
            else { continue }
            order.remove(at: from)
            // After the one before it, which is in its place already.
            let before = rank > 0 ? order.firstIndex(of: sorted[rank - 1]) : nil
            let place = before.map { $0 + 1 } ?? 0
            order.insert(other, at: place)
            if from != place { moves.append((from, place)) }
        }
        return moves
    }
}
