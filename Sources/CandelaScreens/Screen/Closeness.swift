/// How alike names are spelled, for errors that say what may have been meant.
enum Closeness {
    /// Up to three of the names that are spelled most like a text, best first.
    ///
    /// Upper and lower case do not count. A name is close when at most a third of its letters, or
    /// two of them, would have to change, or when the text is how it begins or ends.
    static func closest(to text: String, among names: [String]) -> [String] {
        let wanted = Array(text.lowercased().unicodeScalars.prefix(64))
        let limit = max(2, wanted.count / 3)
        var ranked: [(distance: Int, position: Int, name: String)] = []
        for (position, name) in names.enumerated() {
            let letters = Array(name.lowercased().unicodeScalars.prefix(64))
            let isPart =
                !wanted.isEmpty
                && (letters.starts(with: wanted)
                    || letters.reversed().starts(with: wanted.reversed()))
            let distance = isPart ? 1 : distance(wanted, letters)
            guard distance <= limit, !ranked.contains(where: { $0.name == name }) else { continue }
            ranked.append((distance, position, name))
        }
        ranked.sort { ($0.distance, $0.position) < ($1.distance, $1.position) }
        return ranked.prefix(3).map(\.name)
    }

    /// How many letters must be added, removed or replaced to turn one text into another.
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var row = Array(0...right.count)
        for (i, letter) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in right.enumerated() {
                let replaced = diagonal + (letter == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
            }
        }
        return row[right.count]
    }
}
