/// The “did you mean” of every message: the known names nearest to a misspelt one.
public enum Suggestions: Sendable {
    /// The names nearest to `name`, best first.
    ///
    /// Nearness is the number of letters to add, drop, change or swap with their neighbour, letter
    /// case aside; up to a third of the longer name may differ. Names much farther than the best
    /// one are left out, names equally near keep the order they came in, and `name` itself is
    /// never suggested.
    ///
    /// - Parameters:
    ///   - name: What was written.
    ///   - names: What could have been meant. Repeated names count once.
    ///   - limit: The most names to return.
    ///   - countsParts: Whether a part of a name may have been meant: how it begins or ends, or what
    ///     is behind its last slash, so that `berln` finds `Europe/Berlin`.
    public static func closest(
        to name: String, among names: some Sequence<String>, limit: Int = 3,
        countsParts: Bool = false
    ) -> [String] {
        let wanted = Spelling(name)
        guard !wanted.letters.isEmpty, limit > 0 else { return [] }
        var found: [(distance: Int, name: String)] = []
        for candidate in names where !candidate.utf8.elementsEqual(name.utf8) {
            let best = found.first?.distance ?? Int.max - 1
            var nearest = wanted.distance(to: Spelling(candidate), within: best + 1)
            if countsParts, let part = wanted.distance(toPartOf: candidate, within: best + 1) {
                nearest = Swift.min(nearest ?? part, part)
            }
            guard let distance = nearest, !found.contains(where: { $0.name == candidate }) else {
                continue
            }
            let place = found.firstIndex { $0.distance > distance } ?? found.endIndex
            found.insert((distance, candidate), at: place)
            if found.count > limit { found.removeLast() }
        }
        let best = found.first?.distance ?? 0
        return found.filter { $0.distance <= best + 1 }.map(\.name)
    }

    /// The help line for a misspelt name, or nothing when no name is near.
    ///
    /// - Parameter noun: What the names are, in the singular: “name”, “type size”.
    public static func help(
        for name: String, among names: some Sequence<String>, noun: String = "name"
    ) -> [String] {
        let near = closest(to: name, among: names).map { "'\($0)'" }
        switch near.count {
        case 0: return []
        case 1: return ["closest \(noun) is \(near[0])"]
        default:
            let first = near.dropLast().joined(separator: ", ")
            return ["closest \(noun)s are \(first) and \(near[near.count - 1])"]
        }
    }
}

/// A name's letters without case, and which letters it has, for a quick first refusal.
private struct Spelling {
    let letters: [UInt32]
    private let present: UInt64

    /// The most letters that are compared: the time of comparing grows with their square.
    private static let longest = 256

    init(_ name: some StringProtocol) {
        letters = name.unicodeScalars.prefix(Self.longest).map {
            ("A"..."Z").contains($0) ? $0.value + 32 : $0.value
        }
        present = letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }

    /// The edit distance to a name, or nothing when it is above a limit or above a third of the
    /// longer name.
    func distance(to other: Spelling, within limit: Int) -> Int? {
        let allowed = max(1, max(letters.count, other.letters.count) / 3)
        return distance(to: other, atMost: min(allowed, limit))
    }

    /// The edit distance to what is behind the last slash of a name, or 1 when the name begins or
    /// ends so; nothing when it is above a limit.
    func distance(toPartOf name: String, within limit: Int) -> Int? {
        let whole = Spelling(name).letters
        if limit >= 1,
            whole.starts(with: letters) || whole.reversed().starts(with: letters.reversed())
        {
            return 1
        }
        guard let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        return distance(to: Spelling(name[slash...].dropFirst()), within: limit)
    }

    /// The edit distance (restricted Damerau-Levenshtein), or nothing when it is above `limit`.
    /// Names that differ in case alone are at distance 0.
    private func distance(to other: Spelling, atMost limit: Int) -> Int? {
        let (a, b) = (letters, other.letters)
        guard abs(a.count - b.count) <= limit,
            (present & ~other.present).nonzeroBitCount <= limit,
            (other.present & ~present).nonzeroBitCount <= limit
        else { return nil }
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        var row = last
        for i in a.indices {
            row[0] = i + 1
            var least = row[0]
            for j in b.indices {
                var cost = min(last[j + 1], row[j]) + 1
                cost = min(cost, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    cost = min(cost, beforeLast[j - 1] + 1)
                }
                row[j + 1] = cost
                least = min(least, cost)
            }
            guard least <= limit else { return nil }
            (beforeLast, last, row) = (last, row, beforeLast)
        }
        return last[b.count] <= limit ? last[b.count] : nil
    }
}
