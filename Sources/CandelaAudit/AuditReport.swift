public import CandelaElements

/// The findings of an audit, separated from those that a team has accepted.
public struct AuditReport: Sendable, Hashable, Codable {
    /// The version of the JSON contract, `major.minor`.
    package let schemaVersion: String

    /// The kind of document.
    package let kind: Kind

    /// The number of audited screens, counting each appearance, language and type size.
    public let screens: Int

    /// The open findings, most severe first.
    public let findings: [AuditFinding]

    /// The accepted findings with their reasons.
    public let accepted: [Accepted]

    /// Baseline entries that matched no finding and can be removed.
    public let outdated: [AuditBaseline.Entry]

    /// A kind of document.
    package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// The report of an audit.
        case audit
    }

    /// An accepted finding.
    public struct Accepted: Sendable, Hashable, Codable {
        /// The reason for accepting it.
        public let reason: String

        /// The finding.
        public let finding: AuditFinding
    }

    /// Creates a report that separates the findings accepted by a baseline.
    ///
    /// - Parameters:
    ///   - findings: The findings of the audited screens.
    ///   - screens: The number of audited screens.
    ///   - baseline: The accepted findings; the first entry that matches a finding gives its
    ///     reason.
    public init(_ findings: [AuditFinding], of screens: Int, baseline: AuditBaseline = .init()) {
        schemaVersion = Screen.schemaVersion
        kind = .audit
        self.screens = screens
        var open: [AuditFinding] = []
        var accepted: [Accepted] = []
        var used: Set<Int> = []
        for finding in findings {
            guard let place = baseline.accepted.firstIndex(where: { $0.covers(finding) }) else {
                open.append(finding)
                continue
            }
            used.insert(place)
            accepted.append(Accepted(reason: baseline.accepted[place].reason, finding: finding))
        }
        self.findings = open.enumerated()
            .sorted { ($0.element.severity, $0.offset) < ($1.element.severity, $1.offset) }
            .map(\.element)
        self.accepted = accepted
        outdated = baseline.accepted.enumerated().filter { !used.contains($0.offset) }
            .map(\.element)
    }
}

/// The findings that a team accepts, each with a reason.
public struct AuditBaseline: Sendable, Hashable, Codable {
    /// The entries of the baseline.
    public var accepted: [Entry]

    /// Creates a baseline from its entries.
    public init(_ accepted: [Entry] = []) {
        self.accepted = accepted
    }

    /// A pattern of accepted findings; a finding must match all of its members.
    public struct Entry: Sendable, Hashable, Codable {
        /// The check that found them.
        public var id: AuditCheck

        /// The screen; absent for all.
        public var screen: ScreenName?

        /// The named state; absent for all.
        public var specimen: String?

        /// The id of the card; absent for all.
        public var card: String?

        /// The place, as given in findings; absent for all.
        public var place: String?

        /// The roles: a finding matches if it involves no others; absent for all.
        public var roles: [String]?

        /// The reason for accepting them.
        public var reason: String

        /// Creates an entry that accepts findings of one check.
        ///
        /// - Parameters:
        ///   - screen: The screen; `nil` for all.
        ///   - card: The id of the card; `nil` for all.
        ///   - roles: The roles: a finding matches if it involves no others; `nil` for all.
        ///   - reason: The reason for accepting the findings.
        public init(
            _ id: AuditCheck, on screen: ScreenName? = nil, card: String? = nil,
            roles: [String]? = nil, because reason: String
        ) {
            self.id = id
            self.screen = screen
            self.card = card
            self.roles = roles
            self.reason = reason
        }

        /// Whether the entry accepts a finding.
        package func covers(_ finding: AuditFinding) -> Bool {
            func fits<Value: Equatable>(_ wanted: Value?, _ value: Value?) -> Bool {
                wanted == nil || wanted == value
            }
            return id == finding.id && fits(screen, finding.screen)
                && fits(specimen, finding.specimen) && fits(card, finding.card)
                && fits(place, finding.place)
                && (roles.map { finding.roles.allSatisfy($0.contains) } ?? true)
        }
    }
}
