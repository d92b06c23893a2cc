/// Why a text names no time zone.
public enum ZoneError: Error, Sendable, Hashable {
    /// The zone database has no such identifier; `closest` holds up to three that are spelled most
    /// like it, best first.
    case unknown(identifier: String, closest: [String])
}

extension ZoneError: CustomStringConvertible {
    /// The problem and what to write instead, on one line.
    public var description: String {
        switch self {
        case .unknown(let identifier, let closest):
            let names = closest.map { "'\($0)'" }.joined(separator: ", ")
            let help = names.isEmpty ? "" : ": closest are \(names)"
            return "unknown time zone '\(identifier)'\(help)"
        }
    }
}

extension ZoneError {
    /// The error for an identifier, with its nearest neighbours among those that exist.
    ///
    /// Letter case does not count, and a city alone is compared with the cities alone, so that
    /// `berlin` finds `Europe/Berlin`.
    static func unknown(_ identifier: String, among known: [String]) -> ZoneError {
        let wanted = Array(identifier.lowercased().utf8.prefix(64))
        let ranked = known.map { name in
            let whole = Array(name.lowercased().utf8)
            let city = whole.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? whole
            return (
                distance: Swift.min(editDistance(wanted, whole), editDistance(wanted, city)),
                name: name
            )
        }
        let limit = Swift.max(2, wanted.count / 3)
        let closest = ranked.filter { $0.distance <= limit }
            .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
            .prefix(3).map(\.name)
        return .unknown(identifier: identifier, closest: closest)
    }

    /// How many single-byte insertions, deletions and replacements lie between two texts.
    private static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var row = Array(0...right.count)
        for (i, byte) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in right.enumerated() {
                let replaced = diagonal + (byte == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = Swift.min(replaced, diagonal + 1, row[j] + 1)
            }
        }
        return row[right.count]
    }
}
