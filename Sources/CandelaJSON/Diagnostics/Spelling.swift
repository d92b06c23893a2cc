/// A name's letters without case, and which letters it has, for a quick first refusal.
struct Spelling {
    let letters: [UInt32]
    let present: UInt64

    /// The most letters that are compared: the time of comparing grows with their square.
    static let longest = 256

    init(_ name: some StringProtocol) {
        letters = name.unicodeScalars.prefix(Self.longest).map {
            ("A"..."Z").contains($0) ? $0.value + 32 : $0.value
        }
        present = letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }

    /// The most differences to a name of so many letters that still count as near.
    func allowance(for count: Int) -> Int { max(1, max(letters.count, count) / 3) }

    /// A first look that refuses most names beyond a limit, by the letters they have.
    func mayBeNear(_ other: UInt64, within limit: Int) -> Bool {
        (present & ~other).nonzeroBitCount <= limit && (other & ~present).nonzeroBitCount <= limit
    }

    /// The edit distance to a name, or nothing when it is above a limit or above a third of the
    /// longer name.
    func distance(
        to other: Spelling, within limit: Int, _ compare: inout EditDistance
    ) -> Int? {
        let limit = min(allowance(for: other.letters.count), limit)
        guard mayBeNear(other.present, within: limit) else { return nil }
        return compare.distance(letters[...], other.letters[...], within: limit)
    }

    /// The edit distance to what is behind the last slash of a name, or 1 when the name begins or
    /// ends so; nothing when it is above a limit.
    func distance(
        toPartOf name: String, within limit: Int, _ compare: inout EditDistance
    ) -> Int? {
        let whole = Spelling(name).letters
        if limit >= 1,
            whole.starts(with: letters) || whole.reversed().starts(with: letters.reversed())
        {
            return 1
        }
        guard let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        return distance(to: Spelling(name[slash...].dropFirst()), within: limit, &compare)
    }
}

/// The restricted Damerau-Levenshtein distance, with room that is kept between comparisons.
struct EditDistance {
    /// The cells of the table that were worked out so far.
    private(set) var effort = 0

    private var beforeLast = [Int](repeating: 0, count: Spelling.longest + 2)
    private var last = [Int](repeating: 0, count: Spelling.longest + 2)
    private var row = [Int](repeating: 0, count: Spelling.longest + 2)

    /// The letters to add, drop, change or swap with their neighbour, or nothing when they are more
    /// than `limit`. Neither name is longer than ``Spelling/longest``.
    mutating func distance(
        _ a: ArraySlice<UInt32>, _ b: ArraySlice<UInt32>, within limit: Int
    ) -> Int? {
        guard abs(a.count - b.count) <= limit else { return nil }
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        // Only cells this near to the diagonal can be within the limit.
        let (far, reach) = (limit + 1, min(limit, Spelling.longest))
        for j in 0...b.count { last[j] = j }
        for i in 0..<a.count {
            let (low, high) = (max(0, i - reach), min(b.count - 1, i + reach))
            let letter = a[a.startIndex + i]
            row[low] = low == 0 ? i + 1 : far
            var least = row[low]
            for j in low...high {
                let other = b[b.startIndex + j]
                var cost = min(last[j + 1], row[j]) + 1
                cost = min(cost, last[j] + (letter == other ? 0 : 1))
                if i > 0, j > 0, letter == b[b.startIndex + j - 1],
                    a[a.startIndex + i - 1] == other
                {
                    cost = min(cost, beforeLast[j - 1] + 1)
                }
                row[j + 1] = cost
                least = min(least, cost)
            }
            row[high + 2] = far
            effort += high - low + 1
            guard least <= limit else { return nil }
            swap(&beforeLast, &last)
            swap(&last, &row)
        }
        return last[b.count] <= limit ? last[b.count] : nil
    }
}
