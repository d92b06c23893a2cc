/// A set of indices, with one bit for each.
package struct IndexBits: Sendable, Hashable {
    private var words: [UInt64] = []

    /// The number of indices in the set.
    package private(set) var count = 0

    /// Creates an empty set.
    package init() {}

    /// Adds an index; no effect if it is in the set.
    package mutating func insert(_ index: Int) {
        guard !contains(index) else { return }
        let word = index / 64
        if word >= words.count {
            words.append(contentsOf: repeatElement(0, count: word + 1 - words.count))
        }
        words[word] |= 1 << UInt64(index % 64)
        count += 1
    }

    /// Whether an index is in the set.
    package func contains(_ index: Int) -> Bool {
        index / 64 < words.count && words[index / 64] & 1 << UInt64(index % 64) != 0
    }
}
