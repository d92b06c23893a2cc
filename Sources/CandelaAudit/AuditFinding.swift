public import CandelaElements
public import CandelaTokens

/// Something a person would stumble over on a screen, found from its elements alone.
///
/// The same thing in several appearances is one finding, with the worst of its figures.
public struct AuditFinding: Sendable, Hashable, Codable {
    /// Which check found it: `text-contrast`.
    public let id: AuditCheck

    /// How bad it is.
    public internal(set) var severity: Severity

    /// What is wrong, with its figures, in one sentence.
    public let message: String

    /// What would mend it.
    public let help: String

    /// The screen it is on.
    public let screen: ScreenName

    /// The named state of the screen, when it was made from a specimen.
    public let specimen: String?

    /// The language of the words it was found in, as a BCP 47 tag.
    public let language: String

    /// The reader's type size it was found at.
    public let typeSize: TypeSize

    /// The appearances it was found in; absent where colours do not matter.
    public internal(set) var appearances: [Appearance]?

    /// The card it is in, by its id; absent outside of cards.
    public let card: String?

    /// Where the element stands in the screen's JSON, as a JSON Pointer: `/cards/0/body/children/2`.
    public let path: String

    /// Where it is in words: the names, or else the kinds, of the elements from the card down.
    public let place: String

    /// The token paths of the roles it is about; empty for none.
    public let roles: [String]

    /// What was measured.
    public let figures: [Figure]

    /// How bad a finding is.
    public enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
        /// Some people cannot read, reach or understand it.
        case error
        /// It can be used, and is harder than it has to be.
        case warning
        /// Worth a look.
        case note

        /// Whether one is worse than another.
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

    /// A number that was measured, with what it should be.
    public struct Figure: Sendable, Hashable, Codable {
        /// What was measured: `contrast`, `width`.
        public let name: String

        /// The measured value.
        public let value: Double

        /// The least that passes; absent where small is good.
        public let least: Double?

        /// The most that passes; absent where large is good.
        public let most: Double?

        /// What it is measured in: `points`; absent for plain ratios and counts.
        public let unit: String?

        /// How far the value is from passing, as a share of what passes.
        var shortfall: Double {
            if let least { return (least - value) / max(least, 0.01) }
            if let most { return (value - most) / max(most, 0.01) }
            return 0
        }
    }
}

extension AuditFinding: CustomStringConvertible {
    /// The finding in one line: `error: weight.dashboard streak-at-risk cards[0]/title: … [text-contrast]`.
    public var description: String {
        let state = specimen.map { " \($0)" } ?? ""
        return
            "\(severity.rawValue): \(screen.rawValue)\(state) \(place): \(message) [\(id.rawValue)]"
    }
}

extension AuditFinding {
    /// What makes two findings the same thing, seen in other appearances, languages or sizes.
    struct Key: Hashable {
        let id: AuditCheck
        let screen: ScreenName
        let specimen: String?
        let path: String
        let roles: [String]
        let subject: String
    }

    /// How far its worst figure is from passing.
    var shortfall: Double { figures.map(\.shortfall).max() ?? 0 }
}

extension [AuditFinding] {
    /// The findings with those of one thing joined: what was found in several appearances, languages
    /// or type sizes is told once, as it is worst.
    package func joined() -> [AuditFinding] {
        var order: [AuditFinding.Key] = []
        var worst: [AuditFinding.Key: AuditFinding] = [:]
        for finding in self {
            let key = AuditFinding.Key(
                id: finding.id, screen: finding.screen, specimen: finding.specimen,
                path: finding.path, roles: finding.roles,
                subject: finding.id.isOfWords ? finding.language : "")
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
