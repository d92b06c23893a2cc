import CandelaJSON

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
    /// The error for an identifier, with its nearest neighbours among those that exist; a city alone
    /// is compared with the cities alone, so that `berlin` finds `Europe/Berlin`.
    static func unknown(_ identifier: String, among known: [String]) -> ZoneError {
        .unknown(
            identifier: identifier,
            closest: Suggestions.closest(to: identifier, among: known, countsParts: true))
    }
}
