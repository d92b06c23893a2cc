/// A name's first 256 scalars, ASCII letters in lowercase, with a bit set of them to reject most
/// names quickly.
struct Spelling {
    let letters: [UInt32]
    let present: UInt64

    /// The maximum number of letters compared, since comparison takes quadratic time.
    static let longest = 256

    init(_ name: some StringProtocol) {
        letters = name.unicodeScalars.prefix(Self.longest).map {
            ("A"..."Z").contains($0) ? $0.value + 32 : $0.value
        }
        present = letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }

    /// The maximum edit distance at which a name with `count` letters is still a suggestion: a
    /// third of the longer name, but at least 1.
    func allowance(for count: Int) -> Int { max(1, max(letters.count, count) / 3) }

    /// A quick test on letter sets that rejects most names beyond a limit.
    func mayBeNear(_ other: UInt64, within limit: Int) -> Bool {
        (present & ~other).nonzeroBitCount <= limit && (other & ~present).nonzeroBitCount <= limit
    }

    /// The edit distance to a name; `nil` if it is above the limit or the allowance.
    func distance(
        to other: Spelling, within limit: Int, _ compare: inout EditDistance
    ) -> Int? {
        let limit = min(allowance(for: other.letters.count), limit)
        guard mayBeNear(other.present, within: limit) else { return nil }
        return compare.distance(letters[...], other.letters[...], within: limit)
    }

    /// The edit distance to the part of a name after its last slash, or 1 if the name begins or
    /// ends with these letters; `nil` if it is above the limit.
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

/// The restricted Damerau–Levenshtein distance, with buffers reused between comparisons.
struct EditDistance {
    /// The number of table cells computed so far.
    private(set) var effort = 0

    private var beforeLast = [Int](repeating: 0, count: Spelling.longest + 2)
    private var last = [Int](repeating: 0, count: Spelling.longest + 2)
    private var row = [Int](repeating: 0, count: Spelling.longest + 2)

    /// The number of letters to insert, delete, substitute or transpose; `nil` if it is above
    /// `limit`. Neither name is longer than ``Spelling/longest``.
    mutating func distance(
        _ a: ArraySlice<UInt32>, _ b: ArraySlice<UInt32>, within limit: Int
    ) -> Int? {
        guard abs(a.count - b.count) <= limit else { return nil }
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        // Only cells this close to the diagonal can be within the limit.
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
