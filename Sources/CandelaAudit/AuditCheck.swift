/// A check of an audit; the set may grow.
///
/// Each is stated once, in the file of its code: its id, severity, rule, and whether its findings
/// depend on the language. The list of all is generated from these files.
public struct AuditCheck: RawRepresentable, Sendable, Codable, CaseIterable {
    /// The check's id in JSON.
    public let rawValue: String

    /// The severity of its findings; a warning for ids that this version does not know.
    public let severity: AuditFinding.Severity

    /// The rule that the check enforces, in one sentence; the id if this version does not know it.
    public let summary: String

    /// Whether its findings depend on the language.
    let dependsOnLanguage: Bool

    /// Creates a check from its id.
    public init(rawValue: String) {
        self = Self.known[rawValue] ?? AuditCheck(rawValue, .warning, rawValue)
    }

    /// Creates a check of this version.
    init(
        _ id: String, _ severity: AuditFinding.Severity, _ summary: String,
        dependsOnLanguage: Bool = false
    ) {
        (rawValue, self.severity, self.summary) = (id, severity, summary)
        self.dependsOnLanguage = dependsOnLanguage
    }

    /// The checks of this version by id.
    private static let known = Dictionary(
        allCases.map { ($0.rawValue, $0) }, uniquingKeysWith: { one, _ in one })
}

extension AuditCheck: Hashable {
    /// Whether both have the same id.
    public static func == (one: AuditCheck, other: AuditCheck) -> Bool {
        one.rawValue == other.rawValue
    }

    /// Hashes the id.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rawValue)
    }
}
