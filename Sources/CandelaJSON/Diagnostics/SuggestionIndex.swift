/// An index of known names for many suggestion lookups.
///
/// Gives the same results as ``Suggestions/closest(to:among:limit:countsParts:)``. Comparing every
/// misspelt name with every known one takes time proportional to the product of their numbers, so
/// the total effort is bounded: in a file with a thousand mistakes, only the earlier ones get
/// suggestions.
package struct SuggestionIndex: Sendable {
    private let names: [String]
    private var letters: [UInt32] = []

    /// The offset of each name's letters, and the end of the last.
    private var starts: [Int32] = [0]
    private var present: [UInt64] = []

    /// The indices of the names sorted by length, stable among equals; `lengths` has the offset at
    /// which each length begins.
    private var order: [Int32] = []
    private var lengths = [Int](repeating: 0, count: Spelling.longest + 2)

    /// The remaining comparison budget; at zero nothing is suggested.
    private var effort: Int

    /// Indexes some names.
    ///
    /// - Parameter effort: The approximate number of letter comparisons allowed in total; the
    ///   default takes some tens of milliseconds.
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

    /// The names nearest to `name`, best first; empty once the budget is spent.
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

    /// Adds a name to those found if it is near enough.
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

    /// The help line for a misspelt name; empty if no name is near or the budget is spent.
    ///
    /// - Parameter noun: The kind of name, in the singular.
    package mutating func help(for name: String, noun: String = "name") -> [String] {
        Suggestions.help(naming: closest(to: name), noun: noun)
    }
}
