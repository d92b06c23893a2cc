import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import CandelaTokens
import Testing

/// The audit has no findings on the package's own screens. `.ci/check-audit` audits all specimens
/// at both contrasts, and a nightly step all journeys.
struct AuditedSpecimenTests {
    @Test(arguments: Specimen.some)
    func `passes the audit`(specimen: Specimen) throws {
        let found = Audit.findings(in: [try specimen.once().screen], of: specimen.app)
        for finding in found { Issue.record("\(finding)") }
    }

    @Test(arguments: Specimen.some)
    func `passes the audit with the other contrast`(specimen: Specimen) throws {
        let found = Audit.findings(in: [try specimen.once().contrasted], of: specimen.app)
        for finding in found { Issue.record("\(finding)") }
    }

    @Test(arguments: Journey.some)
    func `passes the audit at every step of a journey`(journey: Journey) throws {
        let found = Audit.findings(in: try journey.once().map(\.screen), of: journey.app)
        for finding in found { Issue.record("\(finding)") }
    }

    @Test(arguments: Specimen.ofEachShape, ["en", "en-XA", "ar-XB"])
    func `fits at the largest type size in every language`(
        specimen: Specimen, language: String
    ) throws {
        let screen = try specimen.made {
            $0.language = language
            $0.typeSize = .accessibility5
        }
        for finding in Audit.findings(in: [screen], of: specimen.app) { Issue.record("\(finding)") }
    }
}
