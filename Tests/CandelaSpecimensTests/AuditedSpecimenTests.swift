import CandelaScreens
import CandelaSpecimens
import CandelaTokens
import Testing

/// An audit finds nothing on the package's own screens but what is accepted, each for a reason.
struct AuditedSpecimenTests {
    private func open(_ screens: [Screen]) -> [AuditFinding] {
        AuditReport(
            Audit.findings(in: screens), of: screens.count, baseline: Specimen.accepted
        ).findings
    }

    @Test(arguments: Specimen.all)
    func `reads, shows and is told in every appearance`(specimen: Specimen) throws {
        let screens = try specimen.once().byContrast
        let found = open([try #require(screens[false]), try #require(screens[true])])
        for finding in found { Issue.record("\(finding)") }
    }

    @Test(arguments: Specimen.ofEachShape, ["en", "en-XA", "ar-XB"])
    func `fits at the largest letters in every language`(
        specimen: Specimen, language: String
    ) throws {
        let screen = try specimen.made {
            $0.language = language
            $0.typeSize = .accessibility5
        }
        for finding in open([screen]) { Issue.record("\(finding)") }
    }

    @Test func `accepts nothing in vain`() throws {
        let screens = try Specimen.all.map { try $0.once().screen }
        let report = AuditReport(
            Audit.findings(in: screens), of: screens.count, baseline: Specimen.accepted)
        #expect(report.outdated.isEmpty)
        #expect(Specimen.accepted.accepted.allSatisfy { !$0.reason.isEmpty })
    }
}
