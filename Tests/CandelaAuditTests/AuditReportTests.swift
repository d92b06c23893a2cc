import CandelaAudit
import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaScreens
import CandelaTokens
import Testing

struct AuditReportTests {
    private func findings() -> [AuditFinding] {
        AuditFixture.findings(.textContrast) {
            AuditFixture.words("Faint", .surfaceSecondary)
        }
    }

    @Test func `separates accepted from open findings and lists unused entries`() {
        let found = findings()
        let fitting = AuditBaseline.Entry(
            .textContrast, card: "fixture", roles: ["color.surface-secondary", "color.surface"],
            because: "only seen in tests")
        let stale = AuditBaseline.Entry(.manyStops, because: "was long once")
        let report = AuditReport(found, of: 1, baseline: AuditBaseline([stale, fitting]))
        #expect(report.findings.isEmpty && report.outdated == [stale])
        #expect(report.accepted.map(\.reason) == ["only seen in tests"])
        let other = AuditBaseline.Entry(.textContrast, card: "another", because: "no")
        #expect(AuditReport(found, of: 1, baseline: AuditBaseline([other])).findings == found)
    }

    @Test func `merges a finding of several appearances`() {
        #expect(findings().map(\.appearances) == [[.light, .dark]])
    }

    @Test func `round-trips through JSON`() throws {
        let report = AuditReport(findings(), of: 1)
        let text = try JSONTextEncoder().encode(report)
        let back = try JSONTextDecoder().decode(AuditReport.self, from: text, file: "report")
        #expect(back == report && !report.findings.isEmpty)
    }
}
