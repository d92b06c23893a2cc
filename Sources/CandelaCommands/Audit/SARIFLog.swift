import CandelaAudit
import CandelaElements

/// The findings of an audit in SARIF 2.1.0, the exchange format of static analysis tools.
///
/// A finding has no line of source text: its physical location is a screen's file in a dump, and
/// its logical location the element's path.
struct SARIFLog: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    struct Run: Encodable {
        let tool: ToolPart
        let columnKind = "unicodeCodePoints"
        let results: [Finding]
    }

    struct ToolPart: Encodable { let driver: Driver }

    struct Driver: Encodable {
        let name = "candela"
        let semanticVersion = Tool.version
        let rules: [Rule]
    }

    struct Message: Encodable { let text: String }

    struct Rule: Encodable {
        let id: String
        let shortDescription: Message
    }

    struct Finding: Encodable {
        let ruleId: String
        let ruleIndex: Int?
        let level: String
        let message: Message
        let locations: [Location]
        let partialFingerprints: [String: String]
        let suppressions: [Suppression]?
        let properties: AuditFinding
    }

    struct Location: Encodable {
        let physicalLocation: Physical
        let logicalLocations: [Logical]
    }

    struct Physical: Encodable {
        let artifactLocation: Artifact
    }

    struct Artifact: Encodable { let uri: String }

    struct Logical: Encodable {
        let fullyQualifiedName: String
        let kind = "element"
    }

    struct Suppression: Encodable {
        let kind = "external"
        let justification: String
    }

    init(_ report: AuditReport) {
        let rules = AuditCheck.allCases.map {
            Rule(id: $0.rawValue, shortDescription: Message(text: $0.summary))
        }
        let open = report.findings.map { Self.result($0, nil) }
        let accepted = report.accepted.map { Self.result($0.finding, $0.reason) }
        runs = [Run(tool: ToolPart(driver: Driver(rules: rules)), results: open + accepted)]
    }

    private static func result(_ finding: AuditFinding, _ reason: String?) -> Finding {
        let state = finding.specimen ?? "screen"
        let uri = "screens/\(finding.screen.rawValue)/\(state).json"
        let what = ([finding.id.rawValue, uri, finding.path] + finding.roles)
        return Finding(
            ruleId: finding.id.rawValue,
            ruleIndex: AuditCheck.allCases.firstIndex(of: finding.id),
            level: finding.severity.rawValue,
            message: Message(text: "\(finding.message). To fix it, \(finding.help)."),
            locations: [
                Location(
                    physicalLocation: Physical(artifactLocation: Artifact(uri: uri)),
                    logicalLocations: [Logical(fullyQualifiedName: uri + "#" + finding.path)])
            ],
            partialFingerprints: ["finding/v1": what.joined(separator: " ")],
            suppressions: reason.map { [Suppression(justification: $0)] }, properties: finding)
    }
}
