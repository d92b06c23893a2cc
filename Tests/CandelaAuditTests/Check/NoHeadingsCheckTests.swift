import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct NoHeadingsCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports a long screen without headings`() {
        func rows(_ count: Int) -> [Element] {
            (0..<count).map { Fixture.words("Line \($0)").element }
        }
        // The title is an accessibility element too: 25 lines are one too many.
        Fixture.expect(.noHeadings) {
            rows(25)
        } besides: {
            rows(24)
        }
    }
}
