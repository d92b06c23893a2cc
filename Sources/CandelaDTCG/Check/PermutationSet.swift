/// A set of integers inserted in ascending order, stored as ranges: small both for sets that
/// contain nearly all permutations and for sets that contain few.
struct PermutationSet: Sendable, Hashable {
    private(set) var runs: [Range<Int>] = []

    /// The number of elements.
    private(set) var count = 0

    func contains(_ number: Int) -> Bool {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].upperBound <= number { low = middle + 1 } else { high = middle }
        }
        return low < runs.count && runs[low].contains(number)
    }

    /// The smallest non-negative integer not in the set.
    var firstMissing: Int { runs.first.map { $0.lowerBound == 0 ? $0.upperBound : 0 } ?? 0 }

    /// Whether the two sets have an element in common.
    func meets(_ other: PermutationSet) -> Bool {
        var (own, others) = (runs[...], other.runs[...])
        while let first = own.first, let second = others.first {
            if first.overlaps(second) { return true }
            if first.upperBound <= second.lowerBound {
                own.removeFirst()
            } else {
                others.removeFirst()
            }
        }
        return false
    }

    /// Inserts an integer that is at least the greatest element.
    mutating func insert(_ number: Int) {
        let end = runs.last?.upperBound ?? .min
        guard number >= end else {
            precondition(number == end - 1, "\(number) comes after \(end - 1)")
            return
        }
        if number == end {
            let last = runs.removeLast()
            runs.append(last.lowerBound..<number + 1)
        } else {
            runs.append(number..<number + 1)
        }
        count += 1
    }
}
