import CandelaAudit
import CandelaDTCG
import CandelaElements
import CandelaTokens

/// The output format of an audit.
enum AuditFormat: String, Sendable, CaseIterable {
    /// Plain text; equal findings of several states are grouped.
    case text
    /// The whole report as JSON, as `candela schema audit` describes it.
    case json
    /// SARIF 2.1.0, for code hosts and editors.
    case sarif

    func text(of report: AuditReport) throws(Failure) -> [UInt8] {
        switch self {
        case .text: Array(Self.lines(of: report).utf8)
        case .json: try Document.text(report)
        case .sarif: try Document.text(SARIFLog(report))
        }
    }

    /// The key that groups equal findings of several states.
    private struct Group: Hashable {
        let id: AuditCheck
        let screen: ScreenName
        let place: String
        let roles: [String]
    }

    private static func lines(of report: AuditReport) -> String {
        var order: [Group] = []
        var groups: [Group: [AuditFinding]] = [:]
        for finding in report.findings {
            let group = Group(
                id: finding.id, screen: finding.screen, place: finding.place, roles: finding.roles)
            if groups[group] == nil { order.append(group) }
            groups[group, default: []].append(finding)
        }
        var text = ""
        for group in order {
            guard let findings = groups[group], let first = findings.first else { continue }
            let subject = "\(first.screen.rawValue) \(first.place): \(first.message)".onOneLine
            text += "\(first.severity.rawValue): \(subject) [\(first.id.rawValue)]\n"
            let places = [states(findings), appearances(findings), reader(first)].compactMap(\.self)
            if !places.isEmpty { text += "  in \(places.joined(separator: "; ").onOneLine)\n" }
            text += "  help: \(first.help.onOneLine)\n"
        }
        return text + summary(of: report)
    }

    private static func states(_ findings: [AuditFinding]) -> String? {
        let names = Set(findings.compactMap(\.specimen)).sorted()
        guard !names.isEmpty else { return nil }
        let rest = names.count > 3 ? " and \(names.count - 3) more" : ""
        return names.prefix(3).joined(separator: ", ") + rest
    }

    private static func appearances(_ findings: [AuditFinding]) -> String? {
        let all = Set(findings.flatMap { $0.appearances ?? [] }.map(\.rawValue))
        return all.isEmpty ? nil : all.sorted().joined(separator: ", ")
    }

    /// The language and type size of a finding, each omitted if it is the default.
    private static func reader(_ finding: AuditFinding) -> String? {
        let language = finding.language == "en" ? nil : finding.language
        let size = finding.typeSize == .large ? nil : finding.typeSize.rawValue
        let parts = [language, size].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " at ")
    }

    private static func summary(of report: AuditReport) -> String {
        func count(_ severity: AuditFinding.Severity) -> Int {
            report.findings.filter { $0.severity == severity }.count
        }
        func counted(_ count: Int, _ noun: String) -> String {
            "\(count) \(noun)\(count == 1 ? "" : "s")"
        }
        let found =
            report.findings.isEmpty
            ? "nothing found"
            : [
                counted(count(.error), "error"), counted(count(.warning), "warning"),
                counted(count(.note), "note"),
            ].joined(separator: ", ")
        let accepted = report.accepted.isEmpty ? "" : ", \(report.accepted.count) accepted"
        return "\(counted(report.screens, "screen")): \(found)\(accepted)\n"
    }
}
