/// A set of whole numbers that are put in from the least up, kept as runs: it is small for what is in
/// nearly all permutations, and for what is in one of thousands.
struct RunSet: Sendable, Hashable {
    private(set) var runs: [Range<Int>] = []

    /// The number of its numbers.
    private(set) var count = 0

    func contains(_ number: Int) -> Bool {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].upperBound <= number { low = middle + 1 } else { high = middle }
        }
        return low < runs.count && runs[low].contains(number)
    }

    /// The least number from 0 up that is not in it.
    var firstMissing: Int { runs.first.map { $0.lowerBound == 0 ? $0.upperBound : 0 } ?? 0 }

    /// True when the two have a number in common.
    func meets(_ other: RunSet) -> Bool {
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

    /// Puts in a number that is none before the greatest one.
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
