import CandelaJSON

/// The error for a text that is not a time zone.
public enum ZoneError: Error, Sendable, Equatable {
    /// The zone database has no such identifier; `closest` has up to three similar ones, best
    /// first.
    case unknown(identifier: String, closest: [String])
}

extension ZoneError: CustomStringConvertible {
    /// The problem and a suggestion, on one line.
    public var description: String {
        switch self {
        case .unknown(let identifier, let closest):
            let names = closest.map { "'\($0)'" }.joined(separator: ", ")
            let help = names.isEmpty ? "" : ": try \(names)"
            return "unknown time zone '\(identifier)'\(help)"
        }
    }
}

extension ZoneError {
    /// The error for an unknown identifier, with the closest known ones. A city is also compared
    /// with the cities alone, so that `Europe/Berlin` is suggested for `berlin`.
    static func unknown(_ identifier: String, among known: [String]) -> ZoneError {
        .unknown(
            identifier: identifier,
            closest: Suggestions.closest(to: identifier, among: known, countsParts: true))
    }
}
