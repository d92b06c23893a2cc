/// Suggestions for misspelt names: the known names nearest to them.
public enum Suggestions: Sendable {
    /// The names nearest to `name`, best first.
    ///
    /// The distance is the number of letters to insert, delete, substitute or transpose, ignoring
    /// ASCII case, in the first 256 letters. One letter may always differ, and up to a third of the
    /// longer name. Names more than one step farther than the best are left out, equally near names
    /// keep their order, and `name` itself is never suggested.
    ///
    /// - Parameters:
    ///   - name: The misspelt name.
    ///   - names: The candidates. Repeated names count once.
    ///   - limit: The maximum number of names to return.
    ///   - countsParts: Whether to match parts of a name too: its beginning, its end, or the part
    ///     after its last slash, so that `berln` finds `Europe/Berlin`.
    public static func closest(
        to name: String, among names: some Sequence<String>, limit: Int = 3,
        countsParts: Bool = false
    ) -> [String] {
        let wanted = Spelling(name)
        guard !wanted.letters.isEmpty, limit > 0 else { return [] }
        var compare = EditDistance()
        var found: [(distance: Int, name: String)] = []
        for candidate in names where !candidate.utf8.elementsEqual(name.utf8) {
            let best = found.first?.distance ?? Int.max - 1
            var nearest = wanted.distance(to: Spelling(candidate), within: best + 1, &compare)
            if countsParts,
                let part = wanted.distance(toPartOf: candidate, within: best + 1, &compare)
            {
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

    /// The help line for a misspelt name; empty if no name is near.
    ///
    /// - Parameter noun: The kind of name, in the singular: “name”, “type size”.
    public static func help(
        for name: String, among names: some Sequence<String>, noun: String = "name"
    ) -> [String] {
        help(naming: closest(to: name, among: names), noun: noun)
    }

    /// The help line that lists some names.
    package static func help(naming names: [String], noun: String) -> [String] {
        let near = names.map { "'\($0)'" }
        switch near.count {
        case 0: return []
        case 1: return ["closest \(noun) is \(near[0])"]
        default:
            let first = near.dropLast().joined(separator: ", ")
            return ["closest \(noun)s are \(first) and \(near[near.count - 1])"]
        }
    }
}
