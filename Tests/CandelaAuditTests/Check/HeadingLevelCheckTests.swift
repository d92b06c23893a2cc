import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct HeadingLevelCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports a skipped level`() {
        Fixture.expect(.headingLevel) {
            Fixture.words("Part").heading(level: 3)
        } besides: {
            Fixture.words("Whole").heading(level: 2)
            Fixture.words("Part").heading(level: 3)
        }
    }
}
