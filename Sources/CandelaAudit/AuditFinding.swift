public import CandelaElements
public import CandelaTokens

/// An accessibility problem of a screen, found from its elements alone.
///
/// A problem that occurs in several appearances is one finding, with the worst of its figures.
public struct AuditFinding: Sendable, Hashable, Codable {
    /// The check that found it: `text-contrast`.
    public let id: AuditCheck

    /// The severity of the problem.
    public internal(set) var severity: Severity

    /// The problem and its figures, in one sentence.
    public let message: String

    /// The suggested fix.
    public let help: String

    /// The screen with the problem.
    public let screen: ScreenName

    /// The named state of the screen; absent unless it was made from a specimen.
    public let specimen: String?

    /// The language of the screen, as a BCP 47 tag.
    public let language: String

    /// The type size of the screen.
    public let typeSize: TypeSize

    /// The appearances with the problem; absent if colours do not matter.
    public internal(set) var appearances: [Appearance]?

    /// The id of the card with the problem; absent outside of cards.
    public let card: String?

    /// The JSON Pointer of the element in the screen: `/cards/0/body/children/2`.
    public let path: String

    /// The path of names from the card down to the element; unnamed elements are given by kind.
    public let place: String

    /// The token paths of the roles involved; empty if none.
    public let roles: [String]

    /// The measured values.
    public let figures: [Figure]

    /// The severity of a finding.
    public enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
        /// Some people cannot read, reach or understand the content.
        case error
        /// The content is usable, but harder to use than necessary.
        case warning
        /// The content should be reviewed.
        case note

        /// Whether the left severity is worse than the right one.
        public static func < (left: Severity, right: Severity) -> Bool {
            left.rank < right.rank
        }

        private var rank: Int {
            switch self {
            case .error: 0
            case .warning: 1
            case .note: 2
            }
        }
    }

    /// A measured value with its limit.
    public struct Figure: Sendable, Hashable, Codable {
        /// The name of the quantity: `contrast`, `width`.
        public let name: String

        /// The measured value.
        public let value: Double

        /// The minimum that passes; absent if smaller is better.
        public let least: Double?

        /// The maximum that passes; absent if larger is better.
        public let most: Double?

        /// The unit: `points`; absent for ratios and counts.
        public let unit: String?

        /// The distance from passing, as a share of the limit; 0 without a limit.
        var shortfall: Double {
            if let least { return (least - value) / max(least, 0.01) }
            if let most { return (value - most) / max(most, 0.01) }
            return 0
        }
    }
}

extension AuditFinding: CustomStringConvertible {
    /// The finding on one line: `error: weight.dashboard streak-at-risk cards[0]/title: …
    /// [text-contrast]`.
    public var description: String {
        let state = specimen.map { " \($0)" } ?? ""
        return
            "\(severity.rawValue): \(screen.rawValue)\(state) \(place): \(message) [\(id.rawValue)]"
    }
}

extension AuditFinding {
    /// The key of findings that are merged into one.
    struct Key: Hashable {
        let id: AuditCheck
        let screen: ScreenName
        let specimen: String?
        let path: String
        let roles: [String]

        /// The language, if the findings of the check depend on it; otherwise empty.
        let subject: String
    }

    /// The largest shortfall of its figures; 0 without figures.
    var shortfall: Double { figures.map(\.shortfall).max() ?? 0 }
}

extension [AuditFinding] {
    /// Merges findings that differ only in appearance, language or type size, in the order of their
    /// first occurrence.
    ///
    /// The merged finding has the worst figures and severity, and all of the appearances. Findings
    /// of a check that depends on the language are merged only within that language.
    package func joined() -> [AuditFinding] {
        var order: [AuditFinding.Key] = []
        var worst: [AuditFinding.Key: AuditFinding] = [:]
        for finding in self {
            let key = AuditFinding.Key(
                id: finding.id, screen: finding.screen, specimen: finding.specimen,
                path: finding.path, roles: finding.roles,
                subject: finding.id.dependsOnLanguage ? finding.language : "")
            guard let other = worst[key] else {
                order.append(key)
                worst[key] = finding
                continue
            }
            var kept = finding.shortfall > other.shortfall ? finding : other
            let all = (other.appearances ?? []) + (finding.appearances ?? [])
            if !all.isEmpty { kept.appearances = Appearance.allCases.filter(all.contains) }
            kept.severity = Swift.min(finding.severity, other.severity)
            worst[key] = kept
        }
        return order.compactMap { worst[$0] }
    }
}
