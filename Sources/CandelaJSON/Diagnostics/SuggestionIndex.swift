/// Names that many misspelt ones are looked up among, prepared once.
///
/// Finds the same as ``Suggestions/closest(to:among:limit:countsParts:)``. Comparing every misspelt
/// name with every known one takes a time that grows with both, so there is an end to it: a file with a
/// thousand slips gets its suggestions for the first of them.
package struct SuggestionIndex: Sendable {
    private let names: [String]
    private var letters: [UInt32] = []

    /// The places at which the letters of each name begin, and the one behind the last.
    private var starts: [Int32] = [0]
    private var present: [UInt64] = []

    /// The places of the names by their length, and among equals in the order they came in; those of
    /// a length begin at its place in `lengths`.
    private var order: [Int32] = []
    private var lengths = [Int](repeating: 0, count: Spelling.longest + 2)

    /// The comparisons of letters that are left; without any nothing is suggested.
    private var effort: Int

    /// Prepares some names.
    ///
    /// - Parameter effort: About how many letters may be compared with others in all, some tens of
    ///   milliseconds unless it is said.
    package init(_ names: some Sequence<String>, effort: Int = 20_000_000) {
        self.names = Array(names)
        self.effort = effort
        present.reserveCapacity(self.names.count)
        for name in self.names {
            let spelling = Spelling(name)
            letters += spelling.letters
            present.append(spelling.present)
            starts.append(Int32(truncatingIfNeeded: letters.count))
            lengths[spelling.letters.count + 1] += 1
        }
        for length in 1..<lengths.count { lengths[length] += lengths[length - 1] }
        var next = lengths
        order = [Int32](repeating: 0, count: self.names.count)
        for place in self.names.indices {
            let length = Int(starts[place + 1] - starts[place])
            order[next[length]] = Int32(truncatingIfNeeded: place)
            next[length] += 1
        }
    }

    /// The names nearest to `name`, best first; none once the effort is spent.
    package mutating func closest(to name: String, limit: Int = 3) -> [String] {
        let wanted = Spelling(name)
        guard effort > 0, !wanted.letters.isEmpty, limit > 0 else { return [] }
        var compare = EditDistance()
        var found: [(distance: Int, place: Int)] = []
        let own = wanted.letters.count
        for difference in 0...Spelling.longest {
            for length in difference == 0 ? [own] : [own - difference, own + difference] {
                guard (0...Spelling.longest).contains(length),
                    difference <= wanted.allowance(for: length)
                else { continue }
                for place in order[lengths[length]..<lengths[length + 1]] {
                    look(
                        at: Int(place), wanted, besides: name, limit, &found, &compare)
                }
            }
            if let best = found.first?.distance, difference > best + 1 { break }
        }
        effort -= compare.effort
        let best = found.first?.distance ?? 0
        return found.filter { $0.distance <= best + 1 }.map { names[$0.place] }
    }

    /// Puts a name among those found when it is near enough.
    private mutating func look(
        at place: Int, _ wanted: Spelling, besides name: String, _ limit: Int,
        _ found: inout [(distance: Int, place: Int)], _ compare: inout EditDistance
    ) {
        effort -= 1
        let range = Int(starts[place])..<Int(starts[place + 1])
        let most = min(
            wanted.allowance(for: range.count), found.first.map { $0.distance + 1 } ?? .max)
        guard wanted.mayBeNear(present[place], within: most),
            let distance = compare.distance(wanted.letters[...], letters[range], within: most),
            !names[place].utf8.elementsEqual(name.utf8)
        else { return }
        if let known = found.firstIndex(where: { names[$0.place] == names[place] }) {
            guard (distance, place) < found[known] else { return }
            found.remove(at: known)
        }
        let position = found.firstIndex { (distance, place) < $0 } ?? found.endIndex
        found.insert((distance, place), at: position)
        if found.count > limit { found.removeLast() }
    }

    /// The help line for a misspelt name, or nothing when no name is near or the effort is spent.
    ///
    /// - Parameter noun: What the names are, in the singular.
    package mutating func help(for name: String, noun: String = "name") -> [String] {
        Suggestions.help(naming: closest(to: name), noun: noun)
    }
}
