/// The upper bound of an axis and its labels, in round numbers.
///
/// For example, 34 gives 40, 7 gives 10, and all zeros give 10.
public struct NiceScale: Sendable, Equatable {
    /// The upper bound: the next of 1, 2, 3, 4, 5, 6, 8 and 10 times a power of ten that is above
    /// the greatest value, and at least 10 by default.
    public let bound: Int

    /// The labels from 0 to ``bound``, with at most four steps.
    public let marks: [Int]

    /// Creates a scale for values up to the given one; a value below 0 counts as 0, and one above a
    /// billion as a billion.
    public init(greatest: Int, atLeast least: Int = 10) {
        let value = min(max(0, greatest), 1_000_000_000)
        var power = 1
        while power * 10 <= value { power *= 10 }
        let nice = [1, 2, 3, 4, 5, 6, 8, 10, 20].map { $0 * power }
        let bound = max(least, nice.first { $0 > value } ?? value + 1)
        self.bound = bound
        let step = [1, 2, 5, 10, 20, 25, 50, 100].lazy
            .flatMap { base in [1, 100, 10_000, 1_000_000, 100_000_000].map { base * $0 } }
            .filter { bound % $0 == 0 && bound / $0 <= 4 }.min()
        marks = Array(stride(from: 0, through: bound, by: step ?? bound))
    }

    /// Round numbers within bounds: the multiples of the smallest of 1, 2, 5, 10, 20, 50, … that
    /// does not give too many labels. Bounds beyond ±1 billion are clamped.
    ///
    /// - Parameter most: The maximum number of steps; at least 2.
    public static func marks(within bounds: ClosedRange<Double>, most: Int = 5) -> [Int] {
        let (least, greatest) = (max(-1e9, bounds.lowerBound), min(1e9, bounds.upperBound))
        guard least <= greatest else { return [] }
        var step = 1
        var factors = [2, 5, 10].makeIterator()
        var power = 1
        while (greatest - least) / Double(step) > Double(max(2, most)) {
            if let factor = factors.next() {
                step = power * factor
            } else {
                power *= 10
                factors = [2, 5, 10].makeIterator()
            }
        }
        let first = Int((least / Double(step)).rounded(.up)) * step
        return Array(stride(from: first, through: Int(greatest.rounded(.down)), by: step))
    }
}
