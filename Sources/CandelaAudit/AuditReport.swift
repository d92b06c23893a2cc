public import CandelaElements

/// Everything an audit found, with what a team has accepted apart from it.
public struct AuditReport: Sendable, Hashable, Codable {
    /// The version of the JSON contract, `major.minor`.
    package let schemaVersion: String

    /// What kind of document it is.
    package let kind: Kind

    /// How many screens were looked at, in all their appearances, languages and type sizes.
    public let screens: Int

    /// What is wrong, the worst first.
    public let findings: [AuditFinding]

    /// What a team has accepted, with its reasons.
    public let accepted: [Accepted]

    /// Entries of the baseline that nothing was found for: they can go.
    public let outdated: [AuditBaseline.Entry]

    /// What kind of document it is.
    package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// What an audit found.
        case audit
    }

    /// Something that was found and may stay.
    public struct Accepted: Sendable, Hashable, Codable {
        /// Why it may stay.
        public let reason: String

        /// What was found.
        public let finding: AuditFinding
    }

    /// Parts what was found by what a team has accepted.
    ///
    /// - Parameter screens: How many screens were looked at.
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

/// What a team accepts of an audit's findings, each with a reason.
public struct AuditBaseline: Sendable, Hashable, Codable {
    /// What is accepted.
    public var accepted: [Entry]

    /// A list of what is accepted.
    public init(_ accepted: [Entry] = []) {
        self.accepted = accepted
    }

    /// Findings that may stay: those all members of the entry fit.
    public struct Entry: Sendable, Hashable, Codable {
        /// Which check found them.
        public var id: AuditCheck

        /// The screen they are on; absent for all.
        public var screen: ScreenName?

        /// The named state they are in; absent for all.
        public var specimen: String?

        /// The card they are in, by its id; absent for all.
        public var card: String?

        /// Where they are, as findings say it; absent for everywhere.
        public var place: String?

        /// The roles they are about: no others than these; absent for all.
        public var roles: [String]?

        /// Why they may stay.
        public var reason: String

        /// Accepts findings of a check for a reason.
        ///
        /// - Parameters:
        ///   - screen: The screen they are on; `nil` for all.
        ///   - card: The card they are in, by its id; `nil` for all.
        ///   - roles: The roles they are about, and no others; `nil` for all.
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
